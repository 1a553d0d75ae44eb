"""What games come to, by game, level and rules."""

from __future__ import annotations

from dataclasses import replace

from game.mau_mau.code import CODES
from game.mau_mau.options import Options
from game.mau_mau.presets import FAMILY
from game.record import Player
from tests.ui.archive.made import a_counted
from ui.archive.entry import Entry
from ui.archive.sums import MIXED, accounts
from ui.archive.tally import Numbers

HOUSE = CODES.encode(replace(Options(), hand_size=9))


def played(rounds: str, level: str = "easy", code: str = "", **numbers: int) -> Entry:
    """A game of Mau-Mau against one bot that went like this."""
    return replace(
        a_counted(),
        players=(Player(""), Player("Ana", level)),
        code=code or CODES.encode(Options()),
        numbers=Numbers(rounds, **numbers),  # type: ignore[arg-type]
    )


def test_games_are_summed_by_level_and_rules() -> None:
    games = (
        played("WL", points=30, bought=9, paid=5),
        played("WWW", points=0, bought=2, paid=2),
        played("L", "hard", points=40, bought=7),
        played("W", code=CODES.encode(FAMILY)),
        played("W", code=HOUSE),
    )
    (account,) = accounts(games)
    assert account.game == "mau-mau"
    assert len(account.whole.rounds) == 8
    groups = {(group.level, group.preset): group.sum for group in account.groups}
    assert next(iter(groups)) == ("easy", "original")
    assert groups.keys() == {
        ("easy", "original"),
        ("hard", "original"),
        ("easy", "family"),
        ("easy", None),
    }
    easy = groups["easy", "original"]
    assert (easy.won, easy.percent, easy.streak, easy.running) == (4, 80, 3, 3)
    assert (easy.each, easy.bought, easy.paid) == (6.0, 11, 5)


def test_bots_of_different_levels_are_a_group_of_their_own() -> None:
    game = replace(played("W"), players=(Player("Ana", "easy"), Player(""), Player("Beto", "hard")))
    assert accounts((game,))[0].groups[0].level == MIXED


def test_what_does_not_count_is_left_out() -> None:
    assert not accounts((replace(played("W"), received=True),))
    assert not accounts((replace(played("W"), players=(Player("Ana"), Player("Beto"))),))
    assert not accounts((replace(played("W"), numbers=None),))
    assert not accounts((played(""),))
