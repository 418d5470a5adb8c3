"""The log: events as sentences, as far as the person at the screen may know them."""

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import fields
from itertools import chain, pairwise
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from rococo_desktop.controller.qt import InQml, Value
from rococo_desktop.controller.rows import NOBODY, Rows, RowsOf
from rococo_desktop.controller.table.chapters import AnyChapters
from rococo_desktop.engine.events import Event, kind_of
from rococo_desktop.engine.kernel import Entry
from rococo_desktop.engine.state import State
from rococo_desktop.rules.state import FINAL
from rococo_desktop.session.tree import Moment
from rococo_desktop.words import Words
from rococo_desktop.words.namesakes import Namesakes
from rococo_desktop.words.phrases import Told

EVERYBODY = -1

LATEST = 80
"""The number of latest lines that are joined into turns."""
MOST_EVENTS = 1000
"""More than any decision causes."""
LONGEST = 160
"""The most characters of a joined line; a longer turn continues in the next line."""


class LogRow(NamedTuple):
    """A line of the log; ``seat`` is the player it is about, -1 for nobody.

    ``moment`` is the number of decisions made by then, and ``group`` the player's turn or the phase
    that begins with this line; empty if none does. ``topic`` is what the reference tells about it,
    and ``predicate`` what the line says of the player, if it begins with the name. A ``final`` line
    is about the final scoring. The ``pieces`` are the ids of what the line names.
    """

    key: int
    text: str
    seat: int
    moment: int
    sign: str = ""
    heading: bool = False
    group: str = ""
    topic: str = ""
    predicate: str = ""
    final: bool = False
    pieces: Sequence[str] = ()


class Note(NamedTuple):
    """A line about something other than an event, after the decisions up to a moment."""

    moment: int
    seat: int
    text: str


class _Lines(NamedTuple):
    events: tuple[Event, ...]
    rows: list[LogRow]
    phase: str
    cards: Namesakes
    """The cards of the turn by then."""


class PlayerRow(NamedTuple):
    """A player whose lines can be chosen."""

    key: int
    name: str


