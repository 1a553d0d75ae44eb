"""The tests: they mirror the tree, and names or docstrings cite the rule that a test proves."""
