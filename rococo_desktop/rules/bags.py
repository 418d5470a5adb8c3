"""Bags of pieces, which are refilled from the discarded ones."""

from collections.abc import Callable

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
