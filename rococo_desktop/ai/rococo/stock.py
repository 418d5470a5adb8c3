"""The value of silk, thread and lace: the dresses that can be made from them, now or soon."""

from typing import NamedTuple

from rococo_desktop.ai.rococo.prospects import Gains, Prospect
from rococo_desktop.ai.rococo.staff import makes_dresses
from rococo_desktop.ai.rococo.standing import Places
from rococo_desktop.ai.steady import steady_sum
from rococo_desktop.rules.rococo.base.silk import total_silk
from rococo_desktop.rules.rococo.components.models import Dress, Silk
from rococo_desktop.rules.rococo.model import State

COLORS = len(Silk._fields)
RARITY = Silk(9, 9, 12, 14)
"""The relative value of a bale of each colour; 10 is the average."""
NOTIONS_PER_ACTION = 1.3
"""The missing thread and lace that one acquire action brings, on average."""
RISK_PER_ACTION = 0.07
"""The chance to lose a planned dress to others, per action it still takes."""
PLANS = 2
"""The number of dresses that are planned at the same time."""
DEAREST_WINDOWS = 16
"""The Livre that suffice for any planned dresses."""
ENOUGH_BALES = 9.0
"""The number of bales outside the plans that are useful at the start of the game."""


class Sewn(NamedTuple):
    """A dress in the workshop: what it needs, and what it is worth once it is made."""

    master: bool
    needs: tuple[tuple[int, int], ...]
    """The number of bales by the place of their colour, and of thread and lace after them."""
    worth: float


class Stock:
    """A valuation of the seat's rack, thread and lace by plans for dresses in the workshop."""

    def __init__(self, prospect: Prospect, places: Places, gains: Gains) -> None:
        self._prospect = prospect
        self._gains = gains
        self._known: dict[object, float] = {}
        self._pieces: dict[object, float] = {}
        """The values by the pieces themselves, which are faster to compare than their parts."""
        self._dresses: dict[str, Sewn] = {}
        self._places = places.best
        ahead = min(1.0, prospect.rounds_after / 2)
        taste = prospect.taste
        self._bales = tuple(taste.bale * rarity / 10 * ahead for rarity in RARITY)
        self._notion = taste.notion * ahead
        self._enough = ENOUGH_BALES * min(1.0, prospect.rounds_after / 4)

    def value(self, state: State, tile: str | None = None) -> float:
        """Return the expected points of the seat's stock, with one more ``tile`` if given."""
        player = state.players[self._prospect.seat]
        livre = min(player.livre, DEAREST_WINDOWS)
        pieces = (
            *player.resources,
            tile,
            player.thread,
            player.lace,
            livre,
            *player.hand,
            *state.workshop,
        )
        quickly = self._pieces.get(pieces)
        if quickly is None:
            quickly = self._pieces[pieces] = self._sought(state, tile)
        return quickly

    def _sought(self, state: State, tile: str | None) -> float:
        """Return the value; stocks of the same parts share it."""
        player = state.players[self._prospect.seat]
        employees = self._prospect.rules.employees
        hand = [employees[card] for card in player.hand]
        masters = sum(card.type == "master" for card in hand)
        makers = sum(makes_dresses(card) for card in hand)
        tiles = player.resources if tile is None else [*player.resources, tile]
        have = (*total_silk(self._prospect.rules.resources, tiles), player.thread, player.lace)
        key = (
            have,
            min(player.livre, DEAREST_WINDOWS),
            tuple(state.workshop),
            masters,
            makers,
            len(hand),
        )
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._value(state, list(have), len(hand), masters, makers)
        return known

    def _value(
        self, state: State, have: list[int], actions: int, masters: int, makers: int
    ) -> float:
        board = self._prospect.rules.board
        windows = [
            (window, self._sewn(dress))
            for window, dress in enumerate(state.workshop)
            if dress is not None
        ]
        livre = state.players[self._prospect.seat].livre
        points = 0.0
        for _ in range(PLANS):
            best, choice = 0.0, None
            for window, sewn in windows:
                ready = (masters if sewn.master else makers) > 0
                profit, used = self._plan(window, sewn, have, livre, actions, ready)
                if profit > best:
                    best, choice = profit, (window, sewn, used)
            if choice is None:
                break
            window, sewn, used = choice
            points += best
            windows.remove((window, sewn))
            have = have.copy()
            for index, need in sewn.needs:
                have[index] -= min(need, have[index])
            livre -= board.workshop[window]
            actions -= used
            makers -= 1
            masters -= sewn.master
        return points + self._rest(have)

    def _sewn(self, dress: str) -> Sewn:
        """Return what a dress needs and is worth; each is found once."""
        known = self._dresses.get(dress)
        if known is None:
            known = self._dresses[dress] = self._appraised(self._prospect.rules.dresses[dress])
        return known

    def _appraised(self, dress: Dress) -> Sewn:
        prospect, taste = self._prospect, self._prospect.taste
        worth = self._places[dress.master] + dress.prestige * taste.renting
        for bonus in dress.bonuses:
            worth += self._gains.worth(dress.id, bonus) * taste.special
        if dress.sellable:
            worth = max(worth, dress.value * prospect.livre * taste.selling)
        parts = enumerate((*dress.silk, dress.thread, dress.lace))
        return Sewn(dress.master, tuple((index, need) for index, need in parts if need), worth)

    def _plan(
        self, window: int, sewn: Sewn, have: list[int], livre: int, actions: int, ready: bool
    ) -> tuple[float, int]:
        """Return the profit of a dress over keeping its parts, and its actions.

        ``ready`` tells whether the hand holds a card that can make it.
        """
        prospect = self._prospect
        taste, prices = prospect.taste, prospect.rules.board.workshop
        bales = notions = 0
        parts = 0.0
        for index, need in sewn.needs:
            held = have[index]
            used = need if need < held else held
            if index < COLORS:
                bales += need - used
                parts += used * self._bales[index]
            else:
                notions += need - used
                parts += used * self._notion
        more = bales / taste.bales_per_action + notions / NOTIONS_PER_ACTION
        price = prices[window]
        if ready and more + 1 <= actions and price <= livre:
            chance = taste.now - RISK_PER_ACTION * more
        elif prospect.rounds_after and window < len(prices) - 2:
            chance = taste.later - RISK_PER_ACTION * more
            price = prices[window + 2]
        else:
            return 0.0, 0
        profit = sewn.worth - price * prospect.livre - (more + 1) * prospect.action - parts
        return chance * profit, round(more) + 1

    def _rest(self, left: list[int]) -> float:
        """Return the points for parts that no plan uses; a hoard has diminishing returns."""
        bales = left[:COLORS]
        total = sum(bales)
        silk = steady_sum(n * worth for n, worth in zip(bales, self._bales, strict=True))
        if total > self._enough:
            silk *= self._enough / total
        notions = steady_sum(min(n, 3) + 0.3 * max(0, n - 3) for n in left[COLORS:])
        return silk + notions * self._notion
