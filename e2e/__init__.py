"""Tests and measurements in real browsers."""
