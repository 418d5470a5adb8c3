"""What can be picked up and where it is put down.

A piece may be taken from where it lies to where it goes in the end at any moment of a turn, also
before a card is played: a garment to a guest, a tile to where it is kept, a marker to a decoration.
The drop names the piece and its goal, which are answers of the questions to come.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from rococo_desktop.controller.qt import Property, QmlUncreatable
from rococo_desktop.controller.rococo.foresight import Foresight
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.rococo.gestures import Path
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
EMBLEM = "emblem"


class Held(NamedTuple):
    """A piece beside the question, and what it answers where it is put down on a zone.

    Dropped on a place it answers the place.
    """

    piece: str
    landings: tuple[tuple[str, str], ...] = ()


_NOTHING = Held("")


@dataclass(frozen=True, kw_only=True)
class Zones:
    """Where the pieces are put down that one rule set asks about."""

    pieces: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By kind of decision, for pieces on the table that are its options."""
    actions: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By main action, for the piece that it is about."""
    held: Mapping[str, Held] = field(default_factory=dict)
    """By kind of decision, for the piece that lies beside it."""


@QmlElement
@QmlUncreatable("What can be carried comes from the program.")
class Carry(QObject):
    """What the pending decision lets the person at the screen drag."""

    changed = Signal()
    lifted = Signal()

    def __init__(self, foresight: Foresight, parent: QObject, zones: Sequence[Zones]) -> None:
        """Take the ``zones`` of every rule set that is played."""
        super().__init__(parent)
        self._foresight = foresight
        self._goals: dict[str, str] = {}
        self._ends: dict[str, str] = {}
        self._zones = {kind: goals for each in zones for kind, goals in each.pieces.items()}
        self._actions = {action: goals for each in zones for action, goals in each.actions.items()}
        self._held = {kind: held for each in zones for kind, held in each.held.items()}
        self._funding = {kind for kind, held in self._held.items() if held.piece == EMBLEM}
        self._decision: Decision | None = None
        self._reachable: list[str] = []
        self._liftable: list[str] = []
        self._marker = ""
        self._landings: dict[str, str] = {}

    @Property("QStringList", notify=changed)
    def reachable(self) -> list[str]:
        """What is not asked about yet, but can be named by a gesture."""
        return self._reachable

    @Property("QStringList", notify=changed)
    def liftable(self) -> list[str]:
        """The pieces on the table that can be picked up."""
        return self._liftable

    @Property(str, notify=changed)
    def marker(self) -> str:
        """What one's own marker stands for; empty where it is the question's, or nothing's."""
        return self._marker

    @Property(str, notify=changed)
    def held(self) -> str:
        """Which of the pieces beside the question can be picked up; none if empty."""
        return "" if self._decision is None else self._held.get(self._decision.kind, _NOTHING).piece

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
        reach = self._foresight.reach
        zones = self._zones_of(option)
        goals = reach.goals(option)
        self._goals = {
            place: "" if why is None else self._foresight.why(why) for place, why in goals.items()
        }
        self._ends = self._onward([place for place, why in goals.items() if why is None])
        self.lifted.emit()
        onward = [*self._ends, *([PLACE] if self._goals else [])]
        return [*zones, *(zone for zone in onward if zone not in zones)]

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
        decision = self._decision = view.decision
        self._landings = {} if decision is None else self._held_landings(decision)
        self._goals, self._ends = {}, {}
        reach = self._foresight.reach
        self._reachable = [*reach.options, *reach.ends]
        self._marker = "" if self.held == EMBLEM else _leading_to(self._funding, reach.options)
        self._liftable = [*reach.ends, *(each for each in reach.options if self._zones_of(each))]
        self.lifted.emit()
        self.changed.emit()

    def _zones_of(self, option: str) -> tuple[str, ...]:
        """Return where a piece is put down, by what is asked when it is chosen."""
        paths = self._foresight.reach.paths(option)
        kind = paths[0].asked[-1].kind if paths else ""
        return self._zones.get(kind) or self._actions.get(option, ())

    def _held_landings(self, decision: Decision) -> dict[str, str]:
        """Return what the piece beside the question answers on each zone."""
        landings = self._held.get(decision.kind, _NOTHING).landings
        return {zone: option for zone, option in landings if option in decision.options}

    def _onward(self, options: Collection[str]) -> dict[str, str]:
        """Return which of some answers a piece gives that is taken to a zone in the end."""
        onward = [landing for held in self._held.values() for landing in held.landings]
        return {zone: option for zone, option in onward if option in options}


def _leading_to(kinds: Collection[str], options: Mapping[str, list[Path]]) -> str:
    """Return the answer that leads to one of some questions which is not asked yet."""
    for paths in options.values():
        asked, answers = paths[0].asked, paths[0].answers
        if len(asked) > 1 and asked[-1].kind in kinds:
            return answers[-2]
    return ""
