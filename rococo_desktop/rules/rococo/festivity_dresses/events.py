"""The events of Festivity Dresses."""

from dataclasses import dataclass

from rococo_desktop.engine.events import Event


@dataclass(frozen=True, slots=True)
class FestivityMixedIn(Event):
    """The dresses that were set aside were added to the bag."""

    count: int
