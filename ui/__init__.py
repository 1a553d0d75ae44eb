"""The table that a person sees and touches."""
