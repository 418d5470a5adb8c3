"""Why a candidate is illegal: the rules that list options also return the first obstacle."""

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from rococo_desktop.rules.patisserie.components.models import Amounts, Training
from rococo_desktop.rules.questions import Candidate as AnyCandidate

NOTHING = Amounts()


class Obstacle(NamedTuple):
    """The reason why a candidate is illegal, as a word.

    The amounts are what is missing (``short``), ``training`` the level that the action needs.
    """

    kind: str
    coins: int = 0
    flour: int = 0
    sugar: int = 0
    butter: int = 0
    ingredients: Amounts = NOTHING
    training: Training | None = None


Candidate: TypeAlias = AnyCandidate[Obstacle]

EMPTY = Obstacle("empty")
OCCUPIED = Obstacle("occupied")


def short_of(
    coins: int = 0, flour: int = 0, sugar: int = 0, butter: int = 0, ingredients: Amounts = NOTHING
) -> Obstacle | None:
    """Return the obstacle for the missing amounts, or None; a negative amount is a surplus."""
    if coins <= 0 and flour <= 0 and sugar <= 0 and butter <= 0 and not any(ingredients):
        return None
    return Obstacle(
        "short",
        coins if coins > 0 else 0,
        flour if flour > 0 else 0,
        sugar if sugar > 0 else 0,
        butter if butter > 0 else 0,
        ingredients,
    )


def short_of_coins(missing: int) -> Obstacle | None:
    """Return the obstacle for missing coins, or None; a negative amount is a surplus."""
    return Obstacle("short", missing) if missing > 0 else None


def first_obstacle(candidates: Iterable[Candidate]) -> Obstacle | None:
    """Return None if any candidate can be chosen, else the first obstacle, else EMPTY."""
    first: Obstacle | None = None
    for _, obstacle in candidates:
        if obstacle is None:
            return None
        if first is None or (obstacle.kind == "short" and obstacle.coins < first.coins):
            first = obstacle
    return first or EMPTY
