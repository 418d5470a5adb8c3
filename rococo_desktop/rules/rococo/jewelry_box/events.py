"""What can happen with the Jewelry Box."""

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from rococo_desktop.engine.events import Event


@dataclass(frozen=True, slots=True)
class JewelryRemoved(Event):
    """A tile that nobody took left the game."""

    jewel: str


@dataclass(frozen=True, slots=True)
class JewelryRevealed(Event):
    """New tiles came into the display."""

    reveals: ClassVar[bool] = True
    jewels: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class JewelryTaken(Event):
    """A player rented a tile out along with a dress."""

    seat: int
    jewel: str
    dress: str


@dataclass(frozen=True, slots=True)
class JewelryAllowed(Event):
    """What a rival may take, or why it takes nothing."""

    seat: int
    action: str
    """``matching``, ``suitable`` or ``none`` by the card; ``no_jeweler``, ``no_tile``."""


@dataclass(frozen=True, slots=True)
class CandidateLeft(Event):
    """A rival's employee was drawn by lot for an examination, and left the game."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class TaskFulfilled(Event):
    """A player marked a task of an examination."""

    seat: int
    task: str


@dataclass(frozen=True, slots=True)
class ExaminationPassed(Event):
    """A player completed an examination; ``action`` is the main action that it is."""

    seat: int
    action: str


@dataclass(frozen=True, slots=True)
class DeckSearched(Event):
    """A player looks through the deck of an examination."""

    reveals: ClassVar[bool] = True
    seat: int
    examination: str


@dataclass(frozen=True, slots=True)
class GraduateTaken(Event):
    """A player took an employee out of an examination's deck; only they know which."""

    seat: int
    card: str | None

    def seen_by(self, viewer: int | None) -> Self:
        """Hide the card from everybody else."""
        return self if viewer == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class SpecialistHired(Event):
    """A player hired the specialised Apprentice dealt at the beginning."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class EmployeeShown(Event):
    """A player put an employee from the supply on the discard pile, for the bonus."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class BonusCopied(Event):
    """A player uses the bonus of an opponent's employee."""

    seat: int
    card: str
