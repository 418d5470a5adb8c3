"""What a coach knows of a position: the numbers of its rules of thumb, and the pieces counted."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Known(NamedTuple):
    """The facts of a position by name, for the seat asked."""

    numbers: Mapping[str, int]
    pieces: Mapping[str, Sequence[str]]
    """By the fact that is their number, the ids of pieces and places."""


def known(numbers: Mapping[str, int], pieces: Mapping[str, Sequence[str]]) -> Known:
    """Return numbers and pieces as facts; the number of the pieces is a fact as well."""
    return Known({**numbers, **{name: len(ids) for name, ids in pieces.items()}}, pieces)
