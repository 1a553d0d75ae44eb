"""Measures the arrangement solver, beside other solvers on the same positions in the same run.

    python3 -m tools.bench_arrange [--positions 200] [--sizes 20,40,60,80] [--points]

HiGHS joins in if ``highspy`` is installed, and PyPI's ``machiavelli`` (with its ``cvxpy`` and
``cvxopt``) where its rules allow: it knows no curingas, so it gets positions without 2s. Neither is
part of the project. All times are CPU times of this process, from cards to melds, so that it may
share the machine, and the solvers take turns. The search for the least disturbance is left out and
has a line of its own.
"""

from __future__ import annotations

import argparse
import gc
import importlib.util
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

from game.mexe_mexe.arrange.goals import Aim, Goal
from game.mexe_mexe.arrange.plan import arrange
from game.mexe_mexe.options import Options
from tools.rummy_ilp import solve as solve_with_highs
from tools.rummy_positions import Position, position

_Answer = tuple[int | None, int]
"""The value, and the nodes of the search."""
_BLOCK = 20
"""The solvers take turns at so many positions, so that what else the machine does slows all."""
_LEAST = 5
"""One position in so many is also asked for the least disturbance."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure size by size."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--positions", type=int, default=200, help="for each size")
    parser.add_argument("--sizes", default="20,40,60,80", help="table cards")
    parser.add_argument("--packs", type=int, default=2)
    parser.add_argument("--points", action="store_true", help="most points, not most cards")
    parser.add_argument("--seed", default="bench")
    options = parser.parse_args(arguments)
    aim = Aim.POINTS if options.points else Aim.CARDS
    began = time.perf_counter()
    arrange(*_warm_up(options.packs), goal=Goal(aim))
    print(f"first solve after import {(time.perf_counter() - began) * 1e3:.0f} ms")
    print(f"{'':22}{'median':>8}{'p99':>8}{'p99.9':>8}{'max':>8}  ms  nodes median, p99, max")
    differ = 0
    for size in map(int, options.sizes.split(",")):
        here = [
            position(
                f"{options.seed} {number}", size, 5 + number % 11, Options(packs=options.packs)
            )
            for number in range(options.positions)
        ]
        differ += _compare(f"{size} cards", here, aim, (_ours, _highs))
        _compare(f"{size}, least disturbance", here[::_LEAST], aim, (_settled,))
        if aim is Aim.CARDS and options.packs == 2 and _installed("machiavelli", "cvxpy", "cvxopt"):
            plain = [
                position(f"{options.seed} {number}", min(size, 60), 5 + number % 11, twos=False)
                for number in range(0, options.positions, _LEAST)
            ]
            name = f"{min(size, 60)}, no 2s"
            differ += _compare(name, plain, aim, (_ours, _machiavelli))
    print(f"{differ} differences")
    return int(differ > 0)


def _warm_up(packs: int) -> tuple[Any, Any, Any]:
    here = position("warm", 40, 10, Options(packs=packs))
    return here.table, here.hand, here.options


def _installed(*modules: str) -> bool:
    return all(importlib.util.find_spec(module) for module in modules)


def _compare(
    name: str,
    positions: Sequence[Position],
    aim: Aim,
    solvers: Sequence[Callable[[Position, Aim], _Answer]],
) -> int:
    """Print a line for each solver, and count the positions on which they differ."""
    solvers = [one for one in solvers if one is not _highs or _installed("highspy")]
    times: list[list[float]] = [[] for _ in solvers]
    nodes: list[list[int]] = [[] for _ in solvers]
    differ = 0
    for solver in solvers:
        solver(positions[0], aim)
    for first in range(0, len(positions), _BLOCK):
        values: list[list[int | None]] = []
        for number, solver in enumerate(solvers):
            values.append([])
            for here in positions[first : first + _BLOCK]:
                gc.collect(0)
                began = time.process_time()
                value, expanded = solver(here, aim)
                times[number].append((time.process_time() - began) * 1e3)
                nodes[number].append(expanded)
                values[number].append(value)
        differ += sum(len(set(row)) > 1 for row in zip(*values, strict=True))
    shares = [
        _tell(f"{name} {solver.__name__.strip('_')}", times[number], nodes[number])
        for number, solver in enumerate(solvers)
    ]
    if len(shares) == 2:
        ours, theirs = shares
        ratios = f"{theirs[0] / ours[0]:.1f} x, p99 {theirs[1] / ours[1]:.1f} x"
        print(f"{'':10}faster: median {ratios}")
    return differ


def _tell(label: str, times: list[float], nodes: list[int]) -> tuple[float, float]:
    """Print a line; returns median and p99 of the times."""
    times.sort()
    nodes.sort()
    shares = (_at(times, 0.5), _at(times, 0.99), _at(times, 0.999), times[-1])
    told = "".join(f"{share:8.2f}" for share in shares)
    counts = f"{_at(nodes, 0.5)}, {_at(nodes, 0.99)}, {nodes[-1]}" if any(nodes) else ""
    print(f"{label:28}"[:28] + f"{told}  {counts}", flush=True)
    return shares[0], shares[1]


def _at(ordered: Sequence[Any], share: float) -> Any:
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def _ours(here: Position, aim: Aim) -> _Answer:
    found = arrange(here.table, here.hand, here.options, Goal(aim, disturb_least=False))
    return found.value, found.nodes


def _settled(here: Position, aim: Aim) -> _Answer:
    found = arrange(here.table, here.hand, here.options, Goal(aim))
    return found.value, found.nodes


def _highs(here: Position, aim: Aim) -> _Answer:
    return solve_with_highs(here, points=aim is Aim.POINTS), 0


def _machiavelli(here: Position, aim: Aim) -> _Answer:
    del aim
    solver = importlib.import_module("machiavelli.solver").Solver(quiet=True)
    table = [_name(card.face.text) for card in here.table_cards]
    hand = [_name(card.face.text) for card in here.hand]
    melds = solver.solve(table + hand, hand)
    return sum(map(len, melds)) - len(table) if melds is not None else None, 0


def _name(face: str) -> str:
    return face.lower().replace("10", "t").replace("a", "1")


if __name__ == "__main__":
    sys.exit(main())
