"""A table's rules as a short code; what all codes have in common is told in ``game.code``.

>>> encode(Options(hand_size=7))
'X1XQX8G'
>>> decode(encode(Options())) == Options()
True

The payload says, in this order:

- a bit whether any of the options that are yes or no differs from its default, and if so a bit for
  each of ``SWITCHES``, whether it does;
- a bit whether the hand size differs, and if so its distance from the default;
- a bit whether the packs are fixed, and if so their distance from two;
- a bit whether the reshuffles differ, and if so their distance from the default;
- a bit whether the limit differs, and if so its distance from the default;
- a bit whether the returns differ, and if so two bits for which they are.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from game.code import Codec, Reader, perhaps, switches, usual
from game.mexe_mexe.options import Options, Returns

SWITCHES = ("wild_in_sets", "go_out_needs_discard", "may_discard_taken")
"""The options that are yes or no, in the order of their bits. A new one makes a new version."""

_DEFAULTS: dict[str, Any] = {field.name: field.default for field in fields(Options)}
_USUAL = usual(_DEFAULTS, SWITCHES)
_TWO_PACKS = 2
_RETURNS = tuple(Returns)


def _write(options: Options) -> str:
    packs, returns = options.packs, options.returns
    return "".join(
        (
            switches((getattr(options, name) for name in SWITCHES), _USUAL),
            perhaps(options.hand_size - _DEFAULTS["hand_size"] or None),
            perhaps(None if packs is None else packs - _TWO_PACKS),
            perhaps(options.reshuffles - _DEFAULTS["reshuffles"] or None),
            perhaps(options.limit - _DEFAULTS["limit"] or None),
            "0" if returns is _DEFAULTS["returns"] else f"1{_RETURNS.index(returns):02b}",
        )
    )


def _read(reader: Reader) -> Options:
    values = {**_DEFAULTS, **dict(zip(SWITCHES, reader.switches(_USUAL), strict=True))}
    values["hand_size"] += reader.perhaps() or 0
    packs = reader.perhaps()
    values["packs"] = None if packs is None else packs + _TWO_PACKS
    values["reshuffles"] += reader.perhaps() or 0
    values["limit"] += reader.perhaps() or 0
    if reader.number(1):
        values["returns"] = _RETURNS[reader.number(2)]
    return Options(**values)


CODES = Codec("X", "1", _write, _read)
encode = CODES.encode
decode = CODES.decode
