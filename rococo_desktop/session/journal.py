"""The journal of a running game: all that a resumption needs, written after every decision.

A journal is a file of lines. The first line holds the save document of the game's start, every
other one a change: an answer, an undo, a redo, a return to a branch. Each change has a mark of the
table after it. Some also hold the whole save document after it, from which the game can continue if
the changes cannot be repeated. A line is a checksum, a blank and JSON; the checksum is chained to
the line before, so that a lost or exchanged line is noticed. While its game runs, the file is
locked; a file that is not locked belongs to a game that was left or crashed.
"""

import contextlib
import os
import stat
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Annotated, BinaryIO, Literal, NamedTuple, Self

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.parsing import MAX_BYTES
from rococo_desktop.games import FIRST_GAME
from rococo_desktop.session.errors import JournalError, MessageError, UnreadableError, reason
from rococo_desktop.session.files import compact_json, listed, open_regular, parse_json
from rococo_desktop.session.journal_file import SUFFIX, JournalFile, new_name
from rococo_desktop.session.locks import Lock, lock
from rococo_desktop.session.save_document import (
    MAX_ANSWERS,
    MAX_ROUND,
    Answer,
    SaveDocument,
    Version1,
    Word,
)

FORMAT: Literal["rococo-journal"] = "rococo-journal"
VERSION = 1
MAX_JOURNAL = 32 * 1024 * 1024
"""The size of the largest journal that is read."""
LARGE = MAX_JOURNAL // 4
"""Above this size a journal holds fewer saves; it takes thousands of undos to get there."""
MOST = 100
"""The largest number of unfinished games that are offered, the latest."""
MAX_LINES = 200_000
"""More changes than any game has."""

SAVE_EVERY = 25
"""The largest number of answers from one save document to the next."""

_CHECKSUM = 16
_OPENING = b'{"format":"rococo-journal",'
_GAME = "save"
_GAME_BEGINS, _ROUND = b',"save":{', b',"round":'
"""What is never within a string, where a quotation mark follows a backslash; the game comes last.
"""

Act = Literal["answer", "undo", "redo", "return", "seat"]


class Line(BaseModel):
    """A change; only an answer has a decision and an option, only a change of players a seat.

    Only a return has ``back``, the number of decisions that it takes back, and the ``answers`` made
    again. ``joined`` is true for an answer that was given in one gesture with the one before it.
    ``state`` marks the table after it (:func:`state_mark`), and ``round`` is its round;
    early journals have neither. ``save`` is the game after the change.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    act: Act
    decision: int | None = None
    option: Annotated[str, Field(max_length=4096)] | None = None
    joined: Literal[True] | None = None
    back: Annotated[int, Field(ge=0)] | None = None
    answers: Annotated[tuple[Answer, ...], Field(strict=False, max_length=MAX_ANSWERS)] | None = (
        None
    )
    seat: Annotated[int, Field(ge=0)] | None = None
    kind: Annotated[str, Field(max_length=40)] | None = None
    state: Word | None = None
    round: Annotated[int, Field(ge=0, le=MAX_ROUND)] | None = None
    save: SaveDocument | None = None


UNREADABLE = Line(act="answer")
"""The placeholder for a damaged line; it answers nothing."""


class Header(BaseModel):
    """The first line."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    format: Literal["rococo-journal"] = FORMAT
    version: Version1 = VERSION
    save: SaveDocument


