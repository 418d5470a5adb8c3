"""What a presented dish or a placed marker brings: rewards, and service ("6. Deliver")."""

from collections.abc import Iterator
from typing import NamedTuple

from rococo_desktop.engine.reasons import Problem, unless
from rococo_desktop.rules.accounts import gain_prestige
from rococo_desktop.rules.patisserie.accounts import gain_coins, gain_good, pay_coins
from rococo_desktop.rules.patisserie.actions.ingredients import TakeIngredient, draw_tiles
from rococo_desktop.rules.patisserie.actions.recipes import TakeRecipe
from rococo_desktop.rules.patisserie.book import Context, RuleBook
from rococo_desktop.rules.patisserie.components.models import Gain
from rococo_desktop.rules.patisserie.holdings import posts_beside
from rococo_desktop.rules.patisserie.model import State


class ReceiveGain(NamedTuple):
    """The reward of a space or table bonus; ``source`` is its id, ``table`` the table beside it."""

    seat: int
    source: str
    table: str

    def problems(self, rules: RuleBook, state: State) -> Iterator[Problem]:
        """Yield a problem unless it is the reward of a table bonus, which comes last."""
        yield from unless("source", self.source in state.table_bonuses.values())
        yield from unless("table", self.table in rules.board.table)

    def run(self, context: Context) -> None:
        """Give the player the reward, or ask which piece of a display it is."""
        gain = gain_of(context, self.source)
        if gain is not None:
            receive(context, self.seat, gain, self.source, self.table)


class PayService(NamedTuple):
    """At how many of the player's service posts beside the table is a prestige point bought?"""

    seat: int
    table: str

    def problems(self, rules: RuleBook, state: State) -> Iterator[Problem]:
        yield from unless("table", self.table in rules.board.table)

    def options(self, context: Context) -> tuple[str, ...]:
        """List all numbers that the player can pay for, 0 first; nothing if that is only 0."""
        price = context.rules.constants.service_coins
        posts = posts_beside(context.rules, context.state, self.seat, self.table)
        most = min(posts, context.state.players[self.seat].coins // price)
        return tuple(str(number) for number in range(most + 1)) if most else ()

    def answer(self, context: Context, option: str) -> None:
        pay_service(context, self.seat, int(option))


def pay_service(context: Context, seat: int, posts: int) -> None:
    """Pay for a number of posts, and gain 1 prestige for each."""
    pay_coins(context, seat, posts * context.rules.constants.service_coins, "service")
    gain_prestige(context, seat, posts, "service")


def gain_of(context: Context, source: str) -> Gain | None:
    """Return what a table space, a table bonus or a service post gives."""
    rules = context.rules
    if source in rules.board.spaces:
        return rules.board.spaces[source].bonus
    if source in rules.board.posts:
        return rules.board.posts[source].bonus
    return rules.table_bonuses[source].reward


def receive(context: Context, seat: int, gain: Gain, source: str, table: str) -> None:
    """Give what a space or a tile offers; pieces of a display are chosen."""
    match gain.gain:
        case "coins":
            gain_coins(context, seat, gain.amount, source)
        case "coins_by_posts":
            posts = posts_beside(context.rules, context.state, seat, table)
            gain_coins(context, seat, gain.amount * posts, source)
        case "draw_ingredient":
            for _ in range(gain.amount):
                draw_tiles(context, seat, 1)
        case "ingredient":
            context.push(TakeIngredient(seat))
        case "recipe":
            context.push(TakeRecipe(seat))
        case good:
            gain_good(context, seat, good, gain.amount, source)
