"""Bonuses that grant an additional main action, whoever has them, or depute an employee."""

from collections.abc import Hashable, Iterator, Mapping
from typing import NamedTuple

from rococo_desktop.engine.reasons import Problem
from rococo_desktop.rules.questions import without_obstacle
from rococo_desktop.rules.rococo.accounts import gain_livre
from rococo_desktop.rules.rococo.base.acquire import AcquireResource, acquire_obstacle
from rococo_desktop.rules.rococo.base.depute import depute_obstacle
from rococo_desktop.rules.rococo.base.fund import FundDecoration
from rococo_desktop.rules.rococo.base.make_dress import MakeDress
from rococo_desktop.rules.rococo.base.turns import RemoveEmployee, UseBonus, leaving
from rococo_desktop.rules.rococo.book import Context, Effect, RuleBook, asking
from rococo_desktop.rules.rococo.components import bonuses as data
from rococo_desktop.rules.rococo.events import EmployeeDeputed
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.obstacles import Candidate, Obstacle
from rococo_desktop.rules.rococo.occasions import ShownCard
from rococo_desktop.rules.rococo.questions import unless_of_card

LEAVING = Obstacle("leaving")

ACQUIRE: Effect[data.Acquire] = Effect(
    lambda context, seat, card, bonus: acquire_obstacle(context, seat) is None,
    lambda context, seat, card, bonus: context.push(AcquireResource(seat, card)),
)
MAKE_DRESS: Effect[data.MakeDress] = asking(
    lambda seat, card, bonus: MakeDress(
        seat, card, extra=True, fewer=bonus.fewer, colors=bonus.colors
    )
)
FUND: Effect[data.Fund] = asking(
    lambda seat, card, bonus: FundDecoration(seat, card, bonus.discount)
)


class DeputeEmployee(NamedTuple):
    """Which employee of the whole deck is deputed through the bonus of ``card``?"""

    seat: int
    card: str

    def variant(self, rules: RuleBook) -> str:
        """Return whether the bonus pays money instead of the other card's bonus."""
        return "paid" if isinstance(rules.bonus_of(self.card), data.DeputeForLivre) else ""

    def places(self, state: State) -> Mapping[str, Hashable]:
        """Return for each card whether it is in the hand and on the discard pile."""
        player = state.players[self.seat]
        return {card: (card in player.hand, card in player.discard) for card in player.staff()}

    @property
    def staff_change(self) -> int:
        return -1

    def problems(self, rules: RuleBook, state: State) -> Iterator[Problem]:
        bonus = rules.bonus_of(self.card)
        yield from unless_of_card(isinstance(bonus, data.DeputeWithBonus | data.DeputeForLivre))

    def options(self, context: Context) -> tuple[str, ...]:
        """List the employees of the whole deck that are not leaving yet."""
        return without_obstacle(self.candidates(context))

    def candidates(self, context: Context) -> Iterator[Candidate]:
        gone = leaving(context, self.seat)
        for card in context.state.players[self.seat].staff():
            yield card, LEAVING if card in gone else None

    def answer(self, context: Context, option: str) -> None:
        """Depute the employee, and use its bonus or gain money."""
        context.emit(EmployeeDeputed, self.seat, option)
        context.tell(ShownCard(self.seat, option))
        context.push(RemoveEmployee(self.seat, option))
        employee = context.rules.employees[option]
        bonus = context.rules.bonus_of(self.card)
        if isinstance(bonus, data.DeputeForLivre):
            gain_livre(context, self.seat, bonus.of(employee.type), self.card)
        else:
            context.push(UseBonus(self.seat, option))


DEPUTE: Effect[data.Bonus] = Effect(
    lambda context, seat, card, bonus: depute_obstacle(context, seat) is None,
    lambda context, seat, card, bonus: context.push(DeputeEmployee(seat, card)),
    costs=True,
)
