"""The score sheet: what final scoring gives, item by item, each item with the parts of its sum."""

from typing import NamedTuple


class Part(NamedTuple):
    """One summand of an item: its message key, its points, what it speaks of and how many.

    ``tie`` is what broke a tie for the points, ``shared`` where nothing did; empty without one.
    """

    kind: str
    points: int
    subject: str = ""
    number: int = 0
    tie: str = ""


class Item(NamedTuple):
    """One line of a player's score sheet."""

    item: str
    points: int
    parts: tuple[Part, ...]


class PlayerScore(NamedTuple):
    """A player's score sheet; ``left`` is what breaks ties, the more the better."""

    items: tuple[Item, ...]
    total: int
    left: int


class Score(NamedTuple):
    """The score of all players by seat; several winners share a full tie."""

    players: tuple[PlayerScore, ...]
    winners: tuple[int, ...]


class Estimate(NamedTuple):
    """A player's score sheet as it stands, without the items that are ``hidden``."""

    items: tuple[Item, ...]
    total: int
    hidden: tuple[str, ...]
