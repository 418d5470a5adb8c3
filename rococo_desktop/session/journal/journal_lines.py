"""The lines of a journal: what each one says, and which of them can be read.

A journal is a file of lines. The first line holds the save document of the game's start, every
other one a change: an answer, an undo, a redo, a return to a branch. Each change has a mark of the
table after it. Some also hold the whole save document after it, from which the game can continue if
the changes cannot be repeated. A line is a checksum, a blank and JSON; the checksum is chained to
the line before, so that a lost or exchanged line is noticed. While its game runs, the file is
locked; a file that is not locked belongs to a game that was left or crashed.
"""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Annotated, Literal, NamedTuple

from pydantic import Field, ValidationError

from rococo_desktop.engine.parsing import MAX_BYTES
from rococo_desktop.rules.entries import Strict
from rococo_desktop.session.errors import JournalError, UnreadableError
from rococo_desktop.session.files.files import parse_json
from rococo_desktop.session.journal.save_document import (
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
MAX_LINES = 200_000
"""More changes than any game has."""

CHECKSUM = 16
"""The number of digits of a checksum."""
GAME = "save"
"""The key of the game after a change, which comes last."""
GAME_BEGINS, ROUND = b',"save":{', b',"round":'
"""What is never within a string, where a quotation mark follows a backslash."""

Act = Literal["answer", "undo", "redo", "return", "seat"]


class Line(Strict):
    """A change; only an answer has a decision and an option, only a change of players a seat.

    Only a return has ``back``, the number of decisions that it takes back, and the ``answers`` made
    again. ``joined`` is true for an answer that was given in one gesture with the one before it.
    ``state`` marks the table after it (:func:`state_mark`), and ``round`` is its round;
    early journals have neither. ``save`` is the game after the change.
    """

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


class Header(Strict):
    """The first line."""

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
    texts: "list[Text]"
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
        return line_of(self.texts[changes - 1]).save

    @property
    def since_save(self) -> int:
        """Return the number of changes after the last one that holds the game."""
        lines = enumerate(text.json or b"" for text in reversed(self.texts))
        return next((number for number, line in lines if GAME_BEGINS in line), len(self.texts))


class Text(NamedTuple):
    """A complete line: its JSON, None if the checksum is wrong, and the position of its end."""

    json: bytes | None
    checksum: str
    end: int

    def without_game(self) -> "Text":
        """Return the line with the change alone; early lines need their game for its round."""
        if self.json is None or ROUND not in self.json:
            return self
        change, found, _ = self.json.partition(GAME_BEGINS)
        return self._replace(json=change + b"}") if found else self


def complete_lines(data: bytes) -> list[Text]:
    """Return the complete lines of a journal; each is checked against the checksum before it."""
    if len(data) > MAX_JOURNAL:
        raise JournalError("file-too_large", limit=MAX_JOURNAL)
    texts: list[Text] = []
    before, begin = "", 0
    while (end := data.find(b"\n", begin)) >= 0:
        if len(texts) == MAX_LINES:
            raise JournalError("journal-damaged", line=MAX_LINES + 1)
        digits, text = data[begin : begin + CHECKSUM], data[begin + CHECKSUM + 1 : end]
        good = data[begin + CHECKSUM : begin + CHECKSUM + 1] == b" " and len(text) < MAX_BYTES
        good = good and digits == chained(before, text).encode()
        before, begin = digits.decode("ascii", "replace"), end + 1
        texts.append(Text(text if good else None, before, begin))
    return texts


def headed(texts: Sequence[Text]) -> tuple[Header, int]:
    """Return the header and the number of lines that it takes; raises JournalError.

    If the first line is damaged, the header is the first save document in the other lines.
    """
    if texts and texts[0].json is not None:
        try:
            return Header.model_validate(parse_json(texts[0].json)), 1
        except (UnreadableError, ValidationError):
            raise JournalError("journal-no_header") from None
    for number, text in enumerate(texts, start=1):
        save = line_of(text).save
        if save is not None:
            return Header(save=save), number
    raise JournalError("journal-no_header")


def read_record(data: bytes) -> Record:
    """Return what a journal says, up to its last readable line; raises JournalError."""
    texts = complete_lines(data)
    header, first = headed(texts)
    lines = [line_of(text.without_game()) for text in texts[first:]]
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


def line_of(text: Text) -> Line:
    """Return the change that is written in a line, or UNREADABLE."""
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


def chained(before: str, text: bytes) -> str:
    """Return the checksum of a line, given that of the line ``before``."""
    return sha256(before.encode() + text).hexdigest()[:CHECKSUM]
