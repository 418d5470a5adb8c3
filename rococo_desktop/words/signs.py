"""Amounts with their signs, as outlooks and news show them."""

from collections.abc import Sequence
from typing import NamedTuple

from rococo_desktop.words import Words

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


def items_told(words: Words, items: Sequence[tuple[str, int]]) -> str:
    """Return items of the final scoring, with their points if there are several."""
    if len(items) == 1:
        return words.item(items[0][0])
    return ", ".join(f"{words.item(item)} {signed(points)}" for item, points in items)
