"""The effects of staff bonuses (rulebook, "Staff Card Bonuses")."""

from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeAlias, TypeVar

from rococo_desktop.engine.reasons import Problem, unless
from rococo_desktop.rules.accounts import gain_prestige
from rococo_desktop.rules.entries import step_amount
from rococo_desktop.rules.patisserie.accounts import gain_coins, gain_good, pay_coins
from rococo_desktop.rules.patisserie.actions import ACTIONS
from rococo_desktop.rules.patisserie.actions.bake import Bake
from rococo_desktop.rules.patisserie.actions.decorate import Decorate, decorate_obstacle
from rococo_desktop.rules.patisserie.actions.deliver import Deliver
from rococo_desktop.rules.patisserie.actions.goods import BuyGoods
from rococo_desktop.rules.patisserie.actions.ingredients import (
    AcquireIngredient,
    TakeIngredient,
    draw_tiles,
)
from rococo_desktop.rules.patisserie.actions.place import Place
from rococo_desktop.rules.patisserie.actions.recipes import AcquireRecipe, TakeRecipe, draw_recipes
from rococo_desktop.rules.patisserie.book import Context, Effect, RuleBook
from rococo_desktop.rules.patisserie.components import bonuses as data
from rococo_desktop.rules.patisserie.components.models import Training
from rococo_desktop.rules.patisserie.events import BonusCopied, DishMoved
from rococo_desktop.rules.patisserie.holdings import COUNTED, fitting
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.questions import Asking

B = TypeVar("B", bound=data.Bonus)

COPIED: Training = "assistant"
"""The training as which a copied bonus is performed (rulebook, "Staff Card Bonuses")."""


Gain: TypeAlias = tuple[Callable[[Context, int, int, str], None], int]
"""What gives an amount of coins or prestige to a seat for a reason, and the amount."""


class MoveDish(NamedTuple):
    """Which of the player's dishes is moved to another table?"""

    seat: int

    def options(self, context: Context) -> tuple[str, ...]:
        """List the dishes for which another table has an empty space."""
        tables = context.rules.board.table_of
        return tuple(
            dish
            for space, (dish, owner) in context.state.dishes.items()
            if owner == self.seat and free_spaces(context, but=tables[space].id)
        )

    def answer(self, context: Context, option: str) -> None:
        context.push(MoveTo(self.seat, option))


class MoveTo(NamedTuple):
    """To which space is the dish moved?"""

    seat: int
    dish: str

    def problems(self, rules: RuleBook, state: State) -> Iterator[Problem]:
        yield from unless("dish", (self.dish, self.seat) in state.dishes.values())

    def options(self, context: Context) -> tuple[str, ...]:
        space = space_of(context.state, self.dish)
        return free_spaces(context, but=context.rules.board.table_of[space].id)

    def answer(self, context: Context, option: str) -> None:
        """Move the dish; neither placement bonus nor reward nor service follow."""
        dishes = context.state.dishes
        dishes[option] = dishes.pop(space_of(context.state, self.dish))
        context.emit(DishMoved, self.seat, self.dish, option)


class CopyBonus(NamedTuple):
    """Whose top used card lends its bonus?"""

    seat: int

    def options(self, context: Context) -> tuple[str, ...]:
        """List the top used cards of the others whose bonus does something now."""
        rules, state = context.rules, context.state
        found: dict[str, None] = {}
        for other in rules.from_seat(rules.after(self.seat))[:-1]:
            if rules.rival is not None and other not in rules.people:
                found.update(dict.fromkeys(rules.rival.lends(state)))
                continue
            for card in state.players[other].used[-1:]:
                bonus = rules.staff[card].bonus
                if isinstance(bonus, data.CopyBonus):
                    continue
                if is_available(context, self.seat, COPIED, bonus):
                    found[card] = None
        return tuple(found)

    def answer(self, context: Context, option: str) -> None:
        """Use the bonus as if by an assistant, or what a rival's card offers."""
        context.emit(BonusCopied, self.seat, option)
        if option in context.rules.staff:
            begin_bonus(context, self.seat, COPIED, context.rules.staff[option].bonus)
        elif context.rules.rival is not None:
            context.rules.rival.lend(context, self.seat, option)


