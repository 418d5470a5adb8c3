"""The events of a game of Rococo, for the log, the animations and the accounts.

``reason`` is the account entry's word: an action, the id of a card, ``income`` and so on.
``docs/formats.md`` lists all events and reasons, also those of the expansions, as documents write
them: there ``seat`` is ``player``.
"""

from dataclasses import replace
from typing import Self

from rococo_desktop.engine.events import Event
from rococo_desktop.rules.event_shapes import OfAmount, OfCard, OfRefill, OfSeat, OfTile, OfTiles


class EmployeesRemoved(Event):
    """Employees that were not hired left the game."""

    cards: tuple[str, ...]


class EmployeesRevealed(Event):
    """New employees were revealed for hire."""

    reveals = True
    cards: tuple[str, ...]


class ResourcesRevealed(Event):
    """New tiles were revealed in the warehouse."""

    reveals = True
    tiles: tuple[str, ...]


class ResourceBagRefilled(OfRefill):
    """The discarded resource tiles were put back into the bag."""


class DressesDiscarded(Event):
    """Dresses left the two rightmost windows."""

    dresses: tuple[str, ...]


class DressesRevealed(Event):
    """New dresses were revealed in the workshop."""

    reveals = True
    dresses: tuple[str, ...]


class DressBagRefilled(OfRefill):
    """The discarded dresses were put back into the bag."""


class SupplyTurned(OfSeat):
    """A player's discard pile became the new supply."""


class BonusForfeited(OfSeat):
    """A player forfeited a bonus; that it could have been used is hidden from the others."""

    card: str

    def seen_by(self, viewer: int | None) -> Self | None:
        """Hide the event from other players, who only see that no bonus is used."""
        return self if viewer == self.seat else None


class FavorClaimed(OfSeat):
    """A player took the Queen's favor."""


class LivreGained(OfAmount):
    """A player gained money from the bank."""


class LivrePaid(OfAmount):
    """A player paid money to the bank."""


class NotionsGained(OfSeat):
    """A player gained thread or lace."""

    thread: int
    lace: int
    reason: str


class NotionsPaid(OfSeat):
    """A player paid thread or lace."""

    thread: int
    lace: int
    reason: str


class ResourceTaken(OfTile):
    """A player took a tile from the warehouse."""


class ResourceDrawn(OfSeat):
    """A player drew a tile; it is hidden from the others."""

    reveals = True
    tile: str | None

    def seen_by(self, viewer: int | None) -> Self:
        return self if viewer == self.seat else replace(self, tile=None)


class ResourceKept(OfSeat):
    """A player kept a tile as silk; a drawn tile stays hidden from the others."""

    tile: str | None
    drawn: bool

    def seen_by(self, viewer: int | None) -> Self:
        return self if viewer == self.seat or not self.drawn else replace(self, tile=None)


class ResourceTraded(OfTile):
    """A player discarded a tile for its lower half."""


class ResourcesSpent(OfTiles):
    """A player discarded silk tiles for a dress or a bonus."""


class DressMade(OfSeat):
    """A player made a dress and took it out of its window."""

    dress: str
    card: str


class DressRented(OfSeat):
    """A player rented a dress to a guest."""

    dress: str
    space: str


class DressSold(OfSeat):
    """A player sold a dress."""

    dress: str


class EmployeeHired(OfCard):
    """A player hired an employee into the hand."""

    price: int


class EmployeeDeputed(OfCard):
    """A player deputed an employee."""


class EmployeeLeft(OfCard):
    """A deputed employee left the game."""


class DecorationFunded(OfSeat):
    """A player placed a marker on a decoration."""

    decoration: str


class AllHallsReached(OfSeat):
    """A player achieved representation in all halls; ``place`` counts from 0."""

    place: int


class DressAdmired(OfSeat):
    """A dress moved from the King's hall to the terrace in final scoring."""

    dress: str
    fireworks: str


class ItemScored(OfSeat):
    """A player's points for one item were counted in final scoring."""

    reveals = True
    item: str
    points: int


class GameEnded(Event):
    """The game ended; there are several winners if the tie is unbroken."""

    reveals = True
    winners: tuple[int, ...]
    totals: tuple[int, ...]
