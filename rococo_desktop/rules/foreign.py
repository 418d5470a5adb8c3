"""Texts from outside: names, what stands in files, names of files, errors of the system.

None goes to a screen, to Qt or into a sentence before it has been through here.
"""

import json
import re
from unicodedata import category, combining

from rococo_desktop.engine.reasons import Reason, because

MEANT = frozenset("\u200c\u200d\u180e")
"""Format characters without which names fall apart: Persian needs the non-joiner, Sinhala and the
emoji of a family the joiner, Mongolian its vowel separator."""

_LONE = re.compile("[\ud800-\udc7f\udd00-\udfff]")
"""Halves of surrogate pairs that stand for no byte of a file's name."""
_UNSEEN = re.compile(
    r"[\s\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e"
    r"\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3"
    r"\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""Blanks, and what no font draws (Default_Ignorable_Code_Point of Unicode)."""
_TAKES_A_PLACE = re.compile(r"[\U0001f3fb-\U0001f3ff\u1160-\u11ff\ud7b0-\ud7fb]")
"""Tones of skin and the later letters of a Korean syllable, which belong to what is before them."""
_FLAG = re.compile(r"[\U0001f1e6-\U0001f1ff]")
_LINK = 9
"""The combining class of the signs that tie two letters of an Indian script together."""


def displayable(text: str) -> str:
    """Return a text that can be shown: whole characters only.

    The name of a file consists of bytes. What Python could not read in its own encoding is read as
    UTF-8, and what is no character then is shown as U+FFFD.
    """
    try:
        text.encode()
    except UnicodeEncodeError:
        bytes_of_names = _LONE.sub("\ufffd", text).encode("utf-8", "surrogateescape")
        return bytes_of_names.decode("utf-8", "replace")
    return text


def is_legible(text: str) -> bool:
    """Return whether a text is one line with something to see, and changes nothing around it.

    It has no control characters and no marks of direction. Letters of a later Unicode are accepted.
    """
    return all(map(_is_plain, text)) and not all(map(_UNSEEN.match, text))


def one_line(text: str, limit: int = 300) -> str:
    """Return the text without line breaks and control characters, cut to the limit."""
    text = displayable(text)
    start = cut(text, limit)
    shown = "".join(
        sign if _is_plain(sign) else "" if category(sign) == "Cf" else " " for sign in start
    )
    return shown if start == text else f"{shown}..."


def cut(text: str, limit: int) -> str:
    """Return the longest start of a text of at most ``limit`` characters, without half of a sign.

    A letter keeps its accents and an emoji its parts, unless they are more than a text can bear.
    """
    if len(text) <= limit:
        return text
    end = limit
    while end and _is_within_a_sign(text, end):
        end -= 1
    return text[: end or limit]


def _is_plain(sign: str) -> bool:
    kind = category(sign)
    if kind == "Cn":
        never = "\ufdd0" <= sign <= "\ufdef" or ord(sign) & 0xFFFE == 0xFFFE
        return not (never or _UNSEEN.match(sign))
    return kind == "Zs" or sign in MEANT or kind[0] not in "CZ"


def _is_within_a_sign(text: str, place: int) -> bool:
    """Return whether the character at a place belongs to the one before it (UAX 29, roughly)."""
    before, sign = text[place - 1], text[place]
    if category(sign)[0] == "M" or sign in MEANT or _TAKES_A_PLACE.match(sign):
        return True
    if _FLAG.match(sign):
        flags = 0
        while flags < place and _FLAG.match(text[place - 1 - flags]):
            flags += 1
        return flags % 2 == 1
    return before == "\u200d" or combining(before) == _LINK


UNSHOWN = frozenset(
    {"wrong-unknown_field", "wrong-id", "wrong-too_long", "wrong-printable", "wrong-instead"}
)
"""Reasons that omit the value, because the path contains it or it would not help."""


def instead(reason: Reason, found: object) -> Reason:
    """Return a reason with the value that was found, if that helps and is not in it already."""
    if not isinstance(found, str | int | float) or reason.key in UNSHOWN:
        return reason
    return because(
        "wrong-instead", problem=reason, found=one_line(json.dumps(found, ensure_ascii=False), 100)
    )


def and_more(reason: Reason, number: int) -> Reason:
    """Return a reason that says how many further problems there are, if any."""
    return because("wrong-more", problem=reason, n=number) if number else reason
