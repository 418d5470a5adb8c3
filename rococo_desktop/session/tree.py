"""The decisions of a game as a tree: the played line, and the branches that undo left.

Every moment stays in the tree: the game can return to a decision that was taken back, and another
answer in its place begins a branch beside it.
"""

from collections.abc import Iterator, Sequence
from typing import Generic, NamedTuple, TypeVar

from rococo_desktop.engine.kernel import Entry
from rococo_desktop.engine.state import State

S = TypeVar("S", bound=State)

MOST_LEFT = 2_000
"""The number of decisions kept beside the played line: about 12 MB; old branches go first."""


class Moment(Generic[S]):
    """A place in the tree: the table after a decision, or at the beginning."""

    __slots__ = ("before", "depth", "entry", "joined", "latest", "next", "number", "state")

    def __init__(
        self, state: S, before: "Moment[S] | None", entry: Entry[S] | None, number: int
    ) -> None:
        self.state = state
        self.entry = entry
        """The decision that led here; None at the beginning."""
        self.joined = False
        """Whether its answer was given in one gesture with the one before it."""
        self.before = before
        self.depth: int = 0 if before is None else before.depth + 1
        """The number of decisions that led here."""
        self.next: dict[str, Moment[S]] = {}
        """The moments that followed, by answer."""
        self.latest: Moment[S] | None = None
        """The moment that followed when the game was last here; redo goes there."""
        self.number = number
        """A serial number; a moment that was added later has a larger one."""

    def way(self) -> "list[Moment[S]]":
        """Return the moments from the beginning to this one."""
        found = [self]
        while (before := found[-1].before) is not None:
            found.append(before)
        return found[::-1]

    def end(self) -> "Moment[S]":
        """Return the last moment that redo leads to."""
        moment = self
        while moment.latest is not None:
            moment = moment.latest
        return moment


class Run(NamedTuple):
    """A run of answers that departs from the moment with the number ``after``.

    The beginning is 0; the moments of the played line follow, then those of each run.
    """

    after: int
    answers: tuple[str, ...]


class Tree(Generic[S]):
    """All moments of a game, and the line from the beginning to where it stands."""

    def __init__(self, start: S) -> None:
        self._line = [Moment(start, None, None, 0)]
        self._history: list[Entry[S]] = []
        self._count = 1
        self._grown = 1

    @property
    def here(self) -> Moment[S]:
        """Return the moment at which the game stands."""
        return self._line[-1]

    @property
    def line(self) -> Sequence[Moment[S]]:
        """Return the moments from the beginning to here."""
        return self._line

    @property
    def history(self) -> Sequence[Entry[S]]:
        """Return the decisions that led here, the oldest first."""
        return self._history

    def has_left(self, moment: Moment[S]) -> bool:
        """Return whether a moment is beside the played line."""
        line = self._line
        return moment.depth >= len(line) or line[moment.depth] is not moment

    def path_to(self, moment: Moment[S]) -> tuple[int, tuple[str, ...]]:
        """Return how many decisions to take back to reach a moment, and the answers from there."""
        answers = []
        while self.has_left(moment) and moment.before is not None and moment.entry is not None:
            answers.append(moment.entry.option)
            moment = moment.before
        return self.here.depth - moment.depth, tuple(reversed(answers))

    def between(self, moment: Moment[S]) -> Iterator[Moment[S]]:
        """Yield the moments that are left or entered on the way from here to a moment."""
        while self.has_left(moment) and moment.before is not None:
            yield moment
            moment = moment.before
        yield from self._line[moment.depth + 1 :]

    def grow(self, at: Moment[S], entry: Entry[S], state: S) -> Moment[S]:
        """Return the moment after an answer at ``at``, which is added unless it exists."""
        known = at.next.get(entry.option)
        if known is not None:
            return known
        moment = Moment(state, at, entry, self._grown)
        at.next[entry.option] = moment
        if at.latest is None:
            at.latest = moment
        self._grown += 1
        self._count += 1
        return moment

    def go(self, moment: Moment[S]) -> None:
        """Move the game to another moment; the branch that is left can be returned to."""
        entered, at = [], moment
        while self.has_left(at) and at.before is not None:
            entered.append(at)
            at.before.latest = at
            at = at.before
        entered.reverse()
        self._line = [*self._line[: at.depth + 1], *entered]
        further = (each.entry for each in entered if each.entry is not None)
        self._history = [*self._history[: at.depth], *further]
        self._prune()

    def moments(self) -> Iterator[Moment[S]]:
        """Yield every moment, each after the one before it."""
        waiting = [self._line[0]]
        while waiting:
            moment = waiting.pop()
            yield moment
            waiting += moment.next.values()

    def runs(self, tip: Moment[S], begins: int = 0) -> tuple[list[Run], list[int]]:
        """Return the branches beside the line to ``tip``; those that redo follows come first.

        ``begins`` is the number of the beginning. The numbers of joined moments come with them.
        """
        way = tip.way()
        numbers = {moment.number: begins + place for place, moment in enumerate(way)}
        joined = [numbers[moment.number] for moment in way if moment.joined]
        runs: list[Run] = []
        waiting = way[::-1]
        while waiting:
            at = waiting.pop(0)
            for first in sorted(at.next.values(), key=lambda each: each is not at.latest):
                if first.number in numbers:
                    continue
                run = [first]
                while (following := run[-1].latest) is not None:
                    run.append(following)
                for moment in run:
                    numbers[moment.number] = begins + len(numbers)
                    if moment.joined:
                        joined.append(numbers[moment.number])
                runs.append(
                    Run(
                        numbers[at.number],
                        tuple(each.entry.option for each in run if each.entry is not None),
                    )
                )
                waiting += run[::-1]
        return runs, joined

    def _prune(self) -> None:
        """Remove the oldest branches while there are too many."""
        if self._count - len(self._line) <= MOST_LEFT:
            return
        kept = self.here.end()
        ends = [each for each in self.moments() if not each.next and self.has_left(each)]
        for end in sorted(ends, key=lambda each: each.number):
            if self._count - len(self._line) <= MOST_LEFT:
                return
            if end is not kept:
                self._cut(end)

    def _cut(self, end: Moment[S]) -> None:
        """Remove a branch, from its end to where it departs."""
        moment = end
        while not moment.next and self.has_left(moment):
            before, entry = moment.before, moment.entry
            if before is None or entry is None:
                return
            del before.next[entry.option]
            self._count -= 1
            if before.latest is moment:
                before.latest = next(iter(before.next.values()), None)
            moment = before
