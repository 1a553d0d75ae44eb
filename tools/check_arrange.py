"""Holds the arrangement solver beside HiGHS on many positions; writes known optima for the tests.

    python3 -m tools.check_arrange [--positions 3000] [--golden 300]

It needs ``pip install highspy``, which is no part of the project. Positions have 20 to 80 table
cards, one to three packs, both options for curingas in sets; each is solved for cards and for
points.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter

from game.mexe_mexe.arrange.goals import Aim, Arrangement, Goal
from game.mexe_mexe.arrange.plan import arrange
from game.mexe_mexe.melds import explain
from game.mexe_mexe.options import Options
from tools.paths import ROOT
from tools.rummy_ilp import solve
from tools.rummy_positions import Position, position, spiced

GOLDEN = ROOT / "tests" / "game" / "mexe_mexe" / "arrange_golden.json"
_SIZES = (20, 30, 40, 50, 60, 70, 80)
_SETTLED = 10
"""One position in so many position is also asked for the least disturbance, which takes longer."""
_ONE_PACK_SIZES = (6, 12, 20, 26, 30)


def main() -> int:
    """Solve, compare, and say what came of it; fails if anything differs."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--positions", type=int, default=3000)
    parser.add_argument("--first", type=int, default=0, help="begin with this one")
    parser.add_argument("--golden", type=int, default=0, help="write so many to the tests")
    parser.add_argument("--seed", default="check")
    options = parser.parse_args()
    told: Counter[str] = Counter()
    golden: list[dict[str, object]] = []
    for number in range(options.first, options.positions):
        here = _position(f"{options.seed} {number}", number)
        settled = number % _SETTLED == 0
        optima = {
            aim: _compare(here, Goal(aim, disturb_least=settled), told)
            for aim in (Aim.CARDS, Aim.POINTS)
        }
        if len(golden) < options.golden:
            golden.append(_golden(here, optima[Aim.CARDS], optima[Aim.POINTS]))
        if number % 100 == 99:
            print(f"{number + 1} positions, {dict(told)}", flush=True)
    print(f"{options.positions - options.first} positions, {dict(told)}")
    if golden:
        lines = ",\n".join(json.dumps(one, separators=(",", ":")) for one in golden)
        GOLDEN.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    return int(told["wrong"] > 0)


def _position(seed: str, number: int) -> Position:
    packs = (2, 2, 3, 1)[number % 4]
    sizes = _ONE_PACK_SIZES if packs == 1 else _SIZES
    size = sizes[number // 4 % len(sizes)]
    hand = 5 + number // 8 % 11
    found = position(seed, size, hand, Options(packs=packs, wild_in_sets=number // 2 % 2 == 1))
    return spiced(found, seed) if number % 3 == 0 else found


def _compare(here: Position, goal: Goal, told: Counter[str]) -> int | None:
    found = arrange(here.table, here.hand, here.options, goal)
    optimum = solve(here, points=goal.aim is Aim.POINTS)
    told["solved"] += 1
    told["proved"] += found.proved
    if goal.disturb_least:
        told["settled"] += 1
        told["least disturbance proved"] += found.least_disturbing
    if not found.proved:
        print(f"UNPROVED {goal.aim.value}: {found.value} to {found.bound}: {here}")
    fault = _fault(here, found, optimum)
    if fault:
        told["wrong"] += 1
        known = f"{found.value} to {found.bound}, HiGHS {optimum}"
        print(f"WRONG {goal.aim.value}: {fault}; {known}: {here}")
    return optimum


def _fault(here: Position, found: Arrangement, optimum: int | None) -> str:
    """What is wrong with an answer."""
    lying = Counter(card for meld in found.melds for card in meld)
    if any(not explain(meld, here.options).valid for meld in found.melds):
        return "a meld that is none"
    if max(lying.values(), default=1) > 1 or not set(here.table_cards) <= set(lying):
        return "table cards missing"
    if set(lying) - set(here.table_cards) != set(found.laid) or set(found.laid) - set(here.hand):
        return "cards from nowhere"
    if optimum is None or not found.value <= optimum <= found.bound:
        return "not the optimum"
    return ""


def _golden(here: Position, cards: int | None, points: int | None) -> dict[str, object]:
    table = " / ".join(" ".join(map(str, meld)) for meld in here.table)
    told: dict[str, object] = {"table": table, "hand": " ".join(map(str, here.hand))}
    if here.options.wild_in_sets:
        told["wild_in_sets"] = True
    return {**told, "cards": cards, "points": points}


if __name__ == "__main__":
    sys.exit(main())
