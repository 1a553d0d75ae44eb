"""Melds, verdicts and problems in words."""

from __future__ import annotations

from collections.abc import Iterable

from game.cards import Card, Face, Rank
from game.mexe_mexe.turn import Reason
from game.mexe_mexe.verdict import Flaw, Kind, Verdict
from ui.words import Words

FULL_SET = 4


def card_text(words: Words, card: Card, verdict: Verdict) -> str:
    """``2 de paus, curinga, vale 7 de ouros``; any other card as it is."""
    if card is not verdict.wild:
        return words.card(card)
    if verdict.stands_for is None:
        return words("mexe.wild", card=words.card(card))
    return words("mexe.stands-for", card=words.card(card), face=words.card(verdict.stands_for))


def listed_text(words: Words, card: Card, verdict: Verdict) -> str:
    """The same where two indices are all that is seen of a curinga: first these, as they lie.

    ``2 7, curinga de paus, vale 7 de ouros``: who calls controls by what is seen says the indices.
    """
    stands = verdict.stands_for
    if card is not verdict.wild or stands is None:
        return card_text(words, card, verdict)
    assert card.suit
    indices = f"{card.rank.value} {stands.rank.value}"
    suit, face = words.suit(card.suit), words.card(stands)
    return words("mexe.stands-for-listed", indices=indices, suit=suit, face=face)


def meld_text(words: Words, verdict: Verdict) -> str:
    """``sequência de copas, de 6 a 8``; cards that are no meld one by one."""
    if verdict.kind is None:
        return words.cards(verdict.cards)
    if verdict.kind is Kind.SET:
        rank = next((card.rank for card in verdict.cards if card.rank is not Rank.TWO), Rank.TWO)
        return words(f"mexe.told.{kind_key(verdict)}", rank=words.rank(rank))
    first, *_, last = (_face(card, verdict) for card in verdict.cards)
    suit = next(card.suit for card in verdict.cards if card is not verdict.wild)
    assert suit
    values = {"suit": words.suit(suit), "first": words.rank(first), "last": words.rank(last)}
    if verdict.wild is None:
        return words("mexe.told.run", **values)
    return words("mexe.told.run-wild", **values, wild=words.card(verdict.wild))


def _face(card: Card, verdict: Verdict) -> Rank:
    return verdict.stands_for.rank if card is verdict.wild and verdict.stands_for else card.rank


def kind_key(verdict: Verdict) -> str:
    """``run``, or ``set3`` and ``set4``, which have names of their own."""
    if verdict.kind is Kind.RUN:
        return "run"
    return "set4" if len(verdict.cards) == FULL_SET else "set3"


def verdict_text(words: Words, verdict: Verdict) -> str:
    """The verdict in a word or two: ``sequência``, ``falta 1``, ``copas repetido``."""
    if verdict.flaw is None:
        return words(f"mexe.kind.{kind_key(verdict)}")
    if verdict.lacking:
        return words("mexe.lacking", n=verdict.lacking)
    return words(f"mexe.flaw.{verdict.flaw.value}", suit=_fault_suit(words, verdict))


def _fault_suit(words: Words, verdict: Verdict) -> str:
    suit = verdict.fault[0].suit if verdict.fault else None
    return words.suit(suit) if suit else ""


def flaw_text(words: Words, verdict: Verdict) -> str:
    """What a meld lacks, or what is wrong with it, by its cards."""
    assert verdict.flaw
    if verdict.lacking and verdict.lacking == len(verdict.missing):
        return words("mexe.missing.gap", cards=words.cards(verdict.missing))
    if verdict.lacking:
        return words("mexe.missing.short", n=verdict.lacking)
    return problem_text(words, verdict.flaw, verdict.fault)


def problem_text(words: Words, reason: Reason | Flaw, cards: Iterable[Card | Face]) -> str:
    """Why something cannot be done, as a sentence."""
    about = tuple(cards)
    told = words.cards(about) if about else ""
    if isinstance(reason, Flaw):
        return words(f"mexe.flawed.{reason.value}", cards=told)
    return words(f"mexe.refused.{reason.value}", cards=told, n=len(about))