class BuyPrestige(NamedTuple):
    """How many prestige points are bought?"""

    seat: int
    cost: int
    times: int

    def problems(self, rules: RuleBook, state: State) -> Iterator[Problem]:
        bonuses = (card.bonus for card in rules.staff.values())
        known = {(b.cost, b.times) for b in bonuses if isinstance(b, data.PrestigeForCoins)}
        yield from unless("times", (self.cost, self.times) in known)

    def options(self, context: Context) -> tuple[str, ...]:
        most = min(self.times, context.state.players[self.seat].coins // self.cost)
        return tuple(str(number) for number in range(1, most + 1))

    def answer(self, context: Context, option: str) -> None:
        pay_coins(context, self.seat, int(option) * self.cost, "prestige_for_coins")
        gain_prestige(context, self.seat, int(option), "prestige_for_coins")


FRAMES: dict[str, type] = {
    "move_dish": MoveDish,
    "move_to": MoveTo,
    "copy_bonus": CopyBonus,
    "buy_prestige": BuyPrestige,
}


def free_spaces(context: Context, but: str) -> tuple[str, ...]:
    """Return the empty spaces of all tables but one."""
    tables, dishes = context.rules.board.table_of, context.state.dishes
    return tuple(
        space for space, table in tables.items() if table.id != but and space not in dishes
    )


def space_of(state: State, dish: str) -> str:
    """Return the space of a presented dish."""
    return next(space for space, (other, _) in state.dishes.items() if other == dish)


def gain_of(rules: RuleBook, state: State, seat: int, bonus: data.Bonus) -> Gain | None:
    """Return what a bonus gives at once; None for a bonus that does anything else."""
    if type(bonus) in rules.effects:
        return None
    match bonus:
        case data.GainCoins():
            return gain_coins, bonus.amount
        case data.GainPrestige():
            return gain_prestige, bonus.amount
        case (
            data.CoinsByMarkers()
            | data.CoinsByTables()
            | data.CoinsByTable()
            | data.CoinsByDecorations()
            | data.CoinsByDishes()
        ):
            return gain_coins, bonus.amount * COUNTED[bonus.counts](rules, state, seat)
        case data.CoinsByStaff():
            number = COUNTED[bonus.counts](rules, state, seat)
            return gain_coins, step_amount(bonus.steps, number)
        case data.PrestigeByTable() | data.PrestigeByTables() | data.PrestigeByDecorations():
            number = COUNTED[bonus.counts](rules, state, seat)
            return gain_prestige, step_amount(bonus.steps, number)
        case data.PrestigeByDishes():
            number = fitting(rules, state, seat, bonus.dishes)
            return gain_prestige, step_amount(bonus.steps, number)
    return None


def only_gives(rules: RuleBook, state: State, seat: int, bonus: data.Bonus) -> bool:
    """Return whether a bonus now brings coins or prestige, and does nothing else."""
    gain = gain_of(rules, state, seat, bonus)
    return gain is not None and gain[1] > 0


def is_available(context: Context, seat: int, training: Training, bonus: data.Bonus) -> bool:
    """Return whether a bonus does anything now."""
    gain = gain_of(context.rules, context.state, seat, bonus)
    if gain is not None:
        return gain[1] > 0
    return context.rules.effects[type(bonus)].available(context, seat, training, bonus)


def begin_bonus(
    context: Context, seat: int, training: Training, bonus: data.Bonus, reason: str = "bonus"
) -> None:
    """Begin a bonus that does something now."""
    gain = gain_of(context.rules, context.state, seat, bonus)
    if gain is not None:
        give, amount = gain
        give(context, seat, amount, reason)
    else:
        context.rules.effects[type(bonus)].begin(context, seat, training, bonus)


def _effect(
    bonus_type: type[B],
    available: Callable[[Context, int, Training, B], bool],
    begin: Callable[[Context, int, Training, B], None],
) -> tuple[type[data.Bonus], Effect]:
    """Return an entry of the table of effects, which passes each effect its class of bonus."""
    return bonus_type, Effect(available, begin)  # type: ignore[arg-type]


def _coins(context: Context, seat: int) -> int:
    return context.state.players[seat].coins


def _can_pay_for(context: Context, seat: int, training: Training, bonus: data.PayForAction) -> bool:
    """Return whether the action is possible with what is left after paying for the bonus."""
    player = context.state.players[seat]
    if player.coins < bonus.cost:
        return False
    player.coins -= bonus.cost
    obstacle = ACTIONS[bonus.action].obstacle(context, seat, training)
    player.coins += bonus.cost
    return obstacle is None


def _pay_for(context: Context, seat: int, training: Training, bonus: data.PayForAction) -> None:
    pay_coins(context, seat, bonus.cost, "pay_for_action")
    ACTIONS[bonus.action].begin(context, seat, training)


def _can_buy_butter(context: Context, seat: int, training: Training, bonus: data.BuyButter) -> bool:
    butter = context.state.players[seat].butter
    return butter < context.rules.goods["butter"].maximum and _coins(context, seat) >= bonus.cost


def _buy_butter(context: Context, seat: int, training: Training, bonus: data.BuyButter) -> None:
    pay_coins(context, seat, bonus.cost, "buy_butter")
    gain_good(context, seat, "butter", 1, "buy_butter")


def _can_decorate(context: Context, seat: int, training: Training, bonus: data.DecorateOne) -> bool:
    return _coins(context, seat) >= bonus.cost and decorate_obstacle(context, seat) is None


def _decorate(context: Context, seat: int, training: Training, bonus: data.DecorateOne) -> None:
    pay_coins(context, seat, bonus.cost, "decorate")
    context.push(Decorate(seat, 1))


def _asks(
    bonus_type: type[B], question: Callable[[int, Training, B], Asking[Context]]
) -> tuple[type[data.Bonus], Effect]:
    """Return the entry of a bonus that asks a question, and does nothing if it has no option."""
    return _effect(
        bonus_type,
        lambda c, seat, training, bonus: bool(question(seat, training, bonus).options(c)),
        lambda c, seat, training, bonus: c.push(question(seat, training, bonus)),
    )


EFFECTS: dict[type[data.Bonus], Effect] = dict(
    (
        _asks(data.BuyGoods, lambda seat, *_: BuyGoods(seat)),
        _asks(data.AcquireIngredient, lambda seat, *_: AcquireIngredient(seat)),
        _effect(data.PayForAction, _can_pay_for, _pay_for),
        _asks(data.MoveDish, lambda seat, *_: MoveDish(seat)),
        _effect(data.BuyButter, _can_buy_butter, _buy_butter),
        _asks(data.CopyBonus, lambda seat, *_: CopyBonus(seat)),
        _effect(
            data.DrawRecipes,
            lambda c, *_: bool(c.state.recipe_bag or c.state.recipe_discard),
            lambda c, seat, _, bonus: draw_recipes(c, seat, bonus.number),
        ),
        _asks(data.BakeSaving, lambda seat, training, _: Bake(seat, training, 1, saves=True)),
        _effect(data.DecorateOne, _can_decorate, _decorate),
        _asks(data.DeliverOne, lambda seat, *_: Deliver(seat, 1)),
        _asks(data.AcquireRecipe, lambda seat, *_: AcquireRecipe(seat, 1)),
        _asks(data.PlaceCheaper, lambda seat, _, bonus: Place(seat, bonus.discount)),
        _asks(data.TakeRecipe, lambda seat, *_: TakeRecipe(seat)),
        _asks(
            data.PrestigeForCoins, lambda seat, _, bonus: BuyPrestige(seat, bonus.cost, bonus.times)
        ),
        _effect(
            data.DrawIngredients,
            lambda c, *_: bool(c.state.ingredient_bag or c.state.ingredient_discard),
            lambda c, seat, _, bonus: draw_tiles(c, seat, bonus.number),
        ),
        _asks(data.TakeIngredient, lambda seat, *_: TakeIngredient(seat)),
    )
)
"""The bonuses that do more than give coins or prestige at once."""
