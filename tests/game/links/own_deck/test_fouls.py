"""Whoever cheats is found out, and named with the move."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from game import mau_mau
from game.cards import FACES
from game.links.own_deck import Foul, FoulError, Own, Thread, compare, join, play, receive, tell
from game.links.own_deck.pledges import PLEDGED, SALT, Pledge
from game.links.thread import Relation
from game.match import start, steps
from game.mau_mau.intents import Deal, Draw, Intent, Play
from game.mau_mau.options import Options
from game.mau_mau.refusals import Reason
from game.mau_mau.state import Phase, State
from game.ruling import Refused
from tests.game.links.own_deck.devices import Played, brief, opened, secret_of, set_up, truth

GAME = brief(Options(hand_size=5, jokers=False), 2, 2)
THREE = brief(Options(hand_size=5, jokers=False), 3)


def foul_of(theirs: Thread, own: Own, mine: Thread | None = None) -> FoulError:
    """What is foul in a thread."""
    with pytest.raises(FoulError) as found:
        receive(theirs, own, mine)
    return found.value


def told(error: FoulError) -> tuple[Foul, int | None, int | None]:
    return error.foul, error.seat, error.move


@cache
def states(game: Played) -> tuple[State, ...]:
    """The true state before every move."""
    record = truth(game.thread, game.owns).record
    first = start(mau_mau, record).state
    return (first, *(step.match.state for step in steps(mau_mau, record)))


def state_before(game: Played, move: int) -> State:
    return states(game)[move - 1]


def moves_of(game: Played, seat: int, phase: Phase) -> list[int]:
    """The moves of a seat in a phase (from 1)."""
    return [
        move
        for move, state in enumerate(states(game)[:-1], 1)
        if (state.actor, state.phase) == (seat, phase)
    ]


def lie(game: Played, move: int, intent: Intent) -> FoulError:
    """What comes of a seat's lie: at once, or when its secret is told."""
    thread = game.before(move)
    cheat = state_before(game, move).actor
    assert cheat is not None
    honest = game.owns[1 - cheat]
    ruling = mau_mau.judge(state_before(game, move), cheat, intent)
    assert isinstance(ruling, Refused), "it is no lie"
    lying = thread.with_intents(intent)
    try:
        receive(lying, honest, thread)
    except FoulError as error:
        return error
    rounds = sum(isinstance(other, Deal) for other in thread.intents)
    return foul_of(opened(lying, [game.owns[cheat]], rounds), honest, thread)


def test_a_card_that_was_not_in_the_hand_is_named_with_its_move() -> None:
    move = moves_of(GAME, 1, Phase.PLAY)[2]
    state = state_before(GAME, move)
    hand = {card.face for card in state.hands[1]}
    for face in set(FACES[:52]) - hand:
        error = lie(GAME, move, Play(face))
        assert told(error) == (Foul.MOVE, 1, move)
        assert error.reason in (Reason.NOT_IN_HAND, Reason.NAME_A_SUIT, None)


def test_who_draws_with_a_card_to_play_is_found_out() -> None:
    moves = [
        move
        for move in moves_of(GAME, 1, Phase.PLAY)
        if isinstance(GAME.thread.intents[move - 1], Play)
        and not state_before(GAME, move).chain
        and isinstance(mau_mau.judge(state_before(GAME, move), 1, Draw()), Refused)
    ]
    error = lie(GAME, moves[0], Draw())
    assert told(error) == (Foul.MOVE, 1, moves[0])
    assert error.reason is Reason.HAS_LEGAL_CARD


def test_a_move_that_nobody_could_make_is_found_at_once() -> None:
    move = moves_of(GAME, 1, Phase.PLAY)[0]
    thread = GAME.before(move)
    for intent in (Deal(), mau_mau.parse_intent("name H"), mau_mau.parse_intent("decline")):
        assert told(foul_of(thread.with_intents(intent), GAME.owns[0], thread)) == (
            Foul.MOVE,
            1,
            move,
        )


@pytest.mark.parametrize("level", [SALT, SALT + 1, SALT + 2])
def test_a_secret_that_was_not_pledged_names_its_seat(level: int) -> None:
    other = Pledge.of(b"a secret that was made afterwards", level)
    mine = GAME.before(2)
    for seat in (0, 1):
        changed = GAME.thread.with_pledge(seat, other)
        assert told(foul_of(changed, GAME.owns[1 - seat], mine)) == (Foul.SECRET, seat, None)
        assert foul_of(changed, GAME.owns[seat]).foul is Foul.FORGED


