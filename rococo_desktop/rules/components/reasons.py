"""Why a components file cannot be used: keys of the catalogue with values; others word them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from .bonuses import Color


@dataclass(frozen=True)
class Colored:
    """A color of silk or dresses, for which each edition has a word of its own."""

    color: Color


@dataclass(frozen=True)
class Reason:
    """A key of the catalogue, and what its sentence needs."""

    key: str
    values: Mapping[str, Value]


Value: TypeAlias = "str | int | Colored | Reason | tuple[Value, ...]"
"""A string is said as it stands, for example a name that a file must have."""

Problem = tuple[str, Reason]
"""The path of a field, and what is wrong with it."""


def because(key: str, /, **values: Value) -> Reason:
    """The reason of that key."""
    return Reason(key, values)


def counted(numbers: Iterable[tuple[int, Value]]) -> tuple[Value, ...]:
    """How many there are of what."""
    return tuple(because("wrong.counted", number=number, what=what) for number, what in numbers)
