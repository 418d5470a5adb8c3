"""The pieces that can be picked up, and where they can be dropped, for every game's QML."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, Signal, Slot

from rococo_desktop.controller.qt import InQml, Property, Value

PLACE = "place"
"""Every place and every button that itself stands for an option."""


@InQml("Table.Program")
class Dragging(QObject):
    """The pieces that the person at the screen may drag now, as each game defines them."""

    changed = Signal()
    lifted = Signal()

    reachable = Value("QStringList", notify=changed)
    """The options of later questions that a gesture can already name."""
    onward = Value("QStringList", notify=changed)
    """Those of them that the card which was just chosen can do something with."""
    liftable = Value("QStringList", notify=changed)
    """The pieces on the table that can be picked up."""
    marker = Value(str, notify=changed)
    """The option of the viewer's marker; empty if none, or if it is in the question."""
    held = Value(str, notify=changed)
    """The piece beside the question that can be picked up; empty for none."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._landings: Mapping[str, str] = {}
        self._goals: Mapping[str, str] = {}
        self._ends: Mapping[str, str] = {}

    @Property("QStringList", notify=changed)
    def heldZones(self) -> list[str]:
        """The zones where the piece beside the question can be dropped."""
        return [PLACE, *self._landings] if self.held else []

    @Property("QVariantMap", notify=lifted)
    def goals(self) -> dict[str, str]:
        """The places that a lifted piece may be taken to, with their obstacles; empty for none."""
        return dict(self._goals)

    @Slot(str, result="QStringList")
    def lift(self, option: str) -> list[str]:
        """Pick up a piece on the table; return where it can be dropped."""
        zones, self._goals, self._ends = self.ways_of(option)
        self.lifted.emit()
        onward = [*self._ends, *([PLACE] if self._goals else [])]
        return [*zones, *(zone for zone in onward if zone not in zones)]

    @Slot(str, result=str)
    def end(self, zone: str) -> str:
        """Return the final answer if a lifted piece is taken to a zone; empty for none."""
        return self._ends.get(zone, "")

    @Slot(str, result=str)
    def landing(self, zone: str) -> str:
        """Return the answer for dropping the piece beside the question on a zone."""
        return self._landings.get(zone, "")

    def ways_of(self, option: str) -> tuple[Sequence[str], Mapping[str, str], Mapping[str, str]]:
        """Return the zones of a piece, its goals with their obstacles, and its ends by zone.

        The zones are where it goes next, the goals the places that it may be taken to in the end,
        and the ends the final answers for putting it down on a zone.
        """
        raise NotImplementedError

    def show(
        self,
        *,
        reachable: list[str],
        onward: list[str],
        liftable: list[str],
        held: str,
        marker: str = "",
        landings: Mapping[str, str] | None = None,
    ) -> None:
        """Replace what can be carried, for a new question; nothing is lifted afterwards."""
        self.reachable, self.onward, self.liftable = reachable, onward, liftable
        self.marker = marker
        self.held, self._landings = held, landings or {}
        self._goals, self._ends = {}, {}
        self.lifted.emit()
        self.changed.emit()
