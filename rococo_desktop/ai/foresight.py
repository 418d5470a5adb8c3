"""Foresight: the best plays are continued in deals of the hidden parts, and judged again."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from rococo_desktop.ai.character import Judged
from rococo_desktop.engine.state import State

S = TypeVar("S", bound=State)


class Effort(NamedTuple):
    """The number of plays to continue, the number of continuations, and their weight."""

    width: int
    """The most plays to continue."""
    tries: int
    """The total number of continuations."""
    close: float
    """Plays that are worse than the best by more points are not continued."""
    trust: float
    """The weight of the continuation against the judgement of the play itself."""


def foreseen(
    judged: Sequence[Judged[S]],
    effort: Effort,
    deal: Callable[[], S],
    ahead: Callable[[S, Judged[S]], float],
) -> Sequence[Judged[S]]:
    """Return the plays, the best first: continued plays come before all others.

    All close plays are tried in one deal of everything that the seat cannot see, then the better
    half in as many further deals as there are tries. ``ahead`` continues a play in a deal, and
    returns what the seat then expects.
    """
    close = [each for each in judged if judged[0].points - each.points < effort.close]
    close = close[: min(effort.width, effort.tries)]
    if len(close) < 2:
        return judged
    ends: list[list[float]] = [[] for _ in close]

    def try_in_a_deal(places: Sequence[int]) -> list[tuple[float, int]]:
        """Continue some plays; return each one's worth over all its deals, the best first."""
        dealt, trust = deal(), effort.trust
        for place in places:
            ends[place].append(ahead(dealt, close[place]))
        worth = (
            (close[place].points + trust * sum(ends[place]) / len(ends[place])) / (1 + trust)
            for place in places
        )
        return sorted(zip(worth, places, strict=True), key=lambda each: -each[0])

    tried = try_in_a_deal(range(len(close)))
    half = (len(tried) + 1) // 2
    better, others = tried[:half], tried[half:]
    for _ in range((effort.tries - len(close)) // len(better)):
        better = try_in_a_deal([place for _, place in better])
    order = [Judged(close[place].play, points) for points, place in (*better, *others)]
    return [*order, *judged[len(close) :]]
