"""Why a bot of Mexe-Mexe did what it did. No reason names a card that it still holds."""

from __future__ import annotations

from enum import Enum


class Motive(Enum):
    """A motive; the words for it are at ``why.`` + its value."""

    WENT_OUT = "went-out"
    """It laid or threw all that it held."""
    LAID_ALL_IT_COULD = "laid-all-it-could"
    """It laid the most that it saw a way to; the cards are those that it laid."""
    LAID_IN_TIME = "laid-in-time"
    """It laid since somebody holds few cards: the seat."""
    LAID_AT_THE_END = "laid-at-the-end"
    """It laid since the stock is nearly empty, and everybody will count."""
    CONCEALED = "concealed"
    """It could have laid cards and held them: nobody is near going out."""
    NOTHING_TO_LAY = "nothing-to-lay"
    """It saw no way to lay a card."""
    GOT_WILD = "got-wild"
    """It got a curinga by exchange (X33): the card given, and the curinga."""
    TOOK_IT_FITS = "took-it-fits"
    """It took the discard, with which more can be laid."""
    TOOK_WILD = "took-wild"
    """It took a curinga."""
    DREW_INSTEAD = "drew-instead"
    """The discard would not help it."""
    DREW_BLINDLY = "drew-blindly"
    """There was no discard."""
    THREW_LONELY = "threw-lonely"
    """The card goes least with the rest of its hand."""
    THREW_DEAR = "threw-dear"
    """The card would count much at the end."""
    THREW_SAFE = "threw-safe"
    """The card helps the next player least."""
    CAME_BACK = "came-back"
    """X45: once is allowed."""
    STAYED_OUT = "stayed-out"
    """X45: it has come back once."""
