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


def told_steps(steps: Sequence[Step], say: Callable[..., str], key: str) -> Iterator[str]:
    """Yield the text of each line by the messages ``<key>``, ``<key>_one`` and ``<key>_range``.

    A line says where it begins. It also says where it ends if the next line is worth less, because
    otherwise the larger amount would seem to be for larger numbers, too.
    """
    for place, (start, amount) in enumerate(steps):
        after = steps[place + 1] if place + 1 < len(steps) else None
        if after is None or after.amount >= amount:
            yield say(key, start=start, amount=amount)
        elif after.start == start + 1:
            yield say(f"{key}_one", start=start, amount=amount)
        else:
            yield say(f"{key}_range", start=start, end=after.start - 1, amount=amount)
