"""Displays of pieces, and the bags from which they are filled."""

from collections.abc import Callable, Sequence

from rococo_desktop.engine.events import Event
from rococo_desktop.rules.book import AnyContext


def draw(
    context: AnyContext,
    stream: str,
    bag: list[str],
    discard: list[str],
    refilled: Callable[[int], Event],
) -> str | None:
    """Draw a piece from a bag, refilled from the discards if empty; None if no piece is left.

    ``stream`` shuffles the bag, and ``refilled`` makes the event from the number of pieces.
    """
    if not bag and discard:
        bag += discard
        discard.clear()
        context.state.shuffle(stream, bag)
        context.emit(refilled, len(bag))
    return bag.pop() if bag else None


def shifted(
    places: Sequence[str | None], draw: Callable[[], str | None]
) -> tuple[list[str | None], tuple[str, ...]]:
    """Return a display whose pieces are shifted to the right, and the pieces drawn for it.

    They fill the places on the left, from right to left, as far as ``draw`` returns any.
    """
    stay = [piece for piece in places if piece is not None]
    room = len(places) - len(stay)
    drawn: list[str] = []
    while len(drawn) < room and (piece := draw()) is not None:
        drawn.append(piece)
    return [*[None] * (room - len(drawn)), *reversed(drawn), *stay], tuple(drawn)


def cleared(places: Sequence[str | None], number: int) -> tuple[list[str | None], tuple[str, ...]]:
    """Return a display without the pieces on its last ``number`` places, and those pieces."""
    stay = places[: len(places) - number]
    gone = tuple(piece for piece in places[len(stay) :] if piece is not None)
    return [*stay, *[None] * (len(places) - len(stay))], gone


def price_left(prices: Sequence[int], places: Sequence[str | None]) -> int:
    """Return the price of a piece by the number of pieces left; there must be one."""
    return prices[len(places) - places.count(None) - 1]
