"""The division of a game's record, which depends on the kind of game."""

from typing import Any, Protocol, TypeAlias, TypeVar

from rococo_desktop.engine.events import Event
from rococo_desktop.engine.state import State
from rococo_desktop.session.tree import Moment

S = TypeVar("S", bound=State)


class Chapters(Protocol[S]):
    """Rounds, phases and turns, for the log and for looking back through a game."""

    def sign(self, event: Event) -> str:
        """Return the name of the sign before an event's line; empty for none."""

    def begins_round(self, event: Event) -> bool:
        """Return whether an event's line is the heading of a round."""

    def phase(self, event: Event, phase: str) -> str:
        """Return the phase of an event that follows an event of ``phase``."""

    def heading(self, phase: str, seat: int) -> str:
        """Return the heading of a phase; for a turn, it names the player in ``seat``."""

    def title(self, moment: Moment[S]) -> str:
        """Return a title for a moment that is neither the beginning nor the end of a game."""


AnyChapters: TypeAlias = Chapters[Any]
"""The chapters of any game."""
