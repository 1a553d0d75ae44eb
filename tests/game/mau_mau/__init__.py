"""Tests of Mau-Mau, written from the rulebook (M1-M20, S1-S31 and the decisions between them)."""
