"""Typed access to the part of a state or a player that belongs to one rule set."""

from typing import Generic, Protocol, TypeVar, cast

from rococo_desktop.engine.record import Record

R = TypeVar("R", bound=Record)


class HasSlots(Protocol):
    """A record with room for the parts of rule sets."""

    @property
    def slots(self) -> dict[str, Record]:
        """Return the parts by key."""


class Slot(Generic[R]):
    """The key under which a rule set keeps its own record of type ``R``."""

    def __init__(self, key: str, record_type: type[R]) -> None:
        self.key = key
        self.record_type = record_type

    def of(self, owner: HasSlots) -> R:
        """Return this rule set's part of ``owner``."""
        return cast("R", owner.slots[self.key])
