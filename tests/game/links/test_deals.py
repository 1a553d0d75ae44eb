"""Numbered deals: a number, a seed, and back."""

from __future__ import annotations

import pytest

from game.links.deals import MOST, deal_of_the_day, number_of, seed_of


@pytest.mark.parametrize("number", [0, 1, 17, 20261130, MOST])
def test_a_number_comes_back_from_its_seed(number: int) -> None:
    assert number_of(seed_of(number)) == number


@pytest.mark.parametrize("number", [-1, MOST + 1])
def test_there_are_no_other_deals(number: int) -> None:
    with pytest.raises(ValueError, match="numbered"):
        seed_of(number)


@pytest.mark.parametrize(
    "seed", ["", "17", "deal", "deal 01", "deal ٣", f"deal {MOST + 1}", "deal 1\n"]
)
def test_other_seeds_have_no_number(seed: str) -> None:
    assert number_of(seed) is None


def test_every_day_has_a_deal_of_its_own() -> None:
    assert deal_of_the_day(2026, 1, 11) != deal_of_the_day(2026, 11, 1)
    assert deal_of_the_day(9999, 12, 31) <= MOST
