"""Tests of what can be tested of the user interface without a browser."""
