"""Tables of Mexe-Mexe at which a test begins."""

from typing import NamedTuple

from e2e.prepared import AnyMatch, AnyRecord, round_of, rounds
from game.bots.melder import melds_in
from game.cards import Card, Suit
from game.mexe_mexe import Options, View
from game.mexe_mexe.intents import Arrange, Deal, Discard, Draw, Intent, Take
from game.mexe_mexe.melds import explain
from game.mexe_mexe.options import MOST_RESHUFFLES
from game.mexe_mexe.state import Phase
from game.mexe_mexe.verdict import SHORTEST, Meld
from game.mexe_mexe.workbench import Workbench, start
from game.shuffle import Stream


class Winning(NamedTuple):
    """A turn that wins the round by one new meld from the hand: before it, and what it takes."""

    record: AnyRecord
    gets: str
    """How a card is got: ``draw`` or ``take``."""
    meld: Meld
    discard: Card | None
    """None: without a discard."""


def winning_turn(gets: str, *, discard: bool) -> Winning:
    """A turn of this kind in a round of two."""
    turns = (_winning(matches) for matches in rounds(Options(), 2))
    return next(
        turn for turn in turns if turn and turn.gets == gets and bool(turn.discard) is discard
    )


def _winning(matches: list[AnyMatch]) -> Winning | None:
    """The last turn of the round, if the first seat wins it by a new meld and nothing else."""
    before, after = matches[-3], matches[-1]
    *_, gets, last = after.record.intents
    if after.state.result.winners != (0,) or not isinstance(last, Arrange):
        return None
    *kept, new = last.melds
    if kept != list(range(len(before.state.table))) or isinstance(new, int):
        return None
    return Winning(before.record, str(gets), new, last.discard)


# ---- the example of the rulebook ---------------------------------------------------------------

RUN = ("6", "7", "8", "9", "10", "J", "Q")
TWICE = ("8", "10")


def run_to_rebuild() -> AnyRecord:
    """On the table the hearts from 6 to Q, in the hand 8 and 10 of hearts; the person has drawn."""
    matches = round_of(Options(), 2, "hearts", _collect_hearts)
    return next(match.record for match in matches if _person_arranges(match, 1))


def _collect_hearts(view: View, _chance: Stream) -> Intent:
    """The first seat collects hearts, the other one throws them; nothing else is laid."""
    lacking = _lacking(view.hand) if view.seat == 0 else ()
    match view.phase:
        case Phase.DRAW:
            wanted = view.top is not None and view.top.face.text in lacking
            return Take() if wanted else Draw()
        case Phase.ARRANGE if view.seat == 0 and not lacking and not view.table:
            run = _run(view.hand)
            extra = next(card for card in view.hand if card.suit is not Suit.HEARTS)
            return Arrange((run,), discard=extra)
        case Phase.ARRANGE:
            return Discard(_thrown(view))
        case _:
            return Deal()


def _wanted() -> list[str]:
    return [f"{rank}H" for rank in (*RUN, *TWICE)]


def _lacking(hand: Meld) -> tuple[str, ...]:
    """The faces that the example needs and the hand lacks."""
    lacking = _wanted()
    for card in hand:
        if card.face.text in lacking:
            lacking.remove(card.face.text)
    return tuple(lacking)


def _run(hand: Meld) -> Meld:
    """One heart of each rank of the run."""
    of_rank = {card.rank.value: card for card in hand if card.suit is Suit.HEARTS}
    return tuple(of_rank[rank] for rank in RUN)


def _thrown(view: View) -> Card:
    """The card that matters least to this seat, and never the one just taken."""
    wanted = set(_wanted())
    cards = [card for card in view.hand if card is not view.taken]
    hearts = [card for card in cards if card.face.text in wanted]
    others = [card for card in cards if card not in hearts]
    mine = view.seat == 0
    return next(iter((*others, *hearts) if mine else (*hearts, *others)))


# ---- many melds --------------------------------------------------------------------------------


def many_melds(least: int) -> AnyRecord:
    """Eight at a table with this many melds at least; the person has drawn."""
    options = Options(packs=3, hand_size=13, reshuffles=MOST_RESHUFFLES)
    matches = round_of(options, 8, "more", _lay_and_stay)
    return next(match.record for match in matches if _person_arranges(match, least))


def _lay_and_stay(view: View, chance: Stream) -> Intent:
    """Lay melds of three, but keep enough to stay in the round."""
    match view.phase:
        case Phase.DRAW:
            return Draw()
        case Phase.ARRANGE:
            bench = start(view.before)
            for found in melds_in(view.hand, view.options):
                meld = found[:SHORTEST]
                if len(bench.hand) > SHORTEST and explain(meld, view.options).valid:
                    laid = bench.put(meld)
                    assert isinstance(laid, Workbench)
                    bench = laid
            return bench.intent(chance.choice(bench.hand))
        case _:
            return Deal()


def _person_arranges(match: AnyMatch, melds: int) -> bool:
    """Whether the person has drawn, and so many melds lie on the table."""
    state = match.state
    return state.turn == 0 and state.phase is Phase.ARRANGE and len(state.table) >= melds
