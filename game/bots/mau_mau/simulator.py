"""Mau-Mau in small numbers and lists: what a search plays thousands of rounds with.

The engine in ``game.mau_mau`` is the truth. This stands beside it for its speed, and a test holds
the two equal, decision by decision, under all options. Two things it does otherwise:

- everybody says "mau-mau" in time (CALL), so that there is nothing to notice;
- a card is its face (see ``house``), the packs being all the same to the rules.

A *move* is a face to lay, with ``NAMED * (1 + suit)`` added where a suit is named, or one of the
negative numbers below.
"""

from __future__ import annotations

from collections.abc import Callable

from game.bots.mau_mau.house import (
    AT_ONCE,
    CHAIN,
    GOES_ON,
    HARD,
    NAMED,
    NEVER,
    PREVIOUS,
    REVERSE,
    SKIP,
    House,
)

DRAW, PASS, PAY, DECLINE, NAME = -1, -2, -3, -4, -5
"""Moves without a card; ``NAME - suit`` names a suit for a card that lies already."""
PLAY, DREW, AGAIN, NAMING, CUT, OVER = range(6)
"""What the table waits for, as ``game.mau_mau.state.Phase``; up to AGAIN a card may be laid."""
NOBODY = -1
LONGEST_ROUND = 1_000
IDENTICAL_PENALTY = 2

Chance = Callable[[], float]
"""A number from 0 up to 1, each equally likely."""


def shuffled(cards: list[int], chance: Chance) -> list[int]:
    """The cards in any order, each as likely."""
    return sorted(cards, key=lambda _: chance())


class Table:
    """A round under way. Where the engine's state has the same field, it means the same.

    The stock and the discards are drawn from and laid on at their ends. A chain is told by the
    context and by ``pending``, the cards to draw.
    """

    __slots__ = (
        "context",
        "cutters",
        "debts",
        "direction",
        "discards",
        "first_identical",
        "hands",
        "layer",
        "pending",
        "phase",
        "steps",
        "still",
        "stock",
        "turn",
        "turns",
        "winners",
    )

    def __init__(self, hands: list[list[int]], stock: list[int], discards: list[int]) -> None:
        """A quiet table on whose top card nothing is pending; the first seat is on turn."""
        self.hands, self.stock, self.discards = hands, stock, discards
        self.context = discards[-1]
        self.turn, self.direction, self.phase = 0, 1, PLAY
        self.pending = 0
        self.debts = [0] * len(hands)
        self.first_identical = self.layer = NOBODY
        self.turns, self.still, self.steps = 1, 0, 1
        self.cutters: list[int] = []
        self.winners: list[int] = []

    def copy(self) -> Table:
        """Another table at which the same has happened."""
        other = Table([hand[:] for hand in self.hands], self.stock[:], self.discards[:])
        other.context, other.pending = self.context, self.pending
        other.turn, other.direction, other.phase = self.turn, self.direction, self.phase
        other.debts = self.debts[:]
        other.first_identical, other.layer = self.first_identical, self.layer
        other.turns, other.still, other.steps = self.turns, self.still, self.steps
        other.cutters, other.winners = self.cutters[:], self.winners[:]
        return other


def draw(hand: list[int], due: int, stock: list[int], discards: list[int], chance: Chance) -> int:
    """Draw cards into a hand, all discards but the top one becoming stock when it is empty.

    Returns how many cards there were to draw, at most those that are due.
    """
    for drawn in range(due):
        if not stock:
            if len(discards) == 1:
                return drawn
            stock += shuffled(discards[:-1], chance)
            del discards[:-1]
        hand.append(stock.pop())
    return due


