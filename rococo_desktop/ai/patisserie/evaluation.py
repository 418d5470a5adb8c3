"""The value of a position to one seat by rules of thumb, in points of expected final prestige.

Scored points count in full. Unfinished work - recipes, ingredients, dishes in the racks - counts by
what it will bring, less the actions that it still needs, as far as actions are left.
"""

from typing import NamedTuple

from rococo_desktop.ai.patisserie.board import Boards, BoardWorth
from rococo_desktop.ai.patisserie.kitchen import Kitchen
from rococo_desktop.ai.patisserie.staff import Expected, expected, quality
from rococo_desktop.ai.patisserie.taste import Taste
from rococo_desktop.ai.steady import steady_power, steady_sum
from rococo_desktop.rules.patisserie.book import RuleBook
from rococo_desktop.rules.patisserie.components.bonuses import Bare, Condition
from rococo_desktop.rules.patisserie.holdings import reached
from rococo_desktop.rules.patisserie.model import Player, State
from rococo_desktop.rules.patisserie.scoring import score
from rococo_desktop.rules.patisserie.turns import EndTurn, UseBonus
from rococo_desktop.rules.rounds import NextTurn
from rococo_desktop.rules.state import INCOME, OVER

CHANGE = 10
"""The coins that everybody needs at hand to act freely."""


class Parts(NamedTuple):
    """The parts of the value of a position, in points."""

    scored: float
    """The prestige on the track and under the seat's markers."""
    tables: float
    hosts: float
    income: float
    """The prestige of the incomes to come."""
    purse: float
    kitchen: float
    staff: float
    specials: float
    drawn: float


