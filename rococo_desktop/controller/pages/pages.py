"""The pages about a game that need no match on the table."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject

from rococo_desktop.controller.pages.reference import ReferenceBook, Teller
from rococo_desktop.controller.pages.sources import Sources
from rococo_desktop.controller.qt import InQml, Property, Value
from rococo_desktop.controller.rows import RowsOf


class GuideRow(NamedTuple):
    """A sentence of the guide with its sign, or a heading without one."""

    key: str
    sign: str
    text: str


@InQml("Table.Program")
class Pages(QObject):
    """The pages of one game, which overrides those that it has."""

    guide = RowsOf(GuideRow)
    """The game's rules on one page, and what the signs mean."""
    reference = Value(ReferenceBook)
    """The reference about each thing in the game."""

    def __init__(
        self, parent: QObject, teller: Teller | None = None, sources: Sources | None = None
    ) -> None:
        super().__init__(parent)
        self._sources = sources
        self.reference = ReferenceBook(self, teller)

    @Property(Sources, constant=True)
    def sources(self) -> Sources:
        """The printed values with their sources, of a game that has such a page."""
        assert self._sources is not None
        return self._sources

    def tell(self, page: str, edition: str, expansions: Sequence[str]) -> None:
        """Update a page: for the match on the table, or for the game played last."""
