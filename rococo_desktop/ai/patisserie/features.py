"""The features of a position: the whole numbers that a network reads, from one seat's view.

Only information that the seat may know is read. The other seats are described by what they show on
the table, the strongest first, so that one network serves every number of seats.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, get_args

from rococo_desktop.ai.patisserie.evaluation import Appraisal
from rococo_desktop.ai.patisserie.kitchen import SUPPLIES, needs_of
from rococo_desktop.ai.patisserie.taste import Taste
from rococo_desktop.ai.steady import steady_sum
from rococo_desktop.rules.patisserie.book import RuleBook
from rococo_desktop.rules.patisserie.components.bonuses import AnyBonus, Bare, Bonus
from rococo_desktop.rules.patisserie.holdings import reached
from rococo_desktop.rules.patisserie.model import Player, State
from rococo_desktop.rules.patisserie.scoring import table_points
from rococo_desktop.rules.state import OVER

FAMILIES: tuple[type[Bonus], ...] = get_args(get_args(AnyBonus)[0])
"""The effects of staff bonuses that are distinguished."""
FINE = 4
"""The number of steps per point in which the parts of the evaluation are given."""
MOST = 511
"""The largest feature; the smallest is its negative."""
RIVALS = 2
"""The number of other seats that are described one by one."""


class Shown(NamedTuple):
    """What a board shows; many positions share it."""

    tables: list[int]
    """The features of the tables."""
    tenths: list[int]
    """The prestige of each seat there, in tenths."""


class Encoder:
    """An encoder of the positions that a seat can reach in its turn from ``root``."""

    def __init__(self, rules: RuleBook, root: State, seat: int, taste: Taste) -> None:
        self._appraisal = Appraisal(rules, root, seat, taste)
        self._rules, self._seat = rules, seat
        self._others = [each for each in range(rules.seats) if each != seat]
        self._shown: dict[int, Shown] = {}
        hands = [len(root.players[each].hand) for each in self._others]
        rounds = rules.constants.rounds - root.round
        self._context = [
            *(int(rules.seats == number) for number in range(2, 6)),
            rounds,
            int(not rounds),
            max(hands),
            sum(hands),
            (root.start_player - seat) % rules.seats,
        ]

    def guess(self, state: State) -> float:
        return self._appraisal.value(state)

    def features(self, state: State, reveals: str = "") -> list[int]:
        player = state.players[self._seat]
        parts = self._appraisal.parts(state)
        found = [*self._context, int(reveals != ""), int(state.phase == OVER)]
        found += [round(FINE * part) for part in (*parts, steady_sum(parts))]
        found += self._own(player)
        found += self._displays(state)
        shown = self._on_board(state)
        found += shown.tables
        found += self._markers(state)
        found += self._rivals(state, shown.tenths)
        return [max(-MOST, min(MOST, number)) for number in found]

    def _own(self, player: Player) -> list[int]:
        rules, coins = self._rules, player.coins
        tiles = [rules.ingredients[tile] for tile in player.ingredients]
        stock = [player.flour, player.sugar, player.butter]
        stock += [sum(tile.ingredients[place] for tile in tiles) for place in range(3)]
        spare, lacking = list(stock), [0] * len(SUPPLIES)
        for recipe in player.recipes:
            for place, need in enumerate(needs_of(rules)[recipe]):
                lacking[place] += max(0, need - spare[place])
                spare[place] = max(0, spare[place] - need)
        dishes = [rules.recipes[dish] for dish in player.dishes()]
        recipes = [rules.recipes[recipe] for recipe in player.recipes]
        return [
            coins,
            min(coins, 10),
            max(0, coins - 25),
            player.prestige,
            *stock,
            *lacking,
            *spare,
            len(tiles),
            sum(tile.topping for tile in tiles),
            len(dishes),
            sum(dish.prestige for dish in dishes),
            sum(topping is not None for topping in player.toppings),
            len(recipes),
            sum(recipe.prestige for recipe in recipes),
            sum(recipe.chef for recipe in recipes),
            len(player.decorations),
            int(player.star),
            len(player.hand),
            len(player.unused),
            len(player.used),
            *self._cards(player.hand),
            *self._cards(player.inventory()),
        ]

    def _cards(self, cards: Iterable[str]) -> list[int]:
        """Return the number of chefs, and of the cards of each family."""
        chefs, families = 0, [0] * len(FAMILIES)
        for card in cards:
            entry = self._rules.staff[card]
            chefs += entry.training == "chef"
            families[FAMILIES.index(type(entry.bonus))] += 1
        return [chefs, *families]

    def _displays(self, state: State) -> list[int]:
        rules = self._rules
        recipes = [rules.recipes[recipe] for recipe in state.recipes if recipe is not None]
        tiles = [rules.ingredients[t] for row in state.ingredients for t in row if t is not None]
        return [
            len(recipes),
            sum(recipe.prestige for recipe in recipes),
            max((recipe.prestige for recipe in recipes), default=0),
            len(tiles),
            sum(tile.topping for tile in tiles),
            *(sum(tile.ingredients[place] for tile in tiles) for place in range(3)),
            sum(card is not None for card in state.hire),
            len(state.stars),
        ]

    def _on_board(self, state: State) -> Shown:
        number = self._appraisal.board(state).number
        known = self._shown.get(number)
        if known is None:
            tables = self._rules.board.tables
            points = [table_points(self._rules, state, table) for table in tables]
            tenths = [10 * self._points(state, points, each) for each in range(self._rules.seats)]
            known = self._shown[number] = Shown(self._tables(state, points), tenths)
        return known

    def _tables(self, state: State, points: Sequence[Mapping[int, int]]) -> list[int]:
        """Return the seat's dishes, a rival's, the free spaces and the points of each table."""
        found: list[int] = []
        for table, scored in zip(self._rules.board.tables, points, strict=True):
            counts = [0] * self._rules.seats
            for space in table.spaces:
                if space.id in state.dishes:
                    counts[state.dishes[space.id][1]] += 1
            rival = max(counts[each] for each in self._others)
            own, free = counts[self._seat], len(table.spaces) - sum(counts)
            found += [own, rival, own - rival, free, scored.get(self._seat, 0)]
        return found

    def _markers(self, state: State) -> list[int]:
        """Return posts, hosts and special bonuses."""
        rules, seat = self._rules, self._seat
        serving = {owner for owner in state.posts.values() if owner != seat}
        free = [host.cost for host in rules.board.hosts if host.id not in state.hosts]
        found = [
            sum(owner == seat for owner in state.posts.values()),
            sum(owner == seat for owner in state.hosts.values()),
            len(serving),
            len(free),
            min(free, default=0),
        ]
        for bonus, seats in state.special_bonuses.items():
            tile = rules.special_bonuses[bonus]
            prestige = tile.prestige[rules.board_name]
            condition, lacks = tile.condition, 0
            if seat not in seats and not isinstance(condition, Bare):
                lacks = max(0, condition.number - reached(rules, state, seat, condition))
            left = prestige[len(seats)] if len(seats) < len(prestige) else 0
            found += [int(seat in seats), lacks, left]
        return found

    def _rivals(self, state: State, on_board: Sequence[int]) -> list[int]:
        """Return the leads over the others, and what the strongest of them show.

        A coin is a tenth of a point; ``on_board`` are the tenths of each seat on the board.
        """
        points = [
            tenths + 10 * player.prestige + player.coins
            for tenths, player in zip(on_board, state.players, strict=True)
        ]
        mine = points[self._seat]
        order = sorted(self._others, key=lambda each: (-points[each], each))
        found = [round(FINE * mine / 10), sum(points[each] >= mine for each in order)]
        for place in range(RIVALS):
            each = order[min(place, len(order) - 1)]
            player = state.players[each]
            found += [
                round(FINE * (mine - points[each]) / 10),
                player.coins,
                player.prestige,
                player.goods() + len(player.ingredients),
                len(player.recipes),
                len(player.dishes()),
                len(player.decorations),
                len(player.hand),
                player.staff_size(),
                sum(owner == each for _, owner in state.dishes.values()),
            ]
        return found

    def _points(self, state: State, tables: Sequence[Mapping[int, int]], seat: int) -> int:
        """Return the prestige of a seat's dishes and markers on the board."""
        rules = self._rules
        points = sum(
            rules.recipes[dish].prestige for dish, own in state.dishes.values() if own == seat
        )
        points += sum(
            rules.board.posts[p].prestige for p, own in state.posts.items() if own == seat
        )
        points += sum(rules.board.host[h].prestige for h, own in state.hosts.items() if own == seat)
        return points + sum(table.get(seat, 0) for table in tables)
