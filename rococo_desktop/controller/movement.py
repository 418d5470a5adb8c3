"""What flies over the table: made from the events of a decision, as far as the viewer may see them.

The table shows at once what is; a flight only tells how it came about. While a piece is on its way
to a place, the place is ``awaited`` and does not show it yet.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from rococo_desktop.controller.qt import Property, QmlUncreatable
from rococo_desktop.controller.rococo.faces import Faces
from rococo_desktop.controller.rococo.ways import MOST, Teller, Way, Ways
from rococo_desktop.controller.rows import Rows
from rococo_desktop.engine.events import Event
from rococo_desktop.rules.rococo import events as happened
from rococo_desktop.rules.rococo.view import View

QML_IMPORT_NAME = "Rococo.Game"
QML_IMPORT_MAJOR_VERSION = 1


class FlightRow(NamedTuple):
    """A way that something is on."""

    key: int
    source: str
    target: str
    face: QObject | None
    sign: str
    amount: int
    seat: int
    arrives: bool
    order: int


@QmlElement
@QmlUncreatable("Motion comes from the program.")
class Movement(QObject):
    """The flights that are under way, and the round that has just begun."""

    changed = Signal()

    def __init__(self, faces: Faces, parent: QObject, others: Sequence[Teller] = ()) -> None:
        super().__init__(parent)
        self._others = others
        self._faces = faces
        self._flights = Rows(FlightRow, self)
        self._count = 0
        self._round = 0
        self._on = False
        self._carried = False
        self._shown: View | None = None

    @Property(Rows, constant=True)
    def flights(self) -> Rows:
        return self._flights

    @Property("QStringList", notify=changed)
    def awaited(self) -> list[str]:
        return [row.target for row in self._flights.rows if row.arrives]

    @Property(int, notify=changed)
    def newRound(self) -> int:
        """The round that is announced; 0 for none."""
        return self._round

    @property
    def flying(self) -> bool:
        """Return whether anything is under way."""
        return self._flights.count > 0

    @Slot(bool)
    def setOn(self, on: bool) -> None:
        """Switch motion on or off."""
        self._on = on
        if not on:
            self.skip()

    @Slot()
    def carry(self) -> None:
        """Let the next answer's own pieces stay where a hand put them."""
        self._carried = True

    @Slot(int)
    def land(self, flight: int) -> None:
        """End one flight."""
        self._show([row for row in self._flights.rows if row.key != flight])

    @Slot()
    def announced(self) -> None:
        """Stop announcing a round."""
        if self._round:
            self._round = 0
            self.changed.emit()

    @Slot()
    def skip(self) -> None:
        """End all that moves."""
        self._round = 0
        self._show([])

    def refresh(self, view: View, events: Iterable[Event]) -> None:
        """Tell how ``view`` came about: by ``events``, or by a jump if there are none."""
        before, self._shown = self._shown, view
        carried, self._carried = self._carried, False
        seen = [each for event in events if (each := self._seen(event, view)) is not None]
        if before is None or not self._on or not seen:
            self.skip()
            return
        ways = Ways(self._faces, before, view, seen, carried=carried, others=self._others)
        for event in seen:
            if isinstance(event, happened.RoundBegan):
                self._round = event.round
        self._start(ways.told())

    def _seen(self, event: Event, view: View) -> Event | None:
        return event.seen_by(next(iter(view.eyes), None))

    def _start(self, ways: Sequence[Way]) -> None:
        moved = {way.face for way in ways} - {None}
        kept = [row for row in self._flights.rows if row.face not in moved]
        first = self._count + 1
        self._count += len(ways)
        started = [FlightRow(key, *way) for key, way in enumerate(ways, start=first)]
        self._show([*kept, *started][-max(MOST, len(started)) :])

    def _show(self, rows: Sequence[FlightRow]) -> None:
        self._flights.show(rows)
        self.changed.emit()
