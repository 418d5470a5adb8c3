"""The bonus that Festivity Dresses add, and the known facts about the dresses."""

from collections import Counter
from collections.abc import Iterator

from rococo_desktop.engine.reasons import Problem, because, wrong_number
from rococo_desktop.rules.entries import Positive
from rococo_desktop.rules.rococo.components.bonuses import (
    Bonus,
    PerColor,
    PerDress,
    PrestigePerDecorations,
)
from rococo_desktop.rules.rococo.components.doubts import of_dresses
from rococo_desktop.rules.rococo.components.models import Extra
from rococo_desktop.rules.rococo.components.sets import ComponentSet

KEY = "festivity_dresses"


class PrestigePerCouple(Bonus):
    """Gain prestige for each pair of a lady's and a gentleman's dress of the player."""

    amount: Positive


BONUSES: tuple[Bonus, ...] = (
    PrestigePerCouple(amount=2),
    PrestigePerDecorations(every=1),
    PerDress(prestige=PerColor(yellow=1)),
    PerDress(prestige=PerColor(green=1)),
)
"""The bonuses for making the dresses (Deluxe, "Prestige Point Bonuses"), one each."""


def problems(extra: Extra) -> Iterator[Problem]:
    """Yield violations of the rulebook."""
    listed = Counter(map(repr, BONUSES))
    for dress in extra.dresses.values():
        path = f"dresses.{dress.id}"
        if not listed[repr(dress.made)]:
            yield f"{path}.made", because("wrong.made_once", number=len(BONUSES))
        listed[repr(dress.made)] -= 1
        if dress.sellable:
            yield f"{path}.sellable", because("wrong.never_sold")
        if dress.rented is not None:
            yield f"{path}.rented", because("wrong.not_rented")
    yield from wrong_number("dresses", len(extra.dresses), len(BONUSES))


COMPONENTS = ComponentSet(KEY, bonuses=(PrestigePerCouple,), problems=problems, doubts=of_dresses)
