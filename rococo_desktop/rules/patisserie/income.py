"""Phase 4: gain income, also at the end of the last round (rulebook, "Phase 4: Gain Income")."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rococo_desktop.engine.reasons import Problem, unless
from rococo_desktop.engine.state import Frame
from rococo_desktop.rules.accounts import gain_prestige
from rococo_desktop.rules.events import StartPlayerNamed
from rococo_desktop.rules.patisserie.accounts import gain_coins
from rococo_desktop.rules.patisserie.actions.specials import ClaimSpecial, OfferSpecials
from rococo_desktop.rules.patisserie.book import Context, RuleBook
from rococo_desktop.rules.patisserie.events import StaffRemoved
from rococo_desktop.rules.patisserie.holdings import hosts_of
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.patisserie.view import View
from rococo_desktop.rules.questions import alike


class Income(NamedTuple):
    """A player's income by its sources: everybody's, noble hosts and successful decorations."""

    base: int
    hosts: int
    decorations: int
    prestige: int
    """The prestige of the decorations; all else is coins."""

    @property
    def coins(self) -> int:
        return self.base + self.hosts + self.decorations


def income_of(rules: RuleBook, state: State | View, seat: int) -> Income:
    """Return a player's income in coins and prestige (rulebook, "Phase 4: Gain Income")."""
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


def income_problems(rules: RuleBook, state: State, above: Sequence[Frame]) -> Iterator[Problem]:
    """Yield a problem unless special bonuses are offered, to the start player first."""
    expected = [OfferSpecials(seat) for seat in reversed(rules.from_seat(state.start_player))]
    offers = [frame for frame in above if not isinstance(frame, ClaimSpecial)]
    claims, asked = above[len(offers) :], expected[len(offers) :][:1]
    are_one_offer = all(isinstance(frame, ClaimSpecial) for frame in claims)
    of_one = {frame.seat for frame in claims} == {offer.seat for offer in asked}
    in_order = alike(offers, expected[: len(offers)])
    of_people = all(frame.seat in rules.people for frame in claims)
    yield from unless("frames", in_order and are_one_offer and of_one and of_people)


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
