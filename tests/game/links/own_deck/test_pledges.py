"""Pledges: a value can be checked by the one before it, and decks follow from everybody's."""

from __future__ import annotations

import pytest

from game.links.own_deck.pledges import (
    MOST_ROUNDS,
    PLEDGED,
    SALT,
    Pledge,
    common_seed,
    deck_seed,
)

ANA, BETO = (bytes([number]) * 16 for number in (1, 2))


def test_values_stay_for_ever() -> None:
    """What was pledged yesterday must be checked by the program of tomorrow."""
    assert Pledge.of(ANA, PLEDGED).value.hex() == PLEDGE
    pledges = [Pledge.of(secret, SALT) for secret in (ANA, BETO)]
    assert common_seed(pledges) == COMMON
    assert deck_seed(pledges, Pledge.of(ANA, SALT + 1).value, 1, 0) == DECK


PLEDGE = "bb7d167da7016a97dbd12b08340c5187f3b8e5c70639e9c9"
COMMON = "83482aeedae4b260666b290bfa98e3461ec85f81f020b0e881ed25ce058f9b25"
DECK = "c9002973491005a1c332e2c91556e1b79c1be0fb7b6d7abb06d18023d9e6c6c5"


@pytest.mark.parametrize("older", [PLEDGED, SALT, 2, MOST_ROUNDS])
def test_a_newer_value_proves_the_older_ones_and_no_others(older: int) -> None:
    newer = Pledge.of(ANA, SALT + MOST_ROUNDS)
    assert newer.extends(Pledge.of(ANA, older))
    assert newer.extends(newer)
    assert not Pledge.of(ANA, older).extends(newer)
    assert not newer.extends(Pledge.of(BETO, older))
    assert not newer.extends(Pledge(older, Pledge.of(ANA, older + 1).value))


def test_secrets_are_long_and_rounds_are_counted() -> None:
    with pytest.raises(ValueError, match="can be guessed"):
        Pledge.of(ANA[1:], SALT)
    for level in (-1, SALT + MOST_ROUNDS + 1):
        with pytest.raises(ValueError, match="no level"):
            Pledge.of(ANA, level)


def test_every_salt_changes_every_deck_and_each_deck_is_another() -> None:
    salts = [Pledge.of(secret, SALT + 1) for secret in (ANA, BETO)]
    others = [salts[0], Pledge.of(bytes(16), SALT + 1)]
    secret = Pledge.of(ANA, SALT + 2).value
    decks = [
        deck_seed(pledges, secret, number, seat)
        for pledges in (salts, others, salts[::-1])
        for number in (1, 2)
        for seat in (0, 1)
    ]
    assert len(set(decks)) == len(decks)
    assert common_seed(salts) != common_seed(others)
