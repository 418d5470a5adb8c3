"""The value of silk, thread and lace: the dresses that can be made from them, now or soon."""

from rococo_desktop.ai.rococo.prospects import Gains, Prospect, steady_sum
from rococo_desktop.ai.rococo.staff import makes_dresses
from rococo_desktop.ai.rococo.standing import Places
from rococo_desktop.rules.rococo.base.silk import total_silk
from rococo_desktop.rules.rococo.components.models import Dress, Silk
from rococo_desktop.rules.rococo.model import State

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


class Stock:
    """A valuation of the seat's rack, thread and lace by plans for dresses in the workshop."""

    def __init__(self, prospect: Prospect, places: Places, gains: Gains) -> None:
        self._prospect = prospect
        self._gains = gains
        self._known: dict[object, float] = {}
        self._pieces: dict[object, float] = {}
        """The values by the pieces themselves, which are faster to compare than their parts."""
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
        rules = self._prospect.rules
        windows = [
            (window, rules.dresses[dress])
            for window, dress in enumerate(state.workshop)
            if dress is not None
        ]
        livre = state.players[self._prospect.seat].livre
        points = 0.0
        for _ in range(PLANS):
            best, choice = 0.0, None
            for window, dress in windows:
                profit, left, used = self._plan(
                    window, dress, have, livre, actions, masters, makers
                )
                if profit > best:
                    best, choice = profit, (window, dress, left, used)
            if choice is None:
                break
            window, dress, have, used = choice
            points += best
            windows.remove((window, dress))
            livre -= rules.board.workshop[window]
            actions -= used
            makers -= 1
            masters -= dress.master
        return points + self._rest(have)

    def _plan(
        self,
        window: int,
        dress: Dress,
        have: list[int],
        livre: int,
        actions: int,
        masters: int,
        makers: int,
    ) -> tuple[float, list[int], int]:
        """Return the profit of a dress over keeping its parts, the parts left, and its actions."""
        prospect = self._prospect
        taste, prices = prospect.taste, prospect.rules.board.workshop
        left = have.copy()
        bales = notions = 0
        parts = 0.0
        for index, need in enumerate((*dress.silk, dress.thread, dress.lace)):
            if need:
                used = min(need, left[index])
                left[index] -= used
                if index < len(Silk._fields):
                    bales += need - used
                    parts += used * self._bales[index]
                else:
                    notions += need - used
                    parts += used * self._notion
        more = bales / taste.bales_per_action + notions / NOTIONS_PER_ACTION
        price = prices[window]
        in_time = more + 1 <= actions and (masters if dress.master else makers) > 0
        if in_time and price <= livre:
            chance = taste.now - RISK_PER_ACTION * more
        elif prospect.rounds_after and window < len(prices) - 2:
            chance = taste.later - RISK_PER_ACTION * more
            price = prices[window + 2]
        else:
            return 0.0, left, 0
        worth = self._places[dress.master] + dress.prestige * taste.renting
        for bonus in dress.bonuses:
            worth += self._gains.worth(dress.id, bonus) * taste.special
        if dress.sellable:
            worth = max(worth, dress.value * prospect.livre * taste.selling)
        profit = worth - price * prospect.livre - (more + 1) * prospect.action - parts
        return chance * profit, left, round(more) + 1

    def _rest(self, left: list[int]) -> float:
        """Return the points for parts that no plan uses; a hoard has diminishing returns."""
        bales = left[: len(Silk._fields)]
        total = sum(bales)
        silk = steady_sum(n * worth for n, worth in zip(bales, self._bales, strict=True))
        if total > self._enough:
            silk *= self._enough / total
        notions = steady_sum(min(n, 3) + 0.3 * max(0, n - 3) for n in left[len(Silk._fields) :])
        return silk + notions * self._notion
