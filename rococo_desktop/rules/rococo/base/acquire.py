"""Main action 2: acquire resources (Deluxe, "2. Acquire Resources")."""

from collections.abc import Hashable, Iterator, Mapping
from typing import NamedTuple

from rococo_desktop.rules.displays import price_left
from rococo_desktop.rules.questions import without_obstacle
from rococo_desktop.rules.rococo import events
from rococo_desktop.rules.rococo.accounts import gain_notions, pay_livre
from rococo_desktop.rules.rococo.base.prepare import draw_resource
from rococo_desktop.rules.rococo.book import Context, Hidden, MainAction, RuleBook
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.obstacles import EMPTY, Candidate, Obstacle, nearest, short_of
from rococo_desktop.rules.rococo.occasions import AcquiredTile
from rococo_desktop.rules.rococo.questions import Held, Sentence
from rococo_desktop.rules.view import UNSEEN

SILK = "silk"
THREAD = "thread"
LACE = "lace"
NOTIONS = "notions"
KEEP_OR_TRADE = {"choose": (SILK, THREAD, LACE), "all": (SILK, NOTIONS), "none": ()}
"""The uses of a tile, by its lower half; a tile without one has no choice."""


class AcquireResource(NamedTuple):
    """Which tile of the warehouse is bought, by which employee?"""

    seat: int
    card: str

    def options(self, context: Context) -> tuple[str, ...]:
        """List each tile that the player can pay for."""
        return without_obstacle(self.candidates(context))

    def candidates(self, context: Context) -> Iterator[Candidate]:
        for segment in context.state.warehouse:
            obstacle = segment_obstacle(context, self.seat, segment)
            for tile in segment:
                if tile is not None:
                    yield tile, obstacle

    def places(self, state: State) -> Mapping[str, Hashable]:
        return warehouse_places(state)

    def price(self, context: Context, option: str) -> int:
        """Return the price by the number of tiles left in the segment."""
        return price(context, next(each for each in context.state.warehouse if option in each))

    def answer(self, context: Context, option: str) -> None:
        pay_livre(context, self.seat, self.price(context, option), "acquire")
        take_tile(context, self.seat, option, self.card)


class KeepResource(NamedTuple):
    """Is the tile kept as silk or discarded for thread and lace? A drawn tile is secret.

    ``card`` is the employee who acquired it; empty if none did.
    """

    seat: int
    tile: str
    drawn: bool
    card: str = ""

    def seen_by(self, viewer: int | None) -> "KeepResource":
        """Hide a drawn tile from other players."""
        return self if viewer == self.seat or not self.drawn else self._replace(tile=UNSEEN)

    @property
    def is_discreet(self) -> bool:
        """Return whether the tile was drawn: the question reveals that it has a lower half."""
        return self.drawn

    @property
    def piece(self) -> str:
        return self.tile

    def label(self, rules: RuleBook, option: str) -> Sentence | None:
        """Return a sentence with the thread and lace for trading in the tile, else None."""
        return Sentence("option-notions", {"traded": self.tile}) if option == NOTIONS else None

    @property
    def held(self) -> Held:
        return Held(resources=(self.tile,))

    def dealt(self, context: Context, hidden: Hidden) -> "KeepResource":
        """Draw a tile if the actual one was not seen."""
        return self._replace(tile=hidden.resources.pop()) if self.tile == UNSEEN else self

    def options(self, context: Context) -> tuple[str, ...]:
        """List the uses of the tile: a slash offers thread or lace, a plus gives both."""
        return KEEP_OR_TRADE[context.rules.resources[self.tile].notions.mode]

    def answer(self, context: Context, option: str) -> None:
        """Keep the tile, or discard it and gain the chosen notions."""
        if option == SILK:
            keep_as_silk(context, self.seat, self.tile, drawn=self.drawn, card=self.card)
            return
        notions = context.rules.resources[self.tile].notions
        context.state.resource_discard.append(self.tile)
        context.emit(events.ResourceTraded, self.seat, self.tile)
        gain_notions(
            context,
            self.seat,
            notions.thread if option in (THREAD, NOTIONS) else 0,
            notions.lace if option in (LACE, NOTIONS) else 0,
            "tile",
        )
        if self.card:
            context.tell(AcquiredTile(self.seat, self.card, self.tile, traded=True))


def price(context: Context, segment: list[str | None]) -> int:
    """Return the current price of a segment's tiles in Livre, by the number of tiles left in it."""
    return price_left(context.rules.board.acquire, segment)


def warehouse_places(state: State) -> dict[str, Hashable]:
    """Return the segment of each tile in the warehouse."""
    return {
        tile: segment
        for segment, tiles in enumerate(state.warehouse)
        for tile in tiles
        if tile is not None
    }


def segment_obstacle(context: Context, seat: int, segment: list[str | None]) -> Obstacle | None:
    """Return the obstacle to buying a tile of a warehouse segment, or None."""
    if segment.count(None) == len(segment):
        return EMPTY
    return short_of(livre=price(context, segment) - context.state.players[seat].livre)


def pick_up_tile(context: Context, seat: int, tile: str) -> None:
    """Remove a tile from the warehouse, without giving it to the player."""
    for segment in context.state.warehouse:
        if tile in segment:
            segment[segment.index(tile)] = None
    context.emit(events.ResourceTaken, seat, tile)


def take_tile(context: Context, seat: int, tile: str, card: str = "") -> None:
    """Take a tile out of the warehouse, then keep or trade it; ``card`` as in KeepResource."""
    pick_up_tile(context, seat, tile)
    receive_tile(context, seat, tile, drawn=False, card=card)


def receive_drawn_tile(context: Context, seat: int, tile: str) -> None:
    """Receive a tile that was drawn unseen, then keep or trade it."""
    context.emit(events.ResourceDrawn, seat, tile)
    receive_tile(context, seat, tile, drawn=True)


def collect_drawn_tile(context: Context, seat: int) -> None:
    """Draw a tile, if any is left, for a rival, which keeps it unseen."""
    tile = draw_resource(context)
    if tile is not None:
        context.emit(events.ResourceDrawn, seat, tile)
        context.state.players[seat].resources.append(tile)


def receive_tile(context: Context, seat: int, tile: str, *, drawn: bool, card: str = "") -> None:
    """Ask how to use a tile; keep a tile without a lower half."""
    if context.rules.resources[tile].notions.mode == "none":
        keep_as_silk(context, seat, tile, drawn=drawn, card=card)
    else:
        context.push(KeepResource(seat, tile, drawn, card))


def keep_as_silk(context: Context, seat: int, tile: str, *, drawn: bool, card: str = "") -> None:
    """Lay a tile face down on the player's rack."""
    context.state.players[seat].resources.append(tile)
    context.emit(events.ResourceKept, seat, tile, drawn)
    if card:
        context.tell(AcquiredTile(seat, card, tile, traded=False))


def acquire_obstacle(context: Context, seat: int) -> Obstacle | None:
    """Return the obstacle to buying any tile, or None."""
    return nearest(segment_obstacle(context, seat, each) for each in context.state.warehouse)


ACQUIRE = MainAction(
    "acquire",
    frozenset({"master", "journeyman", "apprentice"}),
    lambda context, seat, card: acquire_obstacle(context, seat),
    lambda context, seat, card: context.push(AcquireResource(seat, card)),
)
