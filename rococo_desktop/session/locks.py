"""A lock on an open file that ends with the process, however it ends."""

import errno
import sys
from enum import Enum, auto
from typing import BinaryIO

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


_TAKEN = (
    (errno.EACCES, errno.EDEADLK) if sys.platform == "win32" else (errno.EWOULDBLOCK, errno.EAGAIN)
)
"""The errors for a lock that another process holds; all others mean that locking is impossible."""
