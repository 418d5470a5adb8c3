"""Final scoring, which can be computed at any time without changing the state.

The remaining Livre break ties. A rival that ties for the best total wins alone.
"""

from rococo_desktop.engine.score import Estimate, Item, PlayerScore, Score
from rococo_desktop.rules.rococo.book import Context, RuleBook
from rococo_desktop.rules.rococo.events import DressAdmired, GameEnded, ItemScored
from rococo_desktop.rules.rococo.holdings import terrace_of
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.view import View
from rococo_desktop.rules.state import FINAL, OVER

PRESTIGE = "prestige"
"""The item that may be hidden: prestige gained during play."""
STATUES = "statues"
"""The item that is scored after dresses move to the terrace (Deluxe, "End of Game", 5 and 6)."""


def sheet(rules: RuleBook, state: State, seat: int) -> PlayerScore:
    """Return the points of a seat item by item, and the Livre that are left to break a tie."""
    left = state.players[seat].livre % rules.constants.livre_per_prestige
    return rules.sheet(state, seat, left)


def score(rules: RuleBook, state: State) -> Score:
    """Return the final scoring of ``state`` (Deluxe, "End of Game Scoring")."""
    sheets = [sheet(rules, state, seat) for seat in range(len(state.players))]
    best = max((each.total, each.left) for each in sheets)
    winners = tuple(seat for seat, each in enumerate(sheets) if (each.total, each.left) == best)
    for seat, each in enumerate(sheets):
        if seat not in rules.people and each.total == best[0]:
            winners = (seat,)
    return Score(tuple(sheets), winners)


def estimate(rules: RuleBook, state: State, seen: View) -> tuple[Estimate, ...]:
    """Return the scores of all players in ``state``, without anything hidden in ``seen``."""
    estimates = []
    for player, sheet in zip(seen.players, score(rules, state).players, strict=True):
        hidden = (PRESTIGE,) if player.prestige is None else ()
        known = {*player.face_down, *player.discard, player.played}
        unseen = {*state.players[player.seat].staff()} - known
        items = tuple(_without(item, unseen) for item in sheet.items if item.item not in hidden)
        estimates.append(Estimate(items, sum(item.points for item in items), hidden))
    return tuple(estimates)


def _without(item: Item, unseen: set[str]) -> Item:
    """Return an item without the parts of unseen cards."""
    parts = tuple(part for part in item.parts if part.subject not in unseen)
    return Item(item.item, sum(part.points for part in parts), parts)


def final_scoring(context: Context) -> None:
    """Score the game, move dresses to the terrace and end the game."""
    rules, state = context.rules, context.state
    state.phase = FINAL
    result = score(rules, state)
    for number, step in enumerate(rules.scoring_steps):
        if step.item == STATUES:
            _admire(context)
        for seat, player in enumerate(result.players):
            if points := player.items[number].points:
                context.emit(ItemScored, seat, step.item, points)
    state.phase = OVER
    context.emit(GameEnded, result.winners, tuple(player.total for player in result.players))


def _admire(context: Context) -> None:
    """Move dresses to the terrace (Deluxe, "Admire the Fireworks on the Balcony")."""
    rules, state = context.rules, context.state
    for seat in range(rules.seats):
        for fireworks, space in terrace_of(rules, state, seat).items():
            state.terrace[fireworks] = space
            context.emit(DressAdmired, seat, state.guests[space][0], fireworks)
