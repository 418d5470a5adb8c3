"""The file of a journal: written until it is complete, and created again if it disappears."""

import contextlib
import errno
import os
from collections import deque
from datetime import datetime
from pathlib import Path
from typing import BinaryIO

from rococo_desktop.session.files import files
from rococo_desktop.session.files.locks import Lock, lock

SUFFIX = ".journal"
ATTEMPTS = 10
"""The number of attempts if a new file is removed, by a cleaner for instance, before it is locked.
"""

_CANNOT_LOOK = (errno.EACCES, errno.EPERM, errno.EIO, errno.ENOMEM, errno.ETIMEDOUT)
"""The errors that say nothing about what is at a path; all others mean that nothing is there."""


class JournalFile:
    """The content of a file of this process, all of which is written sooner or later.

    The content is kept in memory as well. Bytes that could not be written are written with the next
    ones; a file that was deleted, or changed by another process, is given up for a new one. Bytes
    may be added while another thread writes.
    """

    def __init__(
        self,
        path: Path,
        data: bytes = b"",
        stream: BinaryIO | None = None,
        *,
        is_locked: bool = True,
    ) -> None:
        """Prepare a file, or take over a ``stream`` that holds ``data``; write nothing yet."""
        self.path = path
        self.is_locked = is_locked
        """Whether no other process can take the file; False if the file system has no locks."""
        self.size = len(data)
        """The number of bytes that the file should have."""
        self._added: deque[bytes] = deque()
        self._data = bytearray(data)
        self._stream = stream
        self._written = len(data)
        self._torn = stream is not None
        """Whether the file may have bytes after the valid ones."""
        self._distinguishes = os.name != "nt"  # Windows does not remove an open file
        """Whether the file system can tell the file just written from another."""

    def add(self, data: bytes) -> None:
        """Append ``data``, to be written next."""
        self.size += len(data)
        self._added.append(data)

    def write(self) -> None:
        """Write the remaining bytes so that they outlast a crash.

        All that was added while the disk was busy is written together. Raises OSError; the file
        then keeps its valid bytes, and the rest is tried again later.
        """
        while self._added:
            self._data += self._added.popleft()
        for _ in range(ATTEMPTS):
            stream = self._stream
            fresh = stream is None or not self._is_in_place(stream)
            if fresh:
                stream = self._create()
            if stream is not None:
                self._write(stream)
                if fresh:
                    self._probe(stream)
                if self._is_in_place(stream):
                    return
        raise FileNotFoundError(errno.ENOENT, "taken away again and again")

    def close(self, *, keep: bool) -> None:
        """Close the file; it is removed unless it is to be kept."""
        stream, self._stream = self._stream, None
        if stream is None:
            return
        with contextlib.suppress(OSError):
            ours = self._is_in_place(stream)
            if os.name == "nt":
                stream.close()
            if ours and not keep:
                self.path.unlink()
        with contextlib.suppress(OSError):
            stream.close()

    def _write(self, stream: BinaryIO) -> None:
        try:
            if self._torn:
                stream.truncate(self._written)
            elif self._written == len(self._data):
                return
            self._torn = True
            stream.seek(self._written)
            left = memoryview(bytes(self._data[self._written :]))
            while left:
                left = left[stream.write(left) :]
            files.sync(stream)
        except OSError:
            with contextlib.suppress(OSError):
                stream.truncate(self._written)
                self._torn = False
            raise
        self._written, self._torn = len(self._data), False

    def _is_in_place(self, stream: BinaryIO) -> bool:
        """Return whether the stream is the file at the path, with all that was written to it."""
        try:
            ours = os.fstat(stream.fileno())
        except OSError:
            return False
        try:
            there = self.path.stat()
        except OSError as error:
            # if only the way cannot be looked at now, the stream may still be good
            return error.errno in _CANNOT_LOOK
        same = os.path.samestat(ours, there) and (self._torn or there.st_size == self._written)
        return same or not self._distinguishes

    def _probe(self, stream: BinaryIO) -> None:
        """Check on a new file whether the file system tells files apart; some network ones fail."""
        with contextlib.suppress(OSError):
            there, ours = self.path.stat(), os.fstat(stream.fileno())
            same = os.path.samestat(ours, there) and there.st_size == self._written
            self._distinguishes = self._distinguishes and same

    def _create(self) -> BinaryIO | None:
        """Create a file at the path, or beside it if that is in use; None if the lock is taken."""
        folder = self.path.parent
        files.private_folder(folder)
        files.close_to_others(folder)
        path = folder / new_name() if self.path.exists() else self.path
        stream = files.open_regular(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, files.PRIVATE)
        owner = lock(stream)
        if owner is Lock.TAKEN:
            stream.close()
            return None
        before, self._stream = self._stream, stream
        self.path, self._written, self._torn = path, 0, True
        self.is_locked = owner is Lock.OURS
        if before is not None:
            with contextlib.suppress(OSError):
                before.close()
        files.sync_folder(folder)
        return stream


def new_name() -> str:
    """Return a unique name for a journal."""
    return f"{datetime.now():%Y%m%d-%H%M%S}-{os.urandom(6).hex()}{SUFFIX}"
