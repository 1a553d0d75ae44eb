"""What a device does with a thread: begin one, sit down, check what comes in, play."""

from __future__ import annotations

from dataclasses import replace

from game.links.own_deck.pledges import PLEDGED, SALT
from game.links.own_deck.telling import Foul, FoulError, Told, tell
from game.links.own_deck.thread import Own, Thread
from game.links.thread import Comparison, Relation
from game.mau_mau.intents import Intent
from game.mau_mau.options import Options
from game.record import Player
from game.seats import Seat


def begin(options: Options, players: tuple[Player, ...], own: Own) -> Thread:
    """A new game, for the next one to sit down.

    The options are played with own decks, whether they say so or not. Raises OptionsError if they
    cannot be, and ValueError for a short secret.
    """
    options = replace(options, own_decks=True)
    options.check(len(players))
    nobody = Thread(options, players, (None,) * len(players))
    return nobody.with_pledge(own.seat, own.pledge(PLEDGED))


def join(thread: Thread, own: Own, name: str | None = None) -> Thread:
    """Sit down on a free seat, under a name if one is given. Raises ValueError if it is taken."""
    if thread.pledges[own.seat]:
        raise ValueError("the seat is taken")
    if name is not None:
        thread = thread.with_name(own.seat, name)
    last = len(thread.sitting) == len(thread.players) - 1
    return thread.with_pledge(own.seat, own.pledge(SALT if last else PLEDGED))


def compare(mine: Thread, theirs: Thread) -> Comparison:
    """What a thread that comes in is to mine, and how many intents they have in common.

    Names do not matter. Raises FoulError for a secret that is not the one that was pledged; where
    none is, it is another game.
    """
    if (mine.options, len(mine.players)) != (theirs.options, len(theirs.players)):
        return Comparison(Relation.OTHER, 0)
    kept = _kept(mine, theirs)
    if not any(kept.values()):
        return Comparison(Relation.OTHER, 0)
    for seat, its in kept.items():
        if not its:
            raise FoulError(Foul.SECRET, seat)
    pairs = zip(mine.intents, theirs.intents, strict=False)
    shorter = min(len(mine.intents), len(theirs.intents))
    common = next((at for at, (one, other) in enumerate(pairs) if one != other), shorter)
    ahead, behind = _further(theirs, mine), _further(mine, theirs)
    if common < shorter or (ahead and behind):
        return Comparison(Relation.FORKED, common)
    relation = Relation.NEXT if ahead else Relation.STALE if behind else Relation.REPEATED
    return Comparison(relation, common)


def receive(theirs: Thread, own: Own, mine: Thread | None = None) -> Thread:
    """A thread that has come in, checked, with all told in it that the seat now has to tell.

    ``mine`` is the one that this device had before; it comes back where the other brings nothing
    new, and so do its names of those who had sat down. Links that have crossed, since two answered
    the same one, are put together: the order in which pledges are told decides nothing.

    Raises FoulError for whatever is foul in it, and ValueError for another game.
    """
    if mine:
        relation, common = compare(mine, theirs)
        if relation is Relation.OTHER:
            raise ValueError("a thread of another game")
        if relation is Relation.FORKED and common < min(len(mine.intents), len(theirs.intents)):
            raise FoulError(Foul.CHANGED, None, common + 1)
        if relation is Relation.FORKED:
            theirs = _both(mine, theirs)
        theirs = mine if relation in (Relation.STALE, Relation.REPEATED) else theirs
        theirs = _with_names(theirs, mine)
    pledge = theirs.pledges[own.seat]
    if not pledge or pledge != own.pledge(pledge.level):
        raise FoulError(Foul.FORGED, own.seat)
    told = tell(theirs, own)
    for number, seat in enumerate(told.by, 1):
        if seat == own.seat and number > (len(mine.intents) if mine else 0):
            raise FoulError(Foul.FORGED, seat, number)
    return _shown(theirs, own, told)


def play(thread: Thread, own: Own, *intents: Intent) -> Thread:
    """The thread after what the seat asks for, and after what it then has to tell.

    Raises FoulError for what the rules refuse, and ValueError out of turn.
    """
    longer = thread.with_intents(*intents)
    told = tell(longer, own)
    if not set(told.by[len(thread.intents) :]) <= {own.seat, None}:
        raise ValueError("another seat's turn")
    return _shown(longer, own, told)


def _both(mine: Thread, theirs: Thread) -> Thread:
    """All that two threads tell that have no move against each other."""
    longer, other = sorted((mine, theirs), key=lambda thread: len(thread.intents), reverse=True)
    for seat, pledge in enumerate(other.pledges):
        has = longer.pledges[seat]
        if pledge and (has is None or pledge.level > has.level):
            longer = longer.with_pledge(seat, pledge)
            if has is None:
                longer = longer.with_name(seat, other.players[seat].name)
    return longer


def _with_names(theirs: Thread, mine: Thread) -> Thread:
    """Their thread with my names of those who had sat down."""
    for seat, (player, pledge) in enumerate(zip(mine.players, mine.pledges, strict=True)):
        if pledge:
            theirs = theirs.with_name(seat, player.name)
    return theirs


def _shown(thread: Thread, own: Own, told: Told) -> Thread:
    """The thread with the seat's salt, once all have sat down, and its secrets of what is over."""
    told_already = thread.pledges[own.seat]
    level = SALT + told.over if thread.full else PLEDGED
    pledge = own.pledge(max(level, told_already.level if told_already else level))
    return thread.with_pledge(own.seat, pledge)


def _kept(mine: Thread, theirs: Thread) -> dict[Seat, bool]:
    """For each seat that has pledged something in both, whether it has kept to it."""
    both = {
        seat: sorted((one, other))
        for seat, (one, other) in enumerate(zip(mine.pledges, theirs.pledges, strict=True))
        if one and other
    }
    return {seat: newer.extends(older) for seat, (older, newer) in both.items()}


def _further(one: Thread, other: Thread) -> bool:
    """Whether the one thread has anything that the other has not."""
    levels = [[pledge.level if pledge else -1 for pledge in it.pledges] for it in (one, other)]
    return len(one.intents) > len(other.intents) or any(
        mine > theirs for mine, theirs in zip(*levels, strict=True)
    )
