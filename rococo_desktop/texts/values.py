"""Values that are put into sentences: shown safely, whatever their script."""

import re
from unicodedata import bidirectional

from rococo_desktop.rules.foreign import displayable

_ISOLATE, _END_ISOLATE = "\u2068", "\u2069"
_STRONG = ("L", "R", "AL")
"""Characters that have a direction."""
_RIGHT_TO_LEFT = re.compile(
    "[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufeff\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
"""The blocks of Unicode for what is written from right to left, also for letters to come."""


def isolated(value: str, mirrored: bool = False) -> str:
    """Return a value that can be shown, and leaves the direction of the sentence around it alone.

    A name in Arabic would turn around a sentence that runs from left to right. In a language that
    is ``mirrored``, whatever does not begin from right to left is kept together.
    """
    if mirrored:
        return value if _ISOLATE in value else _kept_together(displayable(value))
    if value.isascii() or _ISOLATE in value:
        return value
    value = displayable(value)
    return f"{_ISOLATE}{value}{_END_ISOLATE}" if _RIGHT_TO_LEFT.search(value) else value


def _kept_together(value: str) -> str:
    strong = (kind for kind in map(bidirectional, value) if kind in _STRONG)
    return value if next(strong, "L") != "L" else f"{_ISOLATE}{value}{_END_ISOLATE}"


def bare(text: str) -> str:
    """Return a text that nobody reads, such as names of signs, without the marks of direction."""
    return text.replace(_ISOLATE, "").replace(_END_ISOLATE, "")


def capital(text: str) -> str:
    """Return ``text`` with its first letter capitalised."""
    return text[:1].upper() + text[1:]
