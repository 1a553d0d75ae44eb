"""Tables of Mexe-Mexe at which a test begins."""

from collections.abc import Iterable, Iterator
from functools import partial
from itertools import chain
from typing import NamedTuple, cast

from e2e.prepared import BOT, MOST_SEEDS, AnyMatch, AnyRecord, match_of, round_of, rounds
from game.bots.mexe_mexe.hand import melds_in
from game.cards import Card
from game.games import BOTS
from game.mexe_mexe import Options, View
from game.mexe_mexe.intents import Arrange, Deal, Discard, Draw, Intent, Return, Take
from game.mexe_mexe.melds import explain
from game.mexe_mexe.options import MOST_RESHUFFLES
from game.mexe_mexe.scores import points_of
from game.mexe_mexe.state import Phase
from game.mexe_mexe.verdict import SHORTEST, Meld
from game.mexe_mexe.workbench import Workbench, start
from game.seats import Seat
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


# ---- the examples of the rulebook --------------------------------------------------------------

ROOMY = Options(hand_size=13)


class Hoard(NamedTuple):
    """What a seat collects before it lays anything, by faces, and what it does with that."""

    seat: Seat
    meld: str
    """What it lays first."""
    kept: str
    """What it keeps in the hand for the turn after that."""
    later: tuple[str, ...] = ()
    """What lies on the table after that turn, if it plays it."""

    @property
    def faces(self) -> list[str]:
        """All that it collects."""
        return f"{self.meld} {self.kept}".split()


HEARTS = "6H 7H 8H 9H 10H JH QH"
REBUILT = ("6H 7H 8H", "8H 9H 10H", "10H JH QH")
KINGS = "KC KD KS"


def run_to_rebuild() -> AnyRecord:
    """X28, X31: hearts from 6 to Q on the table, another 8 and 10 in the hand; has drawn."""
    return _collected(Hoard(0, HEARTS, "8H 10H"))


def curinga_to_exchange() -> AnyRecord:
    """X33: 6, 7, a curinga, 9 and 10 of diamonds on the table, the 8 in the hand; has drawn."""
    return _collected(Hoard(0, "6D 7D 2S 9D 10D", "8D"))


def run_rebuilt_by_another() -> AnyRecord:
    """Before the person's draw: the rival has just made three runs of one, and laid kings."""
    return _collected(Hoard(1, HEARTS, f"8H 10H {KINGS}", (*REBUILT, KINGS)))


def _collected(hoard: Hoard) -> AnyRecord:
    """The game as it comes to the person; if the hoard is the person's, the card is drawn."""
    matches = match_of(ROOMY, 2, "hoard", partial(_collect, hoard))
    if hoard.later:
        return next(match.record for match in matches if len(match.state.table) > 1)
    return next(match.record for match in matches if _person_arranges(match, 1))


def _collect(hoard: Hoard, view: View, _chance: Stream) -> Intent:
    """One seat collects its hoard, the other one throws that; nothing else is laid."""
    collects = view.seat == hoard.seat
    lacking = _lacking(view.hand, hoard) if collects and not view.table else ()
    match view.phase:
        case Phase.DRAW:
            wanted = view.top is not None and view.top.face.text in lacking
            return Take() if wanted else Draw()
        case Phase.ARRANGE if collects and not lacking:
            cards = [*chain.from_iterable(view.table), *view.hand]
            melds = hoard.later if view.table else (hoard.meld,)
            laid = tuple(_picked(cards, faces) for faces in melds)
            return Arrange(laid, discard=next(chain(_dispensable(cards, hoard), cards)))
        case Phase.ARRANGE:
            return Discard(_thrown(view, hoard))
        case _:
            return Deal()


def _lacking(hand: Meld, hoard: Hoard) -> list[str]:
    """The faces that the hoard needs and the hand lacks."""
    lacking = hoard.faces
    for card in hand:
        if card.face.text in lacking:
            lacking.remove(card.face.text)
    return lacking


