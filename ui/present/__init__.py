"""What is shown, as plain trees: the parts and screens that all games share. Pure."""
