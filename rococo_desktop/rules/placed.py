"""The places of pieces, in any game: missing pieces, and positions laid out by hand."""

from collections.abc import Iterable, Sequence

from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.errors import CodecError


class PositionError(ValueError):
    """An invalid position document: the place and the reason."""


def not_in(everything: Iterable[str], *places: Iterable[str | None]) -> list[str]:
    """Return the items of ``everything`` that are in none of the ``places``."""
    seen = {piece for place in places for piece in place}
    return [piece for piece in everything if piece not in seen]


def with_gaps(value: Json) -> Json:
    """Return a display in which empty texts are empty places."""
    if isinstance(value, list):
        return [with_gaps(item) for item in value]
    return value or None


def with_empty_texts(value: Json) -> Json:
    """Return a value as a position writes it: an empty place is an empty text."""
    if isinstance(value, dict):
        return {name: with_empty_texts(each) for name, each in value.items()}
    if isinstance(value, list):
        return [with_empty_texts(each) for each in value]
    return "" if value is None else value


def refilled(bag: Iterable[str], shown: Iterable[str | None], placed: set[str | None]) -> list[str]:
    """Return a bag with the pieces no longer shown, without those placed elsewhere."""
    back = [piece for piece in shown if piece is not None]
    return [piece for piece in (*bag, *reversed(back)) if piece not in placed]


def put_next(piles: Sequence[list[str]], pieces: Sequence[str]) -> None:
    """Put pieces on top of the piles that hold them, the first one uppermost.

    Raises CodecError for a piece that is in none.
    """
    for piece in reversed(pieces):
        for pile in piles:
            if piece in pile:
                pile.remove(piece)
                pile.append(piece)
                break
        else:
            raise CodecError("next", "wrong.foreign", id=piece)
