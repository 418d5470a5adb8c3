"""The number of pieces of each kind by place, as far as somebody may know it.

What lies in no place that is seen is still to come.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from rococo_desktop.rules.placed import not_in


class Remaining(NamedTuple):
    """The numbers of a kind of piece: still to come, available now, in use, and the rest."""

    kind: str
    total: int
    to_come: int
    on_display: int
    in_use: int
    rest: int


def count(
    kind_of: Mapping[str, str], kinds: Iterable[str], *places: Iterable[str | None]
) -> tuple[Remaining, ...]:
    """Return the numbers of pieces by kind; ``places`` are the display, in use and the rest."""
    known = [
        [piece for piece in place if piece is not None and piece in kind_of] for place in places
    ]
    hidden = not_in(kind_of, *known)
    total, to_come, *counts = (
        Counter(kind_of[piece] for piece in pieces) for pieces in (kind_of, hidden, *known)
    )
    return tuple(
        Remaining(kind, total[kind], to_come[kind], *(count[kind] for count in counts))
        for kind in kinds
    )
