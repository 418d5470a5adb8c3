"""The journal of a running game: what is needed to go on after a crash, safe after every decision.

A journal is one file of lines. The first holds the save document that the game began with, every
other one a change: an answer, an undo, a redo. Each change has a mark of the table that it led to,
and some hold the whole save document after it, from which the game can go on where the changes
cannot be repeated. A line is a checksum, a blank and JSON; the checksum is chained to the line
before, so that a lost or exchanged line is noticed. While its game runs, the file is locked; a file
that is not locked belongs to a game that was left or crashed.
"""

import contextlib
import os
from collections.abc import Iterable, Iterator
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import Annotated, BinaryIO, Literal, NamedTuple, Self
from uuid import uuid4

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from rococo_desktop.engine.codec import Json
from rococo_desktop.session.errors import JournalError, UnreadableError, reason
from rococo_desktop.session.files import (
    MAX_BYTES,
    canonical_json,
    parse_json,
    sync_folder,
)
from rococo_desktop.session.locks import lock
from rococo_desktop.session.save_document import SaveDocument, Version, Word

FORMAT: Literal["rococo-journal"] = "rococo-journal"
VERSION = 1
SUFFIX = ".journal"
MAX_LINES = 200_000
"""More changes than anybody makes in one game."""

SAVE_EVERY = 25
"""How many answers there are at most from one save document to the next."""

_CHECKSUM = 16

Act = Literal["answer", "undo", "redo"]


class Line(BaseModel):
    """One change; only an answer has a decision and an option.

    ``state`` marks the table after it (:func:`state_mark`), and ``round`` is its round; early
    journals have neither. ``save`` is the game after it.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    act: Act
    decision: int | None = None
    option: Annotated[str, Field(max_length=4096)] | None = None
    state: Word | None = None
    round: Annotated[int, Field(ge=0)] | None = None
    save: SaveDocument | None = None


class Header(BaseModel):
    """The first line."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    format: Literal["rococo-journal"] = FORMAT
    version: Version = VERSION
    save: SaveDocument


class Record(NamedTuple):
    """What a journal holds, and how it goes on."""

    header: Header
    lines: list[Line]
    size: int
    """The bytes up to the end of the last whole line."""
    checksum: str


