"""Rococo in the window."""

from rococo_desktop.ai.rococo.bots import CHARACTERS
from rococo_desktop.controller.rococo.expansions import left_out
from rococo_desktop.controller.rococo.guide import PAGES
from rococo_desktop.controller.rococo.portraits import portrait
from rococo_desktop.controller.rococo.reference import RococoTeller
from rococo_desktop.controller.rococo.sources import RococoSources
from rococo_desktop.controller.rococo.table import RococoTable
from rococo_desktop.controller.table_kind import TableKind

ROCOCO = TableKind(
    table=RococoTable,
    characters=tuple(CHARACTERS),
    guide=PAGES,
    teller=RococoTeller,
    sources=RococoSources,
    portrait=portrait,
    tutor="tailor/tutor",
    left_out=left_out,
)
