"""The value of the dresses and decorations on the board, and the best place for another dress."""

from functools import lru_cache
from typing import NamedTuple

from rococo_desktop.ai.rococo.prospects import DECORATIONS_PER_ROUND, Prospect
from rococo_desktop.ai.steady import steady_sum
from rococo_desktop.rules.rococo.components.models import Reward
from rococo_desktop.rules.rococo.model import State

STEPS = (0.05, 0.3, 0.6, 1.1)
"""The boundaries between levels of firmness, in placements that each player may still make."""
EXPECTED_PRESTIGE = 2.8
"""The prestige of a dress that is not made yet."""
DOUBT = 0.6
"""A larger value counts less on a colour of dress before it is there."""
HALLS_WITHOUT_EFFORT = 0.75
"""The fraction of a player's placements that can be directed to a missing hall."""
FREE_TILE = 0.6
"""The value of a free tile as a fraction of an action."""


class Firmness(NamedTuple):
    """The factors on the odds of being first, per dress, Master space and musician."""

    dress: float
    master: float
    musician: float
    newcomer: float
    """The odds of a player who has nothing there yet."""


FIRMNESS = (
    Firmness(60.0, 5.0, 2.3, 0.05),
    Firmness(14.0, 2.9, 1.7, 0.35),
    Firmness(8.0, 2.3, 1.5, 0.6),
    Firmness(4.5, 1.8, 1.35, 0.9),
    Firmness(3.0, 1.55, 1.25, 1.0),
)
"""The levels from settled to wide open."""


def firmness(placements: float) -> Firmness:
    """Return the firmness of a majority if each player may expect that many more placements."""
    return FIRMNESS[sum(placements > step for step in STEPS)]


@lru_cache(maxsize=1 << 16)
def expected_points(
    mine: float, others: tuple[float, ...], first: int, second: int, *, second_place: bool
) -> float:
    """Return the expected points of an open majority: the chance of each place times its points.

    The odds of the others come in any fixed order. The terms use only products and quotients of
    plain numbers, so that every machine gets the same result.
    """
    if not mine:
        return 0.0
    total = mine + steady_sum(others)
    points = first * mine / total
    if second_place:
        points += steady_sum(second * odds / total * mine / (total - odds) for odds in others)
    return points


