"""A second Mau-Mau, written from the rulebook alone, to hold beside the engine.

It is one plain mutable table that follows the sentences of the rules with their default options,
and shares nothing with the engine but cards and intents. Only the order in which a reshuffle leaves
the stock is told to it from outside.
"""

from __future__ import annotations

from collections.abc import Callable

from game.cards import Card, Face, Rank, Suit
from game.mau_mau.intents import Deal, Draw, Intent, Name, Pass, Pay, Play

J, K, Q, A, JOKER = Rank.JACK, Rank.KING, Rank.QUEEN, Rank.ACE, Rank.JOKER
GROWTH = {Rank.THREE: 1, Rank.SEVEN: 2, JOKER: 5}
Reshuffle = Callable[[list[Card]], list[Card]]


class Reference:
    """The table. ``stage`` is turn, drew (M2), again (M15), suit (M13) or over."""

    def __init__(self, hands: list[list[Card]], stock: list[Card], pile: list[Card]) -> None:
        self.hands, self.stock, self.pile = hands, stock, pile
        self.turn, self.step, self.stage = 0, 1, "turn"
        self.named: Suit | None = None
        self.first: int | None = None
        self.pending: tuple[Rank, int] | None = None
        self.owes = [0] * len(hands)
        self.turns, self.quiet, self.stirred = 1, 0, False
        self.winners: list[int] = []
        self.reshuffle: Reshuffle = lambda cards: cards

    def seat(self, distance: int) -> int:
        """The seat so far from the one on turn, in the direction in force."""
        return (self.turn + self.step * distance) % len(self.hands)

    # What may be done

    def fits(self, face: Face) -> bool:
        """M1, M13, M18."""
        top = self.pile[-1]
        if face.rank is J or face.rank is top.rank:
            return True
        if top.rank is JOKER:
            return face.colour is top.colour
        suit = self.named if top.rank is J and self.named else top.suit
        assert suit
        return face.colour is suit.colour if face.rank is JOKER else face.suit is suit

    def play(self, face: Face) -> str:
        """M1, M8, M9, M16, M18, M20: what becomes of a card that is in the hand."""
        if self.pending and self.pending[0] is not Rank.THREE:
            return "allowed" if face.rank is self.pending[0] else "punished"
        if not self.fits(face):
            return "punished"
        if self.pending and face.rank not in (Rank.THREE, J):
            holds_a_three = any(card.rank is Rank.THREE for card in self.hands[self.turn])
            return "refused" if holds_a_three else "allowed"
        return "allowed"

    def stuck(self) -> bool:
        """Whether nothing is pending and there is no legal card."""
        cards = self.hands[self.turn]
        return not self.pending and all(self.play(card.face) != "allowed" for card in cards)

    def verdict(self, seat: int, intent: Intent) -> str:
        """``allowed``, ``punished`` or ``refused``."""
        if isinstance(intent, Deal):
            allowed = self.stage == "over"
        elif self.stage == "over" or seat != self.turn:
            allowed = False
        elif isinstance(intent, Name) or self.stage == "suit":
            allowed = isinstance(intent, Name) and self.stage == "suit"
        elif isinstance(intent, Play):
            return self._verdict_on_play(intent)
        elif isinstance(intent, Draw):
            allowed = self.stage == "turn" and self.stuck() and self.can_draw()
        elif isinstance(intent, Pay):
            allowed = self.pending is not None
        elif isinstance(intent, Pass):
            quiet = self.stuck() and not self.can_draw()
            allowed = self.stage in ("drew", "again") or quiet
        else:
            allowed = False  # nothing is cut or noticed by default
        return "allowed" if allowed else "refused"

    def _verdict_on_play(self, intent: Play) -> str:
        hand = self.hands[self.turn]
        if all(card.face is not intent.face for card in hand):
            return "refused"
        verdict = self.play(intent.face)
        asked = intent.face.rank is J and len(hand) > 1
        if verdict == "allowed" and (asked != (intent.suit is not None) or intent.calls):
            return "refused"
        return verdict

    def can_draw(self) -> bool:
        """Whether any card is left to draw."""
        return bool(self.stock) or len(self.pile) > 1

    # What happens

    def happen(self, intent: Intent) -> None:
        """Do what is allowed or punished."""
        match intent:
            case Play(face, suit):
                card = next(card for card in self.hands[self.turn] if card.face is face)
                if self.play(face) == "allowed":
                    self._lay(card, suit)
                else:
                    self._pay(more=1)
                    self._end()
            case Name(suit):
                self.named = suit
                self._end()
            case Draw():
                self._draw(self.turn, 1)
                self.stage = "drew"
            case Pay():
                assert self.pending
                loses_turn = self.pending[0] is not Rank.THREE
                self._pay(more=0)
                if loses_turn:
                    self._end()
            case Pass():
                self._end()
            case _:
                raise AssertionError(intent)

    def _draw(self, seat: int, count: int) -> None:
        for _ in range(count):
            if not self.stock and len(self.pile) > 1:
                self.stock, self.pile = self.reshuffle(self.pile[:-1]), self.pile[-1:]
            if self.stock:
                self.hands[seat].append(self.stock.pop(0))
                self.stirred = True

    def _pay(self, *, more: int) -> None:
        """The pending chain is drawn by the seat on turn, and so many cards more."""
        self._draw(self.turn, (self.pending[1] if self.pending else 0) + more)
        self.pending = None

    def _lay(self, card: Card, suit: Suit | None) -> None:
        me, hand, top = self.turn, self.hands[self.turn], self.pile[-1]
        hand.remove(card)
        self.pile.append(card)
        self.stirred, self.named, self.stage = True, None, "turn"
        grown = 0
        if self.pending:
            if self.pending[0] is card.rank:
                grown = self.pending[1]
            else:
                self.owes[me] = self.pending[1]
            self.pending = None
        if card.face is not top.face:
            self.first = me
        elif self.first is not None:
            self._draw(self.first, 2)
        if not hand:
            self._settle(me)
        if card.rank is Rank.NINE:
            self._draw(self.seat(-1), 1)
        if not hand:
            self._win([me])
        elif card.rank is J and suit is None:
            self.stage = "suit"
        elif card.rank is K:
            self.stage = "again"
        else:
            self.named = suit
            if card.rank is Q and len(self.hands) > 2:
                self.step = -self.step
            chain = (card.rank, grown + GROWTH[card.rank]) if card.rank in GROWTH else None
            self._end(2 if card.rank is A else 1, chain)

    def _settle(self, seat: int) -> None:
        owed, self.owes[seat] = self.owes[seat], 0
        self._draw(seat, owed)

    def _end(self, distance: int = 1, chain: tuple[Rank, int] | None = None) -> None:
        self.quiet = 0 if self.stirred else self.quiet + 1
        if self.turns == 1000 or self.quiet == len(self.hands):
            fewest = min(map(len, self.hands))
            self._win([seat for seat, hand in enumerate(self.hands) if len(hand) == fewest])
            return
        self.turn = self.seat(distance)
        self.pending, self.stage, self.stirred = chain, "turn", False
        self.turns += 1
        self._settle(self.turn)

    def _win(self, winners: list[int]) -> None:
        self.winners, self.stage = winners, "over"
        self.pending, self.owes = None, [0] * len(self.hands)
