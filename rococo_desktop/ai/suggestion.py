"""Suggestions: whole plays that a seat may consider, what they are worth, and why."""

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from rococo_desktop.engine.events import Event
from rococo_desktop.engine.reasons import Reason

HINTS = 3
"""The number of plays in a hint: the best one, and the next best."""


class Suggestion(NamedTuple):
    """A play from the pending decision on, as far as nothing hidden is revealed."""

    answers: tuple[str, ...]
    chance: float
    """The chance to win after it, from 0 to 1."""
    points: float
    """The expected lead over the best other seat at the end, in points."""
    reasons: tuple[Reason, ...]
    """The reasons for it: keys of the catalogue with ids and numbers, the weightiest first."""
    events: tuple[Event, ...]
    """The seat's acts, in the words of the log."""


def halves(leads: Sequence[float]) -> list[float]:
    """Return half of each expected lead, as points to compare.

    A lead that is expected too high for all seats then cancels out.
    """
    return [lead / 2 for lead in leads]


def chances(points: Sequence[float], spread: float) -> tuple[float, ...]:
    """Return each seat's chance to win from the expected final points of all seats.

    With two seats this is the logistic function of the lead over ``spread``, the usual error of
    such expectations in points. More seats share the chance in the same proportions.
    """
    best = max(points)
    weights = [exp((each - best) / spread) for each in points]
    return tuple(weight / sum(weights) for weight in weights)


def odds(leads: Sequence[float], seat: int, spread: float, more: float = 0.0) -> float:
    """Return a seat's chance to win from the expected leads of all, with ``more`` points for it."""
    points = halves(leads)
    points[seat] += more
    return chances(points, spread)[seat]
