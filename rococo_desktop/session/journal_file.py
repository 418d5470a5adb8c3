"""The file of a journal: written again until it is there, and made anew when it is gone."""

import contextlib
import errno
import os
from datetime import datetime
from pathlib import Path
from typing import BinaryIO
from uuid import uuid4

from rococo_desktop.session.files import PRIVATE, open_regular, private_folder, sync, sync_folder
from rococo_desktop.session.locks import Lock, lock

SUFFIX = ".journal"
ATTEMPTS = 10
"""How often a new file may be taken away before it is locked, by whoever clears up old ones."""


class JournalFile:
    """Bytes that are to be in a file of this process, each of them sooner or later.

    They are kept here as well. What could not be written is written with what comes next; a file
    that was deleted, or that somebody else has written to, is given up for a new one.
    """

    def __init__(
        self,
        path: Path,
        data: bytes = b"",
        stream: BinaryIO | None = None,
        *,
        is_locked: bool = True,
    ) -> None:
        """Prepare a file, or take one over of which ``data`` counts; nothing is made yet."""
        self.path = path
        self.is_locked = is_locked
        """Whether nobody else can take the file; not so where there are no locks."""
        self._data = bytearray(data)
        self._stream = stream
        self._written = len(data)
        self._torn = stream is not None
        """Whether something may lie in the file behind what counts."""
        self._tells = os.name != "nt"  # there an open file cannot be taken away
        """Whether the file system tells a file that was written just now from another one."""

    @property
    def size(self) -> int:
        """Return how many bytes are to be in the file."""
        return len(self._data)

    @property
    def is_whole(self) -> bool:
        """Return whether all of them are."""
        return self._written == len(self._data)

    def add(self, data: bytes) -> None:
        """Let ``data`` be written next."""
        self._data += data

    def write(self) -> None:
        """Write what is not written yet so that it outlasts a crash.

        Raises OSError; then what counted before is in the file, and the rest will be tried again.
        """
        for _ in range(ATTEMPTS):
            stream = self._stream
            fresh = stream is None or not self._is_in_place(stream)
            if fresh:
                stream = self._begin_anew()
            if stream is not None:
                self._write(stream)
                if fresh:
                    self._learn(stream)
                if self._is_in_place(stream):
                    return
        raise FileNotFoundError(errno.ENOENT, "taken away again and again")

    def close(self, *, keep: bool) -> None:
        """Let go of the file; it is removed unless it is to be kept."""
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
            elif self.is_whole:
                return
            self._torn = True
            stream.seek(self._written)
            left = memoryview(bytes(self._data[self._written :]))
            while left:
                left = left[stream.write(left) :]
            sync(stream)
        except OSError:
            with contextlib.suppress(OSError):
                stream.truncate(self._written)
                self._torn = False
            raise
        self._written, self._torn = len(self._data), False

    def _is_in_place(self, stream: BinaryIO) -> bool:
        """Return whether the stream is of the file at the path, with what was written to it."""
        try:
            ours = os.fstat(stream.fileno())
        except OSError:
            return False
        try:
            there = self.path.stat()
        except (FileNotFoundError, NotADirectoryError):
            return False
        except OSError:
            return True  # nobody can look there now; the stream may still be good
        same = os.path.samestat(ours, there) and (self._torn or there.st_size == self._written)
        return same or not self._tells

    def _learn(self, stream: BinaryIO) -> None:
        """Find out on a new file what the file system can tell; some in the network cannot."""
        with contextlib.suppress(OSError):
            there, ours = self.path.stat(), os.fstat(stream.fileno())
            same = os.path.samestat(ours, there) and there.st_size == self._written
            self._tells = self._tells and same

    def _begin_anew(self) -> BinaryIO | None:
        """Make a new file at the path, or beside it if something is there; None if it is taken."""
        folder = self.path.parent
        private_folder(folder)
        path = folder / new_name() if self.path.exists() else self.path
        stream = open_regular(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE)
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
        sync_folder(folder)
        return stream


def new_name() -> str:
    """Return a name for a journal that no other has."""
    return f"{datetime.now():%Y%m%d-%H%M%S}-{uuid4().hex[:12]}{SUFFIX}"
