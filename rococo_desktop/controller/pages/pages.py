"""The pages about a game that need no match: its guide, its reference, its printed values."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Slot

from rococo_desktop.controller.commons import Commons
from rococo_desktop.controller.files.values import Values
from rococo_desktop.controller.pages.guide import ActionRow, GuideRow, action_rows, guide_rows
from rococo_desktop.controller.pages.reference import ReferenceBook
from rococo_desktop.controller.pages.sources import Sources
from rococo_desktop.controller.pages.teller import Keys, Teller
from rococo_desktop.controller.qt import InQml, Property, Value
from rococo_desktop.controller.rows import RowsOf
from rococo_desktop.texts import Catalogue

MakeTeller = Callable[[str, Catalogue, Callable[[], Any], Keys], Teller]
"""Makes the teller of a game by its key, with what returns its components."""
MakeSources = Callable[[str, Catalogue, Values, QObject], Sources]


@InQml("Table.Program")
class Pages(QObject):
    """The pages of one game, as far as it has them."""

    guide = RowsOf(GuideRow)
    """The game's rules on one page, and what the signs mean."""
    actions = RowsOf(ActionRow)
    """The game's main actions, on one card."""
    reference = Value(ReferenceBook)
    """The reference about each thing in the game."""

    def __init__(
        self,
        game: str,
        guide: Mapping[str, Mapping[str, str]],
        pictures: Mapping[str, str],
        teller: MakeTeller,
        sources: MakeSources | None,
        commons: Commons,
        parent: QObject,
    ) -> None:
        """``guide`` has the sentences of each heading, each with the sign before it.

        ``pictures`` are those of the main actions.
        """
        super().__init__(parent)
        self.game = game
        self._guide, self._pictures = guide, pictures
        self._commons = commons
        catalogue, values = commons.catalogue, commons.values
        self._teller = teller(
            game, catalogue, lambda: values[game], lambda: commons.shortcuts.written
        )
        self.reference = ReferenceBook(self._teller, self)
        self._sources = None if sources is None else sources(game, catalogue, values, parent)
        if self._sources is not None:
            self._sources.form.kept.connect(self._note_kept)
            self._sources.sharing.taken.connect(self._reread)

    @Property(Sources, constant=True)
    def sources(self) -> Sources:
        """The printed values with their sources, of a game that has such a page."""
        assert self._sources is not None
        return self._sources

    def tell(self, page: str, edition: str, expansions: Sequence[str]) -> None:
        """Update a page: for the match on the table, or for the game played last."""
        if page == "guide":
            self.guide.show(guide_rows(self._guide, self._teller, edition, expansions))
            self.reference.open(edition)
        elif page == "sources":
            self._tell_printed()
            self.sources.begin()

    def tell_actions(self, edition: str, open_now: Collection[str]) -> None:
        """Update the card of the main actions, some of which can be chosen now."""
        rows = action_rows(self._guide, self._pictures, self._teller, edition, open_now)
        self.actions.show(rows)

    @Slot()
    def _note_kept(self) -> None:
        self._reread(self._commons.catalogue.text("window-correct-kept"))

    @Slot(str)
    def _reread(self, told: str) -> None:
        """Use the owner's other values in future games, and tell of that."""
        commons = self._commons

        def tell(_: None) -> None:
            self._teller.forget()
            self._tell_printed()
            self.sources.learn_again()
            commons.notices.tell(told)

        commons.clerk.ask(partial(commons.values.read, self.game), tell, commons.admit)

    def _tell_printed(self) -> None:
        values = self._commons.values
        self.sources.tell(values[self.game], values.problem(self.game))
