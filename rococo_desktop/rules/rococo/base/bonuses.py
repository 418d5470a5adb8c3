"""The bonuses of the employee cards (Deluxe, "Overview of Employee Bonuses")."""

from collections.abc import Hashable, Iterator, Mapping
from typing import NamedTuple, cast

from rococo_desktop.engine.reasons import Problem, strangers
from rococo_desktop.rules.accounts import gain_prestige
from rococo_desktop.rules.entries import step_amount
from rococo_desktop.rules.questions import without_obstacle
from rococo_desktop.rules.rococo.accounts import gain_livre, gain_notions, pay_livre
from rococo_desktop.rules.rococo.base.acquire import (
    LACE,
    THREAD,
    AcquireResource,
    acquire_obstacle,
    receive_drawn_tile,
)
from rococo_desktop.rules.rococo.base.depute import depute_obstacle
from rococo_desktop.rules.rococo.base.fund import FundDecoration
from rococo_desktop.rules.rococo.base.make_dress import MakeDress, spend_tiles
from rococo_desktop.rules.rococo.base.prepare import draw_resource
from rococo_desktop.rules.rococo.base.silk import total_silk
from rococo_desktop.rules.rococo.base.turns import RemoveEmployee, UseBonus, leaving
from rococo_desktop.rules.rococo.book import Context, Effect, RuleBook, asking, gaining
from rococo_desktop.rules.rococo.components import bonuses as data
from rococo_desktop.rules.rococo.components.models import Silk
from rococo_desktop.rules.rococo.events import EmployeeDeputed
from rococo_desktop.rules.rococo.holdings import decorations_of, dresses_of
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.obstacles import Candidate, Obstacle
from rococo_desktop.rules.rococo.occasions import ShownCard
from rococo_desktop.rules.rococo.questions import Sentence, SentenceValues, unless_of_card


class ChooseNotion(NamedTuple):
    """A thread or a lace?"""

    seat: int
    card: str

    def problems(self, rules: RuleBook, state: State) -> Iterator[Problem]:
        bonus = rules.bonus_of(self.card)
        yield from unless_of_card(isinstance(bonus, data.BuyNotion | data.GainNotion))

    def options(self, context: Context) -> tuple[str, ...]:
        """List both; the general supply is unlimited."""
        return (THREAD, LACE)

    def answer(self, context: Context, option: str) -> None:
        gain_notions(context, self.seat, int(option == THREAD), int(option == LACE), self.card)


def _dress_gains(context: Context, seat: int, bonus: data.PerDress) -> tuple[int, int]:
    """Return the Livre and the prestige for the player's dresses."""
    dresses = dresses_of(context.rules, context.state, seat)
    return (
        sum(bonus.livre.of(dress.color) for dress in dresses),
        sum(bonus.prestige.of(dress.color) for dress in dresses),
    )


def _per_dress(context: Context, seat: int, card: str, bonus: data.PerDress) -> None:
    livre, prestige = _dress_gains(context, seat, bonus)
    gain_livre(context, seat, livre, card)
    gain_prestige(context, seat, prestige, card)


def _buy_notion(context: Context, seat: int, card: str, bonus: data.BuyNotion) -> None:
    pay_livre(context, seat, bonus.cost, card)
    context.push(ChooseNotion(seat, card))


def _can_draw(context: Context, seat: int, card: str, bonus: data.DrawResource) -> bool:
    state = context.state
    return state.players[seat].livre >= bonus.cost and bool(
        state.resource_bag or state.resource_discard
    )


def _draw(context: Context, seat: int, card: str, bonus: data.DrawResource) -> None:
    pay_livre(context, seat, bonus.cost, card)
    receive_drawn_tile(context, seat, cast("str", draw_resource(context)))


GAIN_LIVRE: Effect[data.GainLivre] = gaining(lambda context, seat, bonus: bonus.amount, gain_livre)
LIVRE_PER_DECORATION: Effect[data.LivrePerDecoration] = gaining(
    lambda context, seat, bonus: bonus.amount * len(decorations_of(context.state, seat)), gain_livre
)
LIVRE_BY_STAFF: Effect[data.LivreByStaff] = gaining(
    lambda context, seat, bonus: step_amount(bonus.steps, context.state.players[seat].staff_size()),
    gain_livre,
)
PER_DRESS: Effect[data.PerDress] = Effect(
    lambda context, seat, card, bonus: any(_dress_gains(context, seat, bonus)), _per_dress
)
BUY_NOTION: Effect[data.BuyNotion] = Effect(
    lambda context, seat, card, bonus: context.state.players[seat].livre >= bonus.cost, _buy_notion
)
GAIN_NOTION: Effect[data.GainNotion] = asking(lambda seat, card, bonus: ChooseNotion(seat, card))
DRAW_RESOURCE = Effect(_can_draw, _draw)


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


DONE = "done"


