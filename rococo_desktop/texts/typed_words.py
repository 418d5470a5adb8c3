"""Texts as they are compared with what somebody types."""

import unicodedata
from collections.abc import Sequence

_JOINED = str.maketrans({"œ": "oe", "æ": "ae", "ø": "o", "ß": "ss"})
_TOGETHER = "\u3000"
"""From here on are the letters of Japanese and Chinese, whose words are not written apart."""


def words_of(text: str) -> list[str]:
    """Return the words of a text in lower case without accents."""
    plain = unicodedata.normalize("NFKD", text.casefold().translate(_JOINED))
    letters = "".join(
        sign if sign.isalnum() else "" if unicodedata.combining(sign) else " " for sign in plain
    )
    return letters.split()


def taken_by(label: str, typed: Sequence[str]) -> int:
    """Return how many of the first typed words begin different words of a label.

    Where words are not written apart, a label has the word anywhere.
    """
    left = words_of(label)
    for number, word in enumerate(typed):
        apart = word < _TOGETHER
        found = next((it for it in left if it.startswith(word) or (not apart and word in it)), None)
        if found is None:
            return number
        if apart:
            left.remove(found)
    return len(typed)
