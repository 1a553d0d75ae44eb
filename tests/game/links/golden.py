"""Makes links that must lead to the same games for ever.

    python -m tests.game.links.golden    add the links of the present version, if there are none

What is there is never made anew: a link that somebody has sent does not change either.
"""

from __future__ import annotations

import json
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

from game.games import GAMES
from game.links.deals import seed_of
from game.links.record import VERSION, Kind, Shared, read, write
from game.match import replay
from game.record import Player
from tests.game.links.made import a_game

PATH = Path(__file__).with_name("golden.json")


def digest(link: str) -> str:
    """A digest of all that a link leads to."""
    shared = read(link)
    rules, record = GAMES[shared.record.game], shared.record
    state = rules.position_text(replay(rules, record).state)
    players = " ".join(f"{player.name}/{player.bot}" for player in record.players)
    intents = "; ".join(map(str, record.intents))
    told = (shared.kind.value, players, record.seed, intents, state)
    return sha256("\n".join(told).encode()).hexdigest()[:32]


def links() -> list[str]:
    """Links of the present version: games of both sorts, and every kind."""
    games = [
        Shared(Kind.REPLAY, a_game(name, at, 2 + at).record) for name in GAMES for at in (1, 4)
    ]
    named = (Player("Ana"), Player("Seu Zé", "hard"), Player("", "of tomorrow"))
    others = [
        Shared(kind, replace(a_game(name, 3).record, intents=(), players=named, seed=seed))
        for name, kind, seed in (
            ("mau-mau", Kind.DEAL, seed_of(20261130)),
            ("mexe-mexe", Kind.POSITION, "a seed ♣"),
            ("mau-mau", Kind.TURN, "00ff"),
        )
    ]
    return [write(shared) for shared in (*games, *others)]


def main() -> None:
    """Add what is missing."""
    kept = json.loads(PATH.read_text(encoding="utf-8")) if PATH.exists() else {}
    kept.setdefault(str(VERSION), {link: digest(link) for link in links()})
    PATH.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
