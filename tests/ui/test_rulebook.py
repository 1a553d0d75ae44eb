"""The rulebook: every option rewrites it, both ways, and no rank is named that does nothing."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import fields, replace
from typing import Any

import pytest

from game.cards import RANKS, Rank
from game.mau_mau import judge as judge_module
from game.mau_mau.effects import SEED_EFFECTS, Effect, Effects, Kind
from game.mau_mau.events import Cause
from game.mau_mau.options import Goal, Options
from game.mau_mau.presets import PRESETS
from ui.present.rulebook import present_rulebook
from ui.rulebook import Chapter, rulebook
from ui.words import Language, Words

WORDS = [Words.load(language, "rules", "setup") for language in Language]
ENGLISH = WORDS[1]
DRAWING = (Kind.SOFT_DRAW, Kind.HARD_DRAW, Kind.PREVIOUS_DRAWS)
CHANGED: dict[str, Any] = {
    "hand_size": 5,
    "packs": 1,
    "goal": Goal.parse("best-of 3"),
    "effects": Effects.of(EIGHT=Effect(Kind.WILD)),
}
"""Another value for each option that is more than yes or no."""


def text_of(chapters: Iterable[Chapter]) -> str:
    """All that the rulebook says."""
    lines = []
    for chapter in chapters:
        rows = (f"{row.ranks} {row.text}" for row in chapter.rows)
        lines += [chapter.title, *rows, *(clause.text for clause in chapter.clauses)]
    return "\n".join(lines)


def clauses(options: Any, rule: str, words: Words = ENGLISH) -> str:
    """What the rulebook says on a rule."""
    return "\n".join(
        clause.text
        for chapter in rulebook(options, words)
        for clause in chapter.clauses
        if rule in clause.rules
    )


def changed(options: Options, name: str) -> Options:
    """The options with one of them turned round."""
    value: Any = CHANGED[name] if name in CHANGED else not getattr(options, name)
    return replace(options, **{name: value})


@pytest.mark.parametrize("words", WORDS)
@pytest.mark.parametrize("name", [field.name for field in fields(Options)])
def test_every_option_rewrites_the_text_both_ways(name: str, words: Words) -> None:
    before, there = Options(), changed(Options(), name)
    told = text_of(rulebook(there, words))
    assert told != text_of(rulebook(before, words))
    assert text_of(rulebook(replace(there, **{name: getattr(before, name)}), words)) == text_of(
        rulebook(before, words)
    )


@pytest.mark.parametrize("words", WORDS)
def test_every_number_and_every_goal_is_told(words: Words) -> None:
    sizes = {text_of(rulebook(Options(hand_size=size), words)) for size in range(5, 11)}
    packs = {text_of(rulebook(Options(packs=packs), words)) for packs in (None, 1, 2, 3)}
    goals = {
        text_of(rulebook(Options(goal=Goal.parse(goal)), words))
        for goal in ("rounds", "best-of 3", "best-of 5", "points 100", "points 200")
    }
    assert (len(sizes), len(packs), len(goals)) == (6, 4, 5)


@pytest.mark.parametrize("words", WORDS)
@pytest.mark.parametrize("rank", RANKS)
def test_every_effect_of_every_rank_is_told(rank: Rank, words: Words) -> None:
    told = set()
    for kind in Kind:
        for cards in (1, 4) if kind in DRAWING else (0,):
            effects = (Effect(kind, cards) if r is rank else SEED_EFFECTS[r] for r in RANKS)
            told.add(text_of(rulebook(Options(effects=Effects(tuple(effects))), words)))
    assert len(told) == len(Kind) + len(DRAWING)


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("words", WORDS)
def test_no_rank_without_effect_is_named(name: str, words: Words) -> None:
    """A rank that does nothing stands only in the line of those in the table."""
    options = PRESETS[name]
    plain = {
        r.value for r in RANKS if options.effects[r].kind is Kind.NONE and not r.value.isdigit()
    }
    told = "\n".join(c.text for chapter in rulebook(options, words) for c in chapter.clauses)
    assert not plain & set(re.findall(r"\b[JQK]\b", told))
    if not options.jokers:
        assert "JOKER" not in told.replace("There are no JOKERs", "").replace("Não há JOKER", "")


def test_the_wild_cards_come_from_the_table() -> None:
    wild = Effects.of(TWO=Effect(Kind.WILD), EIGHT=Effect(Kind.WILD))
    assert "a 2 or an 8" in clauses(Options(effects=wild), "M13")
    assert "A 2 or an 8 goes on any card" in clauses(Options(effects=wild), "M1")


@pytest.mark.parametrize(
    ("kind", "rule"),
    [
        (Kind.SKIP, "M4"),
        (Kind.SOFT_DRAW, "M8"),
        (Kind.HARD_DRAW, "M9"),
        (Kind.PREVIOUS_DRAWS, "M12"),
        (Kind.WILD, "M13"),
        (Kind.REVERSE, "M14"),
        (Kind.PLAY_AGAIN, "M15"),
    ],
)
def test_a_paragraph_about_what_no_card_does_disappears(kind: Kind, rule: str) -> None:
    only = Effects.of(SIX=Effect(kind, 2 if kind in DRAWING else 0))
    assert "6" in clauses(Options(effects=only), rule) or rule == "M8"
    assert clauses(Options(effects=only), rule)
    assert not clauses(Options(effects=Effects.of()), rule)


def test_without_jokers_or_with_wild_ones_no_colour_locks() -> None:
    wild = replace(SEED_EFFECTS, of_rank=(*SEED_EFFECTS.of_rank[:-1], Effect(Kind.WILD)))
    assert clauses(Options(), "M18")
    assert not clauses(Options(jokers=False), "M18")
    assert not clauses(Options(effects=wild), "M18")
    assert clauses(Options(effects=Effects.of()), "M18").startswith("The colour of a JOKER")


def test_one_pack_has_no_identical_cards() -> None:
    assert clauses(Options(packs=2), "M19")
    assert not clauses(Options(packs=1), "M19")


def test_a_chain_tells_how_it_grows() -> None:
    assert "4, 6, 8…" in clauses(Options(), "M10")
    assert "10, 15, 20…" in clauses(Options(), "M17")
    assert "2, 3, 4…" in clauses(Options(), "M6")


def test_points_are_those_that_the_engine_counts() -> None:
    told = clauses(Options(goal=Goal.parse("points 200")), "MATCH")
    assert "A 20; J, Q and K 15; JOKER 25" in told
    assert "200" in told


def test_every_rule_that_the_table_cites_is_told() -> None:
    """The ids of refusals, wrong plays and draws, and those of the rulebook in ``judge``."""
    told = {
        rule
        for chapter in rulebook(Options(), ENGLISH)
        for rules in (*(clause.rules for clause in chapter.clauses),)
        for rule in rules
    }
    numbered = {f"M{number}" for number in range(1, 21)}
    assert told == numbered | {"DEAL", "OUT", "CALL", "MATCH", "TOO-FEW"}
    assert {cause.value for cause in Cause} <= told
    for name in re.findall(r"^([A-Z]{3}[A-Z-]*) ", judge_module.__doc__ or "", re.MULTILINE):
        assert name in told or name == "JOKER"


@pytest.mark.parametrize("words", WORDS)
@pytest.mark.parametrize("name", PRESETS)
def test_every_id_is_on_the_screen_once(name: str, words: Words) -> None:
    tree = present_rulebook(words, PRESETS[name], back="table")
    ids = [node.attributes["id"] for node in tree.walk() if "id" in node.attributes]
    assert len(ids) == len(set(ids))
    assert {"rule-M1", "rule-M20", "rule-OUT"} <= set(ids)
    links = {node.attributes["href"] for node in tree.walk() if node.tag == "a"}
    assert {link.removeprefix("#") for link in links} <= set(ids)


def test_the_rule_that_one_came_for_is_marked_once() -> None:
    tree = present_rulebook(ENGLISH, Options(), back="table", cited="M8")
    (cited,) = (node for node in tree.walk() if "data-cited" in node.attributes)
    assert (cited.attributes["id"], cited.attributes["tabindex"]) == ("cited", "-1")
    assert "M8" in cited.text()
    unknown = present_rulebook(ENGLISH, Options(), back="table", cited="X1")
    assert not [node for node in unknown.walk() if "data-cited" in node.attributes]
