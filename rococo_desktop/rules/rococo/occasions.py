"""Occasions that a rule set may observe: what has just happened, and to which seat."""

from typing import NamedTuple


class Arrival(NamedTuple):
    """The player's new presence in a hall, by a dress or a musician."""

    seat: int


class ShownCard(NamedTuple):
    """A card of the player's deck that all players can see now."""

    seat: int
    card: str


class AcquiredTile(NamedTuple):
    """A tile that the player acquired through an employee, and kept as silk unless ``traded``."""

    seat: int
    employee: str
    tile: str
    traded: bool


class FundedDecoration(NamedTuple):
    """A decoration that the player has just funded through an employee."""

    seat: int
    employee: str
    decoration: str


class MadeDress(NamedTuple):
    """A dress that an employee of the player has just made, and that has been paid for."""

    seat: int
    employee: str
    dress: str


class RentedDress(NamedTuple):
    """A dress that a rival rents out; ``leave`` is its card's permission to take more."""

    seat: int
    dress: str
    leave: str


class RivalAction(NamedTuple):
    """A main action of a rival, with the pieces involved, if any."""

    seat: int
    action: str
    pieces: tuple[str, ...]
