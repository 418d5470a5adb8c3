"""The games that the window can show: their QML, and the rest when it is needed."""

from typing import TYPE_CHECKING

from rococo_desktop.controller.game_qml import GameQml
from rococo_desktop.controller.patisserie.qml import PATISSERIE_QML
from rococo_desktop.controller.rococo.qml import ROCOCO_QML
from rococo_desktop.imported import Imported

if TYPE_CHECKING:
    from rococo_desktop.controller.table_kind import TableKind


def _rococo() -> "TableKind":
    from rococo_desktop.controller.rococo.kind import ROCOCO

    return ROCOCO


def _patisserie() -> "TableKind":
    from rococo_desktop.controller.patisserie.kind import PATISSERIE

    return PATISSERIE


QML: dict[str, GameQml] = {"rococo": ROCOCO_QML, "patisserie": PATISSERIE_QML}
TABLES = Imported(rococo=_rococo, patisserie=_patisserie)
