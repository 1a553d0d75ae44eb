"""Bots: a view and a stream of chance in, an intent out. A bot never sees a state.

Which game has which bots is told in ``game.games``; each bot is imported only where it plays.
"""
