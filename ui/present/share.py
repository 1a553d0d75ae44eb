"""The screen on which something is shared: what, what the link tells, and the link itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.present.compare import outcome_text
from ui.present.head import head
from ui.present.parts import action, icon, notice, page, tool
from ui.sharing.offers import What
from ui.sharing.shown import Sending
from ui.tree import Node, button, node
from ui.words import Words

if TYPE_CHECKING:
    from ui.sharing.qr import Code


def present_share(words: Words, sending: Sending, *, notice_key: str | None) -> Node:
    """The whole screen. ``words`` have the part ``share``."""
    body = node(
        "article",
        {"class": "sharing", "aria-labelledby": "share-title"},
        head(close(words), "share-title", words("share.title")),
        node(
            "div",
            {"class": "sharing-body"},
            _choices(words, sending) if len(sending.offers) > 1 else None,
            node("p", {"class": "share-note"}, words("share.no-position"))
            if What.DEAL in sending.offers and What.POSITION not in sending.offers
            else None,
            _explained(words, sending),
            _link(words, sending),
        ),
        key="share",
    )
    return page(words, body, notice=notice(words, notice_key), dialog=None)


def close(words: Words) -> Node:
    """The way out of a screen of sharing."""
    return tool("back", words("share.back"), icon("close"))


def _choices(words: Words, sending: Sending) -> Node:
    return node(
        "div",
        {"class": "share-choices", "role": "group", "aria-label": words("share.what")},
        *(_choice(words, what, pressed=what is sending.what) for what in sending.offers),
    )


def _choice(words: Words, what: What, *, pressed: bool) -> Node:
    return button(
        f"share {what.value}",
        {"class": "choice-button", "aria-pressed": "true" if pressed else "false"},
        icon("check") if pressed else None,
        node("span", None, words(f"share-what.{what.value}")),
        key=what.value,
    )


def _explained(words: Words, sending: Sending) -> Node:
    """What the receiver will see, and what the link tells to whoever looks into it."""
    what = sending.what
    result = None
    if what is What.DEAL and sending.address:
        result = (
            words("share.with-result", result=outcome_text(words, sending.outcome))
            if sending.outcome
            else words("share.no-result")
        )
    return node(
        "section",
        {"class": "share-card", "aria-labelledby": "share-what-title"},
        node(
            "h2",
            {
                "class": "share-heading" if len(sending.offers) == 1 else "sr",
                "id": "share-what-title",
            },
            words(f"share-what.{what.value}"),
        ),
        node("p", None, words(f"share-text.{what.value}")),
        node("p", None, result) if result else None,
        node(
            "p",
            {"class": "share-tells"},
            icon("warning"),
            node("span", None, words(f"share-tells.{what.value}")),
        ),
    )


def _link(words: Words, sending: Sending) -> Node:
    """The link and its ways out; or why there is none yet, or none at all."""
    if not sending.address:
        key = "share.too-long" if sending.too_long else "share.writing"
        return node("p", {"class": "share-card", "role": "status"}, words(key))
    return node(
        "section",
        {"class": "share-card", "aria-labelledby": "link-label"},
        node("h2", {"class": "share-heading", "id": "link-label"}, words("share.link")),
        node(
            "output",
            {"class": "share-link", "aria-labelledby": "link-label", "tabindex": "0"},
            sending.address,
        ),
        node(
            "div",
            {"class": "share-ways"},
            *ways_out(words, sending.address, words("share.copy")),
            action("qr", words("share.qr")) if not sending.draws else None,
        ),
        qr_code(words, sending.code, too_long=sending.no_code) if sending.draws else None,
    )


def ways_out(words: Words, address: str, copy: str) -> tuple[Node, ...]:
    """The controls that copy a link, under this name, and hand it to the system's share sheet."""
    send = words("share.send")
    return (
        button(f"copy {address}", {"class": "action", "data-kind": "primary"}, copy, key="copy"),
        button(f"send {address}", {"class": "action share-send"}, send, key="send"),
    )


def qr_code(words: Words, code: Code | None, *, too_long: bool) -> Node:
    """The link for the camera of another telephone; without a code, why there is none."""
    if code is None:
        key = "share.qr-too-long" if too_long else "share.qr-drawing"
        return node("p", {"class": "share-note", "role": "status"}, words(key))
    drawing = node(
        "svg",
        {
            "class": "qr",
            "viewBox": f"0 0 {code.size} {code.size}",
            "role": "img",
            "aria-label": words("share.qr-label"),
        },
        node("path", {"d": code.path}),
    )
    return node(
        "div",
        {"class": "share-qr"},
        drawing,
        node("p", {"class": "share-note", "role": "status"}, words("share.qr-text")),
    )
