"""The places of pieces, in any game: missing pieces, and positions laid out by hand."""

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar, cast

from rococo_desktop.engine.codec import Codec, Json
from rococo_desktop.engine.errors import CodecError
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.record import Record

S = TypeVar("S", bound=Record)


class PositionError(ValueError):
    """An invalid position document: the place and the reason."""


def not_in(everything: Iterable[str], *places: Iterable[str | None]) -> list[str]:
    """Return the items of ``everything`` that are in none of the ``places``."""
    seen = {piece for place in places for piece in place}
    return [piece for piece in everything if piece not in seen]


def unseen(
    chance: Generator, everything: Iterable[str], *places: Iterable[str | None]
) -> list[str]:
    """Return the items of ``everything`` that are in none of the ``places``, shuffled."""
    rest = not_in(everything, *places)
    chance.shuffle(rest)
    return rest


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


OWN = ("turn", "next")
"""What a position may name besides the fields of the state."""


def filled_in(
    codec: Codec,
    start: S,
    position: Mapping[str, Json],
    displays: Container[str],
    merged: Callable[[str, Json, Json], Json],
) -> S:
    """Return the state of a position: what it leaves out is as in ``start``.

    An empty text stands for an empty place of the ``displays``; ``merged`` makes the value of any
    other field from its name, the old and the new value. Raises CodecError if a field is unknown or
    has another form.
    """
    document = cast("dict[str, Json]", codec.encode(start))
    for name, value in position.items():
        if name not in (*document, *OWN):
            raise CodecError(name, "wrong-unknown_field")
        if name in displays:
            document[name] = with_gaps(value)
        elif name not in OWN:
            document[name] = merged(name, document[name], value)
    return codec.decode(type(start), document, "position")


def belongings(old: Json, new: Json) -> Iterator[tuple[dict[str, Any], Json]]:
    """Yield the document of each player, and what a position gives it; raises CodecError."""
    if not isinstance(old, list) or not isinstance(new, list) or len(new) > len(old):
        raise CodecError("players", "wrong-list")
    yield from zip(
        cast("list[dict[str, Any]]", old), (*new, *[{}] * (len(old) - len(new))), strict=True
    )


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
            raise CodecError("next", "wrong-foreign", id=piece)
