"""The pages of La Pâtisserie Rococo outside of a match: the guide and the printed values."""

from PySide6.QtCore import QObject

from rococo_desktop.controller.files.values import Values
from rococo_desktop.controller.pages.game_pages import GamePages
from rococo_desktop.controller.pages.guide import Guide
from rococo_desktop.controller.patisserie.guide import PAGES
from rococo_desktop.controller.patisserie.reference import PatisserieTeller
from rococo_desktop.controller.patisserie.sources import PatisserieSources
from rococo_desktop.controller.qt import InQml
from rococo_desktop.controller.settings.shortcuts import Shortcuts
from rococo_desktop.rules.patisserie.components.models import Components
from rococo_desktop.texts import Catalogue

GAME = "patisserie"


@InQml("Patisserie.Game")
class PatisseriePages(GamePages):
    """The guide with the reference, and the printed values with their sources."""

    def __init__(
        self, catalogue: Catalogue, values: Values, shortcuts: Shortcuts, parent: QObject
    ) -> None:
        def components() -> Components:
            found = values[GAME]
            assert isinstance(found, Components)
            return found

        teller = PatisserieTeller(catalogue, components, lambda: shortcuts.all)
        super().__init__(
            GAME,
            values,
            Guide(catalogue, PAGES, teller, "guide.patisserie"),
            teller,
            PatisserieSources(catalogue, values, parent),
            parent,
        )
