"""The events of Festivity Dresses."""

from rococo_desktop.engine.events import Event


class FestivityMixedIn(Event):
    """The dresses that were set aside were added to the bag."""

    count: int
