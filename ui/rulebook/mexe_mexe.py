"""The rules of Mexe-Mexe in words, as the options of a table make them.

The ids are those of ``game.mexe_mexe.judge``; the examples are those of ``ui.rulebook.examples``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.cards import Card
from game.mexe_mexe.options import MIN_STOCK, SEATS_FOR_TWO_PACKS, Options, Returns
from game.mexe_mexe.scores import points_of
from ui.rulebook import examples
from ui.rulebook.book import Chapter, Clause, House, written
from ui.words import Words

MexeMexe = House[Options]


def mexe_mexe(options: Options, words: Words) -> tuple[Chapter, ...]:
    """The rules of a table of Mexe-Mexe with these options."""
    return written(House(options, words), _CHAPTERS, {})


def _objective(house: MexeMexe) -> Iterator[Clause]:
    say = house.words
    limit = say("melds.objective-limit", limit=house.options.limit)
    yield house.tell("", say("melds.objective"), limit)


def _deal(house: MexeMexe) -> Iterator[Clause]:
    say, options = house.words, house.options
    if options.packs:
        packs = say("rule.packs", n=options.packs)
    else:
        packs = say("rule.packs-by-seats", seats=SEATS_FOR_TWO_PACKS, more=SEATS_FOR_TWO_PACKS + 1)
    yield house.tell("X4", packs, say("melds.pack"))
    yield house.tell("X1", say("melds.first-dealer"))
    yield house.tell("X2", say("melds.next-dealer"))
    yield house.tell("X3", say("melds.hand", cards=options.hand_size))
    yield house.tell("X4", say("rule.stock", least=MIN_STOCK), say("melds.no-starter"))
    yield house.tell("X5", say("rule.direction"))


def _turn(house: MexeMexe) -> Iterator[Clause]:
    say = house.words
    yield house.tell("X6", say("melds.turn"))
    yield house.tell("X25", say("melds.draw"))
    key = "melds.taken-may-go" if house.options.may_discard_taken else "melds.taken-stays"
    yield house.tell("X26", say(key), say("melds.taken-two"))
    yield house.tell("X7 X23", say("melds.may-meld"))


def _melds(house: MexeMexe) -> Iterator[Clause]:
    say, wild = house.words, house.options.wild_in_sets
    yield house.tell("X8 X10", say("melds.run"), say("melds.order"), pictures=examples.runs(say))
    yield house.tell("X12", say("melds.set"), say("melds.set-of-twos"), pictures=examples.sets(say))
    yield house.tell("X16 X17 X18", say("melds.four"), pictures=examples.fours(say))
    yield house.tell("X13 X14", say("melds.extend"), say("melds.ace"))
    yield house.tell("X20 X21", say("melds.long"), pictures=examples.long_runs(say))
    yield house.tell(
        "X15",
        say("melds.set-grows"),
        say("melds.wild-in-set" if wild else "melds.no-wild-in-set"),
        pictures=examples.wild_in_set(say, valid=wild),
    )
    yield house.tell("X19", say("melds.full"), pictures=examples.full(say))


def _wild(house: MexeMexe) -> Iterator[Clause]:
    say = house.words
    yield house.tell("X9 X11", say("melds.wild"), pictures=examples.wilds(say))
    yield house.tell("X22", say("melds.one-two"), pictures=examples.two_twos(say))
    yield house.tell("X22", say("melds.shifts"))


def _rearranging(house: MexeMexe) -> Iterator[Clause]:
    say = house.words
    yield house.tell("X27", say("melds.rearrange"))
    yield house.tell("X28 X29", say("melds.into-three"), pictures=(examples.into_three(say),))
    yield house.tell("X30", say("melds.with-wild"), pictures=(examples.with_wild(say),))
    yield house.tell("X31", say("melds.into-two"), pictures=(examples.into_two(say),))
    yield house.tell("X32", say("melds.stays"), say("melds.pieces"))
    yield house.tell("X32", say("melds.take-back"))


def _exchange(house: MexeMexe) -> Iterator[Clause]:
    say = house.words
    yield house.tell("X33", say("melds.exchange"), pictures=(examples.exchange(say),))
    sets = say("melds.exchange-in-set") if house.options.wild_in_sets else None
    yield house.tell("X33", say("melds.exchange-fits"), say("melds.exchange-once"), sets)
    yield house.tell("X33", say("melds.exchange-end"), pictures=(examples.exchange_end(say),))
    yield house.tell("X33", say("melds.exchange-hand"))
    yield house.tell("X33", say("melds.exchange-two"), say("melds.exchange-twos"))


def _out(house: MexeMexe) -> Iterator[Clause]:
    say = house.words
    needed = house.options.go_out_needs_discard
    yield house.tell("X24", say("melds.discard-out" if needed else "melds.meld-out"))
    yield house.tell("X35", say("melds.out"))


def _stock(house: MexeMexe) -> Iterator[Clause]:
    say, times = house.words, house.options.reshuffles
    if times:
        most = say("melds.reshuffles", n=times)
        yield house.tell("X34", say("melds.reshuffle"), most)
    else:
        yield house.tell("X34", say("melds.no-reshuffle"))
    yield house.tell("X34", say("melds.last-card"))
    yield house.tell("LONG", say("melds.too-long"))


def _count(house: MexeMexe) -> Iterator[Clause]:
    say = house.words
    ace, two, jack = (points_of(Card.parse(text)) for text in ("AC", "2C", "JC"))
    yield house.tell("X36", say("melds.count"))
    yield house.tell("X37 X38", say("melds.values", court=jack))
    yield house.tell(
        "X39 X40", say("melds.ace-two", ace=ace, two=two), pictures=(examples.counted(say),)
    )


def _elimination(house: MexeMexe) -> Iterator[Clause]:
    say, limit, returns = house.words, house.options.limit, house.options.returns
    yield house.tell("X42", say("melds.limit", limit=limit))
    if returns is Returns.NEVER:
        yield house.tell("X43 X44 X45", say("melds.no-return"))
        return
    sums = {"over": limit + 5, "most": limit - 50, "least": limit - 90}
    yield house.tell("X43 X44", say("melds.return", limit=limit, **sums), say("melds.asked"))
    once = returns is Returns.ONCE
    yield house.tell("X45", say("melds.return-once" if once else "melds.return-often"))


def _match(house: MexeMexe) -> Iterator[Clause]:
    say, limit = house.words, house.options.limit
    yield house.tell("X41", say("melds.sheet"))
    yield house.tell("X46", say("melds.match", limit=limit), say("melds.all-over"))
    yield house.tell("MATCH", say("melds.next-round"))


_CHAPTERS: dict[str, Callable[[MexeMexe], Iterator[Clause]]] = {
    "objective": _objective,
    "deal": _deal,
    "turn": _turn,
    "melds": _melds,
    "wild": _wild,
    "rearranging": _rearranging,
    "exchange": _exchange,
    "out": _out,
    "stock": _stock,
    "count": _count,
    "elimination": _elimination,
    "match": _match,
}
