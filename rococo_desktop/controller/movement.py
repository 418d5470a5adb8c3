"""What flies over the table, of whatever game.

The table shows at once what is; a flight only tells how it came about. While a piece is on its way
to a place, the place is ``awaited`` and does not show it yet.
"""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from rococo_desktop.controller.qt import Property, QmlUncreatable
from rococo_desktop.controller.rows import Rows

QML_IMPORT_NAME = "Table.Program"
QML_IMPORT_MAJOR_VERSION = 1


MOST = 8
"""How many things that players do fly at once at most; what came about beyond is simply there."""


class Way(NamedTuple):
    """A face, an amount of a sign, a sign alone or a player's emblem, on its way.

    The place shows in the end what ``arrives``, and until then does not. ``order`` counts the steps
    until it starts.
    """

    source: str
    target: str
    face: QObject | None = None
    sign: str = ""
    amount: int = 0
    seat: int = -1
    arrives: bool = False
    order: int = 0


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

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._flights = Rows(FlightRow, self)
        self._count = 0
        self._round = 0
        self._on = False
        self._carried = False

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

    @property
    def on(self) -> bool:
        """Return whether anything may move."""
        return self._on

    def start(self, ways: Sequence[Way], new_round: int = 0) -> None:
        """Let things fly, and announce a round if one is named."""
        if new_round:
            self._round = new_round
        moved = {way.face for way in ways} - {None}
        kept = [row for row in self._flights.rows if row.face not in moved]
        first = self._count + 1
        self._count += len(ways)
        started = [FlightRow(key, *way) for key, way in enumerate(ways, start=first)]
        self._show([*kept, *started][-max(MOST, len(started)) :])

    def take_carried(self) -> bool:
        """Return whether a hand put the last answer's own pieces where they are, once."""
        carried, self._carried = self._carried, False
        return carried

    def _show(self, rows: Sequence[FlightRow]) -> None:
        self._flights.show(rows)
        self.changed.emit()
