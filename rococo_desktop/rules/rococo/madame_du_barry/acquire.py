"""Her action of acquiring resource tiles (Deluxe, "Madame du Barry", "2. Acquire Resources")."""

from rococo_desktop.rules.rococo.base.acquire import pick_up_tile
from rococo_desktop.rules.rococo.book import Context
from rococo_desktop.rules.rococo.madame_du_barry.components import Card
from rococo_desktop.rules.rococo.occasions import RivalAction


def acquire(context: Context, seat: int, card: Card) -> bool:
    """Take all tiles of a drawer, or of one place in every drawer; return whether it took any."""
    tiles = [
        tile
        for number, drawer in enumerate(context.state.warehouse, start=1)
        for place, tile in enumerate(drawer)
        if tile is not None and _means(card, number, place, len(drawer) - 1)
    ]
    for tile in tiles:
        pick_up_tile(context, seat, tile)
        context.state.players[seat].resources.append(tile)
    if tiles:
        context.tell(RivalAction(seat, "acquire", tuple(tiles)))
    return bool(tiles)


def _means(card: Card, drawer: int, place: int, last: int) -> bool:
    """Return whether a card takes the tile in a place; all inner places are the center."""
    side = "left" if place == 0 else "right" if place == last else "center"
    return card.tiles in (f"drawer{drawer}", side)
