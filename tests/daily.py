"""Which of many like cases are tried every day; the soak tries the others."""

from collections.abc import Callable, Iterable
from itertools import cycle, islice, product
from typing import Any

import pytest
from _pytest.mark import ParameterSet


def soaked(
    cases: Iterable[Any],
    daily: Iterable[Any],
    *,
    id: Callable[[Any], str] | None = None,
) -> list[ParameterSet]:
    """Return the cases for a test, of which all but the ``daily`` ones wait for the soak.

    A tuple is a case of several arguments; one that is a single argument is put into another.
    """
    known, daily = list(cases), list(daily)
    assert daily
    assert all(case in known for case in daily), "each day tries a case that there is"
    return [
        pytest.param(
            *(case if type(case) is tuple else (case,)),
            marks=[] if case in daily else [pytest.mark.heavy],
            id=id(case) if id else None,
        )
        for case in known
    ]


def by_turns(*arguments: Iterable[Any]) -> list[ParameterSet]:
    """Return all combinations of arguments; every day tries half of them, with every value."""
    numbered = list(product(*(list(enumerate(values)) for values in arguments)))
    cases = [tuple(value for _, value in case) for case in numbered]
    turns = [sum(place for place, _ in case) for case in numbered]
    return soaked(cases, [case for case, turn in zip(cases, turns, strict=True) if turn % 2 == 0])


def in_pairs(one: Iterable[Any], other: Iterable[Any]) -> list[tuple[Any, Any]]:
    """Return pairs in which each value of both occurs, the fewer ones again and again."""
    values, others = list(one), list(other)
    most = max(len(values), len(others))
    return list(islice(zip(cycle(values), cycle(others)), most))
