"""La Pâtisserie Rococo in the window."""

from rococo_desktop.ai.patisserie.characters import CHARACTERS
from rococo_desktop.controller.patisserie.pages import PatisseriePages
from rococo_desktop.controller.patisserie.portraits import portrait
from rococo_desktop.controller.patisserie.table import PatisserieTable
from rococo_desktop.controller.table_kind import TableKind
from rococo_desktop.resources import resource_path

_QML = resource_path("qml", "Patisserie")

PATISSERIE = TableKind(
    table=PatisserieTable,
    scene=_QML / "Screens" / "PatisserieScreen.qml",
    characters=tuple(CHARACTERS),
    portrait=portrait,
    tutor="patisserie/staff/mentor",
    pages=PatisseriePages,
    dialogs={
        "guide": resource_path("qml", "Table", "Screens", "GuideDialog.qml"),
        "sources": resource_path("qml", "Table", "Screens", "SourcesDialog.qml"),
        "player": _QML / "Screens" / "PlayerSheet.qml",
        "supplies": _QML / "Screens" / "SuppliesSheet.qml",
    },
    finale=_QML / "Festival" / "FestivalScene.qml",
    look=_QML / "Pieces" / "PatisserieLook.qml",
    welcome=_QML / "Festival" / "Stands.qml",
)
