"""The options of the house, one by one, each with it and without."""
