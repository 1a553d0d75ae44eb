"""Any verdict on any cards is explained, by rules of the book."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.cards import Card, deck
from game.mexe_mexe.melds import explain
from game.mexe_mexe.options import Options
from tests.ui.mexe_mexe.sitting import WORDS
from ui.mexe_mexe.why import reasons
from ui.rulebook import rulebook
from ui.words import Language, Words

CARDS = deck(packs=2, jokers=False)
RULES = {
    rule
    for chapter in rulebook(Options(), Words.load(Language.ENGLISH, "rules", "setup"))
    for clause in chapter.clauses
    for rule in clause.rules
}


@given(
    st.lists(st.sampled_from(CARDS), min_size=1, max_size=15, unique=True),
    st.builds(Options, wild_in_sets=st.booleans()),
)
def test_any_verdict_is_explained_in_both_languages_by_rules_of_the_book(
    them: list[Card], options: Options
) -> None:
    verdict = explain(them, options)
    for language in Language:
        lines = list(reasons(WORDS[language], verdict))
        assert lines[0].rule
        assert all(line.text and "{" not in line.text for line in lines)
        assert {line.rule for line in lines} - {None} <= RULES
