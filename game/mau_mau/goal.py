"""What the cards left in a hand count, and when a match is over (MATCH)."""

from __future__ import annotations

from collections.abc import Iterable

from game.cards import RANKS, Card, Rank
from game.mau_mau.options import Goal, GoalKind
from game.seats import Seat

_COURT = 15
_VALUES = {
    **{rank: index + 1 for index, rank in enumerate(RANKS)},
    Rank.ACE: 20,
    Rank.JACK: _COURT,
    Rank.QUEEN: _COURT,
    Rank.KING: _COURT,
    Rank.JOKER: 25,
}


def hand_value(cards: Iterable[Card]) -> int:
    """A 20, J Q K 15, JOKER 25, the others their face value.

    >>> hand_value(map(Card.parse, ("AH", "10C", "KD", "XR")))
    70
    """
    return sum(_VALUES[card.rank] for card in cards)


def match_winners(
    goal: Goal, rounds: int, won: tuple[int, ...], points: tuple[int, ...]
) -> tuple[Seat, ...]:
    """Who has won the match after so many rounds; nobody while it goes on. Ties share."""
    match goal.kind:
        case GoalKind.ROUNDS:
            return ()
        case GoalKind.BEST_OF:
            most = max(won)
            over = 2 * most > goal.number or rounds >= goal.number
            return _seats_with(most, won) if over else ()
        case GoalKind.POINTS:
            return _seats_with(min(points), points) if max(points) >= goal.number else ()


def _seats_with(number: int, numbers: tuple[int, ...]) -> tuple[Seat, ...]:
    return tuple(seat for seat, its in enumerate(numbers) if its == number)
