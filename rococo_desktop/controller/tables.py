"""The games that the window can show, one line each."""

from rococo_desktop.controller.patisserie.kind import PATISSERIE
from rococo_desktop.controller.rococo.kind import ROCOCO
from rococo_desktop.controller.table_kind import TableKind

TABLES: dict[str, TableKind] = {"rococo": ROCOCO, "patisserie": PATISSERIE}
