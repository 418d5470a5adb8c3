"""La Pâtisserie Rococo in the window."""

from rococo_desktop.ai.patisserie.bots import CHARACTERS
from rococo_desktop.controller.patisserie.guide import ACTIONS, PAGES, SCORING
from rococo_desktop.controller.patisserie.people import portrait
from rococo_desktop.controller.patisserie.reference import PatisserieTeller
from rococo_desktop.controller.patisserie.sources import PatisserieSources
from rococo_desktop.controller.patisserie.table import PatisserieTable
from rococo_desktop.controller.table_kind import TableKind

PATISSERIE = TableKind(
    table=PatisserieTable,
    characters=tuple(CHARACTERS),
    guide=PAGES,
    actions=ACTIONS,
    scoring=SCORING,
    teller=PatisserieTeller,
    sources=PatisserieSources,
    portrait=portrait,
    tutor="patisserie/staff/mentor",
)
