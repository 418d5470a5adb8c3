"""Rococo in the window."""

from rococo_desktop.ai.rococo.characters import CHARACTERS
from rococo_desktop.controller.rococo.expansions import left_out
from rococo_desktop.controller.rococo.pages import RococoPages
from rococo_desktop.controller.rococo.portraits import portrait
from rococo_desktop.controller.rococo.table import RococoTable
from rococo_desktop.controller.table_kind import TableKind
from rococo_desktop.resources import resource_path

_QML = resource_path("qml", "Rococo")

ROCOCO = TableKind(
    table=RococoTable,
    scene=_QML / "Screens" / "RococoScreen.qml",
    characters=tuple(CHARACTERS),
    pages=RococoPages,
    dialogs={
        "guide": resource_path("qml", "Table", "Screens", "GuideDialog.qml"),
        "sources": resource_path("qml", "Table", "Screens", "SourcesDialog.qml"),
        **{
            name: _QML / "Screens" / file
            for name, file in (
                ("player", "PlayerSheet.qml"),
                ("supplies", "SuppliesSheet.qml"),
            )
        },
    },
    finale=_QML / "Screens" / "BallScene.qml",
    look=_QML / "Cards" / "RococoLook.qml",
    welcome=_QML / "Screens" / "Guests.qml",
    portrait=portrait,
    tutor="tailor/tutor",
    left_out=left_out,
)
