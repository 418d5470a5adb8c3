"""The events of a game of Rococo, for the log, the animations and the accounts.

``reason`` is the account entry's word: an action, the id of a card, ``income`` and so on.
``docs/formats.md`` lists all events and reasons, also those of the expansions, as documents write
them: there ``seat`` is ``player``.
"""

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from rococo_desktop.engine.events import Event


@dataclass(frozen=True, slots=True)
class EmployeesRemoved(Event):
    """Employees that were not hired left the game."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class EmployeesRevealed(Event):
    """New employees were revealed for hire."""

    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ResourcesRevealed(Event):
    """New tiles were revealed in the warehouse."""

    reveals: ClassVar[bool] = True
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ResourceBagRefilled(Event):
    """The discarded resource tiles were put back into the bag."""

    reveals: ClassVar[bool] = True
    count: int


@dataclass(frozen=True, slots=True)
class DressesDiscarded(Event):
    """Dresses left the two rightmost windows."""

    dresses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DressesRevealed(Event):
    """New dresses were revealed in the workshop."""

    reveals: ClassVar[bool] = True
    dresses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DressBagRefilled(Event):
    """The discarded dresses were put back into the bag."""

    reveals: ClassVar[bool] = True
    count: int


@dataclass(frozen=True, slots=True)
class SupplyTurned(Event):
    """A player's discard pile became the new supply."""

    seat: int


@dataclass(frozen=True, slots=True)
class BonusForfeited(Event):
    """A player forfeited a bonus; that it could have been used is hidden from the others."""

    seat: int
    card: str

    def seen_by(self, viewer: int | None) -> Self | None:
        """Hide the event from other players, who only see that no bonus is used."""
        return self if viewer == self.seat else None


@dataclass(frozen=True, slots=True)
class FavorClaimed(Event):
    """A player took the Queen's favor."""

    seat: int


@dataclass(frozen=True, slots=True)
class LivreGained(Event):
    """A player gained money from the bank."""

    seat: int
    amount: int
    reason: str


@dataclass(frozen=True, slots=True)
class LivrePaid(Event):
    """A player paid money to the bank."""

    seat: int
    amount: int
    reason: str


@dataclass(frozen=True, slots=True)
class NotionsGained(Event):
    """A player gained thread or lace."""

    seat: int
    thread: int
    lace: int
    reason: str


@dataclass(frozen=True, slots=True)
class NotionsPaid(Event):
    """A player paid thread or lace."""

    seat: int
    thread: int
    lace: int
    reason: str


@dataclass(frozen=True, slots=True)
class ResourceTaken(Event):
    """A player took a tile from the warehouse."""

    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class ResourceDrawn(Event):
    """A player drew a tile; it is hidden from the others."""

    reveals: ClassVar[bool] = True
    seat: int
    tile: str | None

    def seen_by(self, viewer: int | None) -> Self:
        """Hide the tile from other players."""
        return self if viewer == self.seat else replace(self, tile=None)


@dataclass(frozen=True, slots=True)
class ResourceKept(Event):
    """A player kept a tile as silk; a drawn tile stays hidden from the others."""

    seat: int
    tile: str | None
    drawn: bool

    def seen_by(self, viewer: int | None) -> Self:
        """Hide a drawn tile from other players."""
        return self if viewer == self.seat or not self.drawn else replace(self, tile=None)


@dataclass(frozen=True, slots=True)
class ResourceTraded(Event):
    """A player discarded a tile for its lower half."""

    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class ResourcesSpent(Event):
    """A player discarded silk tiles for a dress or a bonus."""

    seat: int
    tiles: tuple[str, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class DressMade(Event):
    """A player made a dress and took it out of its window."""

    seat: int
    dress: str
    card: str


@dataclass(frozen=True, slots=True)
class DressRented(Event):
    """A player rented a dress to a guest."""

    seat: int
    dress: str
    space: str


@dataclass(frozen=True, slots=True)
class DressSold(Event):
    """A player sold a dress."""

    seat: int
    dress: str


@dataclass(frozen=True, slots=True)
class EmployeeHired(Event):
    """A player hired an employee into the hand."""

    seat: int
    card: str
    price: int


@dataclass(frozen=True, slots=True)
class EmployeeDeputed(Event):
    """A player deputed an employee."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class EmployeeLeft(Event):
    """A deputed employee left the game."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class DecorationFunded(Event):
    """A player placed a marker on a decoration."""

    seat: int
    decoration: str


@dataclass(frozen=True, slots=True)
class AllHallsReached(Event):
    """A player achieved representation in all halls; ``place`` counts from 0."""

    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class DressAdmired(Event):
    """A dress moved from the King's hall to the terrace in final scoring."""

    seat: int
    dress: str
    fireworks: str


@dataclass(frozen=True, slots=True)
class ItemScored(Event):
    """A player's points for one item were counted in final scoring."""

    reveals: ClassVar[bool] = True
    seat: int
    item: str
    points: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game ended; there are several winners if the tie is unbroken."""

    reveals: ClassVar[bool] = True
    winners: tuple[int, ...]
    totals: tuple[int, ...]
