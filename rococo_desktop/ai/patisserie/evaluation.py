"""The value of a position to one seat by rules of thumb, in points of expected final prestige.

What is scored counts in full. What is under way - recipes, ingredients, dishes in the racks -
counts with what it will bring, less the actions that it still needs, as far as actions are left.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from rococo_desktop.ai.patisserie.staff import Outlook, outlook, quality
from rococo_desktop.rules.patisserie.book import RuleBook
from rococo_desktop.rules.patisserie.components.bonuses import Bare
from rococo_desktop.rules.patisserie.components.models import Recipe
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.holdings import fits, reached
from rococo_desktop.rules.patisserie.income import income_of
from rococo_desktop.rules.patisserie.model import INCOME, OVER, State
from rococo_desktop.rules.patisserie.scoring import score, standings


@dataclass(frozen=True, slots=True)
class Taste:
    """The weights of the rules of thumb, in points of prestige."""

    coin: float = 0.1
    """A coin at the end of the game."""
    early_coin: float = 0.1
    """What a coin is worth more as long as there is something to buy with it."""
    purse: int = 16
    """The coins for which that holds."""
    action: float = 1.0
    """A hand card that is not played yet."""
    patience: float = 0.82
    """The part of what is under way that is left for each action that it takes."""
    presenting: float = 3.0
    """A presented dish beyond its prestige: placement, table bonus, a step to majorities."""
    materials: tuple[float, ...] = (0.35, 0.5, 0.75, 0.9, 0.9, 0.9)
    """A unit in stock of flour, sugar, butter, honey, nuts and egg."""
    spare: float = 0.3
    """The part of that which a unit is worth beyond what the stored recipes need."""
    topping: float = 0.5
    lacking: float = 0.6
    """The actions that it takes to get a unit that is lacking."""
    lead: float = 0.5
    """How sure a majority is at the beginning; at the end it is certain."""
    hand: float = 0.6
    """The quality of a hand card."""
    staff: float = 0.25
    """A staff card's quality for each round in which it may be used again."""


class Thread(NamedTuple):
    """Something on its way to a table: its points, and the actions that it still takes."""

    points: float
    actions: float
    """The actions that it certainly costs."""
    time: float
    """The actions that it takes, with those to get what is lacking."""


