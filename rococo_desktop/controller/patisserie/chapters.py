"""The division of a game's record into rounds, phases, and turns of one card each."""

from typing import ClassVar

from rococo_desktop.controller.patisserie.faces import Faces
from rococo_desktop.controller.table.chapters import Chapters
from rococo_desktop.engine.events import Event, kind_of
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.state import ACT, FINAL, SELECT
from rococo_desktop.session.tree import Moment

SIGNS = {
    "card_taken": "staff",
    "card_drafted": "staff",
    "card_set_aside": "leave",
    "card_played": "staff",
    "solo_card_revealed": "staff",
    "coins_gained": "coin",
    "coins_paid": "coin",
    "dish_sold": "coin",
    "prestige_gained": "prestige-now",
    "special_claimed": "special-bonus",
    "item_scored": "prestige-end",
    "dish_presented": "deliver",
    "dish_moved": "table",
    "post_placed": "post",
    "host_placed": "host",
    "staff_hired": "hire",
    "notice_given": "notice",
    "recipe_acquired": "recipe",
    "recipes_revealed": "recipe",
    "ingredient_taken": "ingredient",
    "ingredients_revealed": "ingredient",
    "ingredients_drawn": "ingredient",
    "goods_gained": "flour",
    "dish_baked": "bake",
    "dish_decorated": "decorate",
    "decoration_succeeded": "topping",
    "table_bonus_gained": "table-bonus",
}
"""The signs before the lines of the log."""


class PatisserieChapters(Chapters[State]):
    """The chapters of one game."""

    phases: ClassVar = {
        "card_taken": SELECT,
        "staff_turned": SELECT,
        "tray_filled": SELECT,
        "card_drafted": SELECT,
        "staff_for_hire": SELECT,
        "card_set_aside": SELECT,
        "item_scored": FINAL,
        "supplies_scored": FINAL,
        "inventory_revealed": FINAL,
        "game_ended": FINAL,
    }

    def __init__(self, faces: Faces) -> None:
        self._faces = faces

    def sign(self, event: Event) -> str:
        return SIGNS.get(kind_of(type(event)), "")

    def heading(self, phase: str, seat: int) -> str:
        """Return the name of the player whose turn it is, or of a phase."""
        if phase == ACT:
            return self._faces.wording.name(seat)
        return self._faces.text(f"phase-{phase}")

    def title(self, moment: Moment[State]) -> str:
        """Return the title of a past moment: its round and its place in the round."""
        shown = moment.state
        seat = shown.pending.seat if shown.pending is not None else 0
        key = "select" if shown.phase == SELECT else "turn"
        return self._faces.text(
            f"past-{key}", round=shown.round, player=self._faces.wording.name(seat)
        )
