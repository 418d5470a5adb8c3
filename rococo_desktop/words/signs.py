"""Amounts with their signs, as outlooks and news show them."""

from typing import NamedTuple

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
