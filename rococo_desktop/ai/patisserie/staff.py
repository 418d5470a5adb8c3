"""The value of staff cards: for the hand, on the baking trays, and to part with."""

from collections.abc import Sequence
from typing import NamedTuple, assert_never

from rococo_desktop.ai.patisserie.board import DISHES_A_ROUND
from rococo_desktop.ai.steady import steady_sum
from rococo_desktop.rules.entries import Step, step_amount
from rococo_desktop.rules.patisserie.book import RuleBook
from rococo_desktop.rules.patisserie.components import bonuses as data
from rococo_desktop.rules.patisserie.components.models import Recipe, Staff
from rococo_desktop.rules.patisserie.holdings import dishes_by_table, dishes_of, fits
from rococo_desktop.rules.patisserie.model import State

COIN = 0.18
"""The points that a coin is worth, on average."""
ACTION = 1.5
"""The points of one more action."""
FEW = 0.9
"""The loss for each chef or assistant that a hand lacks; it needs both."""
CHEFS = 2
ASSISTANTS = 2


class Expected(NamedTuple):
    """The quantities that bonuses depend on, as they are expected when a card is used."""

    dishes: float
    kinds: tuple[Recipe, ...]
    """The dishes on the tables now."""
    more: float
    """The dishes that come until then."""
    spread: float
    """The tables with a dish."""
    most: float
    """The dishes on one table."""
    decorations: float
    markers: float
    staff: int
    rounds_after: int
    last: float
    """The part of a bonus that still counts: little with the last card of the game."""


def expected(rules: RuleBook, state: State, seat: int, ahead: float = 0.5) -> Expected:
    """Return what a seat is likely to have ``ahead`` rounds from now."""
    player = state.players[seat]
    left = max(0, rules.constants.rounds - state.round)
    more = DISHES_A_ROUND * min(ahead, left + 0.5)
    kinds = tuple(dishes_of(rules, state, seat))
    tables = dishes_by_table(rules, state, seat)
    markers = sum(owner == seat for owner in (*state.posts.values(), *state.hosts.values()))
    return Expected(
        dishes=len(kinds) + more,
        kinds=kinds,
        more=more,
        spread=min(5.0, len(tables) + more * 0.7),
        most=max(tables.values(), default=0) + more * 0.5,
        decorations=min(5.0, len(player.decorations) + more * 0.5),
        markers=markers + 0.6 * ahead,
        staff=player.staff_size(),
        rounds_after=left,
        last=0.15 if left == 0 and len(player.hand) < 2 else 1.0,
    )


def quality(card: Staff, at: Expected) -> float:
    """Return the points that using a card's bonus once may bring."""
    bonus, last = card.bonus, at.last
    match bonus:
        case data.GainCoins():
            return bonus.amount * COIN
        case data.GainPrestige():
            return float(bonus.amount)
        case data.BuyGoods() | data.TakeRecipe():
            return 1.0 * last
        case data.AcquireIngredient() | data.BuyButter() | data.DrawRecipes():
            return 0.9 * last
        case data.PayForAction():
            return max(0.0, ACTION - bonus.cost * COIN) * last
        case data.PrestigeByTable():
            return _smooth(bonus.steps, at.most)
        case data.MoveDish():
            return 0.7
        case data.CoinsByMarkers():
            return bonus.amount * COIN * at.markers
        case data.CoinsByTables():
            return bonus.amount * COIN * at.spread
        case data.CopyBonus():
            return 1.0
        case data.CoinsByTable():
            return bonus.amount * COIN * at.most
        case data.BakeSaving():
            return ACTION * 0.9 * last
        case data.CoinsByDecorations():
            return bonus.amount * COIN * at.decorations
        case data.DecorateOne():
            return max(0.0, ACTION * 0.7 - bonus.cost * COIN) * last
        case data.CoinsByStaff():
            return step_amount(bonus.steps, at.staff) * COIN
        case data.DeliverOne():
            return ACTION * 0.8
        case data.AcquireRecipe():
            return 0.8 * last
        case data.PrestigeByDishes():
            own = sum(fits(bonus.dishes, dish) for dish in at.kinds)
            return _smooth(bonus.steps, own + at.more * 0.4)
        case data.PlaceCheaper():
            return ACTION + bonus.discount * COIN * 0.5
        case data.PrestigeByTables():
            return _smooth(bonus.steps, at.spread)
        case data.CoinsByDishes():
            return bonus.amount * COIN * at.dishes
        case data.PrestigeForCoins():
            return 0.8 if at.rounds_after else 1.6
        case data.PrestigeByDecorations():
            return _smooth(bonus.steps, at.decorations)
        case data.DrawIngredients():
            return (0.7 + 0.2 * bonus.number) * last
        case data.TakeIngredient():
            return 1.1 * last
        case _:
            assert_never(bonus)


def _smooth(steps: tuple[Step, ...], number: float) -> float:
    """Return the amount in a table for a fractional number."""
    low = int(number)
    share = number - low
    return (1 - share) * step_amount(steps, low) + share * step_amount(steps, low + 1)


def hand_points(cards: Sequence[Staff], at: Expected) -> float:
    """Return the points for a hand: its bonuses, and whether it can do everything needed."""
    chefs = sum(card.training == "chef" for card in cards)
    lacking = max(0, CHEFS - chefs) + max(0, ASSISTANTS - (len(cards) - chefs))
    return steady_sum(quality(card, at) for card in cards) - FEW * lacking


def card_to_take(rules: RuleBook, state: State, seat: int, options: Sequence[str]) -> str:
    """Return the card that suits the hand best; of equal ones, the first."""
    hand = [rules.staff[card] for card in state.players[seat].hand]
    now = expected(rules, state, seat)
    return max(options, key=lambda card: hand_points([*hand, rules.staff[card]], now))


def card_to_draft(rules: RuleBook, state: State, seat: int, options: Sequence[str]) -> str:
    """Return the card on a tray that is worth most over the rest of the game."""
    left = rules.constants.rounds - state.round
    hand = [rules.staff[card] for card in state.players[seat].hand]
    now = expected(rules, state, seat)
    later = expected(rules, state, seat, ahead=1 + left / 2)

    def worth(card: str) -> float:
        entry = rules.staff[card]
        return hand_points([*hand, entry], now) + 0.5 * left * quality(entry, later)

    return max(options, key=worth)


def card_to_lose(rules: RuleBook, state: State, seat: int, options: Sequence[str]) -> str:
    """Return the card of the hand without which most is left."""
    left = rules.constants.rounds - state.round
    now = expected(rules, state, seat)
    later = expected(rules, state, seat, ahead=1 + left / 2)

    def rest(lost: str) -> float:
        kept = list(options)
        kept.remove(lost)
        points = hand_points([rules.staff[card] for card in kept], now)
        return points - 0.3 * left * quality(rules.staff[lost], later)

    return max(options, key=rest)