def _picked(cards: list[Card], faces: str) -> Meld:
    """A card of each of these faces, which are taken out of the cards."""
    picked = []
    for face in faces.split():
        card = next(card for card in cards if card.face.text == face)
        cards.remove(card)
        picked.append(card)
    return tuple(picked)


def _dispensable(cards: Iterable[Card], hoard: Hoard) -> Iterator[Card]:
    return (card for card in cards if card.face.text not in hoard.faces)


def _thrown(view: View, hoard: Hoard) -> Card:
    """The card that matters least to this seat, and never the one just taken."""
    cards = [card for card in view.hand if card is not view.taken]
    others = list(_dispensable(cards, hoard))
    hoarded = [card for card in cards if card not in others]
    return next(iter((*others, *hoarded) if view.seat == hoard.seat else (*hoarded, *others)))


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
                    bench = _laid(bench, meld, None)
            return bench.intent(chance.choice(bench.hand))
        case _:
            return Deal()


FULLEST = 8 * (13 - 1)
"""No hand grows: of thirteen dealt to each of eight, all but the last one can lie on the table."""
ROOM_FOR_MELDS = 90
"""So many cards lie in melds of three before single ones are added."""


def fullest_table() -> AnyRecord:
    """Eight at a table with as many cards on it as there can be; it is the person's turn."""
    options = Options(packs=3, hand_size=13, reshuffles=MOST_RESHUFFLES)
    matches = match_of(options, 8, "more", _lay_all_but_one)
    return next(
        match.record
        for match in matches
        if match.state.turn == 0 and sum(map(len, match.state.table)) == FULLEST
    )


def _lay_all_but_one(view: View, chance: Stream) -> Intent:
    """Lay melds of three, then single cards where they fit, and keep one after the discard."""
    if view.phase is not Phase.ARRANGE:
        return _lay_and_stay(view, chance)
    bench = start(view.before)
    for found in melds_in(view.hand, view.options):
        meld = found[:SHORTEST]
        if len(bench.hand) > len(meld) + 1 and explain(meld, view.options).valid:
            bench = _laid(bench, meld, None)
    for card in bench.hand:
        fits = bench.fits((card,)) if sum(map(len, bench.melds)) >= ROOM_FOR_MELDS else ()
        if fits and len(bench.hand) > 2:
            bench = _laid(bench, (card,), fits[0])
    return bench.intent(chance.choice(bench.hand))


def _laid(bench: Workbench, cards: Meld, meld: int | None) -> Workbench:
    laid = bench.put(cards, meld)
    assert isinstance(laid, Workbench)
    return laid


def _person_arranges(match: AnyMatch, melds: int) -> bool:
    """Whether the person has drawn, and so many melds lie on the table."""
    state = match.state
    return state.turn == 0 and state.phase is Phase.ARRANGE and len(state.table) >= melds


# ---- the score sheet ---------------------------------------------------------------------------


def just_eliminated() -> AnyRecord:
    """Of three, the person alone has come to the limit, and is asked whether to return (X43)."""
    options = Options(limit=100)
    found = (
        match.record
        for number in range(MOST_SEEDS)
        for match in round_of(options, 3, f"round {number}", _lay_nothing_as_the_first)
        if match.state.phase is Phase.RETURN and match.state.turn == 0
    )
    return next(found)


def _lay_nothing_as_the_first(view: View, chance: Stream) -> Intent:
    """The first seat never lays anything; the others play as bots do."""
    if view.seat:
        return cast("Intent", BOTS[view.options.GAME][BOT](view, chance))
    match view.phase:
        case Phase.DRAW:
            return Draw()
        case Phase.ARRANGE:
            return Discard(min(view.hand, key=points_of))
        case _:
            return Return()


def long_sheet(least: int) -> AnyRecord:
    """Eight at a table between rounds, with this many rounds on the sheet."""
    options = Options(hand_size=7, limit=300)
    matches = match_of(options, 8, "sheet")
    return next(
        match.record
        for match in matches
        if match.state.phase is Phase.DEAL and len(match.state.sheet) >= least
    )