class Appraisal:
    """An evaluation of the positions that a seat can reach in its turn from ``root``.

    Many of them share a board, a kitchen or a hand, each of which is appraised once.
    """

    def __init__(self, rules: RuleBook, root: State, seat: int, taste: Taste) -> None:
        self._seat = seat
        self._rules = rules
        self._rounds_after = rules.constants.rounds - root.round
        self._incomes = self._rounds_after + (root.phase not in (INCOME, OVER))
        """The incomes that are still to come."""
        self._taste = taste
        self._boards = Boards(rules, root, seat, taste)
        self._kitchens: dict[object, float] = {}
        self._expectations: dict[object, Expected] = {}
        self._qualities: dict[object, dict[str, float]] = {}
        self._staffs: dict[object, float] = {}
        self._purses: dict[object, float] = {}
        self._conditions: dict[object, float] = {}
        self._decoration_worths = self._decorations_worth()

    def value(self, state: State) -> float:
        """Return the expected final prestige of the seat, or the actual one if the game is over."""
        if state.phase == OVER:
            sheet = score(self._rules, state).players[self._seat]
            return sheet.total + sheet.left / 100
        return steady_sum(self.parts(state))

    def board(self, state: State) -> BoardWorth:
        """Return the board of a position; many positions share it."""
        return self._boards.of(state)

    def parts(self, state: State) -> Parts:
        """Return the parts of the value of a position of a game that is not over."""
        player = state.players[self._seat]
        board = self.board(state)
        left = len(player.hand) + (self._rules.constants.hand_size + 1) * self._rounds_after
        at = self._expected(state, player, board)
        income = self._rules.constants.decoration_income[: len(player.decorations)]
        return Parts(
            player.prestige + board.scored,
            board.tables,
            board.hosts,
            self._taste.decorations * self._incomes * sum(each.prestige for each in income),
            self._purse(player, board, left),
            self._kitchen(player, board, left),
            self._staff(player, at),
            self._specials(state, player, board, left),
            self._drawn(state, at),
        )

    def _expected(self, state: State, player: Player, board: BoardWorth) -> Expected:
        """Return what the seat's bonuses depend on; many positions share it."""
        key = (board.number, len(player.decorations), player.staff_size(), len(player.hand) < 2)
        known = self._expectations.get(key)
        if known is None:
            known = self._expectations[key] = expected(self._rules, state, self._seat)
        return known

    def _decorations_worth(self) -> tuple[float, ...]:
        """Return what each decoration space brings over the incomes to come."""
        taste, incomes = self._taste, max(0.0, self._incomes - 0.3)
        useful = max(0.0, incomes - 1)
        return tuple(
            taste.decorations
            * (
                each.prestige * incomes
                + each.coins * (taste.coin * incomes + taste.early_coin * useful)
            )
            for each in self._rules.constants.decoration_income
        )

    def _purse(self, player: Player, board: BoardWorth, left: int) -> float:
        """Return the worth of coins, now and from the incomes: the best purchases with them."""
        decorations = len(player.decorations)
        key = (player.coins, decorations, left, board.number)
        known = self._purses.get(key)
        if known is None:
            known = self._purses[key] = self._spent(player.coins, decorations, board, left)
        return known

    def _spent(self, coins: int, decorations: int, board: BoardWorth, left: int) -> float:
        taste, constants = self._taste, self._rules.constants
        rows = constants.decoration_income[:decorations]
        each = constants.host_income * board.own_hosts + sum(row.coins for row in rows)
        useful = max(0, self._incomes - 1)
        late = each * (self._incomes - useful) * taste.coin
        rest = coins + (each + constants.base_income) * useful
        value = rest * taste.coin + late
        price_of_coin = taste.coin + (taste.early_coin if left > 2 else 0.0)
        again = constants.host_income * (taste.coin * self._incomes + taste.early_coin * useful)
        for _ in range(min(3, (left + 2) // 3)):
            best, price = 0.0, 0
            for cost, points, is_host in board.wares:
                if cost <= rest:
                    net = points - price_of_coin * cost + (again if is_host else 0.0)
                    if net > best:
                        best, price = net, cost
            if best <= taste.turn:
                break
            value += 0.8 * (best - taste.turn)
            rest -= price
        value += taste.early_coin * min(rest, 2.5 * left)
        return value + taste.change * min(coins, CHANGE, 2 * left)

    def _kitchen(self, player: Player, board: BoardWorth, left: int) -> float:
        key = (
            board.number,
            left,
            player.flour,
            player.sugar,
            player.butter,
            *player.racks,
            *player.toppings,
            len(player.decorations),
            len(player.recipes),
            *player.recipes,
            *player.ingredients,
        )
        known = self._kitchens.get(key)
        if known is None:
            kitchen = Kitchen(self._rules, board, self._taste, self._decoration_worths)
            known = self._kitchens[key] = kitchen.value(player, float(left))
        return known

    def _staff(self, player: Player, at: Expected) -> float:
        """Return the worth of the hand now, and of the inventory in the rounds to come."""
        key = (id(at), len(player.hand), *player.hand, *player.unused, *player.used)
        known = self._staffs.get(key)
        if known is not None:
            return known
        taste, rounds = self._taste, self._rounds_after
        worth = self._qualities.setdefault(id(at), {})
        cards = player.inventory()
        for card in cards:
            if card not in worth:
                worth[card] = quality(self._rules.staff[card], at)
        value = taste.turn * len(player.hand)
        value += taste.hand * steady_sum(worth[card] for card in player.hand)
        if rounds and cards:
            # Every card comes round again: a weak one takes the place of a better one.
            mean = steady_sum(worth[card] for card in cards) / len(cards)
            value += taste.staff * rounds * self._rules.constants.hand_size * mean
        self._staffs[key] = value
        return value

    def _specials(self, state: State, player: Player, board: BoardWorth, left: int) -> float:
        """Return the special bonuses that are claimed, and the odds of those within reach."""
        rules, seat, total = self._rules, self._seat, 0.0
        for bonus, seats in state.special_bonuses.items():
            tile = rules.special_bonuses[bonus]
            prestige = tile.prestige[rules.board_name]
            if seat in seats:
                total += prestige[seats.index(seat)]
            elif len(seats) < len(prestige):
                near = self._near(state, player, board, tile.condition, left)
                total += prestige[len(seats)] * near
        return total

    def _near(
        self, state: State, player: Player, board: BoardWorth, condition: Condition, left: int
    ) -> float:
        """Return how likely the seat is to fulfil a condition."""
        if isinstance(condition, Bare):
            return 0.0
        key = (condition, board.number, len(player.decorations), left)
        known = self._conditions.get(key)
        if known is None:
            lacks = condition.number - reached(self._rules, state, self._seat, condition)
            known = 0.95 if lacks <= 0 else steady_power(self._taste.step, lacks)
            if lacks > 0 and 2 * lacks > left:
                known = 0.0
            self._conditions[key] = known
        return known

    def _drawn(self, state: State, at: Expected) -> float:
        """Return the worth of what stopped a play, and of its bonus after that."""
        frames = state.frames
        if state.pending is not None or not frames or isinstance(frames[-1], (EndTurn, NextTurn)):
            return 0.0
        value = self._taste.drawn
        for frame in frames:
            if isinstance(frame, UseBonus) and frame.seat == self._seat:
                value += 0.8 * quality(self._rules.staff[frame.card], at)
        return value
