"""Final scoring, which can be computed at any time without changing the state.

(rulebook, "Final Scoring" and "Solo Game", "Final Scoring")
"""

from collections.abc import Mapping
from typing import NamedTuple

from rococo_desktop.engine.score import Estimate, Part, PlayerScore, Score
from rococo_desktop.rules.book import ScoringStep
from rococo_desktop.rules.patisserie.accounts import gain_coins
from rococo_desktop.rules.patisserie.book import Context, RuleBook
from rococo_desktop.rules.patisserie.components.models import Table
from rococo_desktop.rules.patisserie.events import DishSold, GameEnded, ItemScored, ToppingDiscarded
from rococo_desktop.rules.patisserie.holdings import dishes_of, own, posts_of
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.patisserie.view import View
from rococo_desktop.rules.state import FINAL, OVER

PRESTIGE = "prestige"
COINS = "coins"
TABLES = "tables"
SPECIALS = "specials"


class Standing(NamedTuple):
    """A player's standing at a table: the number of dishes, and the place of the nearest."""

    number: int
    nearest: int
    seat: int


def standings(dishes: Mapping[str, tuple[str, int]], table: Table) -> list[Standing]:
    """Return the players with dishes on a table, the best first.

    ``dishes`` are those of a state or a view. The nearest dish to the table bonus breaks ties.
    """
    found: dict[int, Standing] = {}
    for place, space in enumerate(table.spaces):
        if space.id in dishes:
            seat = dishes[space.id][1]
            before = found.get(seat, Standing(0, place, seat))
            found[seat] = before._replace(number=before.number + 1)
    return sorted(found.values(), key=lambda each: (-each.number, each.nearest))


def table_points(rules: RuleBook, state: State, table: Table) -> dict[int, int]:
    """Return the points of a table by seat; with fewer than 3 players only the first scores."""
    points = (table.first, table.second if rules.second_places else 0)
    ranked = standings(state.dishes, table)
    return {each.seat: amount for each, amount in zip(ranked, points, strict=False)}


def _prestige(rules: RuleBook, state: State, seat: int) -> list[Part]:
    apart = sum(part(state, seat) for part in rules.prestige_apart)
    return [Part("prestige", state.players[seat].prestige - apart)]


