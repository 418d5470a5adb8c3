"""File access of the session: bounded reads, and writes that are complete or leave no trace."""

import contextlib
import errno
import json
import os
import re
import stat
import time
from pathlib import Path
from typing import BinaryIO

from rococo_desktop.engine import parsing
from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.errors import DocumentError
from rococo_desktop.engine.parsing import MAX_BYTES
from rococo_desktop.session.errors import RenameError, UnreadableError, reason

PRIVATE, PRIVATE_FOLDER = 0o600, 0o700
"""The modes of the program's own files and folders; the user's umask may restrict them further."""
OPEN = 0o666
"""The mode of files that people export, which the user's umask restricts."""

STALE = 3600
"""The age in seconds after which an unfinished file is abandoned."""

_UNFINISHED = re.compile(r"\..*\.[0-9a-f]{32}\.tmp", re.DOTALL)
_CANNOT_SYNC = (errno.EINVAL, errno.ENOSYS, errno.ENOTSUP)
"""The errors of file systems that cannot sync."""


def read_bounded(path: Path, limit: int = MAX_BYTES) -> bytes:
    """Return the bytes of a regular file of at most ``limit`` bytes; raises UnreadableError."""
    try:
        if not path.is_file():
            raise UnreadableError("file-not_a_file" if path.exists() else "file-missing")
        with path.open("rb") as stream:
            data = stream.read(limit + 1)
    except (OSError, ValueError) as error:
        raise UnreadableError("file-unreadable", reason=reason(error)) from None
    if len(data) > limit:
        raise UnreadableError("file-too_large", limit=limit)
    return data


def parse_json(data: bytes) -> Json:
    """Return the value of strict JSON in UTF-8; raises UnreadableError."""
    try:
        return parsing.parse_json(data)
    except DocumentError as error:
        raise UnreadableError(error.key, **error.values) from None


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
        problem = UnreadableError("file-unreadable", reason=reason(error))
        raise UnreadableError("save-error", file=folder, problem=problem) from None


def newest(folder: Path, *suffixes: str) -> list[tuple[float, Path]]:
    """Return the files in a folder with one of the suffixes, the newest first.

    Before each path is the time of its last change, in seconds since 1970. Raises UnreadableError.
    """
    found: list[tuple[float, Path]] = []
    for path in (path for suffix in suffixes for path in listed(folder, suffix)):
        with contextlib.suppress(OSError):
            found.append((path.stat().st_mtime, path))
    return sorted(found, reverse=True)


def named_file(name: str) -> Path:
    """Return the file that somebody named: by its path, or by an address that begins ``file:``.

    In an address, percent signs stand for bytes, which need not be UTF-8.
    """
    name = file_name(name)
    if name[:5].casefold() != "file:":
        return Path(name)
    from urllib.parse import unquote_to_bytes, urlsplit  # slow to import, seldom needed
    from urllib.request import url2pathname

    address = urlsplit(name)
    if os.name == "nt":
        host = f"//{address.netloc}" if address.netloc not in ("", "localhost") else ""
        return Path(url2pathname(host + address.path))
    return Path(os.fsdecode(unquote_to_bytes(os.fsencode(address.path))))


def file_name(text: str) -> str:
    """Return a text that somebody typed as Python spells it in the names of files."""
    try:
        os.fsencode(text)
    except UnicodeEncodeError:  # in a locale without Unicode Python takes names for ASCII
        return os.fsdecode(text.encode())
    return text


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
    """Create a folder that no other user of the machine can open, and all that is missing above it.

    One that exists stays as it is: it may be any folder of the user's.
    """
    try:
        folder.mkdir(mode=PRIVATE_FOLDER)
    except FileNotFoundError:
        if folder.parent == folder:
            raise
        private_folder(folder.parent)
        folder.mkdir(mode=PRIVATE_FOLDER, exist_ok=True)
    except OSError:
        if not folder.is_dir():
            raise


def close_to_others(folder: Path) -> None:
    """Make a folder of our own, which an earlier version left open, as private as a new one."""
    if os.name != "nt":
        with contextlib.suppress(OSError):
            mode = folder.lstat().st_mode
            if stat.S_ISDIR(mode) and mode & ~PRIVATE_FOLDER & 0o777:
                folder.chmod(stat.S_IMODE(mode) & PRIVATE_FOLDER)


def write_atomically(path: Path, data: bytes, *, private: bool = False, new: bool = False) -> None:
    """Write a whole file or nothing; the old file stays until the new one is complete.

    A ``private`` file can be read only by its owner; a ``new`` one takes no other's place. The
    remains of killed writes beside it are removed. Raises OSError.
    """
    name = path.parent / f".{path.name[:40]}.{os.urandom(16).hex()}.tmp"
    try:
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
        with open_regular(name, flags, PRIVATE if private else OPEN) as stream:
            left = memoryview(data)
            while left:
                left = left[stream.write(left) :]
            sync(stream)
        if new:
            _take_name(name, path)
        else:
            name.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            name.unlink()
        raise
    sync_folder(path.parent)
    _sweep(path.parent)


def rename(path: Path, target: Path) -> None:
    """Give a file another name in its folder.

    Raises RenameError if the name is taken or the system refuses; then nothing has changed.
    """
    try:
        again = path.name.casefold() == target.name.casefold()
        if again and target.exists() and path.samefile(target):
            path.rename(target)  # where the case is ignored, the file itself has the name
        else:
            _take_name(path, target)
    except FileExistsError:
        raise RenameError("rename-taken", name=target.stem) from None
    except OSError as error:
        raise RenameError("rename-refused", reason=reason(error)) from None
    sync_folder(path.parent)


def _take_name(path: Path, target: Path) -> None:
    """Rename a file; the name is taken first, because systems rename over other files."""
    path.lstat()
    open_regular(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE).close()
    try:
        path.replace(target)
    except OSError:
        with contextlib.suppress(OSError):
            target.unlink()
        raise


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
