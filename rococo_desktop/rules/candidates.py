"""Candidates: what a question asks about, each with the first obstacle in its way.

The rules that list options also return why the others are none (``docs/decisions/0006``).
"""

from collections.abc import Iterable
from typing import Protocol, TypeAlias, TypeVar


class AnyObstacle(Protocol):
    """The reason why a candidate is illegal, as a word; each game adds amounts and pieces."""

    @property
    def kind(self) -> str:
        """Return the word."""


W = TypeVar("W", bound=AnyObstacle)

Candidate: TypeAlias = tuple[str, W | None]
"""A possible answer and its obstacle; an answer whose obstacle is None is an option."""


def without_obstacle(candidates: Iterable[Candidate[AnyObstacle]]) -> tuple[str, ...]:
    """Return the candidates that can be chosen."""
    return tuple([candidate for candidate, obstacle in candidates if obstacle is None])


def obstacles(candidates: Iterable[Candidate[W]]) -> dict[str, W]:
    """Return the obstacles of the candidates that cannot be chosen."""
    return {candidate: obstacle for candidate, obstacle in candidates if obstacle is not None}
