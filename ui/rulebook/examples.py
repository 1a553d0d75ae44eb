"""The examples of the rulebook of Mexe-Mexe, in cards; many are those of the rules handed down."""

from __future__ import annotations

from game.cards import Card
from game.mexe_mexe.scores import points_of
from ui.rulebook.book import Group, Picture, melds
from ui.words import Words

Pictures = tuple[Picture, ...]
_LONG = "6H 7H 8H 9H 10H JH QH"
_HAND = "AC KD 10H 2S 3C"


def runs(say: Words) -> Pictures:
    """X10: the runs of the rules."""
    return (_melds(say, "6H 7H 8H / 10C JC QC"),)


def sets(say: Words) -> Pictures:
    """X12."""
    twice = _melds(say, "AC AD AC", "melds.suit-twice", valid=False)
    return (_melds(say, "AC AD AS"), twice)


def fours(say: Words) -> Pictures:
    """X16-X18: the fours of the rules."""
    return (_melds(say, "6S 7S 8S 9S / KC KD KS KH"),)


def long_runs(say: Words) -> Pictures:
    """X20, X21."""
    return (
        _melds(say, "AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH", "melds.all-fourteen"),
        _melds(say, "KH AH 2S", "melds.two-for-queen"),
        _melds(say, "KH AH 2H 3H", "melds.round-the-corner", valid=False),
    )


def wild_in_set(say: Words, *, valid: bool) -> Pictures:
    """X15."""
    return (_melds(say, "AC AD 2S", valid=valid),)


def full(say: Words) -> Pictures:
    """X19."""
    return (_melds(say, "KC KD KS KH KC", "melds.five-kings", valid=False),)


def wilds(say: Words) -> Pictures:
    """X9-X11, X13: the third run of the rules, and curingas at the end and in the middle."""
    return (
        _melds(say, "5D 2S 6D", "melds.four-or-seven"),
        _melds(say, "5C 2D 7C / 6H 7H 8H 2C", "melds.middle-or-end"),
    )


def two_twos(say: Words) -> Pictures:
    """X22."""
    return (
        _melds(say, "AH 2H 3H / AH 2S 3H", "melds.own-place"),
        _melds(say, "2H 3H 4H 2S 6H", "melds.two-twos", valid=False),
    )


def into_three(say: Words) -> Picture:
    """X28, X29: the first rearrangement of the rules."""
    return _moved(say, (_LONG, "8H 10H"), ("6H 7H 8H / 8H 9H 10H / 10H JH QH", ""))


def with_wild(say: Words) -> Picture:
    """X30: the same with a curinga."""
    return _moved(say, (_LONG, "8H 2S"), ("6H 7H 8H / 8H 9H 10H / 2S JH QH", ""))


def into_two(say: Words) -> Picture:
    """X31: the second rearrangement of the rules."""
    return _moved(say, (_LONG, "8H"), ("6H 7H 8H / 8H 9H 10H JH QH", ""))


def exchange(say: Words) -> Picture:
    """X33: the exchange of the rules."""
    return _moved(say, ("6D 7D 2S 9D 10D", "8D"), ("6D 7D 8D 9D 10D", "2S"))


def exchange_end(say: Words) -> Picture:
    """X33, a curinga at the end."""
    return _moved(say, ("6H 7H 8H 2C", "9H"), ("6H 7H 8H 9H", "2C"))


def counted(say: Words) -> Picture:
    """X36-X40: a hand and what it counts."""
    points = [points_of(Card.parse(text)) for text in _HAND.split()]
    text = f"{' + '.join(map(str, points))} = {sum(points)}"
    return Picture((Group(melds(_HAND), say("melds.in-hand")),), text)


def _melds(say: Words, text: str, key: str | None = None, *, valid: bool = True) -> Picture:
    """Melds that are valid, or are not."""
    return Picture((Group(melds(text)),), say(key) if key else "", valid)


def _moved(say: Words, before: tuple[str, str], after: tuple[str, str]) -> Picture:
    """Table and hand before and after."""
    places = ("melds.on-table", "melds.in-hand", "melds.then-on-table", "melds.then-in-hand")
    groups = (
        Group(melds(cards), say(place))
        for place, cards in zip(places, (*before, *after), strict=True)
        if cards
    )
    return Picture(tuple(groups))
