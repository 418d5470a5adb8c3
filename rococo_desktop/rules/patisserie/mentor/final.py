"""The Mentor's points before final scoring (rulebook, "Solo Game", "Final Scoring")."""

from rococo_desktop.engine.score import Part
from rococo_desktop.rules.accounts import gain_prestige
from rococo_desktop.rules.patisserie.accounts import pay_coins
from rococo_desktop.rules.patisserie.bonuses import gain_of
from rococo_desktop.rules.patisserie.book import Context, RuleBook
from rococo_desktop.rules.patisserie.components.bonuses import PrestigeForCoins
from rococo_desktop.rules.patisserie.events import InventoryRevealed, SuppliesScored
from rococo_desktop.rules.patisserie.model import State

ITEM = "mentor"
"""The item of the score sheet for what the Mentor gains here."""


def gained(state: State, seat: int) -> int:
    """Return the prestige that a seat gained from its inventory and supplies."""
    is_mentor = seat == len(state.players) - 1
    return is_mentor * (state.mentor.inventory_prestige + state.mentor.supplies)


def parts(rules: RuleBook, state: State, seat: int) -> list[Part]:
    """Return what the Mentor gains for the staff inventory and for leftover tiles and goods."""
    if seat in rules.people:
        return []
    return [
        Part("inventory", state.mentor.inventory_prestige),
        Part("supplies", state.mentor.supplies),
    ]


def score_supplies(context: Context) -> None:
    """Score the bonuses of the staff inventory, from the top, then half of the supplies left."""
    seat = len(context.rules.people)
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
    gain = gain_of(context.rules, context.state, seat, bonus)
    if gain is not None:
        give, amount = gain
        give(context, seat, amount, card)
    elif isinstance(bonus, PrestigeForCoins):
        times = min(bonus.times, context.state.players[seat].coins // bonus.cost)
        pay_coins(context, seat, times * bonus.cost, card)
        gain_prestige(context, seat, times, card)
