"""Expert Tailoring: dresses with an effect when they are placed (Deluxe, "Expert Tailoring").

The effect of a dress, and whether it may be sold, is printed on its tile. Two of the six dresses
have effects of another expansion; without it they are left out.
"""

from rococo_desktop.rules.rococo.accounts import gain_livre
from rococo_desktop.rules.rococo.base.acquire import collect_drawn_tile
from rococo_desktop.rules.rococo.base.favor import take_favor
from rococo_desktop.rules.rococo.base.make_dress import TakeReward
from rococo_desktop.rules.rococo.book import Context, Effect, RuleSet
from rococo_desktop.rules.rococo.expert_tailoring.components import (
    COMPONENTS,
    KEY,
    GainFavor,
    TakeResource,
)


def _gain_favor(context: Context, seat: int, card: str, bonus: GainFavor) -> None:
    if context.state.favor is None:
        take_favor(context, seat)
    gain_livre(context, seat, bonus.amount, card)


def _rival_takes_favor(context: Context, seat: int, card: str, bonus: GainFavor) -> None:
    if context.state.favor is None:
        take_favor(context, seat)


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
        "gain_favor": Effect(lambda *_: True, _gain_favor, rival=_rival_takes_favor, tried=True),
        "take_resource": TAKE_RESOURCE,
    },
)
