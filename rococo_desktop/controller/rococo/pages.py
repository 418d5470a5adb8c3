"""The pages of Rococo outside of a match: the guide and the printed values."""

from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtQml import QmlElement

from rococo_desktop.controller.pages import Pages
from rococo_desktop.controller.qt import Property, QmlUncreatable
from rococo_desktop.controller.rococo.guide import Guide
from rococo_desktop.controller.rococo.reference import RococoTeller
from rococo_desktop.controller.rococo.sources import Sources
from rococo_desktop.controller.shortcuts import Shortcuts
from rococo_desktop.controller.values import Values
from rococo_desktop.rules.rococo.components.models import Components
from rococo_desktop.texts import Catalogue

QML_IMPORT_NAME = "Rococo.Game"
QML_IMPORT_MAJOR_VERSION = 1

GAME = "rococo"


@QmlElement
@QmlUncreatable("Pages come from the program.")
class RococoPages(Pages):
    """The guide with the reference, and the printed values with their sources."""

    def __init__(
        self, catalogue: Catalogue, values: Values, shortcuts: Shortcuts, parent: QObject
    ) -> None:
        self._values = values
        self._teller = RococoTeller(catalogue, lambda: self._components, lambda: shortcuts.all)
        super().__init__(parent, self._teller)
        self._sources = Sources(catalogue, values.file(GAME), self)
        self._sources.form.kept.connect(self.kept)
        self._rules = Guide(catalogue, self._components.constants, shortcuts)

    @Property(Sources, constant=True)
    def sources(self) -> Sources:
        return self._sources

    def tell(self, page: str, edition: str, expansions: Sequence[str]) -> None:
        """Update a page."""
        if page == "guide":
            self._guide.show(self._rules.rows(edition, expansions))
            self._reference.open(edition)
        elif page == "sources":
            self._sources.tell(self._components, self._values.problem(GAME))
            self._sources.form.begin()

    def corrected(self) -> None:
        """Show the values that are now in force."""
        self._teller.forget()
        self._sources.tell(self._components, self._values.problem(GAME))

    @property
    def _components(self) -> Components:
        components = self._values[GAME]
        assert isinstance(components, Components)
        return components
