"""Phase 4: gain income, also at the end of the last round (rulebook, "Phase 4: Gain Income")."""

from typing import NamedTuple

from rococo_desktop.rules.patisserie.accounts import gain_coins, gain_prestige
from rococo_desktop.rules.patisserie.book import Context, RuleBook
from rococo_desktop.rules.patisserie.events import StaffRemoved, StartPlayerNamed
from rococo_desktop.rules.patisserie.holdings import hosts_of
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.patisserie.specials import OfferSpecials
from rococo_desktop.rules.patisserie.view import View


class Income(NamedTuple):
    """A player's income by its sources: everybody's, noble hosts and successful decorations."""

    base: int
    hosts: int
    decorations: int
    prestige: int
    """The prestige of the decorations; all else is coins."""

    @property
    def coins(self) -> int:
        """Return the coins of all sources."""
        return self.base + self.hosts + self.decorations


def income_of(rules: RuleBook, state: State | View, seat: int) -> Income:
    """Return a player's income."""
    constants = rules.constants
    made = constants.decoration_income[: len(state.players[seat].decorations)]
    return Income(
        constants.base_income,
        constants.host_income * hosts_of(state, seat),
        sum(each.coins for each in made),
        sum(each.prestige for each in made),
    )


def gain_income(context: Context) -> None:
    """Give all players their income, the start player first."""
    seats = context.rules.from_seat(context.state.start_player)
    for seat in seats:
        income = income_of(context.rules, context.state, seat)
        gain_coins(context, seat, income.coins, "income")
        gain_prestige(context, seat, income.prestige, "income")
    for seat in reversed(seats):
        context.push(OfferSpecials(seat))


def end_round(context: Context) -> None:
    """Pass the start player marker, and remove the staff not hired from the game."""
    state, rules = context.state, context.rules
    if state.round == rules.constants.rounds:
        return
    for player in state.players:
        player.declined = []
    state.start_player = rules.after(state.start_player)
    context.emit(StartPlayerNamed, state.start_player)
    left = tuple(card for card in state.hire if card is not None)
    if left:
        state.removed += left
        context.emit(StaffRemoved, left)
    state.hire = [None] * len(state.hire)
