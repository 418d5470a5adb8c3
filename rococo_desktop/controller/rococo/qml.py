"""The QML files of Rococo."""

from rococo_desktop.controller.game_qml import SHEETS, GameQml
from rococo_desktop.resources import resource_path

_OURS = resource_path("qml", "Rococo")

ROCOCO_QML = GameQml(
    scene=_OURS / "Screens" / "RococoScreen.qml",
    dialogs={**SHEETS, "player": _OURS / "Screens" / "PlayerSheet.qml"},
    finale=_OURS / "Screens" / "BallScene.qml",
    look=_OURS / "Cards" / "RococoLook.qml",
    welcome=_OURS / "Screens" / "Guests.qml",
    picture="dress/deluxe/red-1",
)
