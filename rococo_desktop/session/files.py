"""File access of the session: bounded reads, and writes that are complete or leave no trace."""

import contextlib
import errno
import json
import os
import re
import stat
import time
from collections import Counter
from pathlib import Path
from typing import Any, BinaryIO
from uuid import uuid4

from rococo_desktop.engine.codec import Json
from rococo_desktop.rules.validation import one_line
from rococo_desktop.session.errors import UnreadableError, reason

MAX_BYTES = 1024 * 1024
"""The size of the largest document that is read; a save is much smaller."""

MAX_DEPTH = 50
"""The deepest nesting of a document that is read; a save is much shallower."""

MAX_VALUES = 50_000
"""The approximate largest number of values in a document: small files must take little memory.
"""

PRIVATE, PRIVATE_FOLDER = 0o600, 0o700
"""The modes of files and folders with hidden hands; the user's umask may restrict them further."""
OPEN = 0o666
"""The mode of all other files, which the user's umask restricts."""

STALE = 3600
"""The age in seconds after which an unfinished file is abandoned."""

_MAX_DIGITS = 100
_UNFINISHED = re.compile(r"\..*\.[0-9a-f]{32}\.tmp", re.DOTALL)
_CANNOT_SYNC = (errno.EINVAL, errno.ENOSYS, errno.ENOTSUP)
"""The errors of file systems that cannot sync."""


def read_bounded(path: Path, limit: int = MAX_BYTES) -> bytes:
    """Return the bytes of a regular file of at most ``limit`` bytes; raises UnreadableError."""
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
    """Return the value of strict JSON in UTF-8; raises UnreadableError."""
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
    """Return the depth of nested lists and objects; more than MAX_DEPTH is not counted exactly."""
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


def compact_json(value: Json) -> bytes:
    """Return ``value`` as JSON in one line; names keep their order."""
    return json.dumps(value, separators=(",", ":")).encode()


def canonical_json(value: Json) -> bytes:
    """Return ``value`` as JSON in a canonical form, for hashing."""
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode()


def listed(folder: Path, suffix: str) -> list[Path]:
    """Return the sorted paths in a folder that end with ``suffix``; none if there is no folder.

    Raises UnreadableError, whose sentence names the folder.
    """
    try:
        with os.scandir(folder) as entries:
            return sorted(Path(entry.path) for entry in entries if entry.name.endswith(suffix))
    except (FileNotFoundError, NotADirectoryError):
        return []
    except OSError as error:
        problem = UnreadableError("file.unreadable", reason=reason(error))
        raise UnreadableError("save.error", file=str(folder), problem=problem) from None


def is_there(path: Path) -> bool:
    """Return whether a file exists or may exist: the reader then reports why it is not readable."""
    try:
        return path.exists()
    except OSError:
        return True


def open_regular(path: Path, flags: int, mode: int = OPEN) -> BinaryIO:
    """Return an unbuffered stream of a regular file without ever blocking; raises OSError."""
    nonblocking = getattr(os, "O_NONBLOCK", 0)  # only a pipe would block
    binary = getattr(os, "O_BINARY", 0)
    descriptor = os.open(path, flags | nonblocking | binary, mode)
    try:
        found = os.fstat(descriptor).st_mode
        if not stat.S_ISREG(found):
            raise OSError(errno.EISDIR if stat.S_ISDIR(found) else errno.EINVAL, "not a file")
        return os.fdopen(descriptor, "rb" if flags & 3 == os.O_RDONLY else "r+b", buffering=0)
    except BaseException:
        os.close(descriptor)
        raise


def private_folder(folder: Path) -> None:
    """Create a folder that no other user of the machine can open, unless it exists."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.mkdir(mode=PRIVATE_FOLDER, exist_ok=True)


def write_atomically(path: Path, data: bytes, *, private: bool = False) -> None:
    """Write a whole file or nothing; the old file stays until the new one is complete.

    A ``private`` file can be read only by its owner. The remains of killed writes beside it are
    removed. Raises OSError.
    """
    name = path.parent / f".{path.name[:40]}.{uuid4().hex}.tmp"
    try:
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
        with open_regular(name, flags, PRIVATE if private else OPEN) as stream:
            left = memoryview(data)
            while left:
                left = left[stream.write(left) :]
            sync(stream)
        name.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            name.unlink()
        raise
    sync_folder(path.parent)
    _sweep(path.parent)


def sync(file: BinaryIO) -> None:
    """Make a file outlast a crash if its file system supports that; raises OSError."""
    try:
        os.fsync(file.fileno())
    except OSError as error:
        if error.errno not in _CANNOT_SYNC:
            raise


def sync_folder(folder: Path) -> None:
    """Make a change of names in ``folder`` outlast a crash if the system supports that."""
    if os.name == "nt":
        return
    with contextlib.suppress(OSError):  # the data is already safe, only its name may not be
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _sweep(folder: Path) -> None:
    """Remove the unfinished files of writes that were killed long ago."""
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if _UNFINISHED.fullmatch(entry.name):
                with contextlib.suppress(OSError):
                    if time.time() - entry.stat(follow_symlinks=False).st_mtime > STALE:
                        Path(entry.path).unlink()
