"""The controls of the theatre: where one is, the ways through the game, whose hands are seen."""

from __future__ import annotations

from collections.abc import Iterator

from ui.present.fields import choice, label
from ui.present.parts import icon, tool
from ui.theatre.stage import SPEEDS, Stage
from ui.tree import Node, node
from ui.words import Words


def controls(words: Words, stage: Stage, names: tuple[str, ...]) -> Node:
    """All of them, in the place of a player's buttons."""
    return node(
        "div",
        {"class": "stage", "role": "group", "aria-label": words("theatre.label")},
        _where(words, stage),
        _range(words, stage),
        node("div", {"class": "stage-keys"}, *_keys(words, stage)),
        _hands(words, stage, names),
        key="stage",
    )


def speeds(words: Words, stage: Stage) -> Node:
    """How fast it is played, where the pace of the bots is set at a table."""
    options = ((speed, words("theatre.speed-n", n=speed)) for speed in SPEEDS)
    return node(
        "div",
        {"class": "speed"},
        label("stage-speed", words("theatre.speed"), seen=False),
        choice("watch speed", "stage-speed", stage.speed, options),
    )


def _where(words: Words, stage: Stage) -> Node:
    return node(
        "div",
        {"class": "stage-where"},
        node("span", {"class": "stage-move"}, words("theatre.move", at=stage.at, of=stage.moves)),
        *_rounds(words, stage),
        _winding(words, stage),
        tool("share", words("theatre.share"), icon("share")),
    )


def _rounds(words: Words, stage: Stage) -> Iterator[Node]:
    """The round, as a choice if there are several."""
    if len(stage.deals) < 2:
        yield node("span", None, words("theatre.round-n", round=stage.round))
        return
    yield label("stage-round", words("theatre.round"), seen=False)
    options = (
        (str(deal), words("theatre.round-n", round=number))
        for number, deal in enumerate(stage.deals, 1)
    )
    yield choice("watch to", "stage-round", str(stage.deals[stage.round - 1]), options)


def _winding(words: Words, stage: Stage) -> Node | None:
    """How much of a long game has been played again."""
    if stage.wound >= stage.moves:
        return None
    return node(
        "progress",
        {"aria-label": words("theatre.winding"), "value": stage.wound, "max": stage.moves},
    )


def _range(words: Words, stage: Stage) -> Node:
    spoken = words("theatre.spoken", at=stage.at, of=stage.moves, round=stage.round)
    return node(
        "input",
        {
            "class": "stage-range",
            "type": "range",
            "data-do": "watch to",
            "min": min(1, stage.moves),
            "max": stage.moves,
            "value": stage.at,
            "aria-label": words("theatre.jump"),
            "aria-valuetext": spoken,
        },
    )


def _keys(words: Words, stage: Stage) -> Iterator[Node]:
    first, last = stage.at <= 1, stage.at >= stage.moves
    playing = "pause" if stage.playing else "play"
    for request, sign, key, idle in (
        ("start", "to-start", "Home", first),
        ("back", "step-back", "ArrowLeft", first),
        ("play", playing, "Space", False),
        ("on", "step-on", "ArrowRight", last),
        ("end", "to-end", "End", last),
    ):
        yield tool(
            f"watch {request}",
            words(f"theatre.{playing if request == 'play' else request}"),
            icon(sign),
            aria_keyshortcuts=key,
            aria_disabled="true" if idle else None,
            data_kind="primary" if request == "play" else None,
        )


def _hands(words: Words, stage: Stage, names: tuple[str, ...]) -> Node:
    """Whose cards are seen; why no other ones, while they are a secret."""
    if not stage.may_choose:
        return node("p", {"class": "stage-secret"}, words("theatre.secret"))
    return node(
        "div",
        {"class": "stage-hands"},
        label("stage-hands", words("theatre.hands"), seen=False),
        choice(
            "watch hands",
            "stage-hands",
            "all" if stage.hands else str(stage.seat),
            (*_seats(words, stage, names), ("all", words("theatre.hands.all"))),
        ),
    )


def _seats(words: Words, stage: Stage, names: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    for seat, name in enumerate(names):
        mine = seat == stage.you
        text = words("theatre.hands.mine") if mine else words("theatre.hands.one", name=name)
        yield str(seat), text
