"""The Mentor's points before final scoring (rulebook, "Solo Game", "Final Scoring")."""

from rococo_desktop.rules.patisserie.accounts import gain_coins, gain_prestige, pay_coins
from rococo_desktop.rules.patisserie.bonuses import coins_of, prestige_of
from rococo_desktop.rules.patisserie.book import Context
from rococo_desktop.rules.patisserie.components.bonuses import PrestigeForCoins
from rococo_desktop.rules.patisserie.events import InventoryRevealed, SuppliesScored


def score_supplies(context: Context, seat: int) -> None:
    """Score the bonuses of the staff inventory, from the top, then half of the supplies left."""
    player, mentor = context.state.players[seat], context.state.mentor
    before = player.prestige
    for card in reversed(player.unused):
        context.emit(InventoryRevealed, seat, card)
        _score_bonus(context, seat, card)
    mentor.inventory_prestige = player.prestige - before
    left = len(player.ingredients) + len(player.recipes) + player.goods()
    mentor.supplies = left // 2
    player.prestige += mentor.supplies
    context.emit(SuppliesScored, seat, mentor.supplies)


def _score_bonus(context: Context, seat: int, card: str) -> None:
    """Score a bonus that gives coins or prestige; all others are not performed."""
    bonus = context.rules.staff[card].bonus
    coins = coins_of(context.rules, context.state, seat, bonus)
    prestige = prestige_of(context.rules, context.state, seat, bonus)
    if coins is not None:
        gain_coins(context, seat, coins, card)
    elif prestige is not None:
        gain_prestige(context, seat, prestige, card)
    elif isinstance(bonus, PrestigeForCoins):
        times = min(bonus.times, context.state.players[seat].coins // bonus.cost)
        pay_coins(context, seat, times * bonus.cost, card)
        gain_prestige(context, seat, times, card)
