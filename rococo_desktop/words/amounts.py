"""Amounts in words: with signs, as outlooks and news show them, and in the tables of cards."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from rococo_desktop.rules.entries import Step

PLUS = "+"
MINUS = "\N{MINUS SIGN}"


class Sign(NamedTuple):
    """A part of an outlook: an amount with its icon, between optional texts before and after."""

    before: str = ""
    amount: str = ""
    sign: str = ""
    after: str = ""


def signed(amount: int) -> str:
    """Return the change of an amount, with its sign."""
    return f"{PLUS}{amount}" if amount > 0 else f"{MINUS}{-amount}" if amount else "0"


class Range(NamedTuple):
    """The numbers from ``start`` to ``end`` that are worth an amount; no end for the last ones."""

    start: int
    end: int | None
    amount: int


def ranges(steps: Sequence[Step]) -> Iterator[Range]:
    """Yield the numbers of each line of a table.

    All say where they end: "4+" would seem to hold for larger numbers, too, and would be added up.
    """
    for place, (start, amount) in enumerate(steps):
        last = place + 1 == len(steps)
        yield Range(start, None if last else steps[place + 1].start - 1, amount)


def told_steps(steps: Sequence[Step], say: Callable[..., str], key: str) -> Iterator[str]:
    """Yield the text of each line by the messages ``<key>``, ``<key>_one`` and ``<key>_range``."""
    for start, end, amount in ranges(steps):
        if end is None:
            yield say(key, start=start, amount=amount)
        elif end == start:
            yield say(f"{key}_one", start=start, amount=amount)
        else:
            yield say(f"{key}_range", start=start, end=end, amount=amount)
