"""The automaton of open runs: what of one suit is under way between two places.

Sweep the places of a run from 1 (the low ace) to 14 (the high ace). After each place a suit is in a
*state*: the multiset of its runs that are still open, of which only this matters (van Rijn, Takes
and Vis sweep Rummikub by value over just such states; runs from ace to ace with at most one curinga
need a few kinds more):

=====  ====================================================  ==========
``1``  one natural card so far                               needs more
``2``  two natural cards                                     needs more
``3``  three or more natural cards and no curinga            may close
``x``  one natural card and the curinga                      needs more
``w``  three or more cards, the curinga among them           may close
=====  ====================================================  ==========

A state is a sorted string of these letters; the empty one is both start and end. At a place each
open run takes a natural card, takes its curinga (which stands for the card of that place) or
closes; what natural cards remain open new runs. A run never opens with its curinga: laid at the
other end it is the same meld, and where there is no other end, behind the high ace, ``suits.py``
puts it in front.

*Dominance.* Whoever assumes that a superfluous curinga finds room somewhere (see ``solve.py``)
wants as few as possible used, and may drop every state that another one *covers*: all that can
still be built from the covered state can be built from the covering one. For two packs some forty
states remain. The ``strict`` automaton drops nothing and counts curingas exactly.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import permutations, product

NATURAL = {"1": "2", "2": "3", "3": "3", "x": "w", "w": "w"}
"""What an open run is after a natural card."""
WILD = {"1": "x", "2": "w", "3": "w"}
"""What it is after its curinga."""
CLOSABLE = frozenset("3w")

_AS_GOOD_AS = {"1": "1", "2": "12x", "3": "123xw", "x": "x", "w": "xw"}
"""Which kinds of runs a kind can stand in for, whatever comes."""

Action = str
"""What an open run does at a place: ``N`` takes a natural card, ``W`` the curinga, ``X`` closes."""


@cache
def covers(better: str, worse: str) -> bool:
    """Whether a state can do all that another can; runs that are too many must be closable."""
    if better == worse:
        return True
    if len(better) < len(worse):
        return False
    for chosen in permutations(range(len(better)), len(worse)):
        if all(kind in _AS_GOOD_AS[better[at]] for at, kind in zip(chosen, worse, strict=True)):
            left = (kind for at, kind in enumerate(better) if at not in chosen)
            if all(kind in CLOSABLE for kind in left):
                return True
    return False


class Automaton:
    """States by number, and the steps among them, found as they are asked for."""

    def __init__(self, *, strict: bool) -> None:
        self.strict = strict
        self.states = [""]
        self._number = {"": 0}
        self._steps: dict[tuple[int, int], tuple[tuple[int, int], ...]] = {}
        self._actions: dict[tuple[int, int, int, int], tuple[Action, ...]] = {}
        self._options: dict[tuple[int, int, int, int, int], tuple[Option, ...]] = {}

    def number(self, state: str) -> int:
        """The number of a state."""
        if state not in self._number:
            self._number[state] = len(self.states)
            self.states.append(state)
        return self._number[state]

    def steps(self, state: int, naturals: int) -> tuple[tuple[int, int], ...]:
        """All ``(next state, curingas used)`` when so many natural cards of a place go to runs."""
        key = (state, naturals)
        if key not in self._steps:
            self._steps[key] = self._find_steps(state, naturals)
        return self._steps[key]

    def actions(self, state: int, naturals: int, after: int, wilds: int) -> tuple[Action, ...]:
        """What each open run does in a step of ``steps``; further naturals open runs."""
        return self._actions[state, naturals, after, wilds]

    def _find_steps(self, state: int, naturals: int) -> tuple[tuple[int, int], ...]:
        found: dict[tuple[str, int], tuple[Action, ...]] = {}
        kinds = self.states[state]
        can = ["N" + "W" * (kind in WILD) + "X" * (kind in CLOSABLE) for kind in kinds]
        for actions in product(*can):
            opened = naturals - actions.count("N")
            if opened < 0:
                continue
            after = "1" * opened
            for kind, action in zip(kinds, actions, strict=True):
                after += {"N": NATURAL, "W": WILD}[action][kind] if action != "X" else ""
            found.setdefault(("".join(sorted(after)), actions.count("W")), actions)
        steps = sorted(found, key=lambda step: step[1])
        if not self.strict:
            steps = [step for step in steps if not any(_beats(other, step) for other in steps)]
        for after, wilds in steps:
            self._actions[state, naturals, self.number(after), wilds] = found[after, wilds]
        return tuple((self.number(after), wilds) for after, wilds in steps)

    def options(
        self, state: int, table: int, cards: int, mask: int, most: int
    ) -> tuple[Option, ...]:
        """All that can be done at a place with ``cards`` cards, of which ``table`` must be laid.

        ``mask`` has a bit for each number of them that may go to sets; at most ``most`` curingas
        are used. Each option is ``(to sets, next state, curingas used, hand cards laid)``.
        """
        key = (state, table, cards, mask, min(most, len(self.states[state])))
        if key not in self._options:
            found: list[Option] = []
            for to_sets in range(cards + 1):
                if mask >> to_sets & 1:
                    found += self._options_beside(to_sets, state, table, cards, most)
            self._options[key] = tuple(found)
        return self._options[key]

    def _options_beside(
        self, to_sets: int, state: int, table: int, cards: int, most: int
    ) -> list[Option]:
        options = [
            (to_sets, after, wilds, used - table)
            for used in range(max(table, to_sets), cards + 1)
            for after, wilds in self.steps(state, used - to_sets)
            if wilds <= most
        ]
        if self.strict or len(options) < 2:
            return options
        return [it for it in options if not any(self._better(other, it) for other in options)]

    def _better(self, one: Option, two: Option) -> bool:
        """Whether an option makes another with as many cards to sets superfluous."""
        return (
            one[2] <= two[2]
            and one[3] >= two[3]
            and one != two
            and covers(self.states[one[1]], self.states[two[1]])
            and (
                one[2:] != two[2:]
                or one[1] < two[1]
                or not covers(self.states[two[1]], self.states[one[1]])
            )
        )


Option = tuple[int, int, int, int]


def _beats(one: tuple[str, int], two: tuple[str, int]) -> bool:
    """Whether a step makes another superfluous; of two equally good ones the lesser stays."""
    if one == two or one[1] > two[1] or not covers(one[0], two[0]):
        return False
    return one[1] < two[1] or one[0] < two[0] or not covers(two[0], one[0])


@lru_cache(maxsize=2)
def automaton(*, strict: bool) -> Automaton:
    """The automaton; there are two."""
    return Automaton(strict=strict)
