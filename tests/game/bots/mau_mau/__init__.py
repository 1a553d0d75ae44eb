"""Tests of Mau-Mau's bots."""
