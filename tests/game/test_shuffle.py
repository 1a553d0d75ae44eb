"""The shuffle: as its module documents it, in an implementation of its own here, and fair."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from itertools import islice
from struct import unpack

import pytest

from game.cards import deck
from game.shuffle import Stream, shuffled


def words(seed: str, label: str) -> Iterator[int]:
    """The documented stream of words."""
    block = 0
    while True:
        text = b"carteado shuffle 1\x00" + seed.encode("utf-8") + b"\x00" + label.encode("utf-8")
        yield from unpack(">8I", sha256(text + b"\x00" + bytes((0, 0, 0, block))).digest())
        block += 1


def fair(stream: Iterator[int], limit: int) -> int:
    """The documented fair number."""
    most = limit * (2**32 // limit)
    return next(word for word in stream if word < most) % limit


def documented_shuffle(items: list[str], seed: str, label: str) -> list[str]:
    """The documented shuffle."""
    stream, order = words(seed, label), items.copy()
    for last in reversed(range(1, len(order))):
        other = fair(stream, last + 1)
        moved = order[last]
        order[last] = order[other]
        order[other] = moved
    return order


@pytest.mark.parametrize(
    ("seed", "label"),
    [("", ""), ("a seed", "deal 1"), ("ção ♥", "reshuffle 1 2"), ("0" * 200, "x")],
)
def test_the_words_are_those_documented(seed: str, label: str) -> None:
    stream = Stream(seed, label)
    assert [stream.word() for _ in range(100)] == list(islice(words(seed, label), 100))


def test_known_words() -> None:
    """Computed once with other tools: they must never change."""
    stream = Stream("a seed", "deal 1")
    first = sha256(b"carteado shuffle 1\0a seed\0deal 1\0\0\0\0\0").hexdigest()
    assert "".join(f"{stream.word():08x}" for _ in range(8)) == first
    assert first == "2b694a8e9ba9b51e2e2a8e21914d28f0d5559319e7bdc4bfdbe033cd9ca628cc"


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 54, 108, 2**31 + 1, 2**32])
def test_numbers_are_those_documented(limit: int) -> None:
    stream, documented = Stream("numbers", str(limit)), words("numbers", str(limit))
    numbers = [stream.below(limit) for _ in range(40)]
    assert numbers == [fair(documented, limit) for _ in range(40)]
    assert all(0 <= number < limit for number in numbers)


def test_unfair_words_are_thrown_away() -> None:
    """Below 2^31 + 1 almost half of the words are too large; ``word mod n`` would favour 0."""
    limit = 2**31 + 1
    stream, taken = Stream("unfair", "words"), 200
    numbers = [stream.below(limit) for _ in range(taken)]
    plain = list(islice(words("unfair", "words"), 1000))
    assert numbers == [word for word in plain if word < limit][:taken]
    assert numbers != [word % limit for word in plain][:taken]


@pytest.mark.parametrize("seed", ["", "a seed", "outra semente", "♣♦♥♠"])
def test_the_shuffle_is_the_one_documented(seed: str) -> None:
    cards = [card.text for card in deck(packs=2, jokers=True)]
    assert list(shuffled(cards, Stream(seed, "deal 1"))) == documented_shuffle(
        cards, seed, "deal 1"
    )


def test_a_known_shuffle() -> None:
    """Computed once: the same deal on every Python, for ever."""
    order = " ".join(map(str, shuffled(deck(packs=2, jokers=True), Stream("a seed", "deal 1"))))
    assert (
        sha256(order.encode()).hexdigest()
        == "d15fd1a9c55d0c39949b924b9b5476f63eeab0ea248ceb3dc7d784297334ac93"
    )
    assert order.startswith("9S 5H 3Sb QCb 10Cb 3C 3D JD")


def test_nothing_is_lost_and_the_items_stay() -> None:
    cards = deck(packs=2, jokers=True)
    order = shuffled(cards, Stream("any", "deal"))
    assert sorted(map(str, order)) == sorted(map(str, cards))
    assert order != cards == deck(packs=2, jokers=True)


def test_short_rows() -> None:
    assert shuffled((), Stream("s", "l")) == ()
    assert shuffled("A", Stream("s", "l")) == ("A",)


def test_seed_and_label_keep_streams_apart() -> None:
    orders = {
        shuffled(range(30), Stream(seed, label))
        for seed in ("a", "b", "")
        for label in ("deal 1", "deal 2", "reshuffle 1 1")
    }
    assert len(orders) == 9


def test_a_stream_goes_on_where_it_was() -> None:
    stream = Stream("a", "b")
    first, second = shuffled(range(30), stream), shuffled(range(30), stream)
    assert first != second
    assert shuffled(range(30), Stream("a", "b")) == first


def test_every_order_is_about_equally_likely() -> None:
    """24 orders, 12,000 shuffles: chi-squared with 23 degrees stays below its 99.9 % bound."""
    counts = Counter(shuffled("ABCD", Stream(str(n), "fair")) for n in range(12_000))
    assert len(counts) == 24
    assert sum((count - 500) ** 2 / 500 for count in counts.values()) < 49.7


def test_every_card_is_about_equally_likely_to_come_first() -> None:
    stream = Stream("first", "cards")
    counts = Counter(shuffled(range(54), stream)[0] for _ in range(5_400))
    assert len(counts) == 54
    assert sum((count - 100) ** 2 / 100 for count in counts.values()) < 90.6


def test_choice_takes_each_about_equally_often() -> None:
    stream = Stream("choice", "of three")
    counts = Counter(stream.choice("ABC") for _ in range(3_000))
    assert set(counts) == set("ABC")
    assert sum((count - 1_000) ** 2 / 1_000 for count in counts.values()) < 13.8
