"""Sums of points that come out the same on every Python.

From Python 3.12 on, ``sum`` of floats is rounded otherwise than before; adding one after the other
is not. A bot that weighs two options alike must do so everywhere.
"""

from collections.abc import Iterable


def steady_sum(points: Iterable[float]) -> float:
    """Return the sum of ``points``, added from left to right."""
    result = 0.0
    for each in points:
        result += each
    return result
