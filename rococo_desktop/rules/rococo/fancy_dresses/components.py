"""What is certain about the pieces of Fancy Dresses."""

from collections.abc import Iterator

from rococo_desktop.rules.components.checks import PRESTIGE, VALUES
from rococo_desktop.rules.components.models import Extra
from rococo_desktop.rules.components.sets import ComponentSet, Problem

DRESSES = 4
RESOURCES = 5


def problems(extra: Extra) -> Iterator[Problem]:
    """Yield what the rulebook does not allow: "more expensive and more rewarding"."""
    if len(extra.dresses) != DRESSES:
        yield "dresses", f"there must be {DRESSES}, not {len(extra.dresses)}"
    if len(extra.resources) != RESOURCES:
        yield "resources", f"there must be {RESOURCES} tiles, not {len(extra.resources)}"
    for dress in extra.dresses.values():
        if dress.value <= VALUES[-1]:
            yield f"dresses.{dress.id}.value", f"must be more than {VALUES[-1]}"
        if dress.prestige <= PRESTIGE[-1]:
            yield f"dresses.{dress.id}.prestige", f"must be more than {PRESTIGE[-1]}"
        if dress.bonuses or not dress.sellable:
            yield f"dresses.{dress.id}", "brings nothing of its own"
        if not dress.silk.of(dress.color):
            yield f"dresses.{dress.id}.silk", f"a {dress.color} dress needs {dress.color} silk"
    for tile in extra.resources.values():
        if not tile.silk.total:
            yield f"resources.{tile.id}.silk", "must show at least one bale"


COMPONENTS = ComponentSet("fancy_dresses", problems=problems)
