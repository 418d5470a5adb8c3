"""Events: facts in the past tense, told by the rules as they change the state.

An event carries ids, amounts and the reason, never a sentence and never a clock. It says itself
whether it revealed something hidden or random (fair undo stops there) and who may see it.
"""

import re
from dataclasses import dataclass
from typing import ClassVar, Self


@dataclass(frozen=True, slots=True)
class Event:
    """Base of all events.

    One that ``reveals`` is told before anybody gains or loses by what it reveals. One that
    ``opens_turn`` begins what the log tells of a turn.
    """

    reveals: ClassVar[bool] = False
    opens_turn: ClassVar[bool] = False

    def seen_by(self, viewer: int | None) -> Self | None:  # noqa: ARG002 - most are open to all
        """Return the event as ``viewer`` (None: a spectator) may see it, or None for not at all."""
        return self


def kind_of(event_type: type[Event]) -> str:
    """Return the kind of an event by its class: ``LivreGained`` is ``livre_gained``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", event_type.__name__).lower()
