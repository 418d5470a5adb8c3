"""The QML files of La Pâtisserie Rococo."""

from rococo_desktop.controller.game_qml import SHEETS, GameQml
from rococo_desktop.resources import resource_path

_OURS = resource_path("qml", "Patisserie")

PATISSERIE_QML = GameQml(
    scene=_OURS / "Screens" / "PatisserieScreen.qml",
    dialogs={**SHEETS, "player": _OURS / "Screens" / "PlayerSheet.qml"},
    finale=_OURS / "Festival" / "FestivalScene.qml",
    look=_OURS / "Pieces" / "PatisserieLook.qml",
    welcome=_OURS / "Festival" / "Stands.qml",
    picture="patisserie/dish/piece-montee",
)