def longest_suit(hand: list[int]) -> int:
    """The suit that the hand holds most of, the first of several."""
    counts = [0, 0, 0, 0, 0]
    for face in hand:
        counts[face // 13] += 1
    counts[4] = -1
    return counts.index(max(counts))


def play(  # noqa: C901, PLR0912, PLR0915  # one loop in one frame: the search waits for nothing else
    table: Table, house: House, chance: Chance, move: int | None = None, decisions: int = 1 << 30
) -> None:
    """Play on until the round is over, or so many decisions are made; the first may be given.

    Who is not told what to do lays the card of his hand that he would most gladly lay (``wishes``),
    of several the first; there is no chance in it but that of a reshuffle. A wild card gets the
    suit that he holds most of; he cuts unless he would be his own victim. He neither draws nor pays
    nor passes while he can lay.

    Three lines in four are for what seldom happens. What most often does, a plain card laid where
    nothing is pending, passes few tests and calls nothing but ``remove`` and ``append``.
    """
    seats, kinds, cards, wishes = house.seats, house.kind, house.cards, house.wishes
    cutting, any_last, must_play_drawn = house.cutting, house.any_may_be_last, house.must_play_drawn
    hands, stock, discards, debts = table.hands, table.stock, table.discards, table.debts
    turn, direction, phase, context = table.turn, table.direction, table.phase, table.context
    pending, first, layer = table.pending, table.first_identical, table.layer
    still, turns = table.still, table.turns

    for _ in range(decisions):
        hand = hands[turn]

        if move is None:  # What to do.
            if phase <= AGAIN:
                wish, most, move = wishes[context], NEVER, PASS
                for face in hand:
                    gladly = wish[face]
                    if gladly > most:
                        move, most = face, gladly
                        if gladly == AT_ONCE:
                            break
                if not any_last and len(hand) == 1 and move >= 0 and not house.may_be_last[move]:
                    move = PASS
                if move == PASS:
                    if pending:
                        move = PAY
                    elif phase == PLAY and (stock or len(discards) > 1):
                        move = DRAW
                elif must_play_drawn and phase == DREW and wish[hand[-1]]:
                    move = hand[-1]
                elif phase == AGAIN and first == turn and not stock and discards == [move]:
                    move = PASS  # for he would draw that very card, and so for ever
            elif phase == NAMING:
                move = NAME - longest_suit(hand)
            else:
                move = DECLINE if table.cutters[0] == first else discards[-1]

        steps = 0  # What comes of it; and by how many seats the turn passes on, if it does.
        if move >= 0:
            if phase == CUT:
                turn, table.cutters = table.cutters[0], []
                hand, turns = hands[turn], turns + 1
            face = move if move < NAMED else move % NAMED
            hand.remove(face)
            answered = 0
            if pending:
                if wishes[context][face] == AT_ONCE:
                    answered = pending
                else:
                    debts[turn] = pending
                pending = 0
            identical = face == discards[-1]
            discards.append(face)
            if not identical:
                first = turn
            elif first >= 0:
                draw(hands[first], IDENTICAL_PENALTY, stock, discards, chance)
            kind = kinds[face]
            context, phase, still, layer = face, PLAY, -1, turn
            if not hand and debts[turn] and house.debtors_stay:
                draw(hand, debts[turn], stock, discards, chance)
                debts[turn] = 0
            if kind == PREVIOUS:
                draw(hands[(turn - direction) % seats], cards[face], stock, discards, chance)
            if not hand:
                table.winners = [turn]
                phase = OVER
                break
            if kind <= PREVIOUS:
                steps = 1
            elif kind <= HARD:
                context, pending, steps = CHAIN + face, answered + cards[face], 1
            elif kind == GOES_ON:
                phase = AGAIN
            elif kind == SKIP:
                steps = 2
            elif kind == REVERSE:
                direction, steps = -direction, 1
            elif move < NAMED:
                phase = NAMING
            else:
                context, steps = move // NAMED - 1 + NAMED, 1
        elif move == DRAW:
            if stock:
                hand.append(stock.pop())
            else:
                draw(hand, 1, stock, discards, chance)
            phase, still = DREW, -1
            if house.draw_until_playable:
                wish = wishes[context]
                while not any(wish[face] for face in hand):
                    if not draw(hand, 1, stock, discards, chance):
                        break
        elif move == PASS:
            steps = 1
        elif move == PAY:
            if draw(hand, pending, stock, discards, chance):
                still = -1
            context -= CHAIN
            pending, steps = 0, int(kinds[context] == HARD)
        elif move == DECLINE:
            del table.cutters[0]
            steps = 0 if table.cutters else table.steps
        else:
            context, phase = NAMED + NAME - move, PLAY
            steps = 0 if layer == NOBODY else 1
        move = None

        if steps and cutting and layer != NOBODY and phase != CUT and turns < LONGEST_ROUND:
            table.cutters = _cutters(table, house, turn, direction)
            if table.cutters:
                phase, table.steps, steps = CUT, steps, 0
        if steps:
            still, layer = still + 1, NOBODY
            if turns >= LONGEST_ROUND or still >= seats:
                fewest = min(map(len, hands))
                table.winners = [seat for seat in range(seats) if len(hands[seat]) == fewest]
                phase = OVER
                break
            turn = (turn + direction * steps) % seats
            turns, phase = turns + 1, PLAY
            if debts[turn]:
                if draw(hands[turn], debts[turn], stock, discards, chance):
                    still = -1
                debts[turn] = 0

    table.turn, table.direction, table.phase, table.context = turn, direction, phase, context
    table.pending, table.first_identical, table.layer = pending, first, layer
    table.still, table.turns = still, turns


def _cutters(table: Table, house: House, turn: int, direction: int) -> list[int]:
    """Who may cut the top card, in order of play (M19)."""
    face, hands = table.discards[-1], table.hands
    others = [(turn + direction * step) % house.seats for step in range(1, house.seats)]
    return [
        seat
        for seat in others
        if face in hands[seat] and (len(hands[seat]) > 1 or house.may_be_last[face])
    ]
