"""Main action 6: fund a decoration (Deluxe, "6. Fund a Decoration")."""

from collections.abc import Iterator
from typing import NamedTuple

from rococo_desktop.engine.reasons import Problem
from rococo_desktop.rules.questions import without_obstacle
from rococo_desktop.rules.rococo.accounts import pay_livre
from rococo_desktop.rules.rococo.book import Context, MainAction, RuleBook
from rococo_desktop.rules.rococo.components import bonuses as data
from rococo_desktop.rules.rococo.events import DecorationFunded
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.obstacles import OCCUPIED, Candidate, Obstacle, nearest, short_of
from rococo_desktop.rules.rococo.occasions import Arrival, FundedDecoration
from rococo_desktop.rules.rococo.questions import SentenceValues, unless_of_card

ONLY_ONE = Obstacle("only_one")


class FundDecoration(NamedTuple):
    """Which decoration is funded, by which employee? A bonus may give a ``discount`` in Livre."""

    seat: int
    card: str
    discount: int = 0

    def variant(self, rules: RuleBook) -> str:
        return "discount" if self.discount else ""

    def sentence_values(self, rules: RuleBook) -> SentenceValues:
        return {"amount": self.discount}

    def problems(self, rules: RuleBook, state: State) -> Iterator[Problem]:
        bonuses = map(rules.bonus_of, rules.sources(state, self.seat))
        discounts = {bonus.discount for bonus in bonuses if isinstance(bonus, data.Fund)}
        yield from unless_of_card(self.discount in {0, *discounts})

    def options(self, context: Context) -> tuple[str, ...]:
        """List each free space that the player can pay for and may hold."""
        return without_obstacle(self.candidates(context))

    def candidates(self, context: Context) -> Iterator[Candidate]:
        """Yield each decoration; in some groups a player may hold only one space."""
        decorations, taken = context.rules.board.decorations, context.state.decorations
        limit = context.state.players[self.seat].livre + self.discount
        full = context.rules.single_groups & {
            decorations[space].group for space, owner in taken.items() if owner == self.seat
        }
        for space, decoration in decorations.items():
            if space in taken:
                yield space, OCCUPIED
            elif decoration.group in full:
                yield space, ONLY_ONE
            else:
                yield space, short_of(decoration.cost - limit)

    def price(self, context: Context, option: str) -> int:
        return self.reduced(context.rules.board.decorations[option].cost)

    def reduced(self, price: int) -> int:
        """Return the printed cost less the discount, at least 0."""
        return max(0, price - self.discount)

    def answer(self, context: Context, option: str) -> None:
        pay_livre(context, self.seat, self.price(context, option), "fund")
        place_marker(context, self.seat, option)
        context.tell(FundedDecoration(self.seat, self.card, option))


def place_marker(context: Context, seat: int, space: str) -> None:
    """Place the player's marker on a decoration that has been paid for."""
    context.state.decorations[space] = seat
    context.emit(DecorationFunded, seat, space)
    if context.rules.board.decorations[space].hall is not None:
        context.tell(Arrival(seat))


def _obstacle(context: Context, seat: int, card: str) -> Obstacle | None:
    return nearest(obstacle for _, obstacle in FundDecoration(seat, card).candidates(context))


FUND = MainAction(
    "fund",
    frozenset({"master", "journeyman", "apprentice"}),
    _obstacle,
    lambda context, seat, card: context.push(FundDecoration(seat, card)),
)
