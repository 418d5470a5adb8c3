"""Fancy Dresses: four more expensive dresses, five more resource tiles (Deluxe, "Fancy Dresses").

"Simply add the Garment and Resource tiles to the appropriate draw bags": nothing else changes.
"""

from collections.abc import Iterator

from rococo_desktop.engine.reasons import Problem, because, wrong_number
from rococo_desktop.rules.rococo.book import RuleSet
from rococo_desktop.rules.rococo.components.checks import PRESTIGE, VALUES
from rococo_desktop.rules.rococo.components.doubts import of_dresses, of_resources
from rococo_desktop.rules.rococo.components.models import Extra
from rococo_desktop.rules.rococo.components.sets import ComponentSet

DRESSES = 4
RESOURCES = 5


def problems(extra: Extra) -> Iterator[Problem]:
    """Yield violations of the rulebook."""
    yield from wrong_number("dresses", len(extra.dresses), DRESSES)
    yield from wrong_number("resources", len(extra.resources), RESOURCES)
    for dress in extra.dresses.values():
        if dress.bonuses or not dress.sellable:
            yield f"dresses.{dress.id}", because("wrong-plain_dress")


def doubts(extra: Extra) -> Iterator[Problem]:
    """Yield deviations from our assumption that each is "more expensive and more rewarding"."""
    for dress in extra.dresses.values():
        if dress.value <= VALUES[-1]:
            yield f"dresses.{dress.id}.value", because("wrong-more_than", n=VALUES[-1])
        if dress.prestige <= PRESTIGE[-1]:
            yield f"dresses.{dress.id}.prestige", because("wrong-more_than", n=PRESTIGE[-1])
    yield from of_dresses(extra)
    yield from of_resources(extra)


COMPONENTS = ComponentSet("fancy_dresses", problems=problems, doubts=doubts)


FANCY_DRESSES = RuleSet(key=COMPONENTS.key, components=COMPONENTS)
