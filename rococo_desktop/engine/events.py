"""Events: facts in the past tense that the rules emit as they change the state.

An event carries ids, amounts and the reason, never a sentence and never a time. It also says
whether it revealed something hidden or random (fair undo stops there) and which seats may see it.
"""

import re
from dataclasses import Field, dataclass
from typing import Any, ClassVar, Self, dataclass_transform


@dataclass_transform(frozen_default=True)
class Event:
    """The base of all events; each subclass becomes a frozen dataclass.

    An event that ``reveals`` is emitted before any seat gains or loses through what it reveals. An
    event that ``opens_turn`` starts the log of a turn.
    """

    reveals: ClassVar[bool] = False
    opens_turn: ClassVar[bool] = False
    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True)(cls)

    def seen_by(self, viewer: int | None) -> Self | None:  # noqa: ARG002 - most are open to all
        """Return the event as ``viewer`` (None: a spectator) may see it; None if it is hidden."""
        return self


def kind_of(cls: type) -> str:
    """Return the kind of a class of events: ``livre_gained`` for ``LivreGained``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()
