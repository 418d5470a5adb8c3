"""Texts as they are compared with what somebody types."""

import unicodedata

_JOINED = str.maketrans({"œ": "oe", "æ": "ae", "ø": "o", "ß": "ss"})


def words_of(text: str) -> list[str]:
    """Return the words of a text in lower case without accents."""
    plain = unicodedata.normalize("NFKD", text.casefold().translate(_JOINED))
    letters = "".join(
        sign if sign.isalnum() else "" if unicodedata.combining(sign) else " " for sign in plain
    )
    return letters.split()
