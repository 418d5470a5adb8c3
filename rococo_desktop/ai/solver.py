"""The solver of challenges: every line of a seat that acts alone, up to the end of the challenge.

A challenge begins where all others have finished their turns, and ends before the next phase or
with the game. Nothing hidden or random may come to light on the way, unless it comes after the last
answer and nothing that is measured depends on it. So the solver's result is a proof: there is no
better line.
"""

from collections import deque
from collections.abc import Callable, Hashable, Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, TypeAlias

from rococo_desktop.ai.bot import S
from rococo_desktop.ai.plays import Turn, uncollected
from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.events import kind_of
from rococo_desktop.engine.match import AnyMatch
from rococo_desktop.engine.score import lead
from rococo_desktop.engine.state import State

LIMIT = 400_000
"""The most positions to examine; a challenge with more is too large for a proof."""


class Goal(NamedTuple):
    """A goal: the name of a measure of the game, and the subject that it is measured for."""

    kind: str
    subject: str = ""


class Need(NamedTuple):
    """A condition that an end must meet to count at all."""

    goal: Goal
    least: int


class Aim(NamedTuple):
    """The aim of a challenge: as much as possible of a goal, with each need met."""

    goal: Goal
    needs: tuple[Need, ...] = ()
    over: bool = False
    """Whether the game is played to its end, and not only the turns of the round."""


Measure: TypeAlias = Callable[[Any, Any, int, str], int]
"""Returns the amount in a state of a match, for a seat and a subject."""


def lead_of(match: AnyMatch, state: State, seat: int, subject: str) -> int:
    """Return the distance to the best of the others in final scoring."""
    return lead([each.total for each in match.score(state).players], seat)


class RoundTurns(Turn[S], Protocol[S]):
    """The turns of a seat up to the end of a round."""

    def key(self, state: S) -> Hashable:
        """Return a value that is equal for positions from which the same ends can be reached."""


@dataclass(frozen=True, kw_only=True)
class Puzzles:
    """The part of a game that challenges need."""

    measures: Mapping[str, Measure]
    """The measures by name."""
    turns: Callable[[Any, int], RoundTurns[Any]]
    """Returns the turns of a seat in a match."""
    pauses: frozenset[type]
    """The steps that run after all turns of a round."""
    position: Callable[[Any, Any], Mapping[str, Json] | None]
    """Cuts a position out of a game, in which only the first seat still acts, or returns None."""
    aims: Callable[[Any, Any], Sequence[Aim]]
    """Returns the possible aims in a position of a match."""
    idle: frozenset[str] = frozenset()
    """The kinds of events that may bring something to light after the last answer.

    No measure depends on it.
    """


class UnsettledError(ValueError):
    """A position in which no proof is possible; the text says why."""


class End(NamedTuple):
    """An end of the challenge: the amount of each aim, and the number of its place."""

    values: tuple[int, ...]
    place: int


class Explored(NamedTuple):
    """All ends of a position, each once, and the ways between places: options by place."""

    ends: list[End]
    ways: list[list[tuple[str, int]]]

    def shortest(self, goals: Set[int]) -> tuple[str, ...]:
        """Return the answers of the shortest line to one of some places."""
        before: dict[int, tuple[int, str]] = {0: (-1, "")}
        queue = deque([0])
        while queue:
            place = queue.popleft()
            if place in goals:
                answers: list[str] = []
                while place:
                    place, option = before[place]
                    answers.append(option)
                return tuple(reversed(answers))
            for option, after in self.ways[place]:
                if after not in before:
                    before[after] = place, option
                    queue.append(after)
        raise ValueError("no line leads there")


class Solution(NamedTuple):
    """The answer to a challenge."""

    best: int
    ways: int
    """The number of different ends that are best."""
    values: tuple[int, ...]
    """All reachable amounts, the best first; several ends may share one."""
    ends: int
    """The number of different ends."""
    places: int
    """The number of positions examined."""
    answers: tuple[str, ...]
    """A shortest line to a best end."""


def amount(puzzles: Puzzles, match: AnyMatch, state: State, seat: int, aim: Aim) -> int | None:
    """Return a seat's amount of an aim at an end; None if a need is not met."""
    for need in aim.needs:
        if puzzles.measures[need.goal.kind](match, state, seat, need.goal.subject) < need.least:
            return None
    return puzzles.measures[aim.goal.kind](match, state, seat, aim.goal.subject)


def finished(match: AnyMatch, state: S) -> S:
    """Return the game after a round's last turn, played to its end; raises UnsettledError."""
    final = state.copy()
    match.kernel.resume(final)
    if final.pending is not None:
        raise UnsettledError("the game goes on after the round")
    if final.streams != state.streams:
        raise UnsettledError("the end of the game depends on chance")
    return final


