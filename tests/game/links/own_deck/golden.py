"""Makes links of games with own decks that must lead to the same games for ever.

    python -m tests.game.links.own_deck.golden    add those of the present version if there are none

What is there is never made anew: a link that somebody has sent does not change either.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

from game import mau_mau
from game.links.own_deck import Thread, begin, join, read, tell, write
from game.links.own_deck.link import VERSION
from game.links.own_deck.pledges import MOST_ROUNDS, SALT
from game.match import replay
from game.mau_mau.options import Options
from game.mau_mau.presets import PRESETS
from game.record import Player
from tests.game.links.own_deck.devices import brief, secret_of

PATH = Path(__file__).with_name("golden.json")


def digest(link: str) -> str:
    """A digest of all that a link leads to."""
    told = tell(read(link))
    record = told.record
    state = mau_mau.position_text(replay(mau_mau, record).state)
    players = " ".join(player.name for player in record.players)
    intents = "; ".join(map(str, record.intents))
    return sha256(f"{players}\n{record.seed}\n{intents}\n{state}".encode()).hexdigest()[:32]


def threads() -> list[Thread]:
    """A game that begins, one that is set up, and whole ones, opened."""
    ana, beto, caio = (secret_of("golden", seat) for seat in range(3))
    players = (Player("Ana"), Player("Seu Zé ♣"), Player(""))
    begun = begin(PRESETS["family"], players, beto)
    full = join(join(begun, caio), ana)
    last = full.with_pledge(1, beto.pledge(SALT + MOST_ROUNDS))
    short = Options(hand_size=5, jokers=False, own_decks=True)
    return [
        begun,
        full,
        last,
        brief(short, 2, 2).thread,
        brief(short, 3).thread,
        brief(Options(must_play_drawn=True, calling=True, own_decks=True), 2).thread,
    ]


def main() -> None:
    """Add what is missing."""
    kept = json.loads(PATH.read_text(encoding="utf-8")) if PATH.exists() else {}
    kept.setdefault(str(VERSION), {link: digest(link) for link in map(write, threads())})
    PATH.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
