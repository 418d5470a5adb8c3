"""Festivity Dresses: four dresses that are never sold (Deluxe, "Festivity Dresses").

That they cannot be sold, and their prestige bonus when they are made, is printed on the tiles. They
go into the bag after the preparation of the first round.
"""

from rococo_desktop.rules.accounts import gain_prestige
from rococo_desktop.rules.book import RoundStep
from rococo_desktop.rules.rococo.book import Context, Effect, RuleSet
from rococo_desktop.rules.rococo.effects import gaining
from rococo_desktop.rules.rococo.festivity_dresses.components import (
    COMPONENTS,
    KEY,
    PrestigePerCouple,
)
from rococo_desktop.rules.rococo.festivity_dresses.events import FestivityMixedIn
from rococo_desktop.rules.rococo.holdings import couples_of
from rococo_desktop.rules.state import PREPARE


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
