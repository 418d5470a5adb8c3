"""Phase 4: gain income, also at the end of the last round (rulebook, "Phase 4: Gain Income")."""

from rococo_desktop.rules.patisserie.accounts import gain_coins, gain_prestige
from rococo_desktop.rules.patisserie.book import Context, RuleBook
from rococo_desktop.rules.patisserie.events import StaffRemoved, StartPlayerNamed
from rococo_desktop.rules.patisserie.holdings import hosts_of
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.patisserie.specials import OfferSpecials


def income_of(rules: RuleBook, state: State, seat: int) -> tuple[int, int]:
    """Return the coins and the prestige of a player's income."""
    constants = rules.constants
    number = len(state.players[seat].decorations)
    decorations = constants.decoration_income[:number]
    coins = constants.base_income + constants.host_income * hosts_of(state, seat)
    coins += sum(each.coins for each in decorations)
    return coins, sum(each.prestige for each in decorations)


def gain_income(context: Context) -> None:
    """Give all players their income, the start player first."""
    seats = context.rules.from_seat(context.state.start_player)
    for seat in seats:
        coins, prestige = income_of(context.rules, context.state, seat)
        gain_coins(context, seat, coins, "income")
        gain_prestige(context, seat, prestige, "income")
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
