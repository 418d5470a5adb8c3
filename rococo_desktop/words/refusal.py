"""Why something was refused, and what it was."""

from collections.abc import Iterable
from typing import NamedTuple

from rococo_desktop.texts import Catalogue, capital
from rococo_desktop.texts.nouns import Noun

REFUSED = "close"
"""The sign of a refusal for which no amount is missing."""


class Subject(NamedTuple):
    """What was refused in words; empty without any. One with a ``price`` can cost something."""

    name: str | Noun = ""
    price: bool = False


class Lack(NamedTuple):
    """What is missing: the sign of the first amount, and the money if only that is missing."""

    sign: str = REFUSED
    money: int = 0


def lack_of(amounts: Iterable[tuple[str, int]], money: str) -> Lack:
    """Return what is missing of some amounts, by their signs."""
    missing = {sign: amount for sign, amount in amounts if amount}
    return Lack(next(iter(missing), REFUSED), missing.get(money, 0) if len(missing) == 1 else 0)


def refusal(texts: Catalogue, subject: Subject, why: str, missing: int, cost: str) -> str:
    """Return a refusal as a sentence; ``missing`` is the money without which it cannot be."""
    if not subject.name:
        return why
    what = subject.name
    if missing and subject.price:
        return capital(texts.text("refusal-costs", what=what, cost=cost, n=missing))
    return capital(texts.text("refusal-why", what=what, why=why))
