"""Properties that hold for everything that Hypothesis can think of; not for the browser."""
