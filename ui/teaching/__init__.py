"""Lessons: a first hand of each game that teaches by doing, on a deal that is always the same."""
