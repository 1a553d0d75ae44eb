"""Own decks by link: Mau-Mau between people who do not trust each other, without a server.

A link that tells the seed tells every hidden card. Here everybody draws from a pack of their own
(see ``game.mau_mau.own_decks``), in an order that nobody could choose, that only its own device
knows, and that can be checked when the round is over.

The protocol
------------

Every device draws a random secret and works out a row of values from it (see ``pledges``): each one
is the pledge of the next. With A, B and C around the table:

1. A sends the pledge alone, and so does everybody else but the last one to sit down;
2. the last one to sit down tells at once the *salt*, the next value: it is fixed in this very link,
   while all other salts are fixed and unknown;
3. the others tell theirs, each checked by its pledge.

Now everybody's salts are mixed, and from the mix come who deals, the starters, and, hashed with
each seat's secret of the first round, that seat's deck. When the round is over, every device tells
its secret of the round. The others play the round again with the true decks, and so prove every
move. These secrets are the salts of the next round, whose own secrets were pledged by them.

For two players two links go before the first card: ``A pledge`` → ``B pledge and salt`` → ``A salt,
deal, cards``. Fewer will not do: B's deck needs something of A's that B does not know while B fixes
the secret, so that A can only tell it after B's first link; and the same holds the other way round.
For three it is four links. Later rounds need none.

Why nobody can choose
---------------------

Take SHA-256 for a random function, and let one other player be honest. A player's secret is fixed
by a pledge before that other's salt is told, and salts are fixed before any is told. So the seed of
the deck is the hash of something that the player could not know when it could still be changed, and
cannot be changed since: whatever was tried before, the order is one of all, each as likely. Other
players' salts enter too, but who does not know a secret cannot tell what they bring about. The same
holds for each later round: all its secrets were fixed before the first deal. And nobody can read
the deck of another: its secret is told when the round is over, and its pledge hides it.

Commit and reveal: M. Blum, "Coin flipping by telephone" (1981). For play by mail: A. Shamir,
R. Rivest, L. Adleman, "Mental poker" (1979), which also deals from one hidden pack, but only with
everybody's help at each card.

What remains
------------

- One's device knows one's own deck: with tools one can read the cards that one will draw, until the
  end of the round. It is as if one's own cards were marked, for everybody alike. When a deck is
  used up, its new order also follows from the pile as it then lies, with the cards of the others:
  who reads ahead has a few last moves to choose from there, but never the order.
- Who does not like the cards can give up, or begin another game; the others see that.
- With three, who passes a link on can alter a move of another's. The device of whoever made it
  finds that out when the link comes back (``Foul.CHANGED``), the third one only if the cards do not
  allow the altered move.
- Players who talk to each other, and who has which name, are beyond any protocol.

What a device does
------------------

It keeps its ``Own`` (seat and secret) and its newest ``Thread`` (as the link that ``write`` makes),
and never goes back to an older one. ``read`` a link that comes in; ``join`` if the seat is to be
taken; ``receive`` it, which checks all, puts links together that have crossed (in a group two may
answer the same one) and tells what is due; show ``tell(thread, own).record``, a
plain record, with the hands of others guessed so that all that they did was possible: everything
public in it is right. ``play`` what the player asks for, and send the link to the seat that
``Told.next_after`` names. When everything is opened, ``tell(thread)`` proves it to anybody.

That record knows the device's own deck: keep it to yourself. (No link of a record can carry it.)

The options may leave nothing to hidden cards that others have to know at once: ``Options.check``.
Mexe-Mexe has no such game: on its common table, from which everybody takes, a card would no longer
be of its player's pack, and nobody could tell from which pack a hand had come.

>>> from game.mau_mau.options import Options
>>> from game.record import Player
>>> ana, beto = Own(0, b"Ana's secret bytes"), Own(1, b"Beto's secret bytes")
>>> first = begin(Options(own_decks=True), (Player("Ana"), Player("Beto")), ana)
>>> second = join(read(write(first)), beto)
>>> third = receive(second, ana, first)
>>> tell(third, ana).awaited
(0, 1)
>>> third = play(third, ana, Deal())
>>> fourth = receive(read(write(third)), beto, second)
>>> tell(fourth, ana).awaited == tell(fourth, beto).awaited
True
"""

from __future__ import annotations

from game.links.own_deck.link import owns, read, write
from game.links.own_deck.moves import begin, compare, join, play, receive
from game.links.own_deck.telling import Foul, FoulError, Told, tell
from game.links.own_deck.thread import Own, Thread
from game.mau_mau.intents import Deal

__all__ = [
    "Deal",
    "Foul",
    "FoulError",
    "Own",
    "Thread",
    "Told",
    "begin",
    "compare",
    "join",
    "owns",
    "play",
    "read",
    "receive",
    "tell",
    "write",
]
