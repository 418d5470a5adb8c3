"""Rococo in the window."""

from collections.abc import Collection

from rococo_desktop.ai.rococo.bots import CHARACTERS
from rococo_desktop.controller.rococo.guide import ACTIONS, PAGES, SCORING
from rococo_desktop.controller.rococo.portraits import portrait
from rococo_desktop.controller.rococo.reference import RococoTeller
from rococo_desktop.controller.rococo.sources import RococoSources
from rococo_desktop.controller.rococo.table import RococoTable
from rococo_desktop.controller.table_kind import TableKind
from rococo_desktop.rules.rococo.base import BASE
from rococo_desktop.rules.rococo.rulebook import EXPANSIONS, LIBRARY
from rococo_desktop.texts import Catalogue


def left_out(catalogue: Catalogue, expansion: str, chosen: Collection[str]) -> str:
    """Return a note on the dresses that need another, unchosen expansion; empty if none do."""
    own = LIBRARY.load().extras.get(expansion)
    if own is None:
        return ""
    rule_sets = (BASE, *(each for each in EXPANSIONS if each.key in {expansion, *chosen}))
    effects = {effect for rule_set in rule_sets for effect in rule_set.effects}
    left = sum(
        any(bonus.effect not in effects for bonus in dress.bonuses)
        for dress in own.dresses.values()
    )
    return catalogue.text("window-new_game-in_the_box", n=left) if left else ""


ROCOCO = TableKind(
    table=RococoTable,
    characters=tuple(CHARACTERS),
    guide=PAGES,
    actions=ACTIONS,
    scoring=SCORING,
    teller=RococoTeller,
    sources=RococoSources,
    portrait=portrait,
    tutor="tailor/tutor",
    left_out=left_out,
)
