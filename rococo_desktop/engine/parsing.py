"""JSON and TOML are parsed here alone, within limits that no file can exceed.

A file may come from anywhere. What a parser would take too long, too deep or too much memory for is
refused before it gets there.
"""

import json
import re
import tomllib
from collections import Counter
from typing import Any

from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.errors import DocumentError

MAX_BYTES = 1024 * 1024
"""The size of the largest document that is read; a save is much smaller."""

MAX_DEPTH = 50
"""The deepest nesting of a document that is read; a save is much shallower."""

MAX_VALUES = 50_000
"""The approximate largest number of values in a document: small files must take little memory.
"""

MAX_PARTS = 8
"""The most parts of a dotted key in TOML: parsers take the square of their number, and more."""

MAX_KEY = 200

_MAX_DIGITS = 100

_OPENING = re.compile(r"""\"{3}|'{3}|["'#]""")
_CLOSING = {
    '"""': re.compile(r'\\.|"{3,5}', re.DOTALL),
    "'''": re.compile("'{3,5}"),
    '"': re.compile(r'\\[^\n]|"|(?=\n)'),
    "'": re.compile(r"'|(?=\n)"),
    "#": re.compile(r"(?=\n)"),
}
"""What ends a string or a comment in TOML, or, after a backslash, does not."""

_BETWEEN_KEYS = re.compile(r"[\n=,\[\]{}]")
_PLACE = re.compile(r"\(at line (\d+), column (\d+)\)$")


def parse_json(data: bytes) -> Json:
    """Return the value of strict JSON in UTF-8; raises DocumentError."""
    text = _text(data)
    if data.count(b",") + data.count(b"[") + data.count(b"{") > MAX_VALUES:
        raise DocumentError("file-too_many", limit=MAX_VALUES)
    try:
        value: Json = json.loads(
            text, parse_int=_integer, parse_constant=_no_constant, object_pairs_hook=_unique
        )
    except RecursionError:
        raise DocumentError("file-nested") from None
    except json.JSONDecodeError as error:
        raise DocumentError("file-not_json", line=error.lineno, column=error.colno) from None
    _check(value)
    return value


def parse_toml(data: bytes) -> dict[str, Any]:
    """Return the tables of TOML in UTF-8, which may hold dates; raises DocumentError."""
    text = _text(data)
    if sum(map(text.count, ",[{=")) > MAX_VALUES:
        raise DocumentError("file-too_many", limit=MAX_VALUES)
    _check_outline(text)
    try:
        tables = tomllib.loads(text)
    except RecursionError:
        raise DocumentError("file-nested") from None
    except ValueError as error:
        message = str(error)
        if place := _PLACE.search(message):
            line, column = int(place[1]), int(place[2])
            raise DocumentError("wrong-toml", line=line, column=column) from None
        at_end = message.endswith("end of document)")
        raise DocumentError("wrong-toml_end" if at_end else "wrong-not_toml") from None
    _check(tables)
    return tables


def parse_own_toml(data: bytes) -> dict[str, Any]:
    """Return the tables of a file of the program itself, for which there are no limits."""
    return tomllib.loads(data.decode())


def _text(data: bytes) -> str:
    if len(data) > MAX_BYTES:
        raise DocumentError("file-too_large", limit=MAX_BYTES)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise DocumentError("file-not_utf8", byte=error.start) from None


def _check_outline(text: str) -> None:
    """Refuse TOML that nests too deeply, by brackets or by dots, before it is parsed."""
    outline = _outline(text).translate({ord(" "): None, ord("\t"): None})
    if any(key.count(".") >= MAX_PARTS for key in _BETWEEN_KEYS.split(outline)):
        raise DocumentError("file-nested")
    depth = 0
    for bracket in re.findall(r"[\[\]{}]", outline):
        depth = depth + 1 if bracket in "[{" else max(depth - 1, 0)
        if depth > MAX_DEPTH:
            raise DocumentError("file-nested")


def _outline(text: str) -> str:
    """Return TOML with one letter for each string and comment; one without an end hides the rest.

    It takes time by its length: a pattern for a whole string would be tried anew at each quotation
    mark, and possessive ones match wrongly before Python 3.11.5.
    """
    parts: list[str] = []
    at = 0
    while opening := _OPENING.search(text, at):
        parts += (text[at : opening.start()], "s")
        ends = _CLOSING[opening[0]].finditer(text, opening.end())
        closing = next((end for end in ends if not end[0].startswith("\\")), None)
        if closing is None:
            return "".join(parts)
        at = closing.end()
    return "".join((*parts, text[at:]))


def _check(value: Any) -> None:
    """Refuse a document that is nested too deeply, or has a name or a number that is too long."""
    level, depth = [value], 0
    while level:
        if depth > MAX_DEPTH:
            raise DocumentError("file-nested")
        inner: list[Any] = []
        for each in level:
            if isinstance(each, dict):
                if any(len(key) > MAX_KEY for key in each):
                    raise DocumentError("file-long_key", limit=MAX_KEY)
                inner += each.values()
            elif isinstance(each, list):
                inner += each
            elif type(each) is int and each.bit_length() > 4 * _MAX_DIGITS:
                raise DocumentError("file-long_number", limit=_MAX_DIGITS)
        level, depth = inner, depth + 1


def _integer(digits: str) -> int:
    if len(digits) > _MAX_DIGITS:
        raise DocumentError("file-long_number", limit=_MAX_DIGITS)
    return int(digits)


def _no_constant(name: str) -> float:
    raise DocumentError("file-not_a_number", word=name)


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    table = dict(pairs)
    if len(table) < len(pairs):
        twice, _ = Counter(name for name, _ in pairs).most_common(1)[0]
        raise DocumentError("file-name_twice", name=repr(twice)[:60])
    return table
