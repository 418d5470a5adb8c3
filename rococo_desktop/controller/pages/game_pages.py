"""The pages of a game that has a guide with a reference, and printed values with their sources."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Slot

from rococo_desktop.controller.commons import Commons
from rococo_desktop.controller.files.values import Values
from rococo_desktop.controller.pages.guide import Guide
from rococo_desktop.controller.pages.pages import Pages
from rococo_desktop.controller.pages.sources import Sources
from rococo_desktop.controller.pages.teller import GameTeller, Keys
from rococo_desktop.controller.qt import InQml
from rococo_desktop.texts import Catalogue


@InQml("Table.Program")
class GamePages(Pages):
    """The guide with the reference, and the printed values; a game supplies their texts."""

    def __init__(
        self,
        game: str,
        guide: Mapping[str, Mapping[str, str]],
        teller: Callable[[Catalogue, Callable[[], Any], Keys], GameTeller],
        sources: Callable[[Catalogue, Values, QObject], Sources],
        commons: Commons,
        parent: QObject,
        *,
        scope: str = "guide",
    ) -> None:
        """Make ``teller`` with what returns the game's components, and ``sources``.

        ``guide`` and ``scope`` are those of a ``Guide``.
        """
        self.game = game
        catalogue, values = commons.catalogue, commons.values
        self._commons = commons
        self._teller = teller(catalogue, lambda: values[game], lambda: commons.shortcuts.written)
        self._printed = sources(catalogue, values, parent)
        self._printed.form.kept.connect(self._reread)
        self._rules = Guide(catalogue, guide, self._teller, scope)
        super().__init__(parent, self._teller, self._printed)

    def tell(self, page: str, edition: str, expansions: Sequence[str]) -> None:
        if page == "guide":
            self.guide.show(self._rules.rows(edition, expansions))
            self.reference.open(edition)
        elif page == "sources":
            self._tell_printed()
            self._printed.form.begin()

    @Slot()
    def _reread(self) -> None:
        """Use the owner's new corrections in future games."""
        commons = self._commons

        def tell(_: None) -> None:
            self._teller.forget()
            self._tell_printed()
            commons.notices.tell(commons.catalogue.text("window.correct.kept"))

        commons.clerk.ask(partial(commons.values.read, self.game), tell, commons.admit)

    def _tell_printed(self) -> None:
        values = self._commons.values
        self._printed.tell(values[self.game], values.problem(self.game))
