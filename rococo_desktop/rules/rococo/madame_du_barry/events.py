"""The events of Madame du Barry, with her reasons."""

from dataclasses import dataclass
from typing import ClassVar

from rococo_desktop.engine.events import Event
from rococo_desktop.rules.rococo.events import EmployeeHired


@dataclass(frozen=True, slots=True)
class MadameDrew(Event):
    """Madame du Barry drew cards into her hand, face down."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class MadameRevealed(Event):
    """Madame du Barry revealed the card of her turn."""

    reveals: ClassVar[bool] = True
    opens_turn: ClassVar[bool] = True
    seat: int
    madame: str


@dataclass(frozen=True, slots=True)
class MadamePlaced(Event):
    """Madame du Barry revealed another card to determine the hall of her dress."""

    reveals: ClassVar[bool] = True
    seat: int
    madame: str
    hall: str
    action: str
    """``hall``, or ``full`` if that hall had no free space and one more card was revealed."""


@dataclass(frozen=True, slots=True)
class MadameReasoned(Event):
    """The reason why Madame du Barry deviated from her card."""

    seat: int
    action: str
    """``instead`` if nothing was possible; ``crown``, ``group_first``, ``dearest`` by her rules."""


@dataclass(frozen=True, slots=True)
class MadameHired(EmployeeHired):
    """Madame du Barry hired an employee for free."""
