"""The journal of a running game: all that a resumption needs, written after every decision."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Self

from rococo_desktop.engine.codec import Json
from rococo_desktop.session.errors import JournalError, reason
from rococo_desktop.session.files.files import compact_json, open_regular
from rococo_desktop.session.files.locks import Lock, lock
from rococo_desktop.session.journal.journal_file import JournalFile, new_name
from rococo_desktop.session.journal.journal_lines import (
    GAME,
    MAX_JOURNAL,
    Act,
    Header,
    Line,
    Record,
    chained,
    read_record,
)
from rococo_desktop.session.journal.save_document import SaveDocument

LARGE = MAX_JOURNAL // 4
"""Above this size a journal holds fewer saves; it takes thousands of undos to get there."""
SAVE_EVERY = 25
"""The largest number of answers from one save document to the next."""


class Journal:
    """A journal that is being written; the file belongs to this process alone."""

    def __init__(
        self, file: JournalFile, record: Record | None = None, before: "Journal | None" = None
    ) -> None:
        """Write to ``file``; a journal ``before`` is closed once this one has been written."""
        self._file = file
        self._before = before
        self._is_closed = False
        self._checksum = "" if record is None else record.checksum
        self._since_save = 0 if record is None else record.since_save

    @classmethod
    def create(cls, folder: Path, before: "Journal | None" = None) -> Self:
        """Return a new journal in ``folder``; its file is created with the first line."""
        return cls(JournalFile(folder / new_name()), before=before)

    @classmethod
    def reopen(cls, path: Path) -> tuple[Self, Record]:
        """Take over the journal of a game that was left or crashed; raises JournalError."""
        with naming(path):
            stream = open_regular(path, os.O_RDWR)
            try:
                owner = lock(stream)
                if owner is Lock.TAKEN:
                    raise JournalError("journal-in_use")
                data = stream.read(MAX_JOURNAL + 1)
                record = read_record(data)
            except BaseException:
                stream.close()
                raise
            file = JournalFile(path, data[: record.size], stream, is_locked=owner is Lock.OURS)
            return cls(file, record), record

    @property
    def path(self) -> Path:
        """Return the path of the file, which may not exist yet."""
        return self._file.path

    @property
    def is_new(self) -> bool:
        """Return whether there is no line yet."""
        return self._file.size == 0

    @property
    def is_locked(self) -> bool:
        """Return whether the file is locked; False if the file system has no locks."""
        return self._file.is_locked

    def wants_save(self, act: Act) -> bool:
        """Return whether the next line should hold the game as well.

        Every change but an answer refers to what a damaged line would hide. Answers hold
        the game every SAVE_EVERY lines; so do all changes in a large journal.
        """
        often = act != "answer" and self._file.size < LARGE
        return often or self._since_save + 1 >= SAVE_EVERY

    @property
    def is_full(self) -> bool:
        """Return whether the game should go on in a new journal: no longer one is read."""
        return self._file.size > MAX_JOURNAL // 2

    def begin(self, save: SaveDocument) -> None:
        """Add the first line, for :meth:`write` to write."""
        self._add(Header(save=save).model_dump(mode="json"))

    def add(self, line: Line) -> None:
        """Add one change, for :meth:`write` to write."""
        value = line.model_dump(mode="json", exclude={"save"}, exclude_none=True)
        self._since_save += 1
        if line.save is not None:
            value[GAME] = line.save.model_dump(mode="json")
            self._since_save = 0
        self._add(value)

    def write(self) -> None:
        """Write what was added so that it outlasts a crash; another thread may add meanwhile.

        Raises JournalError; all that is not written yet is then tried again the next time.
        """
        with naming(self.path):
            self._file.write()
        if self._before is not None:
            self._before.close()
            self._before = None

    def close(self, *, keep: bool = False) -> None:
        """Close the file, once; it is removed unless the game is to be offered again."""
        if self._is_closed:
            return
        self._is_closed = True
        if keep and not self.is_new:
            with contextlib.suppress(JournalError):
                self.write()
        self._file.close(keep=keep)
        if self._before is not None:
            self._before.close(keep=keep)

    def _add(self, value: Json) -> None:
        text = compact_json(value)
        self._checksum = chained(self._checksum, text)
        self._file.add(self._checksum.encode() + b" " + text + b"\n")


@contextlib.contextmanager
def naming(path: Path) -> Iterator[None]:
    """Turn every error within into a JournalError that names the file."""
    try:
        yield
    except (OSError, ValueError) as error:
        raise JournalError("journal-error", file=path, problem=reason(error)) from None
    except JournalError as error:
        raise JournalError("journal-error", file=path, problem=error) from None
