"""Reasons why a document cannot be used: keys of the catalogue with values, worded elsewhere."""

from __future__ import annotations

import errno
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

SYSTEM: Mapping[int, str] = {
    errno.EACCES: "system-forbidden",
    errno.EPERM: "system-forbidden",
    errno.ENOENT: "system-missing",
    errno.EEXIST: "system-exists",
    errno.ENOTDIR: "system-no_folder",
    errno.ELOOP: "system-loop",
    errno.EISDIR: "system-folder",
    errno.EROFS: "system-read_only",
    errno.ENOSPC: "system-full",
    errno.ENAMETOOLONG: "system-long_name",
    errno.EIO: "system-faulty",
    errno.EMFILE: "system-many_files",
    errno.ENFILE: "system-many_files",
    errno.ENOMEM: "system-memory",
    errno.ENODEV: "system-gone",
    errno.ENXIO: "system-gone",
    errno.EBUSY: "system-busy",
    **{
        getattr(errno, name): key  # Windows has neither
        for name, key in (("EDQUOT", "system-full"), ("ESTALE", "system-gone"))
        if hasattr(errno, name)
    },
}
"""Message keys for the most frequent system errors, whose own text is not translated."""


@dataclass(frozen=True)
class Colored:
    """A color of silk or dresses; each edition has its own word for it."""

    color: str
    edition: str
    """The edition whose word files use."""


@dataclass(frozen=True)
class Reason:
    """A key of the catalogue, and the values in its sentence."""

    key: str
    values: Mapping[str, Value]


Value: TypeAlias = "str | int | Colored | Reason | tuple[Value, ...]"
"""A value in a sentence; a string appears as it is, for example a required file name."""

Problem = tuple[str, Reason]
"""The place in a document, and what is wrong there."""

LOST = "wrong-lost"
"""The key for a piece that is nowhere."""


def because(key: str, /, **values: Value) -> Reason:
    """Return the reason with that key."""
    return Reason(key, values)


def counted(numbers: Iterable[tuple[int, Value]]) -> tuple[Value, ...]:
    """Return the values of a sentence that counts things, such as "2 × Master"."""
    return tuple(because("wrong-counted", number=number, what=what) for number, what in numbers)


def strangers(place: str, things: Iterable[str], known: Iterable[str]) -> Iterator[Problem]:
    """Yield a problem for everything that is unknown or occurs more than once."""
    ours = frozenset(known)
    for thing, number in Counter(iter(things)).items():
        if thing not in ours:
            yield place, because("wrong-foreign", id=thing)
        elif number > 1:
            yield place, because("wrong-too_often", id=thing)


def misplaced(
    copies: Mapping[str, int], places: Iterable[tuple[str, str]], *, whole: bool
) -> Iterator[Problem]:
    """Yield a problem for pieces that are unknown, too many or, if ``whole``, nowhere.

    ``copies`` tells how often each piece exists, ``places`` where each one lies.
    """
    left = dict(copies)
    for place, piece in places:
        if piece not in left:
            yield place, because("wrong-foreign", id=piece)
            return
        left[piece] -= 1
        if left[piece] < 0:
            yield place, because("wrong-too_often", id=piece)
    missing = [piece for piece, number in left.items() if number > 0]
    if whole and missing:
        yield "pieces", because(LOST, id=missing[0])


def unless(
    place: str, holds: object, key: str = "wrong-not_now", /, **values: Value
) -> Iterator[Problem]:
    """Yield a problem unless a condition holds; by default, that something cannot be now."""
    if not holds:
        yield place, because(key, **values)


def wrong_number(place: str, found: int, expected: int) -> Iterator[Problem]:
    """Yield a problem if a number is not the expected one."""
    if found != expected:
        yield place, because("wrong-number", expected=expected, found=found)


def out_of_range(place: str, found: int, low: int, high: int) -> Iterator[Problem]:
    """Yield a problem if a number is below ``low`` or above ``high``."""
    if not low <= found <= high:
        yield place, because("wrong-range", low=low, high=high, found=found)


def outside(place: str, found: int, values: range) -> Iterator[Problem]:
    """Yield a problem if a number is none of a range."""
    yield from out_of_range(place, found, values[0], values[-1])


def must_be(place: str, found: object, *expected: Value) -> Iterator[Problem]:
    """Yield a problem if a value, or a tuple of several, is not the expected one."""
    if found != (expected[0] if len(expected) == 1 else expected):
        yield place, because("wrong-must_be", values=expected)


def one_of(place: str, found: str, names: Iterable[str]) -> Iterator[Problem]:
    """Yield a problem if a word is not among the possible ones."""
    possible = tuple(names)
    yield from unless(place, found in possible, "wrong-one_of", names=possible)


def id_twice(place: str, ids: Iterable[str]) -> Iterator[Problem]:
    """Yield a problem for each id that occurs more than once."""
    for id, number in Counter(ids).items():
        if number > 1:
            yield place, because("wrong-id_twice", id=id)


def unknown_seat(place: str, seat: int, seats: int) -> Iterator[Problem]:
    """Yield a problem if a game of that many seats has no ``seat``."""
    if seat not in range(seats):
        yield place, because("wrong-seat", seat=seat)


def by_system(error: Exception) -> Reason:
    """Return why the system refused something, without the file's name.

    A rare error has no words: those of the system are in its own language, and not for people.
    """
    number = error.errno if isinstance(error, OSError) else None
    return because(SYSTEM.get(number or 0, "system-other"))
