"""The pieces that can be dragged, and the places where they can be dropped.

A piece may be dragged to its final place at any time of a turn, even before a card is played: a
dress to a guest, a tile to the rack, a marker to a decoration. The drop names the piece and its
goal, which answer the questions to come.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from PySide6.QtCore import QObject

from rococo_desktop.controller.input.dragging import Dragging
from rococo_desktop.controller.qt import InQml
from rococo_desktop.controller.rococo.foresight import RococoForesight
from rococo_desktop.controller.table.prospects import Turn
from rococo_desktop.rules.rococo.gestures import Path
from rococo_desktop.rules.rococo.view import View

BENCH = "bench"
HAND = "hand"
PLAYED = "played"
RACK = "rack"
PURSE = "purse"
THREADS = "threads"
LACES = "laces"
EMBLEM = "emblem"


class Held(NamedTuple):
    """A piece beside the question, and the option that it answers when dropped on a zone.

    When dropped on a place, it answers the place.
    """

    piece: str
    landings: tuple[tuple[str, str], ...] = ()


_NOTHING = Held("")


@dataclass(frozen=True, kw_only=True)
class Zones:
    """The zones on which the pieces of one rule set's questions are dropped."""

    pieces: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By kind of decision, the zones of the pieces that are its options."""
    actions: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By main action, the zones of its piece."""
    held: Mapping[str, Held] = field(default_factory=dict)
    """By kind of decision, the piece that lies beside it."""


@InQml("Rococo.Game")
class RococoDragging(Dragging):
    """The pieces that the person at the screen can drag in the pending decision."""

    def __init__(
        self, foresight: RococoForesight, parent: QObject, zones: Sequence[Zones], turn: Turn
    ) -> None:
        """Combine the ``zones`` of all rule sets in the game."""
        super().__init__(parent)
        self._foresight = foresight
        self._turn = turn
        self._zones = {kind: goals for each in zones for kind, goals in each.pieces.items()}
        self._actions = {action: goals for each in zones for action, goals in each.actions.items()}
        self._beside = {kind: held for each in zones for kind, held in each.held.items()}
        self._funding = {kind for kind, held in self._beside.items() if held.piece == EMBLEM}

    def refresh(self, view: View) -> None:
        """Make the pieces of a view's decision draggable; none if there is no decision."""
        decision, reach = view.decision, self._foresight.reach
        held = _NOTHING if decision is None else self._beside.get(decision.kind, _NOTHING)
        options = () if decision is None else decision.options
        chosen = decision is not None and decision.kind == self._turn.action
        lifted = [each for each in reach.options if self._zones_of(each)]
        self.show(
            reachable=[*reach.options, *reach.ends],
            onward=list(reach.options) if chosen else [],
            liftable=[*reach.ends, *lifted],
            marker="" if held.piece == EMBLEM else _leading_to(self._funding, reach.options),
            held=held.piece,
            landings={zone: option for zone, option in held.landings if option in options},
        )

    def ways_of(self, option: str) -> tuple[Sequence[str], Mapping[str, str], Mapping[str, str]]:
        """Return a piece's zones, its goals with the reason against each, and options by zone."""
        goals = self._foresight.reach.goals(option)
        against = {
            place: "" if why is None else self._foresight.why(why) for place, why in goals.items()
        }
        open_to_it = [place for place, why in goals.items() if why is None]
        return self._zones_of(option), against, self._onward(open_to_it)

    def _zones_of(self, option: str) -> tuple[str, ...]:
        """Return the zones of a piece, by the question in which it is chosen."""
        paths = self._foresight.reach.paths(option)
        kind = paths[0].asked[-1].kind if paths else ""
        return self._zones.get(kind) or self._actions.get(option, ())

    def _onward(self, options: Collection[str]) -> dict[str, str]:
        """Return by zone which of some options a piece answers when it is finally dropped there."""
        onward = [landing for held in self._beside.values() for landing in held.landings]
        return {zone: option for zone, option in onward if option in options}


def _leading_to(kinds: Collection[str], options: Mapping[str, list[Path]]) -> str:
    """Return the answer that leads to a later question of the given kinds; empty if none does."""
    for paths in options.values():
        asked, answers = paths[0].asked, paths[0].answers
        if len(asked) > 1 and asked[-1].kind in kinds:
            return answers[-2]
    return ""
