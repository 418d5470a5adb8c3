"""What can be picked up and where it is put down; every drop names an option of the decision."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

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
    "acquire_resource": (RACK,),
    "take_reward": (RACK,),
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


@QmlElement
@QmlUncreatable("What can be carried comes from the program.")
class Carry(QObject):
    """What the pending decision lets the person at the screen drag."""

    changed = Signal()

    def __init__(self, parent: QObject, further: Iterable[Zones] = ()) -> None:
        """Take also the ``further`` zones of pieces that the base game does not have."""
        super().__init__(parent)
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

    @Slot(str, result=str)
    def landing(self, zone: str) -> str:
        """Return what dropping the piece beside the question on a zone answers."""
        return self._landings.get(zone, "")

    def refresh(self, view: View) -> None:
        """Let the pieces of a view's decision be carried; without one, none."""
        decision = self._decision = view.decision
        landings = () if decision is None else _HELD.get(decision.kind, _NOTHING).landings
        options = () if decision is None else decision.options
        self._landings = {zone: option for zone, option in landings if option in options}
        self.changed.emit()
