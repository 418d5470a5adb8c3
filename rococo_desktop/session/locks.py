"""A lock on an open file that ends with the process, however it ends."""

import sys
from typing import BinaryIO

_BEYOND = 1 << 30
"""Where the lock lies on systems that lock bytes: far behind anything that is written."""


def lock(file: BinaryIO) -> bool:
    """Lock the file for this process; return False if somebody else has it."""
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
    except OSError:
        return False
    return True
