"""Tables with a name: options that belong together.

>>> PRESETS["family"].block_misplays
True
"""

from __future__ import annotations

from game.mau_mau.effects import Effect, Effects, Kind
from game.mau_mau.options import Options

ORIGINAL = Options()
"""The rules as they were handed down: every decision of the rulebook (see ``judge``)."""

FAMILY = Options(free_drawing=True, block_misplays=True, calling=True)
"""For a table with children: nobody is punished for a wrong card, anybody may draw, and everybody
watches for a forgotten "mau-mau"."""

QUICK = Options(
    hand_size=5,
    jokers=False,
    must_play_drawn=True,
    debtors_stay=False,
    reverse_of_two_goes_on=True,
)
"""For a short break. Five cards are gone sooner than seven; without JOKERs nobody draws 5, 10 or
15, and those were the long rounds; what one draws and can play is played; whoever owes may still go
out; and with two players one more card lets its player go on.

Rounds of four bots of the kind "simple" took 56 turns in the median with the original rules, and
one in ten more than 121; with these it is 29 and 60 (300 rounds each; with two bots 42 and 25).
"""

CRAZY_EIGHTS = Options(
    hand_size=5,
    jokers=False,
    effects=Effects.of(
        ACE=Effect(Kind.REVERSE),
        TWO=Effect(Kind.HARD_DRAW, 2),
        EIGHT=Effect(Kind.WILD),
        QUEEN=Effect(Kind.SKIP),
    ),
    draw_until_playable=True,
    block_misplays=True,
)
"""Crazy Eights with its common action cards.

Source: Britannica, "crazy eights" (britannica.com/topic/crazy-eights): five cards from a double
pack of 104 when more than two play; an 8 that is turned up first is buried; an 8 goes on anything
and names a suit. That one draws until a card fits, and the action cards, are what collections of
its variations commonly name: a Q skips, an A reverses, a 2 makes the next player draw two unless
he adds another 2. The sources know no penalty for a wrong card. Two players get five cards here
too, where Britannica deals them seven; and M19, the identical card, is ours.
"""

TSCHAU_SEPP = Options(
    hand_size=5,
    packs=1,
    jokers=False,
    effects=Effects.of(
        SEVEN=Effect(Kind.SOFT_DRAW, 2),
        EIGHT=Effect(Kind.SKIP),
        JACK=Effect(Kind.WILD),
    ),
    must_play_drawn=True,
    block_misplays=True,
)
"""Tschau Sepp, the Swiss game.

Source: jassen.ch, "Tschau Sepp" (jassen.ch/jassen-lernen/jassarten-schweiz/tschau-sepp.html), for
two to five: five cards each; a Bauer (our J) goes on anything and names a suit; a 7 makes the next
player take two cards, and nothing is said of losing the turn; an 8 skips; without a card that fits
one draws one, and lays it at once if it fits. It is played with the 36 cards of the Jass, and here
with one pack of 52; that a 7 may be answered with a 7 or put off (M6, M8) is ours.
"""

PRESETS = {
    "original": ORIGINAL,
    "family": FAMILY,
    "quick": QUICK,
    "crazy-eights": CRAZY_EIGHTS,
    "tschau-sepp": TSCHAU_SEPP,
}
"""The presets by name, in the order in which they are offered."""
