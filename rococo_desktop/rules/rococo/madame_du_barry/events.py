"""What Madame du Barry does, and why."""

from dataclasses import dataclass
from typing import ClassVar

from rococo_desktop.engine.events import Event
from rococo_desktop.rules.rococo.events import EmployeeHired


@dataclass(frozen=True, slots=True)
class MadameDrew(Event):
    """Madame du Barry took cards into her hand, unseen."""

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
    """Another card said to which hall her dress goes."""

    reveals: ClassVar[bool] = True
    seat: int
    madame: str
    hall: str
    action: str
    """``hall``, or ``full`` where that hall had no free space and one more card was revealed."""


@dataclass(frozen=True, slots=True)
class MadameReasoned(Event):
    """Why Madame du Barry did not simply do what the card shows."""

    seat: int
    action: str
    """``instead``: nothing could be done. ``crown``, ``group_first``, ``dearest``: her rules."""


@dataclass(frozen=True, slots=True)
class MadameHired(EmployeeHired):
    """Madame du Barry hired, and paid nothing."""
