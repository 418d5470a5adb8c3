"""Main action 3: buy goods (rulebook, "3. Buy Goods")."""

from collections.abc import Iterator
from typing import NamedTuple, cast

from rococo_desktop.rules.patisserie.accounts import gain_good, pay_coins
from rococo_desktop.rules.patisserie.actions.action import ASSISTANT, MainAction
from rococo_desktop.rules.patisserie.book import Context
from rococo_desktop.rules.patisserie.components.models import GOODS, Good
from rococo_desktop.rules.patisserie.obstacles import Candidate, Obstacle, short_of_coins
from rococo_desktop.rules.questions import without_obstacle

TRACK_FULL = Obstacle("track_full")


class BuyGoods(NamedTuple):
    """How many units of which good are bought? An option is ``flour-1``, ``sugar-3`` and so on."""

    seat: int

    def options(self, context: Context) -> tuple[str, ...]:
        """List each number of units that the player can pay for and the track can hold."""
        return without_obstacle(self.candidates(context))

    def candidates(self, context: Context) -> Iterator[Candidate]:
        """Yield each number of units for which a price is printed."""
        player = context.state.players[self.seat]
        for good in GOODS:
            track = context.rules.goods[good]
            for number, price in enumerate(track.prices, 1):
                if player.stock(good) + number > track.maximum:
                    yield f"{good}-{number}", TRACK_FULL
                else:
                    yield f"{good}-{number}", short_of_coins(price - player.coins)

    def price(self, context: Context, option: str) -> int:
        good, number = parted(option)
        return context.rules.goods[good].prices[number - 1]

    def answer(self, context: Context, option: str) -> None:
        good, number = parted(option)
        pay_coins(context, self.seat, self.price(context, option), "buy_goods")
        gain_good(context, self.seat, good, number, "buy_goods")


def parted(option: str) -> tuple[Good, int]:
    """Return the good and the number of units of an option."""
    good, _, number = option.partition("-")
    return cast("Good", good), int(number)


BUY_GOODS = MainAction("buy_goods", ASSISTANT, lists=lambda seat, *_: BuyGoods(seat))
