"""Files as the session reads and writes them: bounded in, all or nothing out."""

import contextlib
import json
import os
from collections import Counter
from pathlib import Path
from typing import Any
from uuid import uuid4

from rococo_desktop.engine.codec import Json
from rococo_desktop.rules.validation import one_line
from rococo_desktop.session.errors import UnreadableError, reason

MAX_BYTES = 1024 * 1024
"""The largest document that is read; a save takes a small part of it."""

MAX_DEPTH = 50
"""How deep a document may be nested; a save is not nearly as deep."""

MAX_VALUES = 50_000
"""About how many values a document may have, so that a small file takes little memory too."""

_MAX_DIGITS = 100


def read_bounded(path: Path, limit: int = MAX_BYTES) -> bytes:
    """Return the bytes of a regular file of at most ``limit`` bytes; else UnreadableError."""
    try:
        if not path.is_file():
            raise UnreadableError("file.not_a_file" if path.exists() else "file.missing")
        with path.open("rb") as stream:
            data = stream.read(limit + 1)
    except (OSError, ValueError) as error:
        raise UnreadableError("file.unreadable", reason=reason(error)) from None
    if len(data) > limit:
        raise UnreadableError("file.too_large", limit=limit)
    return data


def parse_json(data: bytes) -> Json:
    """Return the JSON value that ``data`` is in UTF-8, strictly; else UnreadableError."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise UnreadableError("file.not_utf8", byte=error.start) from None
    if data.count(b",") + data.count(b"[") + data.count(b"{") > MAX_VALUES:
        raise UnreadableError("file.too_many", limit=MAX_VALUES)
    try:
        value: Json = json.loads(
            text,
            parse_int=_integer,
            parse_constant=_no_constant,
            object_pairs_hook=_unique,
        )
    except RecursionError:
        raise UnreadableError("file.nested") from None
    except json.JSONDecodeError as error:
        raise UnreadableError("file.not_json", line=error.lineno, column=error.colno) from None
    if _depth(value) > MAX_DEPTH:
        raise UnreadableError("file.nested")
    return value


def _depth(value: Json) -> int:
    """Return how many lists and objects lie in one another, or more than MAX_DEPTH."""
    level, depth = [value], 0
    while level and depth <= MAX_DEPTH:
        inner: list[Json] = []
        for each in level:
            if isinstance(each, dict):
                inner += each.values()
            elif isinstance(each, list):
                inner += each
        level, depth = inner, depth + 1
    return depth


def _integer(digits: str) -> int:
    if len(digits) > _MAX_DIGITS:
        raise UnreadableError("file.long_number", digits=len(digits))
    return int(digits)


def _no_constant(name: str) -> float:
    raise UnreadableError("file.not_a_number", word=name)


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    table = dict(pairs)
    if len(table) < len(pairs):
        twice, _ = Counter(name for name, _ in pairs).most_common(1)[0]
        raise UnreadableError("file.name_twice", name=one_line(repr(twice), 60))
    return table


def canonical_json(value: Json) -> bytes:
    """Return the one way to write ``value``, which hashes are made of."""
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode()


def write_atomically(path: Path, data: bytes) -> None:
    """Write a whole file or nothing; what was there before stays until the new one is complete."""
    name = path.parent / f".{path.name[:40]}.{uuid4().hex}.tmp"
    try:
        with name.open("xb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        name.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            name.unlink()
        raise
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Make sure that a change of names in ``folder`` lasts, where the system can do that."""
    if os.name == "nt":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