class Record(NamedTuple):
    """The content of a journal, and the place where it continues.

    ``lines`` has ``UNREADABLE`` for a damaged line, but ends with a readable one. They do not hold
    the games after them, which :meth:`save_after` reads: seldom is one of them needed.
    """

    header: Header
    lines: list[Line]
    texts: "list[_Text]"
    """What is written in the lines."""
    size: int
    """The number of bytes up to the end of the last readable line."""
    checksum: str
    damaged: tuple[int, ...] = ()
    """The numbers of the lines that cannot be read, from 1."""
    is_cut: bool = False
    """Whether damaged lines follow the last readable one."""

    def save_after(self, changes: int) -> SaveDocument | None:
        """Return the game after that number of changes, if it is written there."""
        return _line(self.texts[changes - 1]).save

    @property
    def since_save(self) -> int:
        """Return the number of changes after the last one that holds the game."""
        back = (number for number, text in enumerate(reversed(self.texts)) if text.holds_game)
        return next(back, len(self.texts))


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
        with _naming(path):
            stream = open_regular(path, os.O_RDWR)
            try:
                owner = lock(stream)
                if owner is Lock.TAKEN:
                    raise JournalError("journal.in_use")
                data = stream.read(MAX_JOURNAL + 1)
                record = _read(data)
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
            value[_GAME] = line.save.model_dump(mode="json")
            self._since_save = 0
        self._add(value)

    def write(self) -> None:
        """Write what was added so that it outlasts a crash; another thread may add meanwhile.

        Raises JournalError; all that is not written yet is then tried again the next time.
        """
        with _naming(self.path):
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
        self._checksum = _chained(self._checksum, text)
        self._file.add(self._checksum.encode() + b" " + text + b"\n")


class Unfinished(NamedTuple):
    """A game that was left or crashed; ``problem`` says why it cannot be resumed, or is None."""

    path: Path
    changed: float
    """When it was last played, in seconds since 1970."""
    names: tuple[str, ...]
    round: int
    problem: MessageError | None
    game: str = FIRST_GAME


def find_unfinished(folder: Path) -> list[Unfinished]:
    """Return the latest games in ``folder`` that nobody is playing, the latest first.

    A journal whose first line was never finished belongs to no game, and is removed.
    """
    files: list[tuple[float, Path]] = []
    with contextlib.suppress(UnreadableError):  # the next write there reports it
        for path in listed(folder, SUFFIX):
            with contextlib.suppress(OSError):
                files.append((path.stat().st_mtime, path))
    games = (_unfinished(path, changed) for changed, path in sorted(files, reverse=True))
    return list(islice((game for game in games if game is not None), MOST))


def _unfinished(path: Path, changed: float) -> Unfinished | None:
    """Return the game of a journal; None if it is being played, or if there never was one."""
    try:
        with _naming(path), open_regular(path, os.O_RDWR) as stream:
            if lock(stream) is Lock.TAKEN:
                return None
            data = stream.read(MAX_JOURNAL + 1)
            if _is_beginning(data):
                _unlink(path, stream)
                return None
        texts = _texts(data)
        save = _headed(texts)[0].save
        number = last_round(map(_line, reversed(texts)), save)
    except JournalError as error:
        return Unfinished(path, changed, (), 0, _unnamed(error))
    return Unfinished(path, changed, save.setup.names, number, None, save.setup.game)


def _unnamed(error: JournalError) -> MessageError:
    """Return an error without the name of the file."""
    why = error.values.get("problem", error)
    return why if isinstance(why, MessageError) else MessageError("file.unreadable", reason=why)


def delete_unfinished(path: Path) -> None:
    """Remove the journal of a game that nobody is playing; raises JournalError."""
    with _naming(path), contextlib.suppress(FileNotFoundError):
        if not stat.S_ISREG(path.lstat().st_mode):
            path.unlink()
            return
        with open_regular(path, os.O_RDWR) as stream:
            if lock(stream) is Lock.TAKEN:
                raise JournalError("journal.in_use")
            _unlink(path, stream)


def read_journal(path: Path) -> Record:
    """Return the content of a journal without an unfinished last line; raises JournalError."""
    with _naming(path), open_regular(path, os.O_RDONLY) as stream:
        return _read(stream.read(MAX_JOURNAL + 1))


@contextlib.contextmanager
def _naming(path: Path) -> Iterator[None]:
    """Turn every error within into a JournalError that names the file."""
    try:
        yield
    except (OSError, ValueError) as error:
        raise JournalError("journal.error", file=path, problem=reason(error)) from None
    except JournalError as error:
        raise JournalError("journal.error", file=path, problem=error) from None


