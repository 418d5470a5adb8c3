"""A lock on an open file that ends with the process, however it ends."""

import contextlib
import errno
import os
import sys
import time
from collections.abc import Iterator
from enum import Enum, auto
from pathlib import Path
from typing import BinaryIO

from rococo_desktop.session.files.files import PRIVATE, open_regular

TRIES, PAUSE = 300, 0.01
"""How often a lock that is taken is tried again, and the seconds in between."""
_BEYOND = 1 << 30
"""The position of the lock on systems that lock bytes: far behind anything that is written."""


class Lock(Enum):
    """The owner of a file; unknown on a file system without locks."""

    OURS = auto()
    TAKEN = auto()
    UNKNOWN = auto()


def lock(file: BinaryIO) -> Lock:
    """Lock the file for this process, and return its owner."""
    try:
        if sys.platform == "win32":
            import msvcrt

            place = file.tell()
            file.seek(_BEYOND)
            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            finally:
                file.seek(place)
        else:
            import fcntl

            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return Lock.TAKEN if error.errno in _TAKEN else Lock.UNKNOWN
    return Lock.OURS


@contextlib.contextmanager
def alone_at(path: Path) -> Iterator[None]:
    """Keep other processes from changing a file meanwhile that is read, changed and replaced.

    The lock is beside it, as the file itself is replaced. If another process, perhaps a stopped
    one, holds it for long, or there are no locks, go on without. Raises OSError.
    """
    flags = os.O_RDWR | os.O_CREAT
    with open_regular(path.with_name(f".{path.name}.lock"), flags, PRIVATE) as stream:
        for _ in range(TRIES):
            if lock(stream) is not Lock.TAKEN:
                break
            time.sleep(PAUSE)
        yield


_TAKEN = (
    (errno.EACCES, errno.EDEADLK) if sys.platform == "win32" else (errno.EWOULDBLOCK, errno.EAGAIN)
)
"""The errors for a lock that another process holds; all others mean that locking is impossible."""
