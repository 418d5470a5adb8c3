"""A table with the Jewelry Box, for its tests."""

from typing import Any

from rococo_desktop.rules.rococo.components.models import Silk
from rococo_desktop.rules.rococo.jewelry_box.components import BOX, KEY
from rococo_desktop.rules.rococo.jewelry_box.slots import BOARD, OWN, Jeweler, Jewelry
from rococo_desktop.rules.rococo.rulebook import LIBRARY
from tests.rules.rococo.table import ME, Table

EXTRA = LIBRARY.load().extras[KEY]
"""The cards and decorations of the Jewelry Box."""

PRICES = BOX.of(LIBRARY.load().playing([KEY], [])).display.prices
CHEAPEST = PRICES[-1]
JEWELER = tuple(EXTRA.decorations)
"""The jeweler's decoration spaces, the least expensive first."""

SILK_COLORS = ("yellow", "green", "red", "blue")
NECKLACES, RINGS = ("yellow", "red"), ("green", "blue")


def jewel(color: str, number: int = 1) -> str:
    """Return a jewelry tile of a color."""
    return f"{'necklace' if color in NECKLACES else 'ring'}-{color}-{number}"


class BoxTable(Table):
    """A table whose jeweler's display is also empty, and at which nobody holds a specialist."""

    def __init__(
        self, players: int = 3, *, expansions: tuple[str, ...] = (), **fields: Any
    ) -> None:
        super().__init__(players, expansions=(KEY, *expansions), **fields)
        board = self.jeweler
        board.bag += [tile for tile in board.display if tile is not None]
        board.display = [None] * len(board.display)
        for player in self.players:
            own = OWN.of(player)
            board.box += [own.specialist] if own.specialist else []
            own.specialist = None

    @property
    def jeweler(self) -> Jeweler:
        return BOARD.of(self.state)

    @property
    def own(self) -> Jewelry:
        """Seat 0's part of the Jewelry Box."""
        return self.of(ME)

    def of(self, seat: int) -> Jewelry:
        return OWN.of(self.players[seat])

    def lift(self, piece: str) -> str:
        """Take a piece from wherever it is; jewelry and cards of the decks too."""
        board = self.jeweler
        for pile in (board.bag, board.journeymen, board.masters, board.box, board.removed):
            if piece in pile:
                pile.remove(piece)
        return super().lift(piece)

    def display(self, *tiles: str | None) -> None:
        """Show jewelry in the rightmost, cheapest spaces, from left to right."""
        hidden = (None,) * (len(PRICES) - len(tiles))
        self.jeweler.display = [*hidden, *(tile and self.lift(tile) for tile in tiles)]

    def gain(self, *colors: str, seat: int = ME) -> None:
        """Give the player jewelry of these colors."""
        for color in colors:
            number = 1
            while (tile := jewel(color, number)) not in self.jeweler.bag:
                number += 1
            self.of(seat).tiles.append(self.lift(tile))

    def funded(self, seat: int = ME) -> None:
        """Let the player hold the least expensive decoration of the jeweler that is free."""
        free = next(space for space in JEWELER if space not in self.state.decorations)
        self.decorate(seat, free)

    def offer_jewelry(self) -> str:
        """Ask for jewelry of the colour of a dress that a Journeyman makes; return the dress."""
        self.funded()
        self.display(jewel("yellow"))
        dress = self.new_dress(color="yellow")
        self.workshop(dress)
        self.rack(self.new_tile("silk", Silk(yellow=1)))
        self.me.livre = 50
        self.turn("journeyman", "make_dress", dress)
        return dress

    def specialist(self, kind: str, seat: int = ME) -> str:
        """Deal the player the specialised Apprentice with this condition."""
        card = next(
            card
            for card, condition in BOX.of(self.components).conditions.items()
            if condition.kind == kind
        )
        self.of(seat).specialist = self.lift(card)
        return card

    def plain_space(self) -> str:
        """Return a free guest space without a reward that needs no Master."""
        return next(
            space.id
            for space in self.board.spaces.values()
            if not space.master and not space.reward and space.id not in self.state.guests
        )
