"""New jewelry tiles each round (Deluxe, "Phase 1", "E) New Jewelry Tiles")."""

from rococo_desktop.rules.displays import shifted
from rococo_desktop.rules.rococo.book import Context
from rococo_desktop.rules.rococo.jewelry_box.components import BOX
from rococo_desktop.rules.rococo.jewelry_box.events import JewelryRemoved, JewelryRevealed
from rococo_desktop.rules.rococo.jewelry_box.slots import BOARD


def show_jewelry(context: Context) -> None:
    """Remove the rightmost tile from the game, shift the rest to the right, reveal new tiles."""
    board = BOARD.of(context.state)
    *kept, last = board.display
    if last is not None:
        board.removed.append(last)
        context.emit(JewelryRemoved, last)
    board.display, drawn = shifted([*kept, None], lambda: board.bag.pop() if board.bag else None)
    if drawn:
        context.emit(JewelryRevealed, drawn)


def price(context: Context, jewel: str) -> int:
    """Return the price of a displayed tile in Livre, by its space."""
    prices = BOX.of(context.rules.components).display.prices
    return prices[BOARD.of(context.state).display.index(jewel)]
