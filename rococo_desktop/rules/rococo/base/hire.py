"""Main action 4: hire a new employee (Deluxe, "4. Hire a New Employee")."""

from collections.abc import Hashable, Iterator, Mapping
from typing import NamedTuple

from rococo_desktop.rules.rococo.accounts import pay_livre
from rococo_desktop.rules.rococo.base.further import answered_further, further_candidates
from rococo_desktop.rules.rococo.book import Game, MainAction
from rococo_desktop.rules.rococo.events import EmployeeHired
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.obstacles import (
    EMPTY,
    Candidate,
    Obstacle,
    short_of,
    without_obstacle,
)


class HireEmployee(NamedTuple):
    """Which employee of the display is hired?"""

    seat: int

    def options(self, game: Game) -> tuple[str, ...]:
        """Any card of the display if there is the money for it; they all cost the same."""
        return without_obstacle(self.candidates(game))

    def candidates(self, game: Game) -> Iterator[Candidate]:
        """Yield each card of the display."""
        obstacle = hire_obstacle(game, self.seat)
        for card in game.state.hire:
            if card is not None:
                yield card, obstacle
        yield from further_candidates(game, "hire_employee", self)

    def places(self, state: State) -> Mapping[str, Hashable]:
        """They all cost the same."""
        return {}

    def price(self, game: Game, option: str) -> int:
        """By the number of cards displayed; whoever is hired elsewhere costs nothing."""
        return price(game) if option in game.state.hire else 0

    def answer(self, game: Game, option: str) -> None:
        """Pay by the number of cards displayed and take the card into the hand."""
        state = game.state
        if answered_further(game, "hire_employee", self, option):
            return
        cost = self.price(game, option)
        pay_livre(game, self.seat, cost, "hire")
        state.hire[state.hire.index(option)] = None
        state.players[self.seat].hand.append(option)
        game.tell(EmployeeHired, self.seat, option, cost)


def price(game: Game) -> int:
    """Return the Livre that any card of the display costs now; there must be one."""
    hire = game.state.hire
    return game.rules.board.hire[len(hire) - hire.count(None) - 1]


def hire_obstacle(game: Game, seat: int) -> Obstacle | None:
    """Return what keeps the player from hiring anybody of the display."""
    if not any(game.state.hire):
        return EMPTY
    return short_of(livre=price(game) - game.state.players[seat].livre)


def _obstacle(game: Game, seat: int, card: str) -> Obstacle | None:
    obstacle = hire_obstacle(game, seat)
    if obstacle is None:
        return None
    further = further_candidates(game, "hire_employee", HireEmployee(seat))
    return None if any(other is None for _, other in further) else obstacle


def _begin(game: Game, seat: int, card: str) -> None:
    game.push(HireEmployee(seat))


HIRE = MainAction("hire", frozenset({"master"}), _obstacle, _begin)
