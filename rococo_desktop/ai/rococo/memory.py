"""Estimates of what others hide: their prestige, and which of their employees are in the hand.

In the edition of 2013 points are gained in the open and kept in secret. An attentive player knows
them roughly, and so does a bot: it estimates them from sources that are still visible, the
employees in a deck and the dresses on the board.
"""

from rococo_desktop.ai.foresight import likely_hand
from rococo_desktop.ai.rococo.prospects import Gains, prospect_of
from rococo_desktop.ai.rococo.staff import Staff
from rococo_desktop.ai.rococo.taste import Taste
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.rococo.book import Context, RuleBook
from rococo_desktop.rules.rococo.components.bonuses import Bonus, DiscardResources, PrestigeForLivre
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.rulebook import Rococo
from rococo_desktop.rules.rococo.view import View

BOUGHT: dict[type[Bonus], float] = {PrestigeForLivre: 3.0, DiscardResources: 2.5}
"""The average points of a bonus whose price the player chooses."""


def remembered(match: Rococo, view: View, rng: Generator) -> State:
    """Return a state consistent with a view, with the estimated prestige of other seats.

    ``rng`` deals all other hidden parts.
    """
    state = match.deal(view, rng)
    for seen in view.players:
        if seen.prestige is None:
            player = state.players[seen.seat]
            player.prestige = max(player.prestige, guessed(match.rules, state, seen.seat))
    return state


def likely(match: Rococo, view: View, rng: Generator) -> State:
    """Return a remembered state in which the hidden hands are such as one would choose."""
    state = remembered(match, view, rng)
    for seen in view.players:
        if seen.hand is None and seen.hand_size and seen.supply_size:
            player = state.players[seen.seat]
            prospect = prospect_of(match.rules, state, seen.seat, Taste())
            staff = Staff(prospect, Gains(prospect, state))
            worth = staff.worth_of_hand(state)
            cards = likely_hand([*player.hand, *player.supply], seen.hand_size, worth, rng)
            player.hand, player.supply = cards[: seen.hand_size], cards[seen.hand_size :]
    return state


def guessed(rules: RuleBook, state: State, seat: int) -> int:
    """Return an estimate of the points that a player has gained in play, from visible sources.

    An employee counts as played as often as a deck of that size allows since the round of its
    level, with the prestige that it would bring now: there were fewer dresses then, but good cards
    are played more often.
    """
    trial = Context(rules, state.copy(), None)
    player = state.players[seat]
    points = 0.0
    for card in player.staff():
        employee = rules.employees[card]
        if employee.bonus is not None:
            rounds = state.round - (employee.level or state.round)
            plays = rounds * rules.constants.hand_size / player.staff_size()
            uses = max(plays, card in player.discard)
            points += uses * _brings(trial, seat, card, employee.bonus)
    for dress, owner in state.guests.values():
        if owner == seat:
            bonuses = rules.dresses[dress].bonuses
            points += sum(_brings(trial, seat, dress, bonus) for bonus in bonuses)
    return int(points + 0.5)


def _brings(trial: Context, seat: int, source: str, bonus: Bonus) -> float:
    """Return the prestige that a bonus would bring now."""
    if type(bonus) in BOUGHT:
        return BOUGHT[type(bonus)]
    player = trial.state.players[seat]
    before, effect = player.prestige, trial.rules.effects[bonus.effect]
    if effect.available(trial, seat, source, bonus):
        effect.begin(trial, seat, source, bonus)
    return player.prestige - before
