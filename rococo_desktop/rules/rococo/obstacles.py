"""Why a candidate is illegal: the rules that list options also return the first obstacle."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from rococo_desktop.rules.questions import Candidate as AnyCandidate
from rococo_desktop.rules.rococo.components.bonuses import EmployeeType
from rococo_desktop.rules.rococo.components.models import Silk

NOTHING = Silk()
SHORT = "short"


class Obstacle(NamedTuple):
    """The reason why a candidate is illegal, as a word.

    The amounts are what is missing (``short``), ``performers`` the allowed employee types
    (``training``), and ``action`` the action that leads to the candidate (``action_first``). A
    ``narrow`` obstacle is more specific than one of training.
    """

    kind: str
    livre: int = 0
    thread: int = 0
    lace: int = 0
    silk: Silk = NOTHING
    performers: frozenset[EmployeeType] = frozenset()
    action: str = ""
    narrow: bool = False


Candidate: TypeAlias = AnyCandidate[Obstacle]

OCCUPIED = Obstacle("occupied")
EMPTY = Obstacle("empty")


@lru_cache(maxsize=512)
def short_of(
    livre: int = 0, thread: int = 0, lace: int = 0, silk: Silk = NOTHING
) -> Obstacle | None:
    """Return the obstacle for the missing amounts, or None; a negative amount is a surplus."""
    if livre <= 0 and thread <= 0 and lace <= 0 and not any(silk):
        return None
    return Obstacle(SHORT, max(0, livre), max(0, thread), max(0, lace), silk)


def nearest(found: Iterable[Obstacle | None]) -> Obstacle | None:
    """Return None if any obstacle is None, else the one that lacks the least money, else EMPTY."""
    short: Obstacle | None = None
    for obstacle in found:
        if obstacle is None:
            return None
        if obstacle.kind == SHORT and (short is None or obstacle.livre < short.livre):
            short = obstacle
    return short or EMPTY
