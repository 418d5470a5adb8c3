"""A short guide to the rules and the signs of a game."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import count

from rococo_desktop.controller.pages.pages import GuideRow
from rococo_desktop.controller.pages.teller import GameTeller
from rococo_desktop.texts import Catalogue

OWN = "table"
"""The first heading about this program, after those about the rules."""
AT_THIS_TABLE = {
    "hints": "person",
    "undo": "undo",
    "follow": "pause",
    "log": "clock",
    "keys": "menu",
}
"""Its sentences, which are the same in every game, each with the sign before it."""


class Guide:
    """The rules on one page; the game's teller says the sentences, with everything filled in."""

    def __init__(
        self,
        catalogue: Catalogue,
        pages: Mapping[str, Mapping[str, str]],
        teller: GameTeller,
        scope: str = "guide",
    ) -> None:
        """``pages`` are the sentences of each heading, each with the sign before it.

        ``scope`` is the beginning of the keys of the game's messages.
        """
        self._catalogue = catalogue
        self._pages = pages
        self._teller = teller
        self._scope = scope

    def rows(self, edition: str, expansions: Sequence[str] = ()) -> list[GuideRow]:
        """Return the guide in the current language and the edition's words, with the expansions."""
        self._teller.speak(edition)
        say = self._teller.text
        rows: list[GuideRow] = []
        for heading, sentences in self._pages.items():
            if heading == OWN:
                for expansion in expansions:
                    rows += self._expansion(expansion)
            scope = "guide" if heading == OWN else self._scope
            rows.append(GuideRow(heading, "", say(f"{scope}.heading.{heading}")))
            rows += [
                GuideRow(f"{heading}.{key}", sign, say(f"{scope}.{heading}.{key}"))
                for key, sign in sentences.items()
            ]
        return rows

    def _expansion(self, expansion: str) -> Iterator[GuideRow]:
        """Yield the sentences of an expansion, if it has any; each begins with its sign."""
        if f"{self._scope}.{expansion}.1" not in self._catalogue:
            return
        heading = self._catalogue.text(f"expansion.{expansion}.name")
        yield GuideRow(expansion, "", heading)
        for number in count(1):
            key = f"{self._scope}.{expansion}.{number}"
            if key not in self._catalogue:
                return
            sign, _, text = self._teller.text(key).partition(" ")
            yield GuideRow(f"{expansion}.{number}", sign.removeprefix(":"), text)
