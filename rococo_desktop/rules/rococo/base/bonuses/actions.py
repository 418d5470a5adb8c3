"""Bonuses that grant an additional main action, regardless of the employee's training."""

from rococo_desktop.rules.rococo.base.acquire import AcquireResource, acquire_obstacle
from rococo_desktop.rules.rococo.base.fund import FundDecoration
from rococo_desktop.rules.rococo.base.make_dress import MakeDress
from rococo_desktop.rules.rococo.book import Effect
from rococo_desktop.rules.rococo.components import bonuses as data
from rococo_desktop.rules.rococo.effects import asking

ACQUIRE: Effect[data.Acquire] = Effect(
    lambda context, seat, card, bonus: acquire_obstacle(context, seat) is None,
    lambda context, seat, card, bonus: context.push(AcquireResource(seat, card)),
)
MAKE_DRESS: Effect[data.MakeDress] = asking(
    lambda seat, card, bonus: MakeDress(
        seat, card, extra=True, fewer=bonus.fewer, colors=bonus.colors
    )
)
FUND: Effect[data.Fund] = asking(
    lambda seat, card, bonus: FundDecoration(seat, card, bonus.discount)
)
