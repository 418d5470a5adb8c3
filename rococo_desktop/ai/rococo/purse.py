"""What money is worth: what can still be spent well, and the rest."""

from rococo_desktop.ai.rococo.prospect import DECORATIONS_PER_ROUND, DRESSES_PER_ROUND, Prospect
from rococo_desktop.rules.rococo.holdings import decorations_of, dresses_of
from rococo_desktop.rules.rococo.model import State

DECORATION_PER_CARD = 8.0
"""Livre for decorations that one card can spend at most, on average."""


def purse_value(prospect: Prospect, state: State) -> float:
    """Return the points for the seat's money and for the income to come."""
    rules, taste = prospect.rules, prospect.taste
    player = state.players[prospect.seat]
    incomes, growth = prospect.rounds_after, _growth(prospect.rounds_after)
    extra = fixed = 0.0
    held = decorations_of(state, prospect.seat)
    groups = {rules.board.decorations[space].group for space in held}
    if "fountain_upper" in groups:
        extra += incomes * len(held) + growth * DECORATIONS_PER_ROUND
        fixed += len(held)
    if "fountain_lower" in groups:
        dresses = len(dresses_of(rules, state, prospect.seat))
        extra += incomes * dresses + growth * DRESSES_PER_ROUND
        fixed += dresses
    funds = player.livre + incomes * rules.constants.base_income + extra * taste.fountain
    exchange = 1 / rules.constants.livre_per_prestige
    plays = len(player.hand) + rules.constants.hand_size * prospect.rounds_after
    last_round = not prospect.rounds_after
    spendable = plays * taste.spending + min(prospect.sponsoring, plays * DECORATION_PER_CARD)
    spare = exchange if last_round else taste.livre_spare
    well_spent = min(funds, spendable)
    return prospect.livre * well_spent + spare * (funds - well_spent) + exchange * fixed


def _growth(incomes: int) -> float:
    """Return how often something that comes once a round pays in the incomes to come."""
    return incomes * (incomes - 1) / 2