class Journal:
    """A journal that is being written; the file is this process's alone."""

    def __init__(self, path: Path, file: BinaryIO, record: Record | None = None) -> None:
        self.path = path
        self._file = file
        self._size = 0 if record is None else record.size
        self._checksum = "" if record is None else record.checksum
        self._since_save = 0 if record is None else _since_save(record.lines)

    @classmethod
    def create(cls, folder: Path) -> Self:
        """Return a new journal in ``folder``; raises JournalError."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            while True:
                name = f"{datetime.now():%Y%m%d-%H%M%S}-{uuid4().hex[:12]}{SUFFIX}"
                file = (folder / name).open("xb", buffering=0)
                if lock(file) and (folder / name).exists():
                    return cls(folder / name, file)
                file.close()
        except OSError as error:
            raise JournalError("journal.error", file=str(folder), problem=reason(error)) from None

    @classmethod
    def reopen(cls, path: Path) -> tuple[Self, Record]:
        """Take over the journal of a game that was left or crashed; raises JournalError."""
        try:
            file = path.open("r+b", buffering=0)
        except OSError as error:
            raise JournalError("journal.error", file=str(path), problem=reason(error)) from None
        try:
            if not lock(file):
                raise JournalError(
                    "journal.error", file=str(path), problem=JournalError("journal.in_use")
                )
            record = read_journal(path)
            file.truncate(record.size)
        except (JournalError, OSError) as error:
            file.close()
            if isinstance(error, JournalError):
                raise
            raise JournalError("journal.error", file=str(path), problem=reason(error)) from None
        return cls(path, file, record), record

    @property
    def is_new(self) -> bool:
        """Return whether nothing was written yet."""
        return self._size == 0

    def wants_save(self, act: Act) -> bool:
        """Return whether the next line should hold the game; undo and redo need its past."""
        return act != "answer" or self._since_save + 1 >= SAVE_EVERY

    def begin(self, save: SaveDocument) -> None:
        """Write the first line; raises JournalError."""
        self._append(Header(save=save).model_dump(mode="json"))
        with contextlib.suppress(OSError):
            sync_folder(self.path.parent)

    def write(self, line: Line) -> None:
        """Write one change so that it outlasts a crash; raises JournalError."""
        value = line.model_dump(mode="json", exclude={"save"}, exclude_none=True)
        if line.save is not None:
            value["save"] = line.save.model_dump(mode="json")
        self._append(value)
        self._since_save = _since_save((line,), self._since_save)

    def close(self, *, keep: bool = False) -> None:
        """Let go of the file; it is removed unless the game is to be offered again."""
        if keep:
            self._file.close()
            return
        with contextlib.suppress(OSError):
            if os.name == "nt":
                self._file.close()
            self.path.unlink()
        self._file.close()

    def _append(self, value: Json) -> None:
        text = canonical_json(value)
        checksum = _chained(self._checksum, text)
        data = checksum.encode() + b" " + text + b"\n"
        try:
            self._file.seek(self._size)
            written = 0
            while written < len(data):
                written += self._file.write(data[written:])
            os.fsync(self._file.fileno())
        except (OSError, ValueError) as error:
            with contextlib.suppress(OSError, ValueError):
                self._file.truncate(self._size)
            raise JournalError(
                "journal.error", file=str(self.path), problem=reason(error)
            ) from None
        self._size += len(data)
        self._checksum = checksum


class Unfinished(NamedTuple):
    """A game that was left or crashed; ``problem`` says why it cannot be gone on with, if so."""

    path: Path
    changed: float
    """When it was played last, in seconds since 1970."""
    names: tuple[str, ...]
    round: int
    problem: str | None


def find_unfinished(folder: Path) -> list[Unfinished]:
    """Return the games in ``folder`` that nobody is playing, the latest first.

    A journal whose first line was never finished belongs to no game, and is removed.
    """
    found = []
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        try:
            changed = path.stat().st_mtime
            with path.open("r+b", buffering=0) as file:
                if not lock(file):
                    continue
                whole = b"\n" in file.read(MAX_BYTES)
                if not whole and os.name != "nt":
                    path.unlink()
            if not whole:
                path.unlink(missing_ok=True)
                continue
            record = read_journal(path)
        except OSError:
            continue
        except JournalError as error:
            found.append(Unfinished(path, changed, (), 0, str(error)))
        else:
            names = record.header.save.setup.names
            found.append(Unfinished(path, changed, names, round_of(record), None))
    return sorted(found, key=lambda game: game.changed, reverse=True)


def read_journal(path: Path) -> Record:
    """Return what a journal holds without an unfinished last line; raises JournalError."""
    try:
        with path.open("rb") as file:
            return _read(file)
    except (OSError, ValueError) as error:
        raise JournalError("journal.error", file=str(path), problem=reason(error)) from None
    except JournalError as error:
        raise JournalError("journal.error", file=str(path), problem=error) from None


def _read(file: BinaryIO) -> Record:
    texts = _texts(file)
    size, checksum, text = next(texts, (0, "", b""))
    try:
        header = Header.model_validate(parse_json(text))
    except (UnreadableError, ValidationError):
        raise JournalError("journal.no_header") from None
    record = Record(header, [], size, checksum)
    for number, (size, checksum, text) in enumerate(texts, start=2):
        try:
            record.lines.append(Line.model_validate(parse_json(text)))
        except (UnreadableError, ValidationError):
            raise JournalError("journal.damaged", line=number) from None
        record = record._replace(size=size, checksum=checksum)
    return record


def _texts(file: BinaryIO) -> Iterator[tuple[int, str, bytes]]:
    """Yield the JSON text of each whole line, with the bytes and the checksum up to its end."""
    size, checksum = 0, ""
    for number in range(1, MAX_LINES + 1):
        line = file.readline(MAX_BYTES)
        if not line.endswith(b"\n"):
            if len(line) == MAX_BYTES:
                raise JournalError("journal.damaged", line=number)
            return
        text = line[_CHECKSUM + 1 : -1]
        checksum = _chained(checksum, text)
        if line[: _CHECKSUM + 1] != checksum.encode() + b" ":
            raise JournalError("journal.damaged", line=number)
        size += len(line)
        yield size, checksum, text
    raise JournalError("journal.damaged", line=MAX_LINES + 1)


def round_of(record: Record) -> int:
    """Return the last round that a journal tells of."""
    for line in reversed(record.lines):
        if line.round is not None:
            return line.round
        if line.save is not None:
            return line.save.round
    return record.header.save.round


def _since_save(lines: Iterable[Line], before: int = 0) -> int:
    """Return how many changes there are after the last that holds the game."""
    for line in lines:
        before = 0 if line.save is not None else before + 1
    return before


def _chained(before: str, text: bytes) -> str:
    return sha256(before.encode() + text).hexdigest()[:_CHECKSUM]
