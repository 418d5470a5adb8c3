"""Festivity Dresses: four dresses that are never sold (Deluxe, "Festivity Dresses").

That they cannot be sold, and their prestige bonus when they are made, is printed on the tiles. They
go into the bag after the preparation of the first round.
"""

from collections import Counter
from collections.abc import Iterator

from rococo_desktop.engine.events import Event
from rococo_desktop.engine.reasons import Problem, because, unless, wrong_number
from rococo_desktop.rules.accounts import gain_prestige
from rococo_desktop.rules.book import RoundStep
from rococo_desktop.rules.entries import Positive
from rococo_desktop.rules.rococo.book import Context, Effect, RuleSet, gaining
from rococo_desktop.rules.rococo.components.bonuses import (
    Bonus,
    PerColor,
    PerDress,
    PrestigePerDecorations,
)
from rococo_desktop.rules.rococo.components.doubts import of_dresses
from rococo_desktop.rules.rococo.components.models import Extra
from rococo_desktop.rules.rococo.components.sets import ComponentSet
from rococo_desktop.rules.rococo.holdings import couples_of
from rococo_desktop.rules.state import PREPARE

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
            yield f"{path}.made", because("wrong-made_once", number=len(BONUSES))
        listed[repr(dress.made)] -= 1
        yield from unless(f"{path}.sellable", not dress.sellable, "wrong-never_sold")
        yield from unless(f"{path}.rented", dress.rented is None, "wrong-not_rented")
    yield from wrong_number("dresses", len(extra.dresses), len(BONUSES))


COMPONENTS = ComponentSet(KEY, bonuses=(PrestigePerCouple,), problems=problems, doubts=of_dresses)


class FestivityMixedIn(Event):
    """The dresses that were set aside were added to the bag."""

    count: int


def set_aside(context: Context, dresses: list[str]) -> list[str]:
    """Return the dresses without the Festivity Dresses: "set aside the 4 Festivity Garments"."""
    return [dress for dress in dresses if context.rules.dresses[dress].set != KEY]


def mix_in(context: Context) -> None:
    """After phase 1 of the first round, "add the 4 Garment tiles and mix them in well"."""
    state = context.state
    if state.round == 1:
        dresses = [dress.id for dress in context.rules.dresses.values() if dress.set == KEY]
        state.dress_bag += dresses
        state.shuffle(KEY, state.dress_bag)
        context.emit(FestivityMixedIn, len(dresses))


PER_COUPLE: Effect[PrestigePerCouple] = gaining(
    lambda context, seat, bonus: bonus.amount * couples_of(context.rules, context.state, seat),
    gain_prestige,
    tried=True,
)

FESTIVITY_DRESSES = RuleSet(
    key=KEY,
    components=COMPONENTS,
    dress_bag=(set_aside,),
    round_steps=(RoundStep(KEY, PREPARE, mix_in),),
    effects={"prestige_per_couple": PER_COUPLE},
    streams=frozenset({KEY}),
)
