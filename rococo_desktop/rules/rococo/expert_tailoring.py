"""Expert Tailoring: dresses with an effect when they are placed (Deluxe, "Expert Tailoring").

The effect of a dress, and whether it may be sold, is printed on its tile. Two of the six dresses
have effects of another expansion; without it they are left out.
"""

from collections.abc import Iterator

from rococo_desktop.engine.reasons import Problem, because, unless, wrong_number
from rococo_desktop.rules.entries import Count
from rococo_desktop.rules.rococo.accounts import gain_livre
from rococo_desktop.rules.rococo.base.acquire import collect_drawn_tile
from rococo_desktop.rules.rococo.base.favor import take_favor
from rococo_desktop.rules.rococo.base.make_dress import TakeReward
from rococo_desktop.rules.rococo.book import Context, Effect, RuleSet
from rococo_desktop.rules.rococo.components.bonuses import Bonus, DeputeForLivre, GainLivre, colored
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
            yield "dresses", because("wrong-rented_once", effect=bonus.effect)


def _problems_of(dress: Dress) -> Iterator[Problem]:
    path = f"dresses.{dress.id}"
    if dress.rented is None or dress.made is not None:
        yield path, because("wrong-only_rented")
    if dress.rented != SOLD:
        yield from unless(f"{path}.sellable", not dress.sellable, "wrong-never_sold")
    elif (dress.sellable, dress.color, dress.value, dress.prestige) != (True, "red", 14, 0):
        reason = because(
            "wrong-sold_dress", color=colored("red"), livre=because("livre", n=SOLD.amount)
        )
        yield path, reason


COMPONENTS = ComponentSet(
    KEY, bonuses=(GainFavor, TakeResource), problems=problems, doubts=of_dresses
)


def _gain_favor(context: Context, seat: int, card: str, bonus: GainFavor) -> None:
    take_favor(context, seat)
    gain_livre(context, seat, bonus.amount, card)


TAKE_RESOURCE: Effect[TakeResource] = Effect(
    lambda context, seat, card, bonus: bool(TakeReward(seat).options(context)),
    lambda context, seat, card, bonus: context.push(TakeReward(seat)),
    rival=lambda context, seat, card, bonus: collect_drawn_tile(context, seat),
    tried=True,
)

EXPERT_TAILORING = RuleSet(
    key=KEY,
    components=COMPONENTS,
    effects={
        "gain_favor": Effect(
            lambda *_: True,
            _gain_favor,
            rival=lambda context, seat, card, bonus: take_favor(context, seat),
            tried=True,
        ),
        "take_resource": TAKE_RESOURCE,
    },
)
