"""Carteado's engine: the rules of the games, pure Python, no clock, no input or output.

One way through the house: an *intent* is judged into a *ruling*, whose *events* evolve the *state*,
of which each seat is given a *view*. The same package runs in the browser and under plain CPython.
"""
