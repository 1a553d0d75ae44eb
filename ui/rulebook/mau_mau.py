"""The rules of Mau-Mau in words, as the options of a table make them.

No rank is named here: what a 7 or a J does comes from the table of effects, and a paragraph about
what no card of this table does is not there at all. Every paragraph names the rules that it tells;
the ids are those of ``game.mau_mau.judge``, and ``DEAL`` is what is settled before the first turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.cards import SUITS, Card, Rank
from game.mau_mau.effects import Effect, Kind
from game.mau_mau.goal import hand_value
from game.mau_mau.options import MIN_STOCK, SEATS_FOR_TWO_PACKS, GoalKind, Options
from ui.rulebook.book import Chapter, Clause, Row, written
from ui.rulebook.ranks import RankedHouse
from ui.words import Words


def mau_mau(options: Options, words: Words) -> tuple[Chapter, ...]:
    """The rules of a table of Mau-Mau with these options."""
    return written(RankedHouse(options, words), _CHAPTERS, {"effects": _rows})


# ---- chapters -----------------------------------------------------------------------------------


def _objective(house: RankedHouse) -> Iterator[Clause]:
    yield house.tell("OUT", house.words("rule.objective"))


def _deal(house: RankedHouse) -> Iterator[Clause]:
    say, options = house.words, house.options
    if options.own_decks:
        packs = say("rule.own-decks")
    elif options.packs:
        packs = say("rule.packs", n=options.packs)
    else:
        packs = say("rule.packs-by-seats", seats=SEATS_FOR_TWO_PACKS, more=SEATS_FOR_TWO_PACKS + 1)
    yield house.tell("DEAL", packs, say("rule.jokers" if options.jokers else "rule.no-jokers"))
    yield house.tell(
        "DEAL", say("rule.hand", cards=options.hand_size), say("rule.stock", least=MIN_STOCK)
    )
    yield house.tell("DEAL", say("rule.dealer"), say("rule.direction"))
    yield _any_starter(house) if options.any_starter else _plain_starter(house)


def _plain_starter(house: RankedHouse) -> Clause:
    say = house.words
    effects = len(house.ranks(Kind.NONE)) < len(house.ranks(*Kind))
    barred = say("rule.no-effect") if effects else None
    if house.options.jokers:
        barred = say("rule.no-joker-nor", other=barred) if barred else say("rule.no-joker")
    plain = set(house.ranks(Kind.NONE)) - {Rank.JOKER}
    return house.tell(
        "DEAL",
        say("rule.starter"),
        say("rule.starter-barred", barred=barred) if barred else None,
        None if plain else say("rule.starter-all-barred"),
    )


def _any_starter(house: RankedHouse) -> Clause:
    say = house.words
    cases = (
        ("rule.starter-skips", (Kind.SKIP,)),
        ("rule.starter-draws", (Kind.SOFT_DRAW, Kind.HARD_DRAW)),
        ("rule.starter-previous", (Kind.PREVIOUS_DRAWS,)),
        ("rule.starter-reverses", (Kind.REVERSE,)),
        ("rule.starter-wild", (Kind.WILD,)),
    )
    return house.tell(
        "DEAL",
        say("rule.any-starter"),
        *(
            say(key, cards=house.any_of(ranks)) if (ranks := house.ranks(*kinds)) else None
            for key, kinds in cases
        ),
    )


def _turn(house: RankedHouse) -> Iterator[Clause]:
    say, options, wild = house.words, house.options, house.ranks(Kind.WILD)
    yield house.tell(
        "M1",
        say("rule.lay"),
        say("rule.lay-wild", cards=house.any_of(wild)) if wild else None,
        say("rule.lay-joker") if house.jokers else None,
    )
    yield house.tell(
        "M2",
        say("rule.draw-until" if options.draw_until_playable else "rule.draw-one"),
        say("rule.drawn-must" if options.must_play_drawn else "rule.drawn-may"),
    )
    yield house.tell("M2", say("rule.draw-freely" if options.free_drawing else "rule.draw-not"))
    yield house.tell("TOO-FEW", say("rule.reshuffle"), say("rule.too-few"))


def _effects(house: RankedHouse) -> Iterator[Clause]:
    say = house.words
    some = len(house.ranks(Kind.NONE)) < len(house.ranks(*Kind))
    yield house.tell("M3", say("rule.effects" if some else "rule.no-effects"))
    soft, hard = house.ranks(Kind.SOFT_DRAW), house.ranks(Kind.HARD_DRAW)
    if ranks := house.ranks(Kind.SKIP):
        debt = say("rule.skip-debt") if soft else None
        yield house.tell("M4", say("rule.skip", cards=house.any_of(ranks)), debt)
    if ranks := house.ranks(Kind.PREVIOUS_DRAWS):
        yield house.tell("M12", say("rule.previous", cards=house.any_of(ranks)))
    if ranks := house.ranks(Kind.WILD):
        last = say("rule.wild-last") if house.options.end_on_action else None
        yield house.tell(
            "M13",
            say("rule.wild", cards=house.any_of(ranks)),
            say("rule.wild-but", penalties=house.any_of(hard)) if hard else None,
            last,
        )
    if ranks := house.ranks(Kind.REVERSE):
        two = "rule.two-go-on" if house.options.reverse_of_two_goes_on else "rule.two-do-not"
        yield house.tell("M14", say("rule.reverse", cards=house.any_of(ranks)), say(two))
    if ranks := house.ranks(Kind.PLAY_AGAIN):
        yield house.tell("M15", say("rule.again", cards=house.any_of(ranks)))


def _rows(house: RankedHouse) -> Iterator[Row]:
    """The table of effects: ranks that do the same share a line; those without effect come last."""
    of_effect: dict[tuple[bool, Effect], list[Rank]] = {}
    for rank in house.ranks(*Kind):
        effect = house.options.effects[rank]
        apart = rank is Rank.JOKER and effect.kind is Kind.HARD_DRAW
        of_effect.setdefault((apart, effect), []).append(rank)
    for (joker, effect), ranks in sorted(
        of_effect.items(), key=lambda item: item[0][1].kind is Kind.NONE
    ):
        text = house.words(f"does.{effect.kind.value}", n=effect.cards)
        yield Row(tuple(ranks), text, "M16" if joker else _RULE_OF.get(effect.kind))


_RULE_OF = {
    Kind.SKIP: "M4",
    Kind.SOFT_DRAW: "M5",
    Kind.HARD_DRAW: "M9",
    Kind.PREVIOUS_DRAWS: "M12",
    Kind.WILD: "M13",
    Kind.REVERSE: "M14",
    Kind.PLAY_AGAIN: "M15",
}


def _soft(house: RankedHouse) -> Iterator[Clause]:
    say, soft, wild = house.words, house.ranks(Kind.SOFT_DRAW), house.ranks(Kind.WILD)
    if not soft:
        return
    yield house.tell("M5 M6", *(_chain(house, "soft", rank) for rank in soft))
    yield house.tell("M7", say("rule.soft-paid", cards=house.any_of(soft)))
    holds = say("rule.holds-or-wild", cards=house.any_of(wild)) if wild else say("rule.holds")
    yield house.tell("M8", say("rule.defer"), holds)
    yield house.tell(
        "M8", say("rule.debtors-stay" if house.options.debtors_stay else "rule.debtors-go")
    )


def _chain(house: RankedHouse, kind: str, rank: Rank) -> str:
    """What a rank makes the next player draw, and how it grows when it is answered."""
    cards = house.options.effects[rank].cards
    draws = house.words(f"rule.{kind}", card=house.a(rank), n=cards)
    sums = ", ".join(str(cards * times) for times in (2, 3, 4))
    key = "rule.answer-joker" if rank is Rank.JOKER else "rule.answer"
    answer = house.words(key, rank=house.words.rank(rank), sums=sums)
    return f"{draws[0].upper()}{draws[1:]} {answer}"


def _hard(house: RankedHouse) -> Iterator[Clause]:
    say, hard, wild = house.words, house.ranks(Kind.HARD_DRAW), house.ranks(Kind.WILD)
    if not hard:
        return
    ordinary = [rank for rank in hard if rank is not Rank.JOKER]
    if ordinary:
        yield house.tell("M9 M10", *(_chain(house, "hard", rank) for rank in ordinary))
    if Rank.JOKER in hard:
        yield house.tell("M16 M17", _chain(house, "hard", Rank.JOKER))
    if len(hard) > 1:
        key = "rule.mixed" if house.options.mixed_chains else "rule.not-mixed"
        rules = "M9 M16" if Rank.JOKER in hard else "M9"
        yield house.tell(rules, say(key, any=house.any_of(hard), all=house.all_of(hard)))
    others = say("rule.hard-not-wild", cards=house.any_of(wild)) if wild else None
    yield house.tell("M11", say("rule.hard-paid"), others)


def _lock(house: RankedHouse) -> Iterator[Clause]:
    if not house.jokers:
        return
    say, wild = house.words, house.ranks(Kind.WILD)
    chains = house.kind(Rank.JOKER) in (Kind.SOFT_DRAW, Kind.HARD_DRAW)
    yield house.tell(
        "M18",
        say(
            "rule.lock-paid" if chains else "rule.lock",
            cards=house.any_of((Rank.JOKER, *wild)),
        ),
        say("rule.lock-wild", cards=house.any_of(wild)) if wild else None,
    )


def _identical(house: RankedHouse) -> Iterator[Clause]:
    if house.options.packs == 1:
        return
    say = house.words
    joker = say("rule.identical-joker") if house.options.jokers else None
    yield house.tell("M19", say("rule.identical"), joker)
    yield house.tell("M19", say("rule.cutting" if house.options.cutting else "rule.no-cutting"))


def _wrong(house: RankedHouse) -> Iterator[Clause]:
    key = "rule.misplays-blocked" if house.options.block_misplays else "rule.misplay"
    penalties = house.ranks(Kind.SOFT_DRAW, Kind.HARD_DRAW)
    chain = None
    if penalties and not house.options.block_misplays:
        chain = house.words("rule.misplay-chain")
    yield house.tell("M20", house.words(key), chain)


def _out(house: RankedHouse) -> Iterator[Clause]:
    say, options = house.words, house.options
    effects = [rank for rank in house.ranks(*Kind) if house.kind(rank) is not Kind.NONE]
    if effects:
        if options.end_on_action:
            last = say("rule.last-any", cards=house.any_of(effects))
        else:
            last = say("rule.last-plain", cards=house.all_of(effects))
        yield house.tell("OUT", last)
    yield house.tell("OUT", say("rule.out"))
    yield house.tell("CALL", say("rule.calling" if options.calling else "rule.no-calling"))
    yield house.tell("TOO-FEW", say("rule.still"))


def _match(house: RankedHouse) -> Iterator[Clause]:
    say, goal = house.words, house.options.goal
    match goal.kind:
        case GoalKind.ROUNDS:
            yield house.tell("MATCH", say("rule.rounds"))
        case GoalKind.BEST_OF:
            yield house.tell("MATCH", say("rule.best-of", number=goal.number))
        case GoalKind.POINTS:
            values = _values(house)
            yield house.tell("MATCH", say("rule.points", values=values, number=goal.number))
    yield house.tell("MATCH", say("rule.ties"))


def _values(house: RankedHouse) -> str:
    """What the ranks count whose value is not printed on them: ``A 20, J, Q e K 15``."""
    of_value: dict[int, list[Rank]] = {}
    for rank in house.ranks(*Kind):
        text = "XR" if rank is Rank.JOKER else f"{rank.value}{SUITS[0].value}"
        value = hand_value((Card.parse(text),))
        if rank.value != str(value):
            of_value.setdefault(value, []).append(rank)
    return "; ".join(f"{house.all_of(ranks)} {value}" for value, ranks in of_value.items())


_CHAPTERS: dict[str, Callable[[RankedHouse], Iterator[Clause]]] = {
    "objective": _objective,
    "deal": _deal,
    "turn": _turn,
    "effects": _effects,
    "soft": _soft,
    "hard": _hard,
    "lock": _lock,
    "identical": _identical,
    "wrong": _wrong,
    "out": _out,
    "match": _match,
}