class PayForPrestige(NamedTuple):
    """How many points are bought, at ``every`` Livre each?"""

    seat: int
    card: str
    every: int

    def sentence_values(self, rules: RuleBook) -> SentenceValues:
        return {"amount": self.every}

    def label(self, rules: RuleBook, option: str) -> Sentence:
        points = int(option)
        return Sentence("option-buy", {"prestige": points, "livre": points * self.every})

    def problems(self, rules: RuleBook, state: State) -> Iterator[Problem]:
        bonus = rules.bonus_of(self.card)
        fits = isinstance(bonus, data.PrestigeForLivre) and bonus.every == self.every
        yield from unless_of_card(fits)

    def options(self, context: Context) -> tuple[str, ...]:
        most = context.state.players[self.seat].livre // self.every
        return tuple(str(points) for points in range(1, most + 1))

    def answer(self, context: Context, option: str) -> None:
        points = int(option)
        pay_livre(context, self.seat, points * self.every, self.card)
        gain_prestige(context, self.seat, points, self.card)


class DiscardResources(NamedTuple):
    """Which tile is discarded next for prestige? ``chosen`` are the tiles picked so far."""

    seat: int
    card: str
    chosen: tuple[str, ...] = ()

    def picked(self) -> tuple[str, ...]:
        return self.chosen

    def seen_by(self, viewer: int | None) -> "DiscardResources":
        """Hide the chosen tiles from other players until they are discarded."""
        return self if viewer == self.seat else self._replace(chosen=())

    def problems(self, rules: RuleBook, state: State) -> Iterator[Problem]:
        yield from strangers("chosen", self.chosen, state.players[self.seat].resources)
        yield from unless_of_card(isinstance(rules.bonus_of(self.card), data.DiscardResources))

    def options(self, context: Context) -> tuple[str, ...]:
        """List one tile of each silk face left on the rack, and ``DONE``."""
        faces: dict[Silk, str] = {}
        for tile in context.state.players[self.seat].resources:
            if tile not in self.chosen:
                faces.setdefault(context.rules.resources[tile].silk, tile)
        return (*faces.values(), DONE)

    def answer(self, context: Context, option: str) -> None:
        """Pick a tile, or discard the chosen tiles and gain the prestige."""
        if option != DONE:
            context.push(self._replace(chosen=(*self.chosen, option)))
        elif self.chosen:
            bonus = cast("data.DiscardResources", context.rules.bonus_of(self.card))
            spend_tiles(context, self.seat, self.chosen, self.card)
            gain_prestige(
                context, self.seat, prestige_of_tiles(context, self.chosen, bonus), self.card
            )


def prestige_of_tiles(
    context: Context, tiles: tuple[str, ...], bonus: data.DiscardResources
) -> int:
    """Return the prestige for discarding tiles.

    Bales of ``bonus.single`` colours bring one point each, the others one for a whole group.
    """
    silk = total_silk(context.rules.resources, tiles)
    grouped = sum(silk.of(color) for color in bonus.grouped)
    return sum(silk.of(color) for color in bonus.single) + grouped // bonus.group_size


PER_DECORATIONS: Effect[data.PrestigePerDecorations] = gaining(
    lambda context, seat, bonus: len(decorations_of(context.state, seat)) // bonus.every,
    gain_prestige,
)
PER_DRESSES: Effect[data.PrestigePerDresses] = gaining(
    lambda context, seat, bonus: len(dresses_of(context.rules, context.state, seat)) // bonus.every,
    gain_prestige,
)
FOR_LIVRE: Effect[data.PrestigeForLivre] = asking(
    lambda seat, card, bonus: PayForPrestige(seat, card, bonus.every)
)
DISCARD_RESOURCES: Effect[data.DiscardResources] = Effect(
    lambda context, seat, card, bonus: bool(context.state.players[seat].resources),
    lambda context, seat, card, bonus: context.push(DiscardResources(seat, card)),
)


EFFECTS: dict[str, Effect] = {  # type: ignore[type-arg]
    "gain_livre": GAIN_LIVRE,
    "livre_per_decoration": LIVRE_PER_DECORATION,
    "livre_by_staff": LIVRE_BY_STAFF,
    "per_dress": PER_DRESS,
    "buy_notion": BUY_NOTION,
    "gain_notion": GAIN_NOTION,
    "draw_resource": DRAW_RESOURCE,
    "acquire": ACQUIRE,
    "make_dress": MAKE_DRESS,
    "fund": FUND,
    "depute_with_bonus": DEPUTE,
    "depute_for_livre": DEPUTE,
    "prestige_per_decorations": PER_DECORATIONS,
    "prestige_per_dresses": PER_DRESSES,
    "prestige_for_livre": FOR_LIVRE,
    "discard_resources": DISCARD_RESOURCES,
}

FRAMES = {
    "choose_notion": ChooseNotion,
    "depute_employee": DeputeEmployee,
    "pay_for_prestige": PayForPrestige,
    "discard_resources": DiscardResources,
}
