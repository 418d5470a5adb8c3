"""What is heard of what happens at the table: one soft sound for each change, the weightiest."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from rococo_desktop.engine.events import Event
from rococo_desktop.rules.rococo import events as told
from rococo_desktop.rules.rococo.book import RuleBook

Player = Callable[[str], None]
"""Lets a sound be heard by its name, without waiting for it."""

Sounds = Mapping[str, tuple[type[Event], ...]]

BY_EVENT: tuple[tuple[str, tuple[type[Event], ...]], ...] = (
    ("card", (told.CardPlayed, told.EmployeeHired, told.EmployeeDeputed)),
    ("coin", (told.LivreGained, told.FavorClaimed, told.DressSold)),
    ("silk", (told.ResourceTaken, told.ResourceDrawn, told.DressMade)),
    ("marker", (told.DressRented, told.DecorationFunded, told.AllHallsReached)),
    ("bell", (told.RoundBegan,)),
)
"""The sounds with the events that they are heard for, the lightest first."""


def sound_of(events: Sequence[Event], rules: RuleBook, further: Iterable[Sounds] = ()) -> str:
    """Return the name of the sound for what has happened; empty if nothing is to be heard.

    The ``further`` sounds are those of events that only expansions know.
    """
    if any(isinstance(event, told.GameEnded) for event in events):
        return "fanfare"
    for event in events:
        if isinstance(event, told.DecorationFunded):
            decoration = rules.board.decorations[event.decoration]
            if decoration.group == "fireworks":
                return "fireworks"
    heard = [
        weight
        for weight, (name, kinds) in enumerate(BY_EVENT)
        for heard_for in (kinds, *(sounds.get(name, ()) for sounds in further))
        if any(isinstance(event, heard_for) for event in events)
    ]
    return BY_EVENT[max(heard)][0] if heard else ""
