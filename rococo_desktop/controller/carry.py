"""What can be picked up and where it is put down; every drop names an option of the decision.

A piece may also be taken at once to where it goes in the end: a garment of the display to a guest,
a tile to where it is kept. Then the drop names that answer too.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from rococo_desktop.controller.foresight import Foresight
from rococo_desktop.controller.qt import Property, QmlUncreatable
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.rococo.base.acquire import LACE, NOTIONS, SILK, THREAD
from rococo_desktop.rules.rococo.base.make_dress import SELL
from rococo_desktop.rules.rococo.view import View

QML_IMPORT_NAME = "Rococo.Game"
QML_IMPORT_MAJOR_VERSION = 1

PLACE = "place"
"""Every place and every button that itself stands for an option."""
BENCH = "bench"
HAND = "hand"
PLAYED = "played"
RACK = "rack"
PURSE = "purse"
THREADS = "threads"
LACES = "laces"

Zones = Mapping[str, tuple[str, ...]]

_PIECES: Zones = {
    "select_card": (HAND,),
    "play_card": (BENCH, PLAYED),
    "make_dress": (BENCH,),
    "acquire_resource": (BENCH, RACK),
    "take_reward": (BENCH, RACK),
    "hire_employee": (HAND,),
    "depute_employee": (BENCH,),
    "discard_resources": (BENCH,),
}
"""Where pieces on the table are put down, by kind of decision; the piece is the option."""


class _Held(NamedTuple):
    """A piece beside the question, and what it answers where it is put down on a zone."""

    piece: str
    landings: tuple[tuple[str, str], ...] = ()


_NOTHING = _Held("")

_HELD = {
    "place_dress": _Held("dress", ((PURSE, SELL),)),
    "fund_decoration": _Held("emblem"),
    "keep_resource": _Held(
        "tile",
        (
            (RACK, SILK),
            (THREADS, THREAD),
            (LACES, LACE),
            (THREADS, NOTIONS),
            (LACES, NOTIONS),
        ),
    ),
}
"""The piece beside the question, by kind of decision; dropped on a place it answers the place."""


_ONWARD = ("place_dress", "keep_resource")
"""The questions that a piece answers too which is taken to where it goes in the end."""


@QmlElement
@QmlUncreatable("What can be carried comes from the program.")
class Carry(QObject):
    """What the pending decision lets the person at the screen drag."""

    changed = Signal()
    lifted = Signal()
    sought = Signal(str)
    """A piece was clicked that cannot be chosen yet."""

    def __init__(
        self, foresight: Foresight, parent: QObject, further: Iterable[Zones] = ()
    ) -> None:
        """Take also the ``further`` zones of pieces that the base game does not have."""
        super().__init__(parent)
        self._foresight = foresight
        self._goals: dict[str, str] = {}
        self._ends: dict[str, str] = {}
        self._zones = dict(_PIECES)
        for zones in further:
            self._zones |= zones
        self._decision: Decision | None = None
        self._landings: dict[str, str] = {}

    @Property("QStringList", notify=changed)
    def pieceZones(self) -> list[str]:
        """Where a piece on the table that may be chosen can be dropped; nowhere if empty."""
        return [] if self._decision is None else list(self._zones.get(self._decision.kind, ()))

    @Property(str, notify=changed)
    def held(self) -> str:
        """Which of the pieces beside the question can be picked up; none if empty."""
        return "" if self._decision is None else _HELD.get(self._decision.kind, _NOTHING).piece

    @Property("QStringList", notify=changed)
    def heldZones(self) -> list[str]:
        """Where the piece beside the question can be dropped; nowhere if empty."""
        return [PLACE, *self._landings] if self.held else []

    @Property("QVariantMap", notify=lifted)
    def goals(self) -> dict[str, str]:
        """The places for a lifted piece to be taken to: what is against each, if anything."""
        return self._goals

    @Slot(str, result="QStringList")
    def lift(self, option: str) -> list[str]:
        """Pick up a piece on the table; return where it can be dropped."""
        further = self._foresight.further(option)
        zones = self.pieceZones
        self._goals, self._ends = {}, {}
        if zones and further is not None and further.decision.kind in _ONWARD:
            spaces = self._foresight.spaces
            decision = further.decision
            self._ends = _landings(decision)
            against = {piece: self._foresight.why(why) for piece, why in further.obstacles.items()}
            known = against | dict.fromkeys(decision.options, "")
            self._goals = {place: why for place, why in known.items() if place in spaces}
        self.lifted.emit()
        onward = [*self._ends, *([PLACE] if self._goals else [])]
        return [*zones, *(zone for zone in onward if zone not in zones)]

    @Property("QStringList", notify=changed)
    def seekable(self) -> list[str]:
        """The pieces that an action leads to which can be chosen now."""
        return list(self._foresight.first)

    @Slot(str)
    def seek(self, piece: str) -> None:
        """Ask for a piece that cannot be chosen yet."""
        self.sought.emit(piece)

    @Slot(str, result=str)
    def end(self, zone: str) -> str:
        """Return what becomes of a lifted piece that is taken to a zone, if that is asked."""
        return self._ends.get(zone, "")

    @Slot(str, result=str)
    def landing(self, zone: str) -> str:
        """Return what dropping the piece beside the question on a zone answers."""
        return self._landings.get(zone, "")

    def refresh(self, view: View) -> None:
        """Let the pieces of a view's decision be carried; without one, none."""
        self._decision = view.decision
        self._landings = {} if view.decision is None else _landings(view.decision)
        self._goals, self._ends = {}, {}
        self.lifted.emit()
        self.changed.emit()


def _landings(decision: Decision) -> dict[str, str]:
    """Return what a piece that is asked about answers on each zone."""
    landings = _HELD.get(decision.kind, _NOTHING).landings
    return {zone: option for zone, option in landings if option in decision.options}
