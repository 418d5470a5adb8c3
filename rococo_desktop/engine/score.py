"""The score sheet: the items of final scoring, each with the parts of its sum."""

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

N = TypeVar("N", int, float)


class Part(NamedTuple):
    """A summand of an item: its message key, its points, its subject and the number of things.

    ``tie`` is the tie-breaker that decided the points, ``shared`` if the tie remained, and empty
    without a tie.
    """

    kind: str
    points: int
    subject: str = ""
    number: int = 0
    tie: str = ""


class Item(NamedTuple):
    """A line of a player's score sheet."""

    item: str
    points: int
    parts: tuple[Part, ...]


class PlayerScore(NamedTuple):
    """A player's score sheet; ``left`` breaks ties, and more is better."""

    items: tuple[Item, ...]
    total: int
    left: int


class Score(NamedTuple):
    """The score of all players by seat; several winners share a full tie."""

    players: tuple[PlayerScore, ...]
    winners: tuple[int, ...]


class Estimate(NamedTuple):
    """A player's current score sheet, without the items that are ``hidden``."""

    items: tuple[Item, ...]
    total: int
    hidden: tuple[str, ...]


def lead(points: Sequence[N], seat: int) -> N:
    """Return by how much a seat has more points than the best other one; negative if it has fewer.

    There must be two seats at least.
    """
    return points[seat] - max(each for other, each in enumerate(points) if other != seat)
