"""The pages of a game that has a guide with a reference, and printed values with their sources."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from rococo_desktop.controller.files.values import Values
from rococo_desktop.controller.pages.guide import Guide
from rococo_desktop.controller.pages.pages import Pages
from rococo_desktop.controller.pages.sources import Sources
from rococo_desktop.controller.pages.teller import GameTeller
from rococo_desktop.controller.qt import InQml


@InQml("Table.Program")
class GamePages(Pages):
    """The guide with the reference, and the printed values; a game supplies their texts."""

    def __init__(
        self,
        game: str,
        values: Values,
        rules: Guide,
        teller: GameTeller,
        printed: Sources,
        parent: QObject,
    ) -> None:
        super().__init__(parent, teller, printed)
        self._game = game
        self._values = values
        self._rules = rules
        self._teller = teller
        self._printed = printed

    def tell(self, page: str, edition: str, expansions: Sequence[str]) -> None:
        """Update a page."""
        if page == "guide":
            self.guide.show(self._rules.rows(edition, expansions))
            self.reference.open(edition)
        elif page == "sources":
            self._tell_printed()
            self._printed.form.begin()

    def corrected(self) -> None:
        """Show the values now in force."""
        self._teller.forget()
        self._tell_printed()

    def _tell_printed(self) -> None:
        self._printed.tell(self._values[self._game], self._values.problem(self._game))
