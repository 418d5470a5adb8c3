"""Occasions that a rule set may take notice of: what has just happened, and to whom."""

from typing import NamedTuple


class Arrival(NamedTuple):
    """The player has just come to a hall with a dress or a musician."""

    seat: int


class ShownCard(NamedTuple):
    """A card of the player's deck that everybody sees now."""

    seat: int
    card: str


class AcquiredTile(NamedTuple):
    """A tile that the player acquired through an employee, and then kept or discarded."""

    seat: int
    employee: str
    tile: str


class FundedDecoration(NamedTuple):
    """A decoration that the player has just funded through an employee."""

    seat: int
    employee: str
    decoration: str


class MadeDress(NamedTuple):
    """A dress that an employee of the player has just made, and that is paid for."""

    seat: int
    employee: str
    dress: str


class RentedDress(NamedTuple):
    """A dress that a rival rents out, with the leave that its card gives."""

    seat: int
    dress: str
    leave: str


class RivalAction(NamedTuple):
    """A main action of a rival, with the pieces that it is about, if any."""

    seat: int
    action: str
    pieces: tuple[str, ...]
