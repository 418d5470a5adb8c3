"""A short guide to the rules and the signs."""

from rococo_desktop.controller.guide import AT_THIS_TABLE, OWN, Guide
from rococo_desktop.controller.shortcuts import Shortcuts
from rococo_desktop.rules.patisserie.components.models import Components
from rococo_desktop.texts import Catalogue
from rococo_desktop.words.patisserie.reference import ReferenceWording

PAGES: dict[str, dict[str, str]] = {
    "goal": {"aim": "prestige-end"},
    "round": {"staff": "staff", "tray": "tray-a", "turn": "chef", "income": "coin"},
    "actions": {
        "acquire_recipes": "recipe",
        "acquire_ingredients": "ingredient",
        "buy_goods": "flour",
        "bake": "bake",
        "decorate": "decorate",
        "deliver": "deliver",
        "hire": "star",
        "give_notice": "notice",
        "place": "post",
    },
    "garden": {
        "present": "dish",
        "tables": "table",
        "bonus": "table-bonus",
        "service": "post",
        "hosts": "host",
        "specials": "special-bonus",
    },
    "end": {"scoring": "prestige-end"},
    OWN: AT_THIS_TABLE,
    "signs": {
        sign: sign
        for sign in (
            *("coin", "prestige-now", "prestige-end", "flour", "sugar", "butter"),
            *("honey", "nuts", "egg", "topping", "rose", "without", "chef", "assistant"),
            *("staff", "star", "rack", "leave", "start"),
        )
    },
}
"""The sentences of each heading, each with the sign before it."""


class PatisserieGuide(Guide):
    """The rules of this game on one page."""

    def __init__(self, catalogue: Catalogue, components: Components, shortcuts: Shortcuts) -> None:
        super().__init__(catalogue, PAGES, "guide.patisserie")
        self._components = components
        self._shortcuts = shortcuts

    def sentence(self, key: str, edition: str) -> str:  # noqa: ARG002
        """Return a message with numbers and keys; there is only one edition."""
        return ReferenceWording(self._catalogue, self._components, self._shortcuts.all).text(key)
