"""Bonuses that gain Livre, thread, lace or a tile."""

from collections.abc import Iterator
from typing import NamedTuple, cast

from rococo_desktop.engine.reasons import Problem
from rococo_desktop.rules.accounts import gain_prestige
from rococo_desktop.rules.entries import step_amount
from rococo_desktop.rules.rococo.accounts import gain_livre, gain_notions, pay_livre
from rococo_desktop.rules.rococo.base.acquire import LACE, THREAD, receive_drawn_tile
from rococo_desktop.rules.rococo.base.prepare import draw_resource
from rococo_desktop.rules.rococo.book import Context, Effect, RuleBook, asking, gaining
from rococo_desktop.rules.rococo.components import bonuses as data
from rococo_desktop.rules.rococo.holdings import decorations_of, dresses_of
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.questions import unless_of_card


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
