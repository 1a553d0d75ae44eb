"""What is done with a game once there is time: its numbers counted, its record made small.

All of it in slices of some milliseconds; a page that is closed meanwhile has lost nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import replace
from typing import Any, TypeVar

from game.links import record as links
from game.links.record import Kind, LinkError, Shared
from game.match import steps
from game.record import Flaw, Record, RecordError, read, write
from ui.archive.entry import Entry, Standing
from ui.archive.tally import Numbers, counting
from ui.games import Game, game_named
from ui.session import Session

Result = TypeVar("Result")
Slices = Generator[object, None, Result]
AnyRecord = Record[Any, Any]


def entry_of(session: Session, at: str) -> Entry:
    """The entry of a game as it stands; it has not been counted, and its record is JSON."""
    from ui.house_rules import house_rules_named  # noqa: PLC0415  # with the entry's game only

    record = session.record
    return Entry(
        at=at,
        received=False,
        game=record.game,
        code=house_rules_named(record.game).codes.encode(record.options),
        players=record.players,
        standing=_standing(session),
        round=session.view().round,
        winners=_winners(session),
        record=write(record, session.game.rules),
    )


def worth_keeping(session: Session) -> bool:
    """Whether a person has decided anything in this game.

    One with own decks stays among the games by link: its record tells the deck of this device.
    """
    if session.own_decks:
        return False
    people, before = session.people, session.game.rules.begin
    state = before(session.record.options, len(session.record.players), session.record.seed)
    for step in steps(session.game.rules, session.record):
        if session.game.rules.actor(state) in people:
            return True
        state = step.match.state
    return False


def tidying(entry: Entry) -> Slices[Entry]:
    """Count a game, and make the record of a finished one small.

    Raises RecordError for a record that is none.
    """
    game = game_named(entry.game)
    record = yield from opening(entry)
    numbers, seat = Numbers(), entry.alone
    try:
        if seat is not None:
            numbers = yield from counting(game.rules, record, seat)
    except ValueError as error:  # a ReplayError, or options that cannot be played
        raise RecordError(Flaw.DAMAGED, str(error)) from error
    text = entry.record
    if entry.standing is not Standing.UNFINISHED and not entry.as_link:
        text = (yield from _small(game, record)) or text
    return replace(entry, numbers=numbers, record=text)


def opening(entry: Entry) -> Slices[AnyRecord]:
    """Read the record of an entry. Raises RecordError."""
    if not entry.as_link:
        return read(entry.record, game_named(entry.game).rules)
    try:
        shared = yield from links.reading_of(entry.record)
    except LinkError as error:
        raise RecordError(Flaw.DAMAGED, str(error)) from error
    return shared.record


def _small(game: Game, record: AnyRecord) -> Slices[str | None]:
    """The record as a link's text; None if that would not tell the very same game."""
    try:
        link = yield from links.writing_of(Shared(Kind.REPLAY, record))
        shared = yield from links.reading_of(link)
    except ValueError:  # no link can carry it
        return None
    if len(shared.record.intents) != len(record.intents):
        return None
    for one, other in zip(steps(game.rules, record), steps(game.rules, shared.record), strict=True):
        yield None
        if (one.ruling, one.match.state) != (other.ruling, other.match.state):
            return None
    return link if replace(shared.record, intents=record.intents) == record else None


def _standing(session: Session) -> Standing:
    state = session.match.state
    if state.phase.value == "over":
        return Standing.OVER
    open_end = session.record.game == "mau-mau" and state.options.goal.kind.value == "rounds"
    rested = open_end and session.between_rounds and state.round
    return Standing.RESTED if rested else Standing.UNFINISHED


def _winners(session: Session) -> tuple[int, ...]:
    """Who has won the match, or most rounds of one that has no goal."""
    state = session.match.state
    match _standing(session), session.record.game:
        case Standing.UNFINISHED, _:
            return ()
        case _, "mau-mau":
            most = max(state.won)
            return state.match_winners or tuple(s for s, won in enumerate(state.won) if won == most)
        case _:
            return tuple(state.winners)


def in_slices(
    later: Callable[[float, Callable[[], None]], object],
    work: Slices[Result],
    done: Callable[[Result], None],
    failed: Callable[[RecordError], None],
) -> None:
    """Do some work a slice at a time, with time for everything else in between."""

    def go_on() -> None:
        try:
            next(work)
        except StopIteration as end:
            done(end.value)
        except RecordError as error:
            failed(error)
        else:
            later(0, go_on)

    go_on()