@uncollected()
def explore(
    puzzles: Puzzles,
    match: AnyMatch,
    root: S,
    seat: int,
    measure: Callable[[S], tuple[int, ...]],
    *,
    limit: int = LIMIT,
) -> Explored:
    """Return every end that a seat can reach by its own answers; ``root`` is not changed.

    Raises UnsettledError if somebody else is asked, if something hidden or random comes to light,
    or if there are more positions than ``limit``.
    """
    turns, venture, pauses = puzzles.turns(match, seat), match.kernel.venture, puzzles.pauses
    places: dict[Hashable, int] = {_place(turns, root): 0}
    ways: list[list[tuple[str, int]]] = [[]]
    ends: list[End] = []
    stack = [(0, turns.copy(root))]
    while stack:
        place, state = stack.pop()
        pending = state.pending
        if pending is None:
            ends.append(End(measure(state), place))
            continue
        if pending.seat != seat:
            raise UnsettledError(f"seat {pending.seat} is asked")
        for option in turns.distinct(state):
            after = turns.copy(state)
            if venture(after, option, pauses):
                after = _settled(puzzles, match, state, option)
            key = _place(turns, after)
            number = places.get(key)
            if number is None:
                number = places[key] = len(ways)
                if number >= limit:
                    raise UnsettledError(f"more than {limit} positions")
                ways.append([])
                stack.append((number, after))
            ways[place].append((option, number))
    return Explored(ends, ways)


def _place(turns: RoundTurns[S], state: S) -> Hashable:
    """Return a value that is equal for equal places.

    Frames of two classes with the same values would be equal, as they are tuples.
    """
    return turns.key(state), *map(type, state.frames)


def _settled(puzzles: Puzzles, match: AnyMatch, state: S, option: str) -> S:
    """Return the end after an answer that reveals only what no measure depends on.

    Raises UnsettledError if it is no end, or something else comes to light.
    """
    after: S
    after, events = match.kernel.until(puzzles.pauses).apply(state, option)
    reveals = [kind_of(type(event)) for event in events if event.reveals]
    if after.pending is not None or not puzzles.idle.issuperset(reveals):
        raise UnsettledError(f"{option}: {', '.join(reveals)}")
    return after


MISSED = -(10**9)
"""The amount of an end that does not meet a need."""


def solve_all(
    puzzles: Puzzles,
    match: AnyMatch,
    root: State,
    seat: int,
    aims: Sequence[Aim],
    *,
    limit: int = LIMIT,
) -> list[Solution | None]:
    """Return the solution of each aim in a position, None if it cannot be reached.

    Raises UnsettledError like :func:`explore`.
    """

    def measure(state: State) -> tuple[int, ...]:
        last = finished(match, state) if any(aim.over for aim in aims) else state
        found = (amount(puzzles, match, last if aim.over else state, seat, aim) for aim in aims)
        return tuple(MISSED if value is None else value for value in found)

    explored = explore(puzzles, match, root, seat, measure, limit=limit)
    solutions: list[Solution | None] = []
    for number, _ in enumerate(aims):
        amounts = [end.values[number] for end in explored.ends]
        best = max(amounts)
        if best == MISSED:
            solutions.append(None)
            continue
        goals = {end.place for end in explored.ends if end.values[number] == best}
        solutions.append(
            Solution(
                best,
                amounts.count(best),
                tuple(sorted({value for value in amounts if value != MISSED}, reverse=True)),
                len(amounts),
                len(explored.ways),
                explored.shortest(goals),
            )
        )
    return solutions


def solve(
    puzzles: Puzzles, match: AnyMatch, root: State, seat: int, aim: Aim, *, limit: int = LIMIT
) -> Solution:
    """Return the solution of one aim; raises UnsettledError, also if it cannot be reached."""
    (solution,) = solve_all(puzzles, match, root, seat, (aim,), limit=limit)
    if solution is None:
        raise UnsettledError("no line meets what is needed")
    return solution


def stars(solution: Solution, least: int) -> tuple[int, int]:
    """Return the amounts that earn one and two stars; three are only for the best.

    ``least`` is the amount at the beginning. Two stars need about three quarters of what can be
    gained, one star needs half of it, and neither is given for gaining nothing.
    """
    gain = solution.best - min(least, solution.best)
    below = [value for value in solution.values if value < solution.best and value > least]
    two = min((v for v in below if 4 * (solution.best - v) <= gain), default=solution.best)
    one = min((v for v in below if v < two and 2 * (solution.best - v) <= gain), default=two)
    return one, two