def _coins(rules: RuleBook, state: State, seat: int) -> list[Part]:
    coins, per = state.players[seat].coins, rules.constants.coins_per_prestige
    return [Part("coins", coins // per, number=coins)]


def _tables(rules: RuleBook, state: State, seat: int) -> list[Part]:
    parts = []
    for table in rules.board.tables:
        points = table_points(rules, state, table).get(seat, 0)
        ranked = standings(state.dishes, table)
        own = next((each for each in ranked if each.seat == seat), None)
        if own is not None:
            level = sum(each.number == own.number for each in ranked) > 1
            tie = "nearest" if level else ""
            parts.append(Part("table", points, table.id, own.number, tie))
    return parts


def _served(rules: RuleBook, state: State, seat: int) -> list[Part]:
    """Return the points of each noble host for the opponents with service staff."""
    opponents = sum(posts_of(state, other) > 0 for other in range(rules.seats) if other != seat)
    return [Part("served", opponents, host, opponents) for host in own(state.hosts, seat)]


def _dishes(rules: RuleBook, state: State, seat: int) -> list[Part]:
    return [Part("dish", dish.prestige, dish.id) for dish in dishes_of(rules, state, seat)]


def _posts(rules: RuleBook, state: State, seat: int) -> list[Part]:
    posts = rules.board.posts
    return [Part("post", posts[post].prestige, post) for post in own(state.posts, seat)]


def _hosts(rules: RuleBook, state: State, seat: int) -> list[Part]:
    hosts = rules.board.host
    return [Part("host", hosts[host].prestige, host) for host in own(state.hosts, seat)]


def _specials(rules: RuleBook, state: State, seat: int) -> list[Part]:
    return [
        Part("special", rules.special_bonuses[bonus].prestige[rules.board_name][place], bonus)
        for bonus, seats in state.special_bonuses.items()
        for place, owner in enumerate(seats)
        if owner == seat
    ]


SCORING_STEPS: tuple[ScoringStep[RuleBook, State], ...] = (
    ScoringStep(PRESTIGE, _prestige),
    ScoringStep(COINS, _coins),
    ScoringStep(TABLES, _tables),
    ScoringStep("served", _served),
    ScoringStep("dishes", _dishes),
    ScoringStep("posts", _posts),
    ScoringStep("hosts", _hosts),
    ScoringStep(SPECIALS, _specials),
)
"""The items of the score sheet in the rulebook's order."""


def _settle(context: Context) -> None:
    """Score what comes before the last sales, then sell the dishes in all racks.

    It gives no decorations (ruling 17).
    """
    rules, state = context.rules, context.state
    for scored in rules.before_sales:
        scored(context)
    for seat, player in enumerate(state.players):
        for rack, dish in enumerate(player.racks):
            if dish is not None:
                player.racks[rack] = None
                state.recipe_discard.append(dish)
                context.emit(DishSold, seat, dish)
                worth = rules.recipes[dish].prestige * rules.constants.sale_coins
                gain_coins(context, seat, worth, "sale")
            tile = player.toppings[rack]
            if tile is not None:
                player.toppings[rack] = None
                state.ingredient_discard.append(tile)
                context.emit(ToppingDiscarded, seat, tile)


def finished(rules: RuleBook, state: State) -> State:
    """Return the state as final scoring would leave it: a rival's extra scoring, and sales."""
    if state.phase == OVER:
        return state
    final = state.copy()
    _settle(Context(rules, final, None))
    return final


def sheet(rules: RuleBook, final: State, seat: int) -> PlayerScore:
    """Return the score sheet of a seat in a state after the last sales."""
    left = final.players[seat].coins % rules.constants.coins_per_prestige
    return rules.sheet(final, seat, left)


def score(rules: RuleBook, state: State) -> Score:
    """Return the final scoring of a state."""
    final = finished(rules, state)
    sheets = tuple(sheet(rules, final, seat) for seat in range(rules.seats))
    return Score(sheets, (_winner(rules, final, sheets),))


def _winner(rules: RuleBook, state: State, sheets: tuple[PlayerScore, ...]) -> int:
    """Return the winner: most prestige, then most coins left, then the first from the start player.

    A solo player wins only with more prestige than the rival.
    """
    if len(rules.people) == 1:
        person, rival = (each.total for each in sheets)
        return 0 if person > rival else 1
    best = max((each.total, each.left) for each in sheets)
    return next(
        seat
        for seat in rules.from_seat(state.start_player)
        if (sheets[seat].total, sheets[seat].left) == best
    )


def estimate(rules: RuleBook, state: State, seen: View) -> tuple[Estimate, ...]:
    """Return the scores of all players in ``state``, without anything hidden in ``seen``."""
    estimates = []
    for seat, sheet in enumerate(score(rules, state).players):
        is_open = seat in rules.people or seat in seen.eyes or state.phase == OVER
        hidden = () if is_open or rules.rival is None else rules.rival.unseen_items
        items = tuple(item for item in sheet.items if item.item not in hidden)
        estimates.append(Estimate(items, sum(item.points for item in items), hidden))
    return tuple(estimates)


def final_scoring(context: Context) -> None:
    """Score the game and end it."""
    rules, state = context.rules, context.state
    state.phase = FINAL
    _settle(context)
    state.phase = OVER
    result = score(rules, state)
    for number, step in enumerate(rules.scoring_steps):
        for seat, player in enumerate(result.players):
            if points := player.items[number].points:
                context.emit(ItemScored, seat, step.item, points)
    context.emit(GameEnded, result.winners, tuple(player.total for player in result.players))
