"""A short guide to the rules and the signs."""

from collections.abc import Iterator, Sequence
from itertools import count

from rococo_desktop.controller.pages import GuideRow
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
    "table": {"hints": "person", "undo": "undo", "follow": "pause", "log": "clock", "keys": "menu"},
    "signs": {
        sign: sign
        for sign in (
            *("livre", "prestige", "thread", "lace", *THIMBLES, "tile", "bag"),
            *("card", "stack", "discard", "court", "crown", "podium", "start"),
        )
    },
}
"""The sentences of each heading, each with the sign before it."""

OWN = "table"
"""The first heading about this program, after those about the rules."""


class Guide:
    """The rules on one page."""

    def __init__(self, catalogue: Catalogue, constants: Constants, shortcuts: Shortcuts) -> None:
        self._catalogue = catalogue
        self._constants = constants
        self._shortcuts = shortcuts
        self._edition = ""

    def rows(self, edition: str, expansions: Sequence[str] = ()) -> list[GuideRow]:
        """Return the guide in the current language and the edition's words, with the expansions."""
        self._edition = edition
        rows: list[GuideRow] = []
        for heading, sentences in PAGES.items():
            if heading == OWN:
                for expansion in expansions:
                    rows += self._expansion(expansion)
            rows.append(GuideRow(heading, "", self._sentence(f"guide.heading.{heading}")))
            rows += [
                GuideRow(f"{heading}.{key}", sign, self._sentence(f"guide.{heading}.{key}"))
                for key, sign in sentences.items()
            ]
        return rows

    def _expansion(self, expansion: str) -> Iterator[GuideRow]:
        """Yield the sentences of an expansion; each begins with its sign."""
        heading = self._catalogue.text(f"expansion.{expansion}.name")
        yield GuideRow(expansion, "", heading)
        for number in count(1):
            key = f"guide.{expansion}.{number}"
            if key not in self._catalogue:
                return
            sign, _, text = self._sentence(key).partition(" ")
            yield GuideRow(f"{expansion}.{number}", sign.removeprefix(":"), text)

    def _sentence(self, key: str) -> str:
        return self._catalogue.variant(
            key,
            self._edition,
            **numbers_of(self._constants),
            in_kings=self._catalogue.text(f"hall.kings.in.{self._edition}"),
            **words_of(self._catalogue, self._edition),
            **self._shortcuts.all,
        )
