"""The pieces that can be dragged, and the places where they can be dropped."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject

from rococo_desktop.controller.input.dragging import Dragging
from rococo_desktop.controller.patisserie.foresight import PatisserieForesight
from rococo_desktop.controller.qt import InQml
from rococo_desktop.rules.patisserie.actions.bake import BAKE
from rococo_desktop.rules.patisserie.actions.deliver import NO_DISH
from rococo_desktop.rules.patisserie.gestures import CHOOSE, NOTICE, PLAY
from rococo_desktop.rules.patisserie.view import View

BENCH = "bench"
HAND = "hand"
STORE = "store"
RACKS = "racks"
PANTRY = "pantry"
PURSE = "purse"
LEAVE = "leave"
MARKER = "marker"
GOODS = "goods"

ZONES: Mapping[str, tuple[str, ...]] = {
    "play_card": (BENCH,),
    "copy_bonus": (BENCH,),
    "select_card": (HAND,),
    "draft_card": (HAND,),
    "hire": (HAND,),
    "set_aside": (LEAVE,),
    "give_notice": (LEAVE, PURSE),
    "acquire_recipe": (STORE,),
    "take_recipe": (STORE,),
    "keep_recipe": (STORE,),
    "make_room": (LEAVE,),
    "bake": (RACKS,),
    "pay_ingredients": (RACKS,),
    "acquire_ingredient": (PANTRY,),
    "take_ingredient": (PANTRY,),
    "keep_ingredient": (PANTRY,),
}
"""By kind of question, the zones where its pieces are dropped."""
ACTIONS: Mapping[str, tuple[str, ...]] = {
    "acquire_recipes": (STORE,),
    "acquire_ingredients": (PANTRY,),
    "bake": (RACKS,),
    "hire": (HAND,),
}
"""By main action, the zones where the pieces of its first question are dropped."""
SELL = "sell"
DISCARD = "discard"
"""The goal of a recipe that is discarded before the action is chosen."""


@InQml("Patisserie.Game")
class PatisserieDragging(Dragging):
    """The pieces that the person at the screen can drag in the pending question."""

    def __init__(
        self, foresight: PatisserieForesight, spaces: Sequence[str], parent: QObject
    ) -> None:
        """Carry dishes to the ``spaces`` of the tables."""
        super().__init__(parent)
        self._foresight = foresight
        self._spaces = spaces
        self._kind = ""
        self._options: tuple[str, ...] = ()
        self._barred: Mapping[str, str] = {}
        """The spaces on which a card could present a dish if there were any, and the reason."""

    def refresh(self, view: View) -> None:
        """Make the pieces of a view's question draggable; none if there is no question."""
        decision = view.decision
        reach = self._foresight.reach
        self._kind = "" if decision is None else decision.kind
        self._options = () if decision is None else decision.options
        self._barred = {}
        player = view.players[decision.seat] if decision and self._kind == PLAY else None
        if player is not None and not any(player.racks):
            free = (each for each in self._spaces if each not in view.dishes)
            self._barred = {space: self._foresight.why(NO_DISH, space) for space in free}
        held = {"place": MARKER, "buy_goods": GOODS}.get(self._kind, "")
        asked = {*self._options} - reach.discards
        reachable = [
            piece for piece in reach.pieces if piece not in asked and reach.clickable(piece)
        ]
        pieces = dict.fromkeys((*self._options, *reach.pieces, *reach.goals_from, *reach.discards))
        self.show(
            reachable=reachable,
            onward=reachable if self._kind == CHOOSE else [],
            liftable=[each for each in pieces if any(self.ways_of(each))],
            held=held,
        )

    def ways_of(self, option: str) -> tuple[Sequence[str], Mapping[str, str], Mapping[str, str]]:
        """Return a piece's zones, the places where it may go, and the final answers by zone."""
        goals = self._foresight.reach.goals(option)
        ends = {PURSE: SELL} if SELL in goals else {}
        if option in self._foresight.reach.discards:
            ends[LEAVE] = DISCARD
        elif self._foresight.reach.paths(option, NOTICE):
            ends[LEAVE] = NOTICE
        if self._kind == PLAY and self._foresight.reach.paths(option, BAKE.id):
            ends[RACKS] = BAKE.id
        places = dict.fromkeys((goal for goal in goals if goal != SELL), "")
        if self._kind == PLAY and option in self._options:
            refused = self._foresight.reach.refused(option)
            places |= {piece: self._foresight.why(why, piece) for piece, why in refused.items()}
            places |= self._barred
        return self._zones(option), places, ends

    def _zones(self, option: str) -> tuple[str, ...]:
        reach = self._foresight.reach
        zones: tuple[str, ...] = ()
        if option in self._options and option not in reach.discards:
            zones = ZONES.get(self._kind, ())
        elif paths := reach.paths(option):
            path = paths[0]
            zones = ACTIONS.get(path.action, ()) if path.action else ZONES.get(path.asks, ())
        return zones
