"""The rulebook of Mexe-Mexe: every option rewrites it, and its pictures are true."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any

import pytest

from game.cards import Card, Face, Rank
from game.mexe_mexe import judge as judge_module
from game.mexe_mexe.melds import explain
from game.mexe_mexe.options import HAND_SIZES, LIMITS, Options, Returns
from game.mexe_mexe.presets import PRESETS
from game.mexe_mexe.scores import points, points_of
from game.mexe_mexe.verdict import Flaw
from tests.ui.test_rulebook import ENGLISH, WORDS, clauses, text_of
from ui.present.rulebook import present_rulebook
from ui.rulebook import rulebook
from ui.rulebook.book import Cards, Picture
from ui.words import Words

CHANGED: dict[str, Any] = {
    "hand_size": 7,
    "packs": 3,
    "reshuffles": 1,
    "limit": 100,
    "returns": Returns.ONCE,
}
"""Another value for each option that is more than yes or no."""
ALL_RULES = {f"X{number}" for number in range(1, 47)}


def changed(name: str) -> Options:
    value: Any = CHANGED[name] if name in CHANGED else not getattr(Options(), name)
    return replace(Options(), **{name: value})


def pictures(options: Options, rule: str = "") -> Iterator[Picture]:
    """The pictures of the rulebook, or of one rule."""
    for chapter in rulebook(options, ENGLISH):
        for clause in chapter.clauses:
            if not rule or rule in clause.rules:
                yield from clause.pictures


def shown(options: Options, rule: str) -> list[list[str]]:
    """The melds of the first picture on a rule, group by group."""
    picture = next(pictures(options, rule))
    return [[" ".join(map(str, meld)) for meld in group.melds] for group in picture.groups]


def meld_of(faces: Cards) -> tuple[Card, ...]:
    """Cards of these faces, of another pack where a face is there twice."""
    seen: Counter[Face] = Counter()
    cards = []
    for face in faces:
        cards.append(Card.parse(f"{face}{('', 'b', 'c')[seen[face]]}"))
        seen[face] += 1
    return tuple(cards)


# ---- options ------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", WORDS)
@pytest.mark.parametrize("name", [field.name for field in fields(Options)])
def test_every_option_rewrites_the_text_both_ways(name: str, words: Words) -> None:
    usual = text_of(rulebook(Options(), words))
    there = changed(name)
    assert text_of(rulebook(there, words)) != usual
    back = replace(there, **{name: getattr(Options(), name)})
    assert text_of(rulebook(back, words)) == usual


@pytest.mark.parametrize("words", WORDS)
def test_every_value_is_told(words: Words) -> None:
    def told(name: str, *values: Any) -> int:
        tables = (replace(Options(), **{name: value}) for value in values)
        return len({text_of(rulebook(table, words)) for table in tables})

    assert told("hand_size", *HAND_SIZES) == len(HAND_SIZES)
    assert told("packs", None, 1, 2, 3) == 4
    assert told("reshuffles", *range(10)) == 10
    assert told("limit", *LIMITS) == len(LIMITS)
    assert told("returns", *Returns) == len(Returns)


@pytest.mark.parametrize(
    ("name", "rule", "usual", "other"),
    [
        ("hand_size", "X3", "11 cards", "7 cards"),
        ("packs", "X4", "two packs", "with 3 packs"),
        ("wild_in_sets", "X15", "No wild card", "may stand for a missing suit"),
        ("may_discard_taken", "X26", "does not go back", "may be discarded again"),
        ("go_out_needs_discard", "X24", "go out without one", "for going out too"),
        ("reshuffles", "X34", "at most 3 times", "once a round"),
        ("limit", "X42", "200 points", "100 points"),
        ("limit", "X43", "205, 150 and 110", "105, 50 and 10"),
        ("limit", "X46", "below 200", "below 100"),
        ("returns", "X45", "as often as you like", "only once"),
    ],
)
def test_an_option_stands_where_its_rule_is(name: str, rule: str, usual: str, other: str) -> None:
    before, there = clauses(Options(), rule), clauses(changed(name), rule)
    assert usual in before
    assert usual not in there
    assert other in there
    assert other not in before


def test_curingas_in_sets_can_be_exchanged_where_they_are() -> None:
    assert "A set gives up its wild card" in clauses(Options(wild_in_sets=True), "X33")
    assert "A set gives up its wild card" not in clauses(Options(), "X33")


def test_without_reshuffles_or_returns_nothing_more_is_told_of_them() -> None:
    assert "shuffled" not in clauses(Options(reshuffles=0), "X34")
    never = Options(returns=Returns.NEVER)
    assert clauses(never, "X43") == clauses(never, "X45") == ENGLISH("melds.no-return")


# ---- pictures -----------------------------------------------------------------------------------


@pytest.mark.parametrize("wild_in_sets", [False, True])
def test_what_is_said_to_be_valid_is_and_nothing_else(*, wild_in_sets: bool) -> None:
    options = Options(wild_in_sets=wild_in_sets)
    about = [picture for picture in pictures(options) if picture.valid is not None]
    assert {picture.valid for picture in about} == {True, False}
    for picture in about:
        for group in picture.groups:
            for meld in group.melds:
                assert explain(meld_of(meld), options).valid is picture.valid, meld


@pytest.mark.parametrize("rule", ["X28", "X30", "X31", "X33"])
def test_moves_lose_no_card_and_leave_melds(rule: str) -> None:
    for picture in pictures(Options(), rule):
        before, after = picture.groups[:2], picture.groups[2:]
        cards = [
            Counter(face for group in groups for meld in group.melds for face in meld)
            for groups in (before, after)
        ]
        assert cards[0] == cards[1]
        for meld in (*before[0].melds, *after[0].melds):
            assert explain(meld_of(meld), Options()).valid


def test_the_examples_of_the_rules_are_there() -> None:
    usual = Options()
    assert shown(usual, "X10") == [["6H 7H 8H", "10C JC QC"]]
    assert shown(usual, "X9") == [["5D 2S 6D"]]
    assert shown(usual, "X16") == [["6S 7S 8S 9S", "KC KD KS KH"]]
    long = ["6H 7H 8H 9H 10H JH QH"]
    assert shown(usual, "X28") == [long, ["8H 10H"], ["6H 7H 8H", "8H 9H 10H", "10H JH QH"]]
    assert shown(usual, "X31") == [long, ["8H"], ["6H 7H 8H", "8H 9H 10H JH QH"]]
    run = "6D 7D {} 9D 10D"
    assert shown(usual, "X33") == [[run.format("2S")], ["8D"], [run.format("8D")], ["2S"]]


def test_points_are_those_that_the_engine_counts() -> None:
    (picture,) = pictures(Options(), "X39")
    (hand,) = picture.groups[0].melds
    assert picture.text == "20 + 15 + 10 + 25 + 3 = 73"
    assert points(meld_of(hand)) == 73
    assert "count 15 each" in clauses(Options(), "X38")
    for rank in (Rank.JACK, Rank.QUEEN, Rank.KING):
        assert points_of(Card.parse(f"{rank.value}C")) == 15


# ---- rules and the screen -----------------------------------------------------------------------


@pytest.mark.parametrize("returns", Returns)
def test_every_rule_is_told(returns: Returns) -> None:
    told = [
        rule
        for chapter in rulebook(Options(returns=returns), ENGLISH)
        for clause in chapter.clauses
        for rule in clause.rules
    ]
    assert set(told) == ALL_RULES | {"LONG", "MATCH"}
    for name in re.findall(r"^([A-Z]{3}[A-Z-]*) ", judge_module.__doc__ or "", re.MULTILINE):
        assert name in told
    assert {flaw.rule for flaw in Flaw} <= set(told)


@pytest.mark.parametrize("words", WORDS)
@pytest.mark.parametrize("name", PRESETS)
def test_every_rule_is_on_the_screen_with_one_id(name: str, words: Words) -> None:
    tree = present_rulebook(words, PRESETS[name], back="table")
    ids = [node.attributes["id"] for node in tree.walk() if "id" in node.attributes]
    assert len(ids) == len(set(ids))
    assert {f"rule-{rule}" for rule in ALL_RULES} <= set(ids)
    links = {node.attributes["href"] for node in tree.walk() if node.tag == "a"}
    assert {link.removeprefix("#") for link in links} <= set(ids)


@pytest.mark.parametrize("rule", ["X15", "X33", "X46"])
def test_the_rule_that_one_came_for_is_marked_once(rule: str) -> None:
    tree = present_rulebook(ENGLISH, Options(), back="table", cited=rule)
    (cited,) = (node for node in tree.walk() if "data-cited" in node.attributes)
    assert rule in cited.text()


@pytest.mark.parametrize("words", WORDS)
def test_pictures_are_told_in_words_too(words: Words) -> None:
    tree = present_rulebook(words, Options(), back="table")
    told = [n.attributes["aria-label"] for n in tree.walk() if n.attributes.get("role") == "img"]
    assert words.cards(map(Face.parse, ("6H", "7H", "8H"))) in told
    verdicts = {n.text() for n in tree.walk() if n.attributes.get("class") == "example-verdict"}
    assert verdicts == {words("rulebook.valid"), words("rulebook.not-valid")}
