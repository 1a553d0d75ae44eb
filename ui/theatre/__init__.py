"""The theatre: a game that was played is shown again, move by move."""
