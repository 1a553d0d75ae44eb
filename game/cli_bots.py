"""How strong the bots are, on the command line.

python -m game bench bots mau-mau --levels master,medium --deals 200
python -m game bench bots mau-mau --levels easy,medium,hard,master --seats 4 --deals 100
python -m game bench bots mau-mau --levels easy,medium --matches

Matches of Mau-Mau are played until somebody has 100 points.
"""

from __future__ import annotations

import argparse
import sys
from itertools import cycle, islice

from game import mau_mau
from game.games import BOTS, GAMES
from game.mau_mau.options import Goal, GoalKind
from game.tournament import TEST, TUNING, Contest, Standing, tournament

LEVELS = ("easy", "medium", "hard", "master")
MATCH = {mau_mau.NAME: {"goal": str(Goal(GoalKind.POINTS, 100))}}
"""The options of a match, by the game whose matches have no end by themselves."""


def main(arguments: list[str]) -> int:
    """Play the tournament; without levels, each level against the one below."""
    options = _parser().parse_args(arguments)
    names = tuple(options.levels.split(",")) if options.levels else ()
    if unknown := set(names) - set(BOTS[options.game]):
        print(f"no such bots: {', '.join(sorted(unknown))}", file=sys.stderr)
        return 2
    pairs = [names] if names else list(zip(LEVELS[1:], LEVELS, strict=False))
    for playing in pairs:
        _play(options, playing)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m game bench bots", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--levels", help="names of bots with commas; they take the seats in turn")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--matches", action="store_true", help="whole matches, not rounds")
    parser.add_argument("--tuning", action="store_true", help="the seeds that bots are tuned on")
    return parser


def _play(options: argparse.Namespace, names: tuple[str, ...]) -> None:
    rules = GAMES[options.game]
    contest = Contest(
        rules,
        rules.options_from_data(MATCH.get(options.game, {}) if options.matches else {}),
        tuple(islice(cycle(names), options.seats)),
        whole=options.matches,
    )
    purpose = TUNING if options.tuning else TEST
    each = "matches" if options.matches else "rounds"
    print(
        f"{options.game}, {options.seats} seats, {options.deals} {purpose} deals, "
        f"{len(contest.rotations)} {each} a deal"
    )
    standings: dict[str, Standing] = {}
    shows = sys.stderr.isatty()
    playing = tournament(contest, options.deals, purpose, options.first)
    for deal, standings in enumerate(playing, 1):
        if shows or deal % 50 == 0:
            name = names[0]
            end = "\r" if shows else "\n"
            print(f"  {deal}: {name} {_wins(standings[name])}", end=end, file=sys.stderr)
    for name, standing in standings.items():
        points = standing.points
        print(
            f"{name:10} wins {_wins(standing)}   "
            f"{points.mean:+6.2f} ± {points.half:.2f} points a round"
        )


def _wins(standing: Standing) -> str:
    wins = standing.wins
    return f"{100 * wins.mean:5.1f} ± {100 * wins.half:.1f} %"
