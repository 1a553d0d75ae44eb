"""Tests of the engine: plain Python, without files or processes, so that they run in the browser too."""
