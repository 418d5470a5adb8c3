"""Values that are put into sentences: shown safely, whatever their script."""

import re

from rococo_desktop.rules.foreign import displayable

_ISOLATE, _END_ISOLATE = "\u2068", "\u2069"
_RIGHT_TO_LEFT = re.compile(
    "[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufeff\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
"""The blocks of Unicode for what is written from right to left, also for letters to come."""


def isolated(value: str) -> str:
    """Return a value that can be shown, and leaves the direction of the sentence around it alone.

    A name in Arabic would turn one around that runs from left to right; a language from right to
    left isolates whatever is put into its messages.
    """
    if value.isascii() or _ISOLATE in value:
        return value
    value = displayable(value)
    return f"{_ISOLATE}{value}{_END_ISOLATE}" if _RIGHT_TO_LEFT.search(value) else value


def capital(text: str) -> str:
    """Return ``text`` with its first letter capitalised."""
    return text[:1].upper() + text[1:]
