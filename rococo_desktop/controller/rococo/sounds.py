"""The sounds of the table: one soft sound for each change, that of the weightiest event."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from rococo_desktop.engine.events import Event
from rococo_desktop.rules.rococo import events as happened
from rococo_desktop.rules.rococo.book import RuleBook

Player = Callable[[str], None]
"""Plays a sound by its name, without waiting for it."""

Sounds = Mapping[str, tuple[type[Event], ...]]

WEIGHTS = ("card", "coin", "silk", "marker", "bell")
"""The sounds, the lightest first."""


def sound_of(events: Sequence[Event], rules: RuleBook, sounds: Iterable[Sounds]) -> str:
    """Return the name of the sound for some events; empty if there is none.

    The ``sounds`` are those of the rule sets in the game.
    """
    if any(isinstance(event, happened.GameEnded) for event in events):
        return "fanfare"
    for event in events:
        if isinstance(event, happened.DecorationFunded):
            decoration = rules.board.decorations[event.decoration]
            if decoration.group == "fireworks":
                return "fireworks"
    heard = {
        name
        for each in sounds
        for name, kinds in each.items()
        if any(isinstance(event, kinds) for event in events)
    }
    return max(heard, key=WEIGHTS.index, default="")
