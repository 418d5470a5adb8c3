"""The sounds of the table: one soft sound for each change, that of the weightiest event."""

from collections.abc import Sequence

from rococo_desktop.engine.events import Event
from rococo_desktop.rules.events import CardPlayed, CardTaken, PrestigeGained, RoundBegan
from rococo_desktop.rules.patisserie import events as happened

SOUNDS: tuple[tuple[str, tuple[type[Event], ...]], ...] = (
    ("fanfare", (happened.GameEnded,)),
    ("bell", (happened.DishPresented, happened.SpecialClaimed, RoundBegan)),
    ("marker", (happened.PostPlaced, happened.HostPlaced, happened.DishBaked)),
    ("coin", (happened.CoinsGained, happened.CoinsPaid, PrestigeGained)),
    (
        "card",
        (
            CardPlayed,
            CardTaken,
            happened.CardDrafted,
            happened.StaffHired,
            happened.RecipeAcquired,
            happened.IngredientTaken,
            happened.SoloCardRevealed,
        ),
    ),
)
"""The sounds, the weightiest first."""


def sound_of(events: Sequence[Event]) -> str:
    """Return the name of the sound for some events; empty if there is none."""
    for name, kinds in SOUNDS:
        if any(isinstance(event, kinds) for event in events):
            return name
    return ""
