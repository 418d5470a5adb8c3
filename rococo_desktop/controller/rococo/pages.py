"""The pages of Rococo outside of a match: the guide and the printed values."""

from PySide6.QtCore import QObject

from rococo_desktop.controller.files.values import Values
from rococo_desktop.controller.pages.game_pages import GamePages
from rococo_desktop.controller.pages.guide import Guide
from rococo_desktop.controller.qt import InQml
from rococo_desktop.controller.rococo.guide import PAGES
from rococo_desktop.controller.rococo.reference import RococoTeller
from rococo_desktop.controller.rococo.sources import RococoSources
from rococo_desktop.controller.settings.shortcuts import Shortcuts
from rococo_desktop.rules.rococo.components.models import Components
from rococo_desktop.texts import Catalogue

GAME = "rococo"


@InQml("Rococo.Game")
class RococoPages(GamePages):
    """The guide with the reference, and the printed values with their sources."""

    def __init__(
        self, catalogue: Catalogue, values: Values, shortcuts: Shortcuts, parent: QObject
    ) -> None:
        def components() -> Components:
            found = values[GAME]
            assert isinstance(found, Components)
            return found

        teller = RococoTeller(catalogue, components, lambda: shortcuts.all)
        super().__init__(
            GAME,
            values,
            Guide(catalogue, PAGES, teller),
            teller,
            RococoSources(catalogue, values, parent),
            parent,
        )