class _Text(NamedTuple):
    """A complete line: its JSON, None if the checksum is wrong, and the position of its end."""

    json: bytes | None
    checksum: str
    end: int

    @property
    def holds_game(self) -> bool:
        """Return whether the game after the change is written there, too."""
        return self.json is not None and _GAME_BEGINS in self.json

    def without_game(self) -> "_Text":
        """Return the line with the change alone; early lines need their game for its round."""
        if self.json is None or _ROUND not in self.json:
            return self
        change, found, _ = self.json.partition(_GAME_BEGINS)
        return self._replace(json=change + b"}") if found else self


def _is_beginning(data: bytes) -> bool:
    """Return whether a file is the remains of a first line that was never finished."""
    digits, text = data[:_CHECKSUM], data[_CHECKSUM + 1 : _CHECKSUM + 1 + len(_OPENING)]
    if len(data) > MAX_BYTES:
        return False
    ours = not digits.strip(b"0123456789abcdef") and _OPENING.startswith(text)
    return b"\n" not in data and (ours or not data.strip(b"\0"))


def _unlink(path: Path, stream: BinaryIO) -> None:
    if os.name == "nt":
        stream.close()  # Windows does not remove an open file
    path.unlink()


def _texts(data: bytes) -> list[_Text]:
    """Return the complete lines of a journal; each is checked against the checksum before it."""
    if len(data) > MAX_JOURNAL:
        raise JournalError("file.too_large", limit=MAX_JOURNAL)
    texts: list[_Text] = []
    before, begin = "", 0
    while (end := data.find(b"\n", begin)) >= 0:
        if len(texts) == MAX_LINES:
            raise JournalError("journal.damaged", line=MAX_LINES + 1)
        digits, text = data[begin : begin + _CHECKSUM], data[begin + _CHECKSUM + 1 : end]
        good = data[begin + _CHECKSUM : begin + _CHECKSUM + 1] == b" " and len(text) < MAX_BYTES
        good = good and digits == _chained(before, text).encode()
        before, begin = digits.decode("ascii", "replace"), end + 1
        texts.append(_Text(text if good else None, before, begin))
    return texts


def _headed(texts: Sequence[_Text]) -> tuple[Header, int]:
    """Return the header and the number of lines that it takes; raises JournalError.

    If the first line is damaged, the header is the first save document in the other lines.
    """
    if texts and texts[0].json is not None:
        try:
            return Header.model_validate(parse_json(texts[0].json)), 1
        except (UnreadableError, ValidationError):
            raise JournalError("journal.no_header") from None
    for number, text in enumerate(texts, start=1):
        save = _line(text).save
        if save is not None:
            return Header(save=save), number
    raise JournalError("journal.no_header")


def _read(data: bytes) -> Record:
    texts = _texts(data)
    header, first = _headed(texts)
    lines = [_line(text.without_game()) for text in texts[first:]]
    damaged = [number for number, line in enumerate(lines, first + 1) if line is UNREADABLE]
    while lines and lines[-1] is UNREADABLE:
        lines.pop()
    whole = texts[: first + len(lines)]
    return Record(
        header,
        lines,
        whole[first:],
        whole[-1].end,
        whole[-1].checksum,
        (*range(1, first), *damaged),
        is_cut=len(whole) < len(texts),
    )


def _line(text: _Text) -> Line:
    if text.json is None:
        return UNREADABLE
    try:
        return Line.model_validate(parse_json(text.json))
    except (UnreadableError, ValidationError):
        return UNREADABLE


def last_round(latest: Iterable[Line], first: SaveDocument) -> int:
    """Return the round of the first line that has one, else that of the first save."""
    for line in latest:
        if line.round is not None:
            return line.round
        if line.save is not None:
            return line.save.round
    return first.round


def _chained(before: str, text: bytes) -> str:
    return sha256(before.encode() + text).hexdigest()[:_CHECKSUM]
