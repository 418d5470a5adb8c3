"""The shapes of events: what those of a seat have in common, in any game. None is an event itself.

``reason`` is the account entry's word: an action, the id of a card, ``income`` and so on.
"""

from dataclasses import replace
from typing import Self

from rococo_desktop.engine.events import Event


class OfRefill(Event):
    """Pieces that were discarded were shuffled to be drawn again."""

    reveals = True
    count: int


class OfSeat(Event):
    """What a player did or got."""

    seat: int


class OfCard(OfSeat):
    """It is about a card that everybody sees."""

    card: str


class OfUnseenCard(OfSeat):
    """It is about a card that the others do not see."""

    card: str | None

    def seen_by(self, viewer: int | None) -> Self:
        return self if viewer == self.seat else replace(self, card=None)


class OfTile(OfSeat):
    """It is about a tile."""

    tile: str


class OfTiles(OfSeat):
    """Tiles left a player's possession."""

    tiles: tuple[str, ...]
    reason: str


class OfAmount(OfSeat):
    """An amount of something changed hands."""

    amount: int
    reason: str
