"""Occasions that a rule set may take notice of: what has just happened, and to whom."""

from typing import NamedTuple


class Arrival(NamedTuple):
    """The player has just come to a hall with a dress or a musician."""

    player: int


class ShownCard(NamedTuple):
    """A card of the player's deck that everybody sees now."""

    player: int
    card: str


class AcquiredTile(NamedTuple):
    """A tile that the player acquired through an employee, and then kept or discarded."""

    player: int
    employee: str
    tile: str


class FundedDecoration(NamedTuple):
    """A decoration that the player has just funded through an employee."""

    player: int
    employee: str
    decoration: str


class MadeDress(NamedTuple):
    """A dress that an employee of the player has just made, and that is paid for."""

    player: int
    employee: str
    dress: str


class RentedDress(NamedTuple):
    """A dress that a rival rents out, with the leave that its card gives."""

    player: int
    dress: str
    leave: str


class RivalAction(NamedTuple):
    """A main action of a rival, with the pieces that it is about, if any."""

    player: int
    action: str
    pieces: tuple[str, ...]
