"""Bonuses that gain prestige during play."""

from collections.abc import Iterator
from typing import NamedTuple, cast

from rococo_desktop.engine.reasons import Problem, strangers
from rococo_desktop.rules.accounts import gain_prestige
from rococo_desktop.rules.rococo.accounts import pay_livre
from rococo_desktop.rules.rococo.base.make_dress import spend_tiles
from rococo_desktop.rules.rococo.base.silk import total_silk
from rococo_desktop.rules.rococo.book import Context, Effect, RuleBook, asking, gaining
from rococo_desktop.rules.rococo.components import bonuses as data
from rococo_desktop.rules.rococo.components.models import Silk
from rococo_desktop.rules.rococo.holdings import decorations_of, dresses_of
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.questions import Sentence, SentenceValues, unless_of_card

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
        return Sentence("option.buy", {"prestige": points, "livre": points * self.every})

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
