"""Main action 4: hire a new employee (Deluxe, "4. Hire a New Employee")."""

from typing import NamedTuple

from rococo_desktop.rules.rococo.accounts import pay_livre
from rococo_desktop.rules.rococo.events import EmployeeHired
from rococo_desktop.rules.rococo.game import Game
from rococo_desktop.rules.rococo.ruleset import MainAction


class HireEmployee(NamedTuple):
    """Which employee of the display is hired?"""

    player: int

    def options(self, game: Game) -> tuple[str, ...]:
        """Any card of the display if there is the money for it; they all cost the same."""
        cards = tuple(card for card in game.state.hire if card is not None)
        return cards if cards and price(game) <= game.state.players[self.player].livre else ()

    def answer(self, game: Game, option: str) -> None:
        """Pay by the number of cards displayed and take the card into the hand."""
        state = game.state
        pay_livre(game, self.player, price(game), "hire")
        state.hire[state.hire.index(option)] = None
        state.players[self.player].hand.append(option)
        game.tell(EmployeeHired, self.player, option)


def price(game: Game) -> int:
    """Return the Livre that any card of the display costs now; there must be one."""
    hire = game.state.hire
    return game.rules.board.hire[len(hire) - hire.count(None) - 1]


def _available(game: Game, player: int, card: str) -> bool:
    return bool(HireEmployee(player).options(game))


def _begin(game: Game, player: int, card: str) -> None:
    game.push(HireEmployee(player))


HIRE = MainAction("hire", frozenset({"master"}), _available, _begin)
