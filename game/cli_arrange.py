"""The arrangement solver on the command line.

python -m game arrange --table "6H 7H 8H 9H 10H JH QH" --hand "8Hb 10Hb" [--json]

Melds have ``/`` between them. Cards of the same face may be told without a pack: the next one that
is still free is meant.
"""

from __future__ import annotations

import argparse
import importlib
import json
from collections.abc import Iterable

from game.cards import MAX_PACKS, Card, Face, card
from game.mexe_mexe.arrange.goals import Aim, Arrangement, Goal
from game.mexe_mexe.arrange.plan import BUDGET, arrange
from game.mexe_mexe.options import Options
from game.reading import UnreadableError


def add_parsers(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the commands ``arrange`` and ``bench``."""
    parser = commands.add_parser("arrange", help="find the best lay of a hand on a table")
    parser.add_argument("--table", default="", help="melds with / between them")
    parser.add_argument("--hand", default="")
    parser.add_argument("--aim", choices=[aim.value for aim in Aim], default="cards")
    parser.add_argument("--discard", action="store_true", help="a card must be left to discard")
    parser.add_argument("--taken", help="the card that may not be the discard")
    parser.add_argument("--keep", type=int, default=0, metavar="K", help="curingas to keep")
    parser.add_argument("--wild-in-sets", action="store_true")
    parser.add_argument("--budget", type=int, default=BUDGET, help="in nodes")
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.set_defaults(run=_arrange)

    bench = commands.add_parser("bench", help="measure; needs the tools of the source tree")
    bench.add_argument("what", choices=sorted(_BENCHES))
    bench.add_argument("arguments", nargs=argparse.REMAINDER)
    bench.set_defaults(run=_bench)


def _arrange(options: argparse.Namespace) -> int:
    cards = _Deck()
    table = [cards.read(meld) for meld in options.table.split("/") if meld.strip()]
    hand = cards.read(options.hand)
    goal = Goal(
        Aim(options.aim),
        must_discard=options.discard,
        taken=Card.parse(options.taken) if options.taken else None,
        keep_wilds=options.keep,
    )
    house = Options(wild_in_sets=options.wild_in_sets)
    found = arrange(table, hand, house, goal, options.budget)
    if options.json:
        print(json.dumps(_data(found), indent=1))
    else:
        print("\n".join(_lines(found)))
    return 0 if found.found else 1


def _bench(options: argparse.Namespace) -> int:
    """The benches that know others' programs lie beside the game."""
    return int(importlib.import_module(_BENCHES[options.what]).main(options.arguments))


_BENCHES = {
    "arrange": "tools.bench_arrange",
    "bots": "game.cli_bots",
    "engine": "tools.bench_engine",
}


class _Deck:
    """The cards of three packs; a face without a pack takes the first that is free."""

    def __init__(self) -> None:
        self._used: set[Card] = set()

    def read(self, text: str) -> tuple[Card, ...]:
        """The cards of a text."""
        return tuple(self._card(word) for word in text.split())

    def _card(self, word: str) -> Card:
        wanted = Card.parse(word)
        if wanted in self._used and wanted.pack:
            raise UnreadableError("a free card", word)
        same = [card(Face.parse(wanted.face.text), pack) for pack in range(MAX_PACKS)]
        free = [one for one in (wanted, *same) if one not in self._used]
        if not free or wanted.suit is None:
            raise UnreadableError("a free card", word)
        self._used.add(free[0])
        return free[0]


def _text(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards)) or "-"


def _lines(found: Arrangement) -> Iterable[str]:
    if not found.found:
        yield "impossible (proved)" if found.impossible else "nothing found in time"
        return
    known = "proved" if found.proved else f"at least {found.value}, at most {found.bound}"
    yield f"value {found.value} ({known}), {found.nodes} nodes"
    for exchange in found.exchanges:
        yield str(exchange)
    for number, meld in enumerate(found.melds):
        yield f"{'  ' if number < found.kept else '* '}{_text(meld)}"
    least = "" if found.least_disturbing else f", perhaps {found.kept_bound} could"
    yield f"laid {_text(found.laid)}; left {_text(found.left)}"
    yield f"{found.kept} of {len(found.lying)} melds lie as they lay{least}"


def _data(found: Arrangement) -> dict[str, object]:
    return {
        "found": found.found,
        "value": found.value,
        "bound": found.bound,
        "proved": found.proved,
        "melds": [_text(meld) for meld in found.melds],
        "laid": list(map(str, found.laid)),
        "left": list(map(str, found.left)),
        "exchanges": list(map(str, found.exchanges)),
        "discard": str(found.discard) if found.discard else None,
        "kept": found.kept,
        "kept_bound": found.kept_bound,
        "nodes": found.nodes,
    }
