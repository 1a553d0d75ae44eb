"""X41: the score sheet: a column for each player, a row for each round, totals and marks."""

from __future__ import annotations

from collections.abc import Iterator

from game.mexe_mexe.scores import Cell, cells
from ui.mexe_mexe.scene import Scene
from ui.tree import Node, node
from ui.words import Words


def sheet(scene: Scene) -> Node:
    """The sheet as a table that can be printed."""
    words, view = scene.words, scene.view
    rows = cells(view.sheet, view.options)
    return node(
        "div",
        {
            "class": "sheet-room",
            "tabindex": "0",
            "role": "group",
            "aria-label": words("mexe.sheet"),
        },
        node(
            "table",
            {"class": "sheet"},
            node("caption", None, words("mexe.sheet.caption", limit=view.options.limit)),
            node(
                "thead",
                None,
                node("tr", None, *(_heading(text) for text in _headings(scene))),
            ),
            node(
                "tbody",
                None,
                *(_row(words, number, row) for number, row in enumerate(rows, 1)),
            ),
            node(
                "tfoot",
                None,
                node(
                    "tr",
                    None,
                    node("th", {"scope": "row"}, words("mexe.sheet.total")),
                    *(_total(scene, seat) for seat in range(view.seats)),
                ),
                _hints(scene),
            ),
        ),
    )


def sheet_text(scene: Scene) -> str:
    """The sheet as text, with tabs between its columns."""
    words, view = scene.words, scene.view
    lines = ["\t".join(_headings(scene))]
    for number, row in enumerate(cells(view.sheet, view.options), 1):
        lines.append("\t".join([str(number), *(" ".join(_cell(words, cell)) for cell in row)]))
    lines.append("\t".join([words("mexe.sheet.total"), *map(str, view.totals)]))
    if any(scene.held.hints):
        lines.append("\t".join([words("mexe.sheet.hints"), *map(str, _hints_of(scene))]))
    return "\n".join(lines)


def _hints(scene: Scene) -> Node | None:
    """How many hints everybody has had, if anybody has."""
    if not any(scene.held.hints):
        return None
    return node(
        "tr",
        {"class": "sheet-hints"},
        node("th", {"scope": "row"}, scene.words("mexe.sheet.hints")),
        *(node("td", None, str(count)) for count in _hints_of(scene)),
    )


def _hints_of(scene: Scene) -> tuple[int, ...]:
    return (*scene.held.hints, *(0,) * scene.view.seats)[: scene.view.seats]


def _headings(scene: Scene) -> tuple[str, ...]:
    return (scene.words("mexe.sheet.round"), *scene.names)


def _heading(text: str) -> Node:
    return node("th", {"scope": "col"}, text)


def _row(words: Words, number: int, row: tuple[Cell, ...]) -> Node:
    return node(
        "tr",
        None,
        node("th", {"scope": "row"}, str(number)),
        *(_cell_node(words, cell) for cell in row),
        key=str(number),
    )


def _cell_node(words: Words, cell: Cell) -> Node:
    points, *rest = _cell(words, cell)
    return node(
        "td",
        {"data-out": cell.eliminated},
        node("span", {"class": "cell-points"}, points),
        *(node("span", {"class": "cell-note"}, text) for text in rest),
    )


def _cell(words: Words, cell: Cell) -> Iterator[str]:
    """The points of the round, the total after it if it differs, and marks."""
    if cell.points is None:
        yield "-"
        return
    yield str(cell.points)
    if cell.total != cell.points:
        yield f"({cell.total})"
    if cell.eliminated:
        yield words("mexe.sheet.eliminated")
    if cell.returned is not None:
        yield words("mexe.sheet.returned", n=cell.returned)


def _total(scene: Scene, seat: int) -> Node:
    view = scene.view
    won = seat in view.winners
    return node("td", {"data-won": won}, str(view.totals[seat]))
