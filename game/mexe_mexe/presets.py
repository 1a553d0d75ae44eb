"""Tables with a name: options that belong together.

>>> PRESETS["quick"].limit
100
"""

from __future__ import annotations

from game.mexe_mexe.options import Options, Returns

ORIGINAL = Options()
"""The rules as they were handed down: every decision of the rulebook (see ``judge``)."""

FAMILY = Options(wild_in_sets=True, may_discard_taken=True)
"""For a table with children: a curinga goes anywhere, and whoever has taken a card from the discard
pile and finds no place for it may throw it back."""

QUICK = Options(hand_size=7, limit=100, returns=Returns.NEVER)
"""For an hour. Fewer cards to arrange, half the points, and who is eliminated is out for good.

Matches of four bots of the kind "simple" took 15 rounds and 219 turns in the median with the
original rules, and with these 8 rounds and 114 turns (25 matches each).
"""

PRESETS = {"original": ORIGINAL, "family": FAMILY, "quick": QUICK}
"""The presets by name, in the order in which they are offered."""
