"""Tests of Mexe-Mexe; names begin with the id of the rule or golden turn."""
