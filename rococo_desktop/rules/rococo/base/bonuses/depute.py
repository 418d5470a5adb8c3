"""Bonuses that depute any employee of the own deck, the card itself included."""

from collections.abc import Hashable, Iterator, Mapping
from typing import NamedTuple

from rococo_desktop.engine.reasons import Problem
from rococo_desktop.rules.rococo.accounts import gain_livre
from rococo_desktop.rules.rococo.base.depute import depute_obstacle
from rococo_desktop.rules.rococo.base.turns import RemoveEmployee, UseBonus, leaving
from rococo_desktop.rules.rococo.book import Effect, Game, RuleBook
from rococo_desktop.rules.rococo.components import bonuses as data
from rococo_desktop.rules.rococo.events import EmployeeDeputed
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.obstacles import Candidate, Obstacle, without_obstacle
from rococo_desktop.rules.rococo.occasions import ShownCard
from rococo_desktop.rules.rococo.questions import NOT_OF_CARD

LEAVING = Obstacle("leaving")


class DeputeEmployee(NamedTuple):
    """Which employee of the whole deck is deputed through the bonus of ``card``?"""

    seat: int
    card: str

    def variant(self, rules: RuleBook) -> str:
        """Either the money is gained or the bonus."""
        return "paid" if isinstance(rules.bonus_of(self.card), data.DeputeForLivre) else ""

    def places(self, state: State) -> Mapping[str, Hashable]:
        """In the hand, on the discard pile, or elsewhere."""
        player = state.players[self.seat]
        return {card: (card in player.hand, card in player.discard) for card in player.staff()}

    @property
    def staff_change(self) -> int:
        """There will be one employee less."""
        return -1

    def problems(self, rules: RuleBook, state: State) -> Iterator[Problem]:
        """The card or the dress has such a bonus."""
        if not isinstance(rules.bonus_of(self.card), data.DeputeWithBonus | data.DeputeForLivre):
            yield NOT_OF_CARD

    def options(self, game: Game) -> tuple[str, ...]:
        """Anyone in supply, hand or discard pile, and the card itself, who is not leaving yet."""
        return without_obstacle(self.candidates(game))

    def candidates(self, game: Game) -> Iterator[Candidate]:
        """Yield each card of the whole deck."""
        gone = leaving(game, self.seat)
        for card in game.state.players[self.seat].staff():
            yield card, LEAVING if card in gone else None

    def answer(self, game: Game, option: str) -> None:
        """Let the employee go: with their bonus and without money, or the other way round."""
        game.tell(EmployeeDeputed, self.seat, option)
        for noticed in game.rules.observers.card_shown:
            noticed(game, ShownCard(self.seat, option))
        game.push(RemoveEmployee(self.seat, option))
        employee = game.rules.employees[option]
        bonus = game.rules.bonus_of(self.card)
        if isinstance(bonus, data.DeputeForLivre):
            gain_livre(game, self.seat, bonus.pay(employee.type), self.card)
        else:
            game.push(UseBonus(self.seat, option))


def _may_depute(
    game: Game,
    seat: int,
    card: str,
    bonus: data.DeputeWithBonus | data.DeputeForLivre,
) -> bool:
    return depute_obstacle(game, seat) is None


def _depute(
    game: Game,
    seat: int,
    card: str,
    bonus: data.DeputeWithBonus | data.DeputeForLivre,
) -> None:
    game.push(DeputeEmployee(seat, card))


WITH_BONUS = Effect(_may_depute, _depute, costs=True)
FOR_LIVRE = Effect(_may_depute, _depute, costs=True)
