"""What begins and ends a match and its rounds: a table before its first deal, and these events."""

from __future__ import annotations

from operator import add

from game.mau_mau.events import DealerDrawn, Dealt, MatchEnded, RoundEnded, hidden, known
from game.mau_mau.goal import hand_value
from game.mau_mau.options import Options
from game.mau_mau.state import NOBODY, PLAY, Phase, State, Table
from game.seats import Direction


def begin(options: Options, seats: int, seed: str) -> State:
    """A table before its first deal. Raises OptionsError for options that cannot be played."""
    options.check(seats)
    zeros = (0,) * seats
    table = Table(
        options,
        seed,
        hands=((),) * seats,
        phase=Phase.DEAL,
        direction=Direction.RIGHT,
        debts=zeros,
        won=zeros,
        points=zeros,
    )
    return State(table)


def dealer_drawn(table: Table, event: DealerDrawn) -> None:
    """The dealer is known."""
    table.dealer = event.dealer


def dealt(table: Table, event: Dealt) -> None:
    """A new round; only the match's own numbers go on. The dealer has the turn for a moment."""
    hands, stock = event.hands, event.stock
    seen = event._replace(hands=tuple(map(hidden, hands)), stock=hidden(stock))
    new = Table(
        options=table.options,
        seed=table.seed,
        hands=tuple(map(known, hands)),
        stock=known(stock),
        discards=(event.starter,),
        debts=(0,) * table.seats,
        phase=PLAY,
        direction=Direction.RIGHT,
        turn=event.dealer,
        round=event.round,
        dealer=event.dealer,
        won=table.won,
        points=table.points,
        past=(seen,),
    )
    vars(table).update(vars(new))


def round_ended(table: Table, event: RoundEnded) -> None:
    """The round is counted; chains, debts and everything else that pends are dropped."""
    table.result = event.result
    won = (seat in event.result.winners for seat in range(table.seats))
    table.won = tuple(map(add, table.won, won))
    table.points = tuple(map(add, table.points, map(hand_value, table.hands)))
    table.phase = Phase.DEAL
    table.chain = None
    table.debts = (0,) * table.seats
    table.layer = NOBODY
    table.silent = ()


def match_ended(table: Table, event: MatchEnded) -> None:
    """There will be no other deal."""
    table.match_winners = event.winners
    table.phase = Phase.OVER
