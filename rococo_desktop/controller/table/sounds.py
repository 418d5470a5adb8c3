"""One soft sound for each change of the table: that of the weightiest event."""

from collections.abc import Iterable, Mapping, Sequence

from rococo_desktop.engine.events import Event

Sounds = Mapping[str, tuple[type[Event], ...]]
"""The kinds of events by their sound."""

WEIGHTS = ("card", "coin", "silk", "marker", "bell", "fanfare")
"""The sounds, the lightest first."""


def sound_of(events: Sequence[Event], sounds: Iterable[Sounds]) -> str:
    """Return the name of the sound for some events; empty if there is none."""
    heard = {
        name
        for each in sounds
        for name, kinds in each.items()
        if any(isinstance(event, kinds) for event in events)
    }
    return max(heard, key=WEIGHTS.index, default="")
