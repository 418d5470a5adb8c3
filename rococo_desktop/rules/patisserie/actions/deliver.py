"""Main action 6: deliver, that is sell or present (rulebook, "6. Deliver")."""

from collections.abc import Iterator
from typing import NamedTuple

from rococo_desktop.engine.reasons import Problem, unless
from rococo_desktop.rules.patisserie import events
from rococo_desktop.rules.patisserie.accounts import gain_coins
from rococo_desktop.rules.patisserie.actions.action import BOTH, DONE, MainAction, may_be_left
from rococo_desktop.rules.patisserie.actions.service import PayService, ReceiveGain
from rococo_desktop.rules.patisserie.actions.specials import OfferSpecials
from rococo_desktop.rules.patisserie.book import Context, RuleBook
from rococo_desktop.rules.patisserie.holdings import matches
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.patisserie.obstacles import OCCUPIED, Candidate, Obstacle
from rococo_desktop.rules.questions import without_obstacle

MOST = 2
SELL = "sell"
NO_DISH = Obstacle("no_dish")


class Deliver(NamedTuple):
    """Which dish in the cooling racks is delivered? After the first of two also: none."""

    seat: int
    left: int
    first: bool = True

    def problems(self, rules: RuleBook, state: State) -> Iterator[Problem]:
        yield from unless("left", may_be_left(self.left, MOST, first=self.first))

    def options(self, context: Context) -> tuple[str, ...]:
        """List each dish, and ending after the first one."""
        dishes = tuple(context.state.players[self.seat].dishes())
        return (*dishes, DONE) if dishes and not self.first else dishes

    def answer(self, context: Context, option: str) -> None:
        """Ask where the dish goes; dishes are delivered one after the other (ruling 16)."""
        if option == DONE:
            return
        if self.left > 1:
            context.push(Deliver(self.seat, self.left - 1, first=False))
        context.push(PlaceDish(self.seat, option))


class PlaceDish(NamedTuple):
    """On which space is the dish presented, or is it sold?"""

    seat: int
    dish: str

    def problems(self, rules: RuleBook, state: State) -> Iterator[Problem]:
        yield from unless("dish", self.dish in state.players[self.seat].racks)

    def options(self, context: Context) -> tuple[str, ...]:
        """List the empty spaces of all tables, and selling."""
        return without_obstacle(self.candidates(context))

    def candidates(self, context: Context) -> Iterator[Candidate]:
        dishes = context.state.dishes
        for space in context.rules.board.spaces:
            yield space, OCCUPIED if space in dishes else None
        yield SELL, None

    def answer(self, context: Context, option: str) -> None:
        """Sell the dish, or present it with everything that follows."""
        context.push(OfferSpecials(self.seat))
        if option == SELL:
            sell(context, self.seat, self.dish)
        else:
            present(context, self.seat, self.dish, option)


def sell(context: Context, seat: int, dish: str) -> None:
    """Discard a dish for coins by its prestige."""
    keep_topping(context, seat, dish)
    _leave_rack(context, seat, dish)
    context.state.recipe_discard.append(dish)
    context.emit(events.DishSold, seat, dish)
    worth = context.rules.recipes[dish].prestige * context.rules.constants.sale_coins
    gain_coins(context, seat, worth, "sale")


def present(context: Context, seat: int, dish: str, space: str) -> None:
    """Place a dish: placement bonus, table bonus, service, then the topping moves."""
    matching = put_on_table(context, seat, dish, space)
    table = context.rules.board.table_of[space].id
    context.push(PayService(seat, table))
    for source in reversed((space, *matching)):
        context.push(ReceiveGain(seat, source, table))


def put_on_table(context: Context, seat: int, dish: str, space: str) -> tuple[str, ...]:
    """Move a dish with its marker to a space, and its topping to the left.

    Return the table bonus if the dish matches it.
    """
    bonus = context.state.table_bonuses[context.rules.board.table_of[space].id]
    rewarded = matches(context.rules, context.state.players[seat], dish, bonus)
    context.state.dishes[space] = (dish, seat)
    context.emit(events.DishPresented, seat, dish, space)
    keep_topping(context, seat, dish)
    _leave_rack(context, seat, dish)
    if not rewarded:
        return ()
    context.emit(events.TableBonusGained, seat, bonus)
    return (bonus,)


def keep_topping(context: Context, seat: int, dish: str) -> None:
    """Move a dish's topping to the next decoration space; discard it if all are full."""
    player = context.state.players[seat]
    rack = player.racks.index(dish)
    tile = player.toppings[rack]
    if tile is None:
        return
    player.toppings[rack] = None
    if len(player.decorations) < len(context.rules.constants.decoration_income):
        player.decorations.append(tile)
        context.emit(events.DecorationSucceeded, seat, tile)
    else:
        context.state.ingredient_discard.append(tile)
        context.emit(events.ToppingDiscarded, seat, tile)


def _leave_rack(context: Context, seat: int, dish: str) -> None:
    racks = context.state.players[seat].racks
    racks[racks.index(dish)] = None


DELIVER = MainAction(
    "deliver",
    BOTH,
    asks=lambda seat, *_: Deliver(seat, MOST),
    blocked=lambda context, seat: None if context.state.players[seat].dishes() else NO_DISH,
)