class Standing:
    """A valuation of boards that differ from the root's by the seat's own placements.

    Guests and decorations keep the order in which they were placed. Those after the root's are
    therefore enough to recognise a board that was valued before.
    """

    def __init__(self, prospect: Prospect, root: State) -> None:
        self._prospect = prospect
        self._guests = len(root.guests)
        self._decorations = len(root.decorations)
        self._known: dict[object, float] = {}
        free = len(prospect.rules.board.spaces) - len(root.guests)
        demand = prospect.dresses_ahead * prospect.rules.seats
        self._filling = min(1.0, demand / free) if free else 0.0
        """The fraction of the free guest spaces that will be taken by the end."""

    def value(self, state: State) -> float:
        """Return the points that the seat may expect from the board."""
        key = (
            tuple(state.guests.items())[self._guests :],
            tuple(state.decorations.items())[self._decorations :],
            len(state.all_halls),
        )
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._value(state)
        return known

    def _value(self, state: State) -> float:
        prospect = self._prospect
        layout, taste, seat = prospect.layout, prospect.taste, prospect.seat
        halls, musicians = layout.majorities, layout.musicians
        seats = range(prospect.rules.seats)
        counts = [[0] * len(seats) for _ in halls]
        masters = [[0] * len(seats) for _ in halls]
        colors = [0, 0, 0, 0]
        kings: list[int] = []
        present = set()
        prestige = 0
        for space, (dress, owner) in state.guests.items():
            hall = layout.hall_of[space]
            counts[hall][owner] += 1
            if space in layout.master_spaces:
                masters[hall][owner] += 1
            if owner == seat:
                prestige += layout.prestige_of[dress]
                colors[layout.color_of[dress]] += 1
                present.add(hall)
                if not hall:
                    kings.append(layout.prestige_of[dress])
        patrons: list[int | None] = [None] * len(halls)
        fireworks: list[int | None] = [None] * len(layout.fireworks)
        statues = 0
        bought = 0.0
        decorations = prospect.rules.board.decorations
        for space, owner in state.decorations.items():
            place = layout.fireworks.get(space)
            if place is not None:
                fireworks[place] = owner
            elif space in musicians:
                patrons[musicians[space]] = owner
            if owner == seat:
                decoration = decorations[space]
                factor = taste.musicians if decoration.group == "musician" else 1.0
                bought += decoration.prestige * factor
                statues += decoration.group == "statue"
                if space in musicians:
                    present.add(musicians[space])
        dresses = (prestige + taste.dress * sum(colors)) * taste.renting
        points = dresses + bought * taste.decorations
        for hall, (first, second) in enumerate(halls):
            share = self._hall(hall, counts[hall], masters[hall], patrons[hall], first, second)
            points += share * (taste.renting if hall else taste.kings_hall)
        points += (
            self._fireworks_majority(fireworks) + self._terrace(fireworks, kings, sum(counts[0]))
        ) * taste.kings_hall
        points += self._statues(statues, colors) * taste.statues
        return points + self._all_halls(state, len(present))

    def _hall(
        self,
        hall: int,
        counts: list[int],
        masters: list[int],
        patron: int | None,
        first: int,
        second: int,
    ) -> float:
        """Return the expected majority points of a hall."""
        prospect = self._prospect
        spaces = len(prospect.rules.board.halls[hall].spaces)
        free = spaces - sum(counts)
        firm = firmness(free * self._filling / len(counts))
        odds = []
        for seat, count in enumerate(counts):
            if not count and not free:
                odds.append(0.0)
                continue
            strength = firm.newcomer if not count else 1.0
            for _ in range(count):
                strength *= firm.dress
            for _ in range(masters[seat]):
                strength *= firm.master
            odds.append(strength * firm.musician if seat == patron else strength)
        mine = odds.pop(prospect.seat)
        return expected_points(
            mine, tuple(sorted(odds)), first, second, second_place=prospect.layout.second_place
        )

    def _fireworks_majority(self, owners: list[int | None]) -> float:
        prospect = self._prospect
        board = prospect.rules.board.fireworks
        free = owners.count(None)
        seats = prospect.rules.seats
        firm = firmness(free * min(1.0, prospect.rounds_after / 6) / seats)
        odds = [firm.newcomer if free else 0.0] * seats
        for place, owner in enumerate(owners):
            if owner is not None:
                odds[owner] = (odds[owner] if owner in owners[:place] else 1.0) * firm.dress
        for owner in reversed(owners):
            if owner is not None:
                odds[owner] *= firm.master
                break
        mine = odds.pop(prospect.seat)
        return expected_points(
            mine,
            tuple(sorted(odds)),
            board.first,
            board.second,
            second_place=prospect.layout.second_place,
        )

    def _terrace(self, owners: list[int | None], dresses: list[int], taken: int) -> float:
        """Return the extra points of dresses that watch the fireworks, including future ones."""
        prospect = self._prospect
        board = prospect.rules.board
        seat = prospect.seat
        factors = sorted(
            (
                (space.multiplier or 1) - 1
                for space, owner in zip(board.fireworks.spaces, owners, strict=True)
                if owner == seat
            ),
            reverse=True,
        )
        if not factors:
            return 0.0
        dresses = sorted(dresses, reverse=True)
        points = steady_sum(f * d for f, d in zip(factors, dresses, strict=False))
        free = len(board.halls[0].spaces) - taken
        ahead = min(free * 0.5, prospect.dresses_ahead * 0.5)
        for factor in factors[len(dresses) :]:
            chance = ahead / (ahead + DOUBT)
            points += chance * factor * EXPECTED_PRESTIGE
            ahead *= 0.5
        return points

    def _statues(self, statues: int, colors: list[int]) -> float:
        """Return the points for colours shown, and for those that may still be shown."""
        if not statues:
            return 0.0
        prospect = self._prospect
        shown = 0.0
        for count, share in zip(colors, prospect.layout.color_shares, strict=True):
            ahead = prospect.dresses_ahead * share
            chance = ahead / (ahead + DOUBT)
            if count >= statues:
                shown += statues
                continue
            shown += count
            likely = chance
            for _ in range(statues - count):
                shown += likely
                likely *= chance
        return shown * prospect.rules.constants.statue_prestige_per_color

    def _all_halls(self, state: State, present: int) -> float:
        """Return the points of the All Halls bonus, or their expectation."""
        prospect = self._prospect
        worth = prospect.rules.board.all_halls
        if prospect.seat in state.all_halls:
            return float(worth[state.all_halls.index(prospect.seat)])
        taken = len(state.all_halls)
        if taken == len(worth):
            return 0.0
        missing = len(prospect.layout.majorities) - present
        ahead = (
            prospect.dresses_ahead * HALLS_WITHOUT_EFFORT
            + prospect.rounds_after * DECORATIONS_PER_ROUND * 0.3
        )
        chance = max(0.0, 1.0 - missing / (ahead + 1.0))
        hoped = (
            worth[taken]
            if missing == 1
            else (worth[taken] + worth[min(taken + 1, len(worth) - 1)]) / 2
        )
        return chance * hoped


class Places:
    """The value of every free guest space, found once per decision."""

    def __init__(self, prospect: Prospect, root: State, standing: Standing) -> None:
        self._prospect = prospect
        before = standing.value(root)
        some_dress = next(iter(prospect.rules.dresses))
        prestige = prospect.layout.prestige_of[some_dress] * prospect.taste.renting
        gains: dict[tuple[str, bool], float] = {}
        self._worth: dict[str, float] = {}
        best = [0.0, 0.0]
        for space in prospect.rules.board.spaces.values():
            if space.id in root.guests:
                continue
            kind = (space.hall, space.master)
            if kind not in gains:
                root.guests[space.id] = (some_dress, prospect.seat)
                gains[kind] = standing.value(root) - before - prestige
                del root.guests[space.id]
            worth = gains[kind] + self._reward(space.reward)
            self._worth[space.id] = worth
            best[space.master] = max(best[space.master], worth)
        self.best = (best[False], max(best))
        """The value of the best space for any dress, and for a dress that a Master has made."""

    def worth(self, option: str) -> float:
        """Return the value of a free space; other options, such as selling, are tried first."""
        return self._worth.get(option, float("inf"))

    def _reward(self, reward: Reward | None) -> float:
        prospect = self._prospect
        if reward is None:
            return 0.0
        if reward.kind == "livre":
            return reward.amount * prospect.livre
        if reward.kind == "resource":
            return FREE_TILE * prospect.action if prospect.rounds_after else 0.0
        return prospect.taste.notion if prospect.rounds_after else 0.0
