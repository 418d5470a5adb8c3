"""The bonuses that Expert Tailoring adds, and the known facts about the dresses."""

from collections.abc import Iterator

from rococo_desktop.engine.reasons import Problem, because, wrong_number
from rococo_desktop.rules.entries import Count
from rococo_desktop.rules.rococo.components.bonuses import (
    Bonus,
    DeputeForLivre,
    GainLivre,
    colored,
)
from rococo_desktop.rules.rococo.components.doubts import of_dresses
from rococo_desktop.rules.rococo.components.models import Dress, Extra
from rococo_desktop.rules.rococo.components.sets import ComponentSet

KEY = "expert_tailoring"
DRESSES = 6
SOLD = GainLivre(amount=14)
"""The bonus of the one sellable dress, equal to its value."""


class GainFavor(Bonus):
    """Take the Queen's favor if it is on the board, and gain money in any case."""

    amount: Count


class TakeResource(Bonus):
    """Take a displayed tile for free."""


BONUSES: tuple[Bonus, ...] = (
    GainFavor(amount=5),
    DeputeForLivre(master=10, journeyman=7, apprentice=4),
    TakeResource(),
    SOLD,
)
"""The bonuses for renting the dresses; the other two are those of another expansion."""


def problems(extra: Extra) -> Iterator[Problem]:
    """Yield violations of the rulebook."""
    for dress in extra.dresses.values():
        yield from _problems_of(dress)
    yield from wrong_number("dresses", len(extra.dresses), DRESSES)
    found = [dress.rented for dress in extra.dresses.values()]
    for bonus in BONUSES:
        if found.count(bonus) != 1:
            yield "dresses", because("wrong.rented_once", effect=bonus.effect)


def _problems_of(dress: Dress) -> Iterator[Problem]:
    path = f"dresses.{dress.id}"
    if dress.rented is None or dress.made is not None:
        yield path, because("wrong.only_rented")
    if dress.rented != SOLD:
        if dress.sellable:
            yield f"{path}.sellable", because("wrong.never_sold")
    elif (dress.sellable, dress.color, dress.value, dress.prestige) != (True, "red", 14, 0):
        reason = because(
            "wrong.sold_dress", color=colored("red"), livre=because("livre", n=SOLD.amount)
        )
        yield path, reason


COMPONENTS = ComponentSet(
    KEY, bonuses=(GainFavor, TakeResource), problems=problems, doubts=of_dresses
)
