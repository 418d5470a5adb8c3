"""A short guide to the rules and the signs."""

from rococo_desktop.controller.guide import AT_THIS_TABLE, OWN, Guide
from rococo_desktop.controller.shortcuts import Shortcuts
from rococo_desktop.rules.rococo.components.models import Constants
from rococo_desktop.texts import Catalogue
from rococo_desktop.words.rococo.pieces import words_of
from rococo_desktop.words.rococo.reference import numbers_of

THIMBLES = ("thimble-master", "thimble-journeyman", "thimble-apprentice")

PAGES: dict[str, dict[str, str]] = {
    "goal": {"aim": "prestige"},
    "round": {"hand": "hand", "turn": "card", "income": "livre"},
    "actions": {
        "favor": "favor",
        "acquire": "tile",
        "make_dress": "lady",
        "hire": "pick",
        "depute": "court",
        "fund": "marker",
    },
    "dress": {"place": "gentleman", "master": "thimble-master"},
    "board": {"halls": "crown", "fireworks": "prestige", "all_halls": "marker", "gardens": "stack"},
    "end": {"scoring": "prestige"},
    OWN: AT_THIS_TABLE,
    "signs": {
        sign: sign
        for sign in (
            *("livre", "prestige", "thread", "lace", *THIMBLES, "tile", "bag"),
            *("card", "stack", "discard", "court", "crown", "podium", "start"),
        )
    },
}
"""The sentences of each heading, each with the sign before it."""


class RococoGuide(Guide):
    """The rules of this game on one page."""

    def __init__(self, catalogue: Catalogue, constants: Constants, shortcuts: Shortcuts) -> None:
        super().__init__(catalogue, PAGES)
        self._constants = constants
        self._shortcuts = shortcuts

    def sentence(self, key: str, edition: str) -> str:
        """Return a message in the words of an edition, with numbers, names and keys."""
        return self._catalogue.variant(
            key,
            edition,
            **numbers_of(self._constants),
            in_kings=self._catalogue.text(f"hall.kings.in.{edition}"),
            **words_of(self._catalogue, edition),
            **self._shortcuts.all,
        )
