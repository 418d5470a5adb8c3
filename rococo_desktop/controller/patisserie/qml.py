"""The QML files of La Pâtisserie Rococo."""

from rococo_desktop.controller.game_qml import GameQml
from rococo_desktop.resources import resource_path

_OURS, _SHARED = resource_path("qml", "Patisserie"), resource_path("qml", "Table", "Screens")

PATISSERIE_QML = GameQml(
    scene=_OURS / "Screens" / "PatisserieScreen.qml",
    dialogs={
        "guide": _SHARED / "GuideDialog.qml",
        "sources": _SHARED / "SourcesDialog.qml",
        "player": _OURS / "Screens" / "PlayerSheet.qml",
        "supplies": _OURS / "Screens" / "SuppliesSheet.qml",
    },
    finale=_OURS / "Festival" / "FestivalScene.qml",
    look=_OURS / "Pieces" / "PatisserieLook.qml",
    welcome=_OURS / "Festival" / "Stands.qml",
)
