"""The engine on the command line, for people and tools.

python -m game selfplay mau-mau --seats 4 --games 1000 --seed S
python -m game replay RECORD            (a file, or - for standard input)
python -m game judge mau-mau POSITION INTENT [--seat P2]
python -m game arrange --table "6H 7H 8H 9H" --hand "5H 10H" [--json]
python -m game bench arrange
python -m game bench engine             (how fast it is, beside others where they are installed)
python -m game bench bots mau-mau       (how strong they are: --help tells more)

The first three play every game: mexe-mexe as well.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from game import cli_arrange
from game.games import BOTS, GAMES
from game.match import ReplayError, start, steps
from game.reading import UnreadableError
from game.record import RecordError, game_of, read
from game.rules import OptionsError
from game.ruling import Allowed, Punished, Refused
from game.seats import parse_seat, seat_text
from game.selfplay import selfplay

_BOT_NAMES = sorted({name for bots in BOTS.values() for name in bots})

UNREADABLE, REFUSED = 2, 1
"""Exit codes: for input that cannot be read, and for a record or intent that the rules refuse."""


def main(arguments: list[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    options = _parser().parse_args(arguments)
    try:
        return int(options.run(options))
    except (UnreadableError, RecordError, OptionsError) as error:
        print(error, file=sys.stderr)
        return UNREADABLE
    except ReplayError as error:
        print(error, file=sys.stderr)
        return REFUSED
    except OSError as error:
        print(f"{error.filename}: {error.strerror}", file=sys.stderr)
        return UNREADABLE


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m game", description=__doc__.split("\n")[0])
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    play = commands.add_parser("selfplay", help="play rounds among bots and sum them up")
    play.add_argument("game", choices=sorted(GAMES))
    play.add_argument("--seats", type=int, default=4)
    play.add_argument("--games", type=int, default=1000)
    play.add_argument("--seed", default="carteado")
    play.add_argument("--bot", choices=_BOT_NAMES, default="random")
    play.set_defaults(run=_selfplay)

    again = commands.add_parser("replay", help="play a record again and tell what happened")
    again.add_argument("record", help="a file with a record, or - for standard input")
    again.set_defaults(run=_replay)

    judge = commands.add_parser("judge", help="print the ruling on an intent in a position")
    judge.add_argument("game", choices=sorted(GAMES))
    judge.add_argument("position", help="in the notation of the game's position.py")
    judge.add_argument("intent", help="such as 'play JD H', 'draw', 'pay' or 'pass'")
    judge.add_argument("--seat", help="who asks, such as P2; the seat on turn if left out")
    judge.set_defaults(run=_judge)

    cli_arrange.add_parsers(commands)
    return parser


def _selfplay(options: argparse.Namespace) -> int:
    began = time.perf_counter()
    summary = selfplay(
        GAMES[options.game],
        seats=options.seats,
        games=options.games,
        seed=options.seed,
        bot=options.bot,
    )
    seconds = time.perf_counter() - began
    endings = ", ".join(f"{ending} {count}" for ending, count in sorted(summary.endings.items()))
    wins = ", ".join(f"{seat_text(seat)} {wins}" for seat, wins in sorted(summary.wins.items()))
    print(f"{summary.rounds} rounds, {options.seats} seats, bot {options.bot!r}")
    print(f"endings    {endings}")
    print(f"wins       {wins}")
    print(f"decisions  {summary.decisions}")
    print(f"turns      {summary.turns}, at most {summary.longest} in a round")
    print(f"time       {seconds:.2f} s, {summary.rounds / seconds:.0f} rounds/s")
    print(f"digest {summary.digest}")
    return 0


def _replay(options: argparse.Namespace) -> int:
    source = options.record
    text = sys.stdin.read() if source == "-" else Path(source).read_text(encoding="utf-8")
    rules = GAMES.get(game_of(text))
    if rules is None:
        print(f"unknown game: {game_of(text)}", file=sys.stderr)
        return UNREADABLE
    record = read(text, rules)
    match = start(rules, record)
    for number, step in enumerate(steps(rules, record), 1):
        print(f"{number}. {seat_text(step.seat)} {step.intent}")
        for event in step.ruling.events:
            print(f"     {rules.event_text(event)}")
        match = step.match
    print(rules.position_text(match.state))
    return 0


def _judge(options: argparse.Namespace) -> int:
    rules = GAMES[options.game]
    state = rules.parse_position(options.position)
    seat = parse_seat(options.seat) if options.seat else state.turn
    ruling = rules.judge(state, seat, rules.parse_intent(options.intent))
    match ruling:
        case Refused(reason, rule, about):
            print(f"refused {rule} {reason.value} {' '.join(map(str, about))}".rstrip())
            return REFUSED
        case Punished(events, rule, after):
            print(f"punished {rule}")
        case Allowed(events, after):
            print("allowed")
    for event in events:
        print(f"  {rules.event_text(event)}")
    print(rules.position_text(after))
    return 0


if __name__ == "__main__":
    sys.exit(main())
