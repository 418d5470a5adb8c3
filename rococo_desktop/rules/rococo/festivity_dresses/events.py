"""What can happen with Festivity Dresses alone."""

from dataclasses import dataclass

from rococo_desktop.engine.events import Event


@dataclass(frozen=True, slots=True)
class FestivityMixedIn(Event):
    """The dresses that were set aside went into the bag."""

    count: int
