"""The division of a game's record, which depends on the kind of game."""

from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from rococo_desktop.engine.events import Event, kind_of
from rococo_desktop.engine.state import State
from rococo_desktop.rules.events import RoundBegan
from rococo_desktop.rules.state import ACT, INCOME, PREPARE
from rococo_desktop.session.tree import Moment

S = TypeVar("S", bound=State)


class Chapters(Generic[S]):
    """Rounds, phases and turns, for the log and for looking back through a game.

    They are those of a game with phases in which players take turns, unless a game overrides them.
    """

    phases: ClassVar[Mapping[str, str]] = {}
    """The phases by the events that indicate them; a turn is indicated by the played card.

    What happens in the phase ``FINAL`` is told only when the count has been seen.
    """

    def sign(self, event: Event) -> str:
        """Return the name of the sign before an event's line; empty for none."""
        raise NotImplementedError

    def begins_round(self, event: Event) -> bool:
        """Return whether an event's line is the heading of a round."""
        return isinstance(event, RoundBegan)

    def phase(self, event: Event, phase: str) -> str:
        """Return the phase of an event that follows an event of ``phase``."""
        if self.begins_round(event):
            return PREPARE
        if event.opens_turn:
            return ACT
        return INCOME if is_income(event) else self.phases.get(kind_of(type(event)), phase)

    def heading(self, phase: str, seat: int) -> str:
        """Return the heading of a phase; for a turn, it names the player in ``seat``."""
        raise NotImplementedError

    def title(self, moment: Moment[S]) -> str:
        """Return a title for a moment that is neither the beginning nor the end of a game."""
        raise NotImplementedError


AnyChapters: TypeAlias = Chapters[Any]
"""The chapters of any game."""


def is_income(event: Event) -> bool:
    """Return whether somebody gets something as income between two rounds."""
    return getattr(event, "reason", "") == INCOME
