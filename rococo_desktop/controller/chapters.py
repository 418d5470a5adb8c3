"""How the record of a game is divided, which only the game knows."""

from typing import Any, Protocol, TypeAlias, TypeVar

from rococo_desktop.engine.events import Event
from rococo_desktop.engine.state import State
from rococo_desktop.session.tree import Moment

S = TypeVar("S", bound=State)


class Chapters(Protocol[S]):
    """Rounds, phases and turns, as the log and the way back through a game tell them."""

    def sign(self, event: Event) -> str:
        """Return the name of the sign before an event's line; empty for none."""

    def begins_round(self, event: Event) -> bool:
        """Return whether an event's line is the heading of a round."""

    def phase(self, event: Event, phase: str) -> str:
        """Return the phase to which an event belongs that comes after one of ``phase``."""

    def heading(self, phase: str, seat: int) -> str:
        """Return what is written above a phase; above a turn, that of the player in ``seat``."""

    def title(self, moment: Moment[S]) -> str:
        """Return when a moment was that is neither the beginning nor the end of a game."""


AnyChapters: TypeAlias = Chapters[Any]
"""The chapters of whatever game."""
