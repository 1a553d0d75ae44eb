"""The engine on the command line: every command plays every game."""

from __future__ import annotations

import io

import pytest

from game import mau_mau, mexe_mexe
from game.__main__ import REFUSED, UNREADABLE, main
from game.games import GAMES
from game.record import Player, Record, write
from game.selfplay import play_round, selfplay

TURN = "hands 8Hb 3C / 4C; table 6H 7H 8H 9H 10H JH QH; stock 9S"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    """The exit code and what was printed."""
    code = main(list(arguments))
    captured = capsys.readouterr()
    return code, captured.out + captured.err


@pytest.mark.parametrize("game", sorted(GAMES))
def test_selfplay_prints_the_digest(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, printed = run(capsys, "selfplay", game, "--seats", "3", "--games", "2", "--seed", "s")
    digest = selfplay(GAMES[game], seats=3, games=2, seed="s").digest
    assert code == 0
    assert printed.endswith(f"digest {digest}\n")


def test_judge_prints_the_ruling_and_the_position(capsys: pytest.CaptureFixture[str]) -> None:
    intent = "arrange 6H 7H 8H / 8Hb 9H 10H JH QH, discard 3C"
    code, printed = run(capsys, "judge", "mexe-mexe", TURN, intent)
    lines = printed.splitlines()
    assert (code, lines[0]) == (0, "allowed")
    assert [line.split()[0] for line in lines[1:-1]] == ["Arranged", "Discarded", "RoundEnded"]
    assert lines[-2] == "  RoundEnded result=out P1 points=(0 4)"
    assert "table 6H 7H 8H / 8Hb 9H 10H JH QH" in lines[-1]


def test_judge_prints_a_refusal(capsys: pytest.CaptureFixture[str]) -> None:
    asked = "arrange 6H 7H / 8H 9H 10H JH QH, discard 3C"
    assert run(capsys, "judge", "mexe-mexe", TURN, asked) == (
        REFUSED,
        "refused X8 too-short 6H 7H\n",
    )
    quiet = "hands 5H 7S / JD XR; discards 5C; turn P1"
    assert run(capsys, "judge", "mau-mau", quiet, "draw")[0] == REFUSED
    assert run(capsys, "judge", "mau-mau", quiet, "play 5H", "--seat", "P2")[0] == REFUSED


@pytest.mark.parametrize(
    ("position", "intent"),
    [(TURN, "shuffle"), ("hands 8H", "draw"), ("hands 8H / 8X", "draw")],
)
def test_what_cannot_be_read_has_its_own_exit_code(
    position: str, intent: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(capsys, "judge", "mexe-mexe", position, intent)[0] == UNREADABLE


@pytest.mark.parametrize("game", sorted(GAMES))
def test_seats_that_no_table_has_are_told(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, printed = run(capsys, "selfplay", game, "--seats", "99", "--games", "1")
    assert (code, printed.split()[0]) == (UNREADABLE, "seats")


def test_replay_tells_what_happened(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    players = (Player("Ana", "simple"), Player("Beto", "simple"))
    options = mexe_mexe.Options()
    *_, (_, match) = play_round(mexe_mexe, players, "replay", options)
    monkeypatch.setattr("sys.stdin", io.StringIO(write(match.record, mexe_mexe)))
    code, printed = run(capsys, "replay", "-")
    lines = printed.splitlines()
    assert (code, lines[0], lines[-1]) == (0, "1. P1 deal", mexe_mexe.position_text(match.state))


def test_a_record_that_the_rules_refuse_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    intents = (mau_mau.parse_intent("deal"), mau_mau.parse_intent("deal"))
    players = (Player("Ana"), Player("Beto"))
    record = Record("mau-mau", mau_mau.Options(), players, "refused", intents)
    monkeypatch.setattr("sys.stdin", io.StringIO(write(record, mau_mau)))
    code, printed = run(capsys, "replay", "-")
    assert code == REFUSED
    assert "intent 2" in printed


@pytest.mark.parametrize("game", ["mau-mau", "mexe-mexe"])
def test_bench_bots_plays_matches_to_their_end(
    capsys: pytest.CaptureFixture[str], game: str
) -> None:
    asked = ("bench", "bots", game, "--levels", "easy,random", "--deals", "1", "--matches")
    code, printed = run(capsys, *asked)
    lines = printed.splitlines()
    assert (code, lines[0]) == (0, f"{game}, 2 seats, 1 test deals, 2 matches a deal")
    assert [line.split()[0] for line in lines[1:]] == ["easy", "random"]


def test_bench_bots_prints_shares_with_their_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("bench", "bots", "mau-mau", "--levels", "medium,random", "--deals", "3")
    code, printed = run(capsys, *asked)
    lines = printed.splitlines()
    assert (code, lines[0]) == (0, "mau-mau, 2 seats, 3 test deals, 2 rounds a deal")
    assert [line.split()[0] for line in lines[1:]] == ["medium", "random"]
    assert all(" ± " in line for line in lines[1:])
    code, printed = run(capsys, "bench", "bots", "mau-mau", "--levels", "medium,nobody")
    assert (code, printed) == (UNREADABLE, "no such bots: nobody\n")
