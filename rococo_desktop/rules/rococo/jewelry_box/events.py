"""The events of the Jewelry Box."""

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from rococo_desktop.engine.events import Event


@dataclass(frozen=True, slots=True)
class JewelryRemoved(Event):
    """A tile that was not taken left the game."""

    jewel: str


@dataclass(frozen=True, slots=True)
class JewelryRevealed(Event):
    """New tiles were revealed in the display."""

    reveals: ClassVar[bool] = True
    jewels: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class JewelryTaken(Event):
    """A player rented out a tile together with a dress."""

    seat: int
    jewel: str
    dress: str


@dataclass(frozen=True, slots=True)
class JewelryAllowed(Event):
    """The jewelry that a rival may take, or the reason why it takes none."""

    seat: int
    action: str
    """``matching``, ``suitable`` or ``none``, by the card; or ``no_jeweler`` or ``no_tile``."""


@dataclass(frozen=True, slots=True)
class CandidateLeft(Event):
    """A rival's employee was drawn at random for an examination, and left the game."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class TaskFulfilled(Event):
    """A player marked a task of an examination."""

    seat: int
    task: str


@dataclass(frozen=True, slots=True)
class ExaminationPassed(Event):
    """A player completed an examination; ``action`` is its main action."""

    seat: int
    action: str


@dataclass(frozen=True, slots=True)
class DeckSearched(Event):
    """A player looked through the deck of an examination."""

    reveals: ClassVar[bool] = True
    seat: int
    examination: str


@dataclass(frozen=True, slots=True)
class GraduateTaken(Event):
    """A player took an employee from an examination's deck; it is hidden from the others."""

    seat: int
    card: str | None

    def seen_by(self, viewer: int | None) -> Self:
        """Hide the card from other players."""
        return self if viewer == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class SpecialistHired(Event):
    """A player hired the specialised Apprentice dealt at the beginning."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class EmployeeShown(Event):
    """A player discarded an employee from the supply for its bonus."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class BonusCopied(Event):
    """A player used the bonus of an opponent's employee."""

    seat: int
    card: str