def test_another_pledge_in_the_place_of_ones_own_is_noticed() -> None:
    forged = GAME.before(2).with_pledge(0, Pledge.of(b"somebody in the middle.", SALT))
    assert told(foul_of(forged, GAME.owns[0])) == (Foul.FORGED, 0, None)


def test_every_change_of_what_was_played_is_noticed_by_who_has_it() -> None:
    intents = THREE.thread.intents
    for move in range(1, len(intents) + 1):
        other = Draw() if intents[move - 1] != Draw() else Deal()
        changed = replace(THREE.thread, intents=(*intents[: move - 1], other, *intents[move:]))
        error = foul_of(changed, THREE.owns[move % 3], THREE.thread)
        assert told(error) == (Foul.CHANGED, None, move)


def test_nobody_plays_for_another() -> None:
    move = moves_of(GAME, 0, Phase.PLAY)[1]
    mine = GAME.before(move)
    forged = mine.with_intents(GAME.thread.intents[move - 1])
    assert told(foul_of(forged, GAME.owns[0], mine)) == (Foul.FORGED, 0, move)
    with pytest.raises(ValueError, match="another seat"):
        play(mine, GAME.owns[1], GAME.thread.intents[move - 1])
    assert play(mine, GAME.owns[0], GAME.thread.intents[move - 1]) == forged


def test_what_the_rules_refuse_is_not_sent() -> None:
    move = moves_of(GAME, 0, Phase.PLAY)[0]
    with pytest.raises(FoulError) as refused:
        play(GAME.before(move), GAME.owns[0], Deal())
    assert told(refused.value) == (Foul.MOVE, 0, move)


def test_the_next_round_is_not_dealt_before_all_have_shown_their_cards() -> None:
    deal = GAME.thread.intents.index(Deal(), 1) + 1
    for late, other in ((0, 1), (1, 0)):
        shown = GAME.before(deal).with_pledge(other, GAME.owns[other].pledge(SALT + 1))
        assert tell(shown).awaited == (late,)
        with pytest.raises(FoulError) as early:
            tell(shown.with_intents(Deal()))
        assert told(early.value) == (Foul.UNOPENED, late, deal)
    full = GAME.before(2).with_pledge(1, GAME.owns[1].pledge(PLEDGED))
    with pytest.raises(FoulError) as early:
        tell(full)
    assert told(early.value) == (Foul.UNOPENED, 1, 1)


def test_a_thread_is_next_stale_repeated_or_of_another_game() -> None:
    early, late = GAME.before(5), GAME.thread
    relations = [compare(*two).relation for two in ((early, late), (late, early), (late, late))]
    assert relations == [Relation.NEXT, Relation.STALE, Relation.REPEATED]
    assert receive(early, GAME.owns[0], late) == late
    stranger = set_up(GAME.thread.options, [secret_of("stranger", seat) for seat in (0, 1)])
    assert compare(late, stranger).relation is Relation.OTHER
    assert compare(late, THREE.thread).relation is Relation.OTHER
    with pytest.raises(ValueError, match="another game"):
        receive(stranger, GAME.owns[0], late)


def test_links_that_crossed_are_put_together_whichever_comes_first() -> None:
    """In a group, two open the same link at once: each tells a secret that the other has not."""
    ana, beto, caio = THREE.owns
    over = THREE.thread
    closed = replace(over, pledges=tuple(own.pledge(SALT) for own in THREE.owns))
    first = closed.with_pledge(0, ana.pledge(SALT + 1))
    second, third = receive(first, beto, closed), receive(first, caio, closed)
    assert compare(second, third).relation is Relation.FORKED
    assert receive(third, beto, second) == receive(second, caio, third) == over
    assert not tell(over).guessed
    last = over.intents[-1]
    other = next(Play(face) for face in FACES if Play(face) != last)
    lying = replace(third, intents=(*over.intents[:-1], other))
    assert told(foul_of(lying, beto, second)) == (Foul.CHANGED, None, len(over.intents))


def test_two_who_sit_down_at_once_keep_their_names() -> None:
    ana, beto, caio = THREE.owns
    nobody = replace(THREE.thread, intents=(), pledges=(ana.pledge(PLEDGED), None, None))
    second, third = join(nobody, beto, "Beto"), join(nobody, caio, "Caio")
    both = receive(third, beto, second)
    assert [player.name for player in both.players] == ["P1", "Beto", "Caio"]
    assert both == receive(second, caio, third).with_pledge(1, beto.pledge(SALT)).with_pledge(
        2, caio.pledge(PLEDGED)
    )
