"""Main action 4: hire a new employee (Deluxe, "4. Hire a New Employee")."""

from collections.abc import Hashable, Iterator, Mapping
from typing import NamedTuple

from rococo_desktop.rules.displays import price_left
from rococo_desktop.rules.questions import without_obstacle
from rococo_desktop.rules.rococo.accounts import pay_livre
from rococo_desktop.rules.rococo.book import Context, MainAction
from rococo_desktop.rules.rococo.events import EmployeeHired
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.obstacles import EMPTY, Candidate, Obstacle, short_of


class HireEmployee(NamedTuple):
    """Which employee of the display is hired?"""

    seat: int

    def options(self, context: Context) -> tuple[str, ...]:
        """List the cards of the display if the player can pay; they all cost the same."""
        return without_obstacle(self.candidates(context))

    def candidates(self, context: Context) -> Iterator[Candidate]:
        """Yield each card of the display, and the candidates of other rule sets."""
        obstacle = hire_obstacle(context, self.seat)
        for card in context.state.hire:
            if card is not None:
                yield card, obstacle
        yield from context.further_candidates("hire_employee", self)

    def places(self, state: State) -> Mapping[str, Hashable]:
        """Return nothing: all cards cost the same."""
        return {}

    def price(self, context: Context, option: str) -> int:
        """Return the price by the number of cards displayed; hiring elsewhere is free."""
        return price(context) if option in context.state.hire else 0

    def answer(self, context: Context, option: str) -> None:
        state = context.state
        if context.answered_elsewhere("hire_employee", self, option):
            return
        cost = self.price(context, option)
        pay_livre(context, self.seat, cost, "hire")
        state.hire[state.hire.index(option)] = None
        state.players[self.seat].hand.append(option)
        context.emit(EmployeeHired, self.seat, option, cost)


def price(context: Context) -> int:
    """Return the current price of a displayed card in Livre; there must be one."""
    return price_left(context.rules.board.hire, context.state.hire)


def hire_obstacle(context: Context, seat: int) -> Obstacle | None:
    """Return the obstacle to hiring an employee of the display, or None."""
    if not any(context.state.hire):
        return EMPTY
    return short_of(livre=price(context) - context.state.players[seat].livre)


def _obstacle(context: Context, seat: int, card: str) -> Obstacle | None:
    obstacle = hire_obstacle(context, seat)
    if obstacle is None:
        return None
    others = context.further_candidates("hire_employee", HireEmployee(seat))
    return None if any(other is None for _, other in others) else obstacle


HIRE = MainAction(
    "hire",
    frozenset({"master"}),
    _obstacle,
    lambda context, seat, card: context.push(HireEmployee(seat)),
)
