"""Main action 7: hire (rulebook, "7. Hire")."""

from collections.abc import Iterator
from typing import NamedTuple

from rococo_desktop.rules.displays import price_left
from rococo_desktop.rules.patisserie.accounts import pay_coins
from rococo_desktop.rules.patisserie.actions.action import CHEF, MainAction
from rococo_desktop.rules.patisserie.book import Context
from rococo_desktop.rules.patisserie.events import StaffHired
from rococo_desktop.rules.patisserie.holdings import fulfils
from rococo_desktop.rules.patisserie.obstacles import Candidate, Obstacle, short_of_coins
from rococo_desktop.rules.questions import without_obstacle

ONE_STAR = Obstacle("one_star")
CONDITION = Obstacle("condition")


class Hire(NamedTuple):
    """Which staff card of the display, or which ✦ card, is hired?"""

    seat: int

    def options(self, context: Context) -> tuple[str, ...]:
        """List the cards that the player can pay for, and the ✦ cards whose condition is met."""
        return without_obstacle(self.candidates(context))

    def candidates(self, context: Context) -> Iterator[Candidate]:
        state = context.state
        if any(state.hire):
            obstacle = short_of_coins(price(context) - state.players[self.seat].coins)
            for card in state.hire:
                if card is not None:
                    yield card, obstacle
        for card in state.stars:
            yield card, star_obstacle(context, self.seat, card)

    def price(self, context: Context, option: str) -> int:
        """Return the price by the number of cards displayed; a ✦ card is free."""
        return price(context) if option in context.state.hire else 0

    def answer(self, context: Context, option: str) -> None:
        state, player = context.state, context.state.players[self.seat]
        cost = self.price(context, option)
        pay_coins(context, self.seat, cost, "hire")
        if option in state.stars:
            state.stars.remove(option)
            player.star = True
        else:
            state.hire[state.hire.index(option)] = None
        player.hand.append(option)
        player.hired.append(option)
        player.since[option] = len(player.set_aside)
        context.emit(StaffHired, self.seat, option, cost)


def price(context: Context) -> int:
    """Return the current price of a displayed card in coins; there must be one."""
    return price_left(context.rules.board.hire, context.state.hire)


def star_obstacle(context: Context, seat: int, card: str) -> Obstacle | None:
    """Return the obstacle to hiring a ✦ card, or None; one in the whole game."""
    if context.state.players[seat].star:
        return ONE_STAR
    condition = context.rules.staff[card].condition
    if condition is None or fulfils(context.rules, context.state, seat, condition):
        return None
    return CONDITION


HIRE = MainAction("hire", CHEF, lists=lambda seat, *_: Hire(seat))
