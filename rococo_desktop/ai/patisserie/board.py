"""The board as one seat sees it: its points, the majorities as they may end, and what to buy."""

from collections import Counter
from math import sqrt
from typing import NamedTuple

from rococo_desktop.ai.patisserie.taste import Taste
from rococo_desktop.ai.steady import steady_exp, steady_sum
from rococo_desktop.rules.patisserie.book import RuleBook
from rococo_desktop.rules.patisserie.components.models import Gain, Recipe, Table
from rococo_desktop.rules.patisserie.holdings import fits
from rococo_desktop.rules.patisserie.model import State

GAINS = {
    "coins": 0.18,
    "coins_by_posts": 0.1,
    "draw_ingredient": 0.9,
    "ingredient": 1.1,
    "recipe": 0.9,
    "flour": 0.3,
    "sugar": 0.8,
    "butter": 0.9,
}
"""The points that a gain is worth, for each coin or piece."""
DISHES_A_ROUND = 2.0
"""The dishes that a player presents in a round, on average."""
PROMISE = 0.7
"""The part of the best place's current gain that is likely to be left for a dish."""
SERVING = 0.15
"""The worth in points of the choice to pay for service with one dish."""


class Ware(NamedTuple):
    """A free place for a marker."""

    cost: int
    points: float
    is_host: bool


class BoardWorth(NamedTuple):
    """The board as a seat sees it."""

    number: int
    """The key that distinguishes the boards of one turn."""
    scored: float
    """The printed prestige under the seat's markers."""
    tables: float
    """The points that the seat may expect from majorities."""
    hosts: float
    """The likely gain of the seat's hosts from the others' service staff."""
    own_hosts: int
    wares: tuple[Ware, ...]
    places: tuple[tuple[float, str], ...]
    """For each table with a free space, what a dish there brings, and the table's bonus."""


class Boards:
    """The boards of the positions that a seat can reach in its turn from ``root``."""

    def __init__(self, rules: RuleBook, root: State, seat: int, taste: Taste) -> None:
        self._rules, self._seat = rules, seat
        self._dishes = max(0, len(root.dishes) - 1)
        rounds = rules.constants.rounds - root.round
        hands = sum(len(player.hand) for player in root.players) / 5
        self._progress = root.round / rules.constants.rounds
        self._more = DISHES_A_ROUND * (rounds * rules.seats + hands)
        """The dishes that all seats may still present."""
        self._own = DISHES_A_ROUND * (rounds + len(root.players[seat].hand) / 5)
        # A seat wins what its rivals lose.
        self._weight = taste.tables * (1 + 0.4 / max(1, rules.seats - 1))
        self._dish = taste.dish
        self._known: dict[object, BoardWorth] = {}

    def of(self, state: State) -> BoardWorth:
        # A moved dish becomes the last one.
        key = (tuple(state.dishes.items())[self._dishes :], *state.posts, *state.hosts)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._new(state)
        return known

    def _new(self, state: State) -> BoardWorth:
        rules, seat, board = self._rules, self._seat, self._rules.board
        dishes = [rules.recipes[dish] for dish, own in state.dishes.values() if own == seat]
        scored = self._dish * len(dishes) + sum(dish.prestige for dish in dishes)
        posts = [each for each, own in state.posts.items() if own == seat]
        scored += sum(board.posts[each].prestige for each in posts)
        scored += sum(board.host[each].prestige for each, own in state.hosts.items() if own == seat)
        own_hosts = sum(own == seat for own in state.hosts.values())
        areas = [board.area_of[post].tables for post in posts]
        beside = Counter(table for area in areas for table in area)
        tables, places = 0.0, []
        for table in board.tables:
            now, then, free = self._majority(state, table)
            tables += now
            if free:
                bonus = state.table_bonuses[table.id]
                best = max((gain_worth(space_bonus) for space_bonus in free), default=0.0)
                places.append((then - now + best + SERVING * beside[table.id], bonus))
        served = self._served(state)
        tables += len(areas) * SERVING * self._own * 0.4
        return BoardWorth(
            len(self._known),
            scored,
            tables,
            own_hosts * served,
            own_hosts,
            self._wares(state, served),
            tuple(places),
        )

    def _majority(self, state: State, table: Table) -> tuple[float, float, list[Gain | None]]:
        """Return the expected points of a majority, those with one dish more, and the free spaces.

        The odds are more even if more dishes may still come.
        """
        rules, seat = self._rules, self._seat
        counts, nearest = [0.0] * rules.seats, -1
        free: list[Gain | None] = []
        for space in table.spaces:
            entry = state.dishes.get(space.id)
            if entry is None:
                free.append(space.bonus)
            else:
                counts[entry[1]] += 1
                nearest = entry[1] if nearest < 0 else nearest
        if nearest >= 0:
            counts[nearest] += 0.3
        second = table.second if rules.second_places else 0
        more = min(float(len(free)), self._more * len(table.spaces) / len(rules.board.spaces))
        now = self._weight * _expected(counts, seat, more, table.first, second)
        if not free:
            return now, now, free
        counts[seat] += 1
        then = self._weight * _expected(counts, seat, max(0.0, more - 1), table.first, second)
        return now, then, free

    def _served(self, state: State) -> float:
        """Return the opponents that a host may expect to have service staff at the end."""
        serving = {owner for owner in state.posts.values() if owner != self._seat}
        others = self._rules.seats - 1 - len(serving)
        return len(serving) + others * 0.8 * (1 - 0.8 * self._progress)

    def _wares(self, state: State, served: float) -> tuple[Ware, ...]:
        """Return the free hosts and posts and what they bring, apart from coins."""
        rules, found = self._rules, list[Ware]()
        for host in rules.board.hosts:
            if host.id not in state.hosts:
                found.append(Ware(host.cost, host.prestige + served, is_host=True))
        for area in rules.board.areas:
            owners = [state.posts.get(post.id) for post in area.posts]
            taken = any(owner is not None for owner in owners)
            if owners[0] is None and self._seat not in owners and not (rules.one_post and taken):
                serving = SERVING * self._own * 0.4
                found.append(Ware(area.left.cost, area.left.prestige + serving, is_host=False))
        return tuple(found)


def _expected(counts: list[float], seat: int, more: float, first: int, second: int) -> float:
    """Return the expected points of a majority, by how far the dishes differ."""
    warmth = 0.12 + 0.45 * sqrt(more)
    top = max(counts)
    weights = [
        steady_exp((count - top) / warmth) if count or more > 0.2 else 0.0 for count in counts
    ]
    total = steady_sum(weights)
    if not total:
        return 0.0
    mine = weights[seat]
    points = first * mine / total
    if second and mine:
        for other, weight in enumerate(weights):
            if other != seat and weight:
                points += second * weight / total * mine / (total - weight)
    return points


def gain_worth(gain: Gain | None) -> float:
    """Return the points that a gain is worth."""
    return 0.0 if gain is None else GAINS[gain.gain] * gain.amount


def best_place(
    rules: RuleBook, board: BoardWorth, recipe: Recipe, taken: set[str], *, topped: bool
) -> float:
    """Return what presenting a dish brings beyond its prestige on the best table not ``taken``.

    That table is then taken: the next dish does better elsewhere.
    """
    best, chosen = 0.0, ""
    for points, bonus in board.places:
        if bonus not in taken:
            entry = rules.table_bonuses[bonus]
            if fits(entry.dishes, recipe, topped=topped):
                points += gain_worth(entry.reward)
            if points > best:
                best, chosen = points, bonus
    taken.add(chosen)
    return PROMISE * best
