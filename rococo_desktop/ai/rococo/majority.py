"""What a majority that is still open is worth: each contender's chance times the points.

Only products and quotients of plain numbers, so that every machine finds the same.
"""

from functools import lru_cache
from typing import NamedTuple

from rococo_desktop.ai.rococo.sums import steady_sum


class Firmness(NamedTuple):
    """By how much the odds of being first grow with each dress, Master space and musician."""

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
"""From settled to wide open."""
STEPS = (0.05, 0.3, 0.6, 1.1)
"""Placements that each player may still make there, between one firmness and the next."""


def firmness(placements: float) -> Firmness:
    """Return how firm a majority is when each player may expect so many more placements."""
    return FIRMNESS[sum(placements > step for step in STEPS)]


@lru_cache(maxsize=1 << 16)
def expected_points(
    mine: float, others: tuple[float, ...], first: int, second: int, *, second_place: bool
) -> float:
    """Return the expected points for odds against the odds of the others (in any fixed order)."""
    if not mine:
        return 0.0
    total = mine + steady_sum(others)
    points = first * mine / total
    if second_place:
        points += steady_sum(second * odds / total * mine / (total - odds) for odds in others)
    return points
