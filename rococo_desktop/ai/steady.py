"""Arithmetic with floats that gives the same result on every machine and Python.

A bot that compares two equal options must decide the same way everywhere. Only ``+ - * /`` and
``sqrt`` are rounded the same way by every processor; the functions of the C library differ in
their last digits, and ``sum`` itself since Python 3.12.
"""

from collections.abc import Iterable
from functools import lru_cache
from math import factorial, frexp, ldexp

LN2 = 0.6931471805599453
_LN2_HIGH = 0.6931471803691238
_LN2_LOW = 1.9082149292705877e-10
"""Two parts of the logarithm of 2; a whole number times the first one is exact."""
_HALF_ROOT = 0.7071067811865476
_EXP = tuple(1 / factorial(power) for power in range(13, -1, -1))
"""The coefficients of the exponential's series, from the highest power down."""
_LOG = tuple(2 / odd for odd in range(21, 0, -2))
"""The coefficients of the logarithm's series in odd powers, from the highest power down."""


def steady_sum(points: Iterable[float]) -> float:
    """Return the sum of ``points``, added from left to right."""
    result = 0.0
    for each in points:
        result += each
    return result


@lru_cache(maxsize=4096)
def steady_exp(x: float) -> float:
    """Return e to the power of ``x``, for ``x`` between -700 and 700."""
    twos = round(x / LN2)
    rest = x - twos * _LN2_HIGH - twos * _LN2_LOW
    result = 0.0
    for coefficient in _EXP:
        result = result * rest + coefficient
    return ldexp(result, twos)


def steady_log(x: float) -> float:
    """Return the natural logarithm of a positive number."""
    part, twos = frexp(x)
    if part < _HALF_ROOT:
        part, twos = part * 2, twos - 1
    ratio = (part - 1) / (part + 1)
    square, result = ratio * ratio, 0.0
    for coefficient in _LOG:
        result = result * square + coefficient
    return result * ratio + twos * LN2


@lru_cache(maxsize=4096)
def steady_power(base: float, exponent: float) -> float:
    """Return a positive ``base`` to the power of ``exponent``."""
    return steady_exp(exponent * steady_log(base))