class Appraisal:
    """An evaluation of the positions that a seat can reach in its turn from ``root``."""

    def __init__(self, rules: RuleBook, root: State, seat: int, taste: Taste) -> None:
        rounds_after = rules.constants.rounds - root.round
        self._seat = seat
        self._rules = rules
        self._rounds_after = rounds_after
        self._incomes = rounds_after + (root.phase not in (INCOME, OVER))
        """The incomes that are still to come."""
        self._progress = root.round / rules.constants.rounds
        """The part of the game that is over, from 0 to 1."""
        self._taste = taste
        self._needs = _needs(rules)
        self._boards: dict[object, float] = {}
        self._outlooks: dict[object, Outlook] = {}
        self._worths: dict[object, float] = {}

    def value(self, state: State) -> float:
        """Return the expected final prestige of the seat, or the actual one if the game is over."""
        if state.phase == OVER:
            sheet = score(self._rules, state).players[self._seat]
            return sheet.total + sheet.left / 100
        return (
            state.players[self._seat].prestige
            + self._on_board(state)
            + self._income(state)
            + self._purse(state)
            + self._kitchen(state)
            + self._staff(state)
            + self._specials(state)
        )

    def _on_board(self, state: State) -> float:
        """Return the worth of dishes and markers on the board; many positions share them."""
        key = (*state.dishes.items(), *state.posts, *state.hosts)
        known = self._boards.get(key)
        if known is None:
            known = self._scored(state) + self._tables(state) + self._hosts(state)
            self._boards[key] = known
        return known

    def _outlook(self, state: State) -> Outlook:
        """Return what the own bonuses depend on; many positions share it."""
        player = state.players[self._seat]
        key = (
            *state.dishes.items(),
            *state.posts,
            *state.hosts,
            len(player.decorations),
            player.staff_size(),
            len(player.hand),
        )
        known = self._outlooks.get(key)
        if known is None:
            known = self._outlooks[key] = outlook(self._rules, state, self._seat)
        return known

    def _scored(self, state: State) -> float:
        """Return the printed prestige under the own markers."""
        rules, seat = self._rules, self._seat
        board = rules.board
        points = sum(rules.recipes[d].prestige for d, own in state.dishes.values() if own == seat)
        points += sum(
            board.posts[post].prestige for post, own in state.posts.items() if own == seat
        )
        points += sum(board.host[host].prestige for host, own in state.hosts.items() if own == seat)
        return points

    def _tables(self, state: State) -> float:
        """Return the majorities as they stand; the earlier in the game, the less sure."""
        rules, total = self._rules, 0.0
        seconds = rules.seats >= rules.constants.second_place_players
        sure = self._taste.lead + (1 - self._taste.lead) * self._progress
        for table in rules.board.tables:
            ranked = standings(state, table)
            for place, each in enumerate(ranked):
                if each.seat != self._seat:
                    continue
                second = table.second if seconds else 0
                points = table.first if place == 0 else second if place == 1 else 0
                total += sure * points
                if place:
                    behind = ranked[0].number - each.number + 1
                    total += (1 - sure) * table.first / (1 + behind)
        return total

    def _hosts(self, state: State) -> float:
        """Return what service staff of the others is likely to bring to the own hosts."""
        seat = self._seat
        hosts = sum(owner == seat for owner in state.hosts.values())
        if not hosts:
            return 0.0
        serving = {owner for owner in state.posts.values() if owner != seat}
        likely = 1 - 0.8 * self._progress
        others = self._rules.seats - 1 - len(serving)
        return hosts * (len(serving) + others * likely * 0.8)

    def _income(self, state: State) -> float:
        """Return the incomes to come, less the basic income that is always the same."""
        coins, prestige = income_of(self._rules, state, self._seat)
        coins -= self._rules.constants.base_income
        incomes = self._incomes
        useful = max(0, incomes - 1)
        each = self._taste.coin
        early = self._taste.early_coin
        return incomes * (prestige + coins * each) + useful * coins * early

    def _purse(self, state: State) -> float:
        coins, taste = state.players[self._seat].coins, self._taste
        left = self._actions(state)
        useful = min(coins, taste.purse) * min(1.0, left / 5)
        return coins * taste.coin + useful * taste.early_coin

    def _actions(self, state: State) -> int:
        """Return the number of turns that the seat still has."""
        hand = len(state.players[self._seat].hand)
        return hand + (self._rules.constants.hand_size + 1) * self._rounds_after

    def _kitchen(self, state: State) -> float:
        """Return the worth of dishes, recipes and stocks for the actions that are left."""
        rules, player, taste = self._rules, state.players[self._seat], self._taste
        left = float(self._actions(state))
        stock = [player.flour, player.sugar, player.butter, 0, 0, 0]
        toppings = 0
        for tile in player.ingredients:
            entry = rules.ingredients[tile]
            stock[3] += entry.honey
            stock[4] += entry.nuts
            stock[5] += entry.egg
            toppings += entry.topping
        threads: list[Thread] = []
        value = 0.0
        for dish, topping in zip(player.racks, player.toppings, strict=True):
            if dish is not None:
                recipe = rules.recipes[dish]
                sale = recipe.prestige * rules.constants.sale_coins * taste.coin
                value += sale
                worth = self._dish_worth(state, recipe, decorated=topping is not None)
                threads.append(Thread(worth - sale, 0.5, 0.5))
        needed = [0] * len(stock)
        for name in player.recipes:
            recipe, lacking, cost = rules.recipes[name], 0, 0.0
            for place, need in enumerate(self._needs[name]):
                if need:
                    lacking += max(0, need - stock[place] + needed[place])
                    needed[place] += need
                    cost += need * taste.materials[place]
            worth = self._dish_worth(state, recipe, decorated=False) - cost
            threads.append(Thread(worth, 1.0, 1.0 + taste.lacking * lacking))
        value += self._threads(threads, left)
        late = min(1.0, max(0.0, (left - 1) / 4))
        for unit, have, need in zip(taste.materials, stock, needed, strict=True):
            used = min(have, need)
            spare = min(have - used, 2)
            value += unit * (used * min(1.0, late * 2) + late * taste.spare * spare)
        decorations = len(rules.constants.decoration_income) - len(player.decorations)
        return value + late * taste.topping * min(toppings, decorations, 1 + int(left // 4))

    def _threads(self, threads: list[Thread], left: float) -> float:
        """Return the points of what can still be finished, less the actions that it takes."""
        taste, action, value = self._taste, self._taste.action, 0.0
        for thread in sorted(threads, key=lambda each: (each.time, -each.points)):
            gain = (thread.points - action * thread.actions) * taste.patience**thread.time
            if thread.time <= left and gain > 0:
                value += gain
                left -= thread.time
        return value

    def _dish_worth(self, state: State, recipe: Recipe, *, decorated: bool) -> float:
        """Return what presenting a dish brings on the best table that is open."""
        number = len(state.players[self._seat].decorations)
        key = (recipe.id, decorated, number, *state.dishes)
        known = self._worths.get(key)
        if known is None:
            known = self._worths[key] = self._reckoned(state, recipe, decorated=decorated)
        return known

    def _reckoned(self, state: State, recipe: Recipe, *, decorated: bool) -> float:
        rules, best = self._rules, 0.0
        for table in rules.board.tables:
            free = [space for space in table.spaces if space.id not in state.dishes]
            if not free:
                continue
            bonus = rules.table_bonuses[state.table_bonuses[table.id]]
            matches = fits(bonus.dishes, recipe, topped=decorated)
            best = max(best, 1.0 if matches else 0.4)
        worth = recipe.prestige + self._taste.presenting * best
        if decorated:
            worth += self._decoration_worth(state)
        return worth

    def _decoration_worth(self, state: State) -> float:
        """Return what one more successful decoration brings over the incomes to come."""
        incomes = self._rules.constants.decoration_income
        number = len(state.players[self._seat].decorations)
        if number >= len(incomes):
            return 0.0
        each = incomes[number]
        coin = self._taste.coin + self._taste.early_coin / 2
        return self._incomes * (each.prestige + each.coins * coin)

    def _staff(self, state: State) -> float:
        """Return the worth of the hand now, and of the inventory in the rounds to come."""
        taste, rules = self._taste, self._rules
        player, staff = state.players[self._seat], rules.staff
        now = self._outlook(state)
        value = taste.action * len(player.hand)
        value += taste.hand * sum(quality(staff[card], now) for card in player.hand)
        rounds = self._rounds_after
        if rounds:
            cards = sorted((quality(staff[card], now) for card in player.inventory()), reverse=True)
            value += taste.staff * rounds * sum(cards[: rules.constants.hand_size + 2])
        return value

    def _specials(self, state: State) -> float:
        """Return the special bonuses that are claimed, and something for those within reach."""
        rules, seat, total = self._rules, self._seat, 0.0
        for bonus, seats in state.special_bonuses.items():
            tile = rules.special_bonuses[bonus]
            prestige = tile.prestige[rules.board_name]
            if seat in seats:
                total += prestige[seats.index(seat)]
            elif len(seats) < len(prestige):
                near = _nearness(rules, state, seat, bonus)
                total += prestige[len(seats)] * near * 0.6
        return total


@lru_cache(maxsize=8)
def _needs(rules: RuleBook) -> dict[str, tuple[int, ...]]:
    """Return the units of each material that each recipe needs, in the order of ``materials``."""
    return {
        name: (recipe.flour, recipe.sugar, recipe.butter, *recipe.ingredients)
        for name, recipe in rules.recipes.items()
    }


def _own(spaces: dict[str, int], seat: int) -> list[str]:
    return [space for space, owner in spaces.items() if owner == seat]


def _nearness(rules: RuleBook, state: State, seat: int, bonus: str) -> float:
    """Return how much of a special bonus's number is reached, squared, from 0 to 1."""
    condition = rules.special_bonuses[bonus].condition
    if isinstance(condition, Bare):
        return 0.0
    return min(1.0, reached(rules, state, seat, condition) / condition.number) ** 2


class Heuristic:
    """An evaluation of positions by rules of thumb, in points of final prestige."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste

    def values(
        self, match: Patisserie, states: Sequence[State], seat: int, root: State | None = None
    ) -> list[float]:
        """Return the value of each position to a seat."""
        roots = [root or state for state in states]
        return [
            Appraisal(match.rules, start, seat, self.taste).value(state)
            for start, state in zip(roots, states, strict=True)
        ]