@InQml("Table.Program")
class Log(QObject):
    """The lines of the log; a line is worded only once."""

    told = Signal()
    filtered = Signal()

    players = RowsOf(PlayerRow)
    """The players by seat."""
    lines = RowsOf(LogRow)
    """All lines."""
    chosen = RowsOf(LogRow)
    """The lines of the chosen player, and the headings of rounds."""
    latestTurns = RowsOf(LogRow)
    """The latest turns, each in one line; when looking back, single lines up to the moment."""
    about = Value(int, notify=filtered)
    """The seat whose lines are chosen; -1 for everybody's."""

    def __init__(
        self,
        words: Words,
        names: Sequence[str],
        chapters: AnyChapters,
        parent: QObject,
        where: Callable[[str], Sequence[str]] = lambda _: (),
    ) -> None:
        """``where`` returns where a piece may lie on the table now."""
        super().__init__(parent)
        self._words = words
        self._chapters = chapters
        self._where = where
        self.players.show(PlayerRow(*seat) for seat in enumerate(names))
        self.about = EVERYBODY
        self._told: dict[int | None, list[_Lines]] = {}
        self._reader: int | None = None
        """The only person to whom that was told, if there was one."""

    @Slot("QStringList", result="QStringList")
    def places(self, pieces: Iterable[str]) -> list[str]:
        """Return where the pieces that a line names may lie on the table now."""
        return list(dict.fromkeys(chain.from_iterable(map(self._where, pieces))))

    @Slot(int)
    def filter(self, seat: int) -> None:
        self.about = seat
        self._choose()
        self.filtered.emit()

    def refresh(
        self,
        opening: tuple[Event, ...],
        history: Iterable[Entry[State]],
        viewer: int | None,
        notes: Sequence[Note] = (),
        *,
        secret: bool = False,
    ) -> None:
        """Show the opening and the later decisions as ``viewer`` may know them, with notes.

        While the final scoring is ``secret``, its lines are left out.
        """
        if self._words.reader != self._reader:
            self._reader = self._words.reader
            self._told.clear()
        told = self._told.setdefault(viewer, [])
        happened = [opening, *(entry.events for entry in history)]
        known = 0
        for before, events in zip(told, happened, strict=False):
            if before.events is not events:
                break
            known += 1
        del told[known:]
        for moment, events in enumerate(happened[known:], known):
            told.append(self._tell(events, viewer, moment, told[-1] if told else None))
        rows = [row for each in told for row in each.rows if not (secret and row.final)]
        for number, note in enumerate(notes, 1):
            if note.moment < len(told):
                place = bisect_right(rows, note.moment, key=lambda row: row.moment)
                rows.insert(place, LogRow(-number, note.text, note.seat, note.moment))
        self.lines.show(rows)
        self._choose()

    def stay_at(self, moment: int | None) -> None:
        """Show the latest lines, joined turn by turn; around a past moment line by line."""
        if moment is None:
            self._join()
        else:
            end = self.placeIn(self.lines, moment) + 2
            self.latestTurns.show(self.lines.rows[max(0, end - LATEST) : end])
        self.told.emit()

    @Slot(Rows, int, result=int)
    def placeIn(self, lines: Rows, moment: int) -> int:
        """Return the index among ``lines`` of the last one up to a moment; -1 for none."""
        rows: Sequence[LogRow] = lines.rows
        return bisect_right(rows, moment, key=lambda row: row.moment) - 1

    def row_at(self, moment: int) -> LogRow | None:
        """Return the last line of a moment, or of the latest before it that has one; no note."""
        rows: Sequence[LogRow] = self.lines.rows
        return next((row for row in reversed(rows) if row.moment <= moment and row.key >= 0), None)

    def sentence(self, moments: Iterable[Moment[State]], viewer: int | None) -> LogRow | None:
        """Return the first line about some decisions, as ``viewer`` may know them."""
        entries = (each.entry for each in moments)
        told = (self._tell(each.events, viewer, 0, None).rows for each in entries if each)
        return next((rows[0] for rows in told if rows), None)

    def moments(self) -> list[int]:
        return list(dict.fromkeys(row.moment for row in self.lines.rows))

    def turns(self) -> list[int]:
        """Return the last moment of each turn and each phase."""
        rows: Sequence[LogRow] = self.lines.rows
        ends = [row.moment for row, after in pairwise(rows) if after.group or after.heading]
        return list(dict.fromkeys([*ends, *(row.moment for row in rows[-1:])]))

    def _tell(
        self, events: tuple[Event, ...], viewer: int | None, moment: int, before: _Lines | None
    ) -> _Lines:
        """Return the lines of a moment, which follow those ``before`` it."""
        rows: list[LogRow] = []
        phase = before.phase if before else ""
        cards = before.cards.later() if before else self._words.namesakes()
        # A line has the same key for every viewer, so that a curtain changes few rows.
        for place, event in enumerate(events):
            seen = event.seen_by(viewer)
            if event.opens_turn:
                cards = self._words.namesakes()
            told = Told() if seen is None else self._words.told(seen, cards)
            if not told.text:
                continue
            seat = getattr(event, "seat", NOBODY)
            begun = self._chapters.phase(event, phase)
            group = ""
            if begun != phase or event.opens_turn:
                phase = begun
                group = self._chapters.heading(phase, seat)
            heading = self._chapters.begins_round(event)
            rows.append(
                LogRow(
                    key=moment * MOST_EVENTS + place,
                    text=told.text,
                    seat=seat,
                    sign=self._chapters.sign(event),
                    heading=heading,
                    moment=moment,
                    group="" if heading else group,
                    topic=f"event.{kind_of(type(event))}",
                    predicate=told.predicate,
                    final=phase == FINAL,
                    pieces=[] if seen is None else [*_named(seen)],
                )
            )
        return _Lines(events, rows, phase, cards)

    def _join(self) -> None:
        """Rebuild the latest turns, from the first beginning of a turn on."""
        rows: Sequence[LogRow] = self.lines.rows[-LATEST:]
        start = next((place for place, row in enumerate(rows) if row.group or row.heading), 0)
        self.latestTurns.show(self.joined(rows[start:]))

    def joined(self, rows: Sequence[LogRow]) -> list[LogRow]:
        """Return lines with what a player does in a turn in one line, unless it is too long."""
        return [self._in_one(run) for run in self._runs(rows)]

    def _runs(self, rows: Sequence[LogRow]) -> list[list[LogRow]]:
        """Return the lines in runs that can be joined: of one player, in one turn."""
        runs: list[list[LogRow]] = []
        for row in rows:
            before = runs[-1][-1] if runs else None
            goes_on = (
                before is not None
                and before.seat == row.seat
                and not row.group
                and bool(row.predicate and before.predicate)
                and sum(len(each.text) for each in (*runs[-1], row)) <= LONGEST
            )
            if goes_on:
                runs[-1].append(row)
            else:
                runs.append([row])
        return runs

    def _in_one(self, run: Sequence[LogRow]) -> LogRow:
        if len(run) == 1:
            return run[0]
        text = self._words.joined(run[0].seat, [row.predicate for row in run])
        pieces = [*chain.from_iterable(row.pieces for row in run)]
        return run[0]._replace(text=text, moment=run[-1].moment, pieces=pieces)

    def _choose(self) -> None:
        rows: Sequence[LogRow] = self.lines.rows
        if self.about == EVERYBODY:
            self.chosen.show(rows)
            return
        chosen, group = [], ""
        for row in rows:
            group = row.group or group
            if row.heading or row.seat == self.about:
                chosen.append(row._replace(group="" if row.heading else group))
                group = ""
        self.chosen.show(chosen)


def _named(event: Event) -> Iterator[str]:
    """Yield the ids of pieces and places in an event, among other words."""
    for field in fields(event):
        value = getattr(event, field.name)
        if isinstance(value, str):
            yield value
        elif isinstance(value, tuple):
            yield from (each for each in value if isinstance(each, str))
