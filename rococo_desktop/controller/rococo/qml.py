"""The QML files of Rococo."""

from rococo_desktop.controller.game_qml import GameQml
from rococo_desktop.resources import resource_path

_OURS, _SHARED = resource_path("qml", "Rococo"), resource_path("qml", "Table", "Screens")

ROCOCO_QML = GameQml(
    scene=_OURS / "Screens" / "RococoScreen.qml",
    dialogs={
        "guide": _SHARED / "GuideDialog.qml",
        "sources": _SHARED / "SourcesDialog.qml",
        "player": _OURS / "Screens" / "PlayerSheet.qml",
        "supplies": _OURS / "Screens" / "SuppliesSheet.qml",
    },
    finale=_OURS / "Screens" / "BallScene.qml",
    look=_OURS / "Cards" / "RococoLook.qml",
    welcome=_OURS / "Screens" / "Guests.qml",
)
