"""The log: what happened, in sentences, as far as the person at the screen may know it."""

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtQml import QmlElement

from rococo_desktop.controller.qt import Property, QmlUncreatable
from rococo_desktop.controller.rows import Rows
from rococo_desktop.engine.events import Event
from rococo_desktop.engine.kernel import kind_of
from rococo_desktop.rules.rococo.events import RoundBegan
from rococo_desktop.session.session import Session
from rococo_desktop.session.wording import Wording

QML_IMPORT_NAME = "Rococo.Game"
QML_IMPORT_MAJOR_VERSION = 1

NOBODY = -1


class LogRow(NamedTuple):
    """A line of the log; ``seat`` is whom it is about, -1 for nobody."""

    key: int
    text: str
    seat: int
    kind: str
    heading: bool


class _Line(NamedTuple):
    text: str
    seat: int
    kind: str
    heading: bool


class _Told(NamedTuple):
    events: tuple[Event, ...]
    lines: list[_Line]


@QmlElement
@QmlUncreatable("The log comes from the program.")
class Log(QObject):
    """The lines of the log; what was written once is not worded again."""

    def __init__(self, wording: Wording, parent: QObject) -> None:
        super().__init__(parent)
        self._wording = wording
        self._lines = Rows(LogRow, self)
        self._told: dict[int | None, list[_Told]] = {}

    @Property(Rows, constant=True)
    def lines(self) -> Rows:
        return self._lines

    def refresh(self, session: Session, viewer: int | None) -> None:
        """Tell the opening and the history as ``viewer`` may know them."""
        told = self._told.setdefault(viewer, [])
        happened = [session.opening, *(entry.events for entry in session.history)]
        known = 0
        for before, events in zip(told, happened, strict=False):
            if before.events is not events:
                break
            known += 1
        del told[known:]
        told += [_Told(events, list(self._tell(events, viewer))) for events in happened[known:]]
        lines = [line for each in told for line in each.lines]
        self._lines.show([LogRow(key, *line) for key, line in enumerate(lines)])

    def _tell(self, events: Iterable[Event], viewer: int | None) -> Iterable[_Line]:
        for event in events:
            seen = event.seen_by(viewer)
            text = "" if seen is None else self._wording.event(seen)
            if text:
                seat = getattr(event, "player", NOBODY)
                yield _Line(text, seat, kind_of(type(event)), isinstance(event, RoundBegan))
