"""Gains and payments: the only way to move coins or goods, each with its event."""

from rococo_desktop.rules.patisserie import events
from rococo_desktop.rules.patisserie.book import Context
from rococo_desktop.rules.patisserie.components.models import Good


def gain_coins(context: Context, seat: int, amount: int, reason: str) -> None:
    """Give ``amount`` coins from the supply, which has no limit (rulebook, "Setup").

    ``reason`` is a word or an id of ``docs/formats-patisserie.md``; 0 coins emit no event.
    """
    if amount:
        context.state.players[seat].coins += amount
        context.emit(events.CoinsGained, seat, amount, reason)


def pay_coins(context: Context, seat: int, amount: int, reason: str) -> None:
    """Pay ``amount`` coins to the supply.

    Whether the player has it is for the caller to check; 0 changes nothing and emits no event.
    """
    if amount:
        context.state.players[seat].coins -= amount
        context.emit(events.CoinsPaid, seat, amount, reason)


def gain_good(context: Context, seat: int, good: Good, amount: int, reason: str) -> None:
    """Give ``amount`` units of flour, sugar or butter, as far as the track goes.

    Each unit beyond its end is lost, with an event of its own (ruling 3).
    """
    player = context.state.players[seat]
    room = context.rules.goods[good].maximum - player.stock(good)
    gained = min(room, amount)
    if gained:
        setattr(player, good, player.stock(good) + gained)
        context.emit(events.GoodsGained, seat, good, gained, reason)
    for _ in range(amount - gained):
        context.emit(events.GoodLost, seat, good)


def spend_goods(context: Context, seat: int, flour: int, sugar: int, butter: int) -> None:
    """Spend units of flour, sugar and butter.

    Whether the player has it is for the caller to check; 0 changes nothing and emits no event.
    """
    if flour or sugar or butter:
        player = context.state.players[seat]
        player.flour -= flour
        player.sugar -= sugar
        player.butter -= butter
        context.emit(events.GoodsSpent, seat, flour, sugar, butter)
