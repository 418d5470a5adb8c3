"""Why something cannot be chosen: the rules that list options tell the first obstacle as well."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from rococo_desktop.rules.rococo.components.models import EmployeeType, Silk

NOTHING = Silk()
SHORT = "short"


class Obstacle(NamedTuple):
    """What is in the way, as a word.

    With ``short`` it says what is missing, with ``training`` who may, with ``action_first`` which
    action leads there. A ``narrow`` one says more than that a training does not allow the action.
    """

    kind: str
    livre: int = 0
    thread: int = 0
    lace: int = 0
    silk: Silk = NOTHING
    performers: frozenset[EmployeeType] = frozenset()
    action: str = ""
    narrow: bool = False


Candidate = tuple[str, Obstacle | None]
"""What looks as if it could be chosen, and what is in the way; None makes it an option."""


OCCUPIED = Obstacle("occupied")
EMPTY = Obstacle("empty")


@lru_cache(maxsize=512)
def short_of(
    livre: int = 0, thread: int = 0, lace: int = 0, silk: Silk = NOTHING
) -> Obstacle | None:
    """Return the obstacle of what is missing; amounts below 0 are more than enough."""
    if livre <= 0 and thread <= 0 and lace <= 0 and not any(silk):
        return None
    return Obstacle(SHORT, max(0, livre), max(0, thread), max(0, lace), silk)


def without_obstacle(candidates: Iterable[Candidate]) -> tuple[str, ...]:
    """Return the candidates that can be chosen."""
    return tuple([candidate for candidate, obstacle in candidates if obstacle is None])


def obstacles(candidates: Iterable[Candidate]) -> dict[str, Obstacle]:
    """Return the candidates that cannot be chosen, each with what is in the way."""
    return {candidate: obstacle for candidate, obstacle in candidates if obstacle is not None}


def nearest(found: Iterable[Obstacle | None]) -> Obstacle | None:
    """Return None if one way is free, else the one that lacks least money, else that of nothing."""
    short: Obstacle | None = None
    for obstacle in found:
        if obstacle is None:
            return None
        if obstacle.kind == SHORT and (short is None or obstacle.livre < short.livre):
            short = obstacle
    return short or EMPTY
