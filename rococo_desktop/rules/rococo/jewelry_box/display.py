"""New jewelry tiles each round (Deluxe, "Phase 1", "E) New Jewelry Tiles")."""

from rococo_desktop.rules.rococo.book import Game
from rococo_desktop.rules.rococo.jewelry_box.components import BOX
from rococo_desktop.rules.rococo.jewelry_box.events import JewelryRemoved, JewelryRevealed
from rococo_desktop.rules.rococo.jewelry_box.slots import BOARD


def show_jewelry(game: Game) -> None:
    """The rightmost tile leaves the game, the rest shifts right, new tiles come."""
    board = BOARD.of(game.state)
    *kept, last = board.display
    if last is not None:
        board.removed.append(last)
        game.tell(JewelryRemoved, last)
    stay = [tile for tile in kept if tile is not None]
    missing = len(board.display) - len(stay)
    drawn = [board.bag.pop() for _ in range(min(missing, len(board.bag)))]
    empty: list[str | None] = [None] * (missing - len(drawn))
    board.display = [*empty, *reversed(drawn), *stay]
    if drawn:
        game.tell(JewelryRevealed, tuple(drawn))


def price(game: Game, jewel: str) -> int:
    """Return the Livre beneath the space on which a tile of the display lies."""
    prices = BOX.of(game.rules.components).display.prices
    return prices[BOARD.of(game.state).display.index(jewel)]
