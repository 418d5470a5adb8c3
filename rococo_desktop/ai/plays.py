"""Whole plays: every path through the rest of a seat's own turn, up to its end.

A turn is a chain of small decisions (a card, its action, a payment, a place, a reward, a bonus). A
play is such a chain as one choice. It ends with the turn, or before something is drawn or revealed,
because nobody can plan beyond that. If an action is incomplete there, the turn may be imagined to
its end.
"""

import gc
from collections import deque
from collections.abc import Callable, Iterator, Sequence, Set
from contextlib import contextmanager
from typing import Generic, NamedTuple, Protocol

from rococo_desktop.ai.bot import BUDGET, S
from rococo_desktop.engine.match import AnyMatch

WIDTH = 5
"""The plays per first answer whose offers are taken up, where not all are."""


class Turn(Protocol[S]):
    """The properties of a seat's turn needed to list its plays."""

    @property
    def seat(self) -> int:
        """Return the seat whose turn it is."""

    @property
    def ends(self) -> Set[type]:
        """Return the classes of the steps that end the turn; they are not run."""

    def copy(self, state: S) -> S:
        """Return a copy that the turn may change; parts that no turn changes may be shared."""

    def distinct(self, state: S) -> Sequence[str]:
        """Return the options of the pending decision, one of each group that is equal in effect."""

    def declining(self, state: S) -> str | None:
        """Return the option that declines the pending offer; None if nothing is offered."""

    def imagine(self, state: S, reveals: str) -> bool:
        """Prepare a state for imagining the turn further after something was revealed.

        Return False if the turn ends there for a play.
        """


class Play(NamedTuple, Generic[S]):
    """The answers from the pending decision on, and the position they lead to.

    ``reveals`` is the kind of event before which the answers stop, empty at the end of the turn.
    The open parts of such a position can be read, but nothing can be played from it. If the turn
    was imagined further, the position is at its imagined end.
    """

    answers: tuple[str, ...]
    state: S
    reveals: str


class Plays(NamedTuple, Generic[S]):
    """The plays, those of the fewest answers first; ``complete`` is False if the nodes ran out."""

    plays: list[Play[S]]
    nodes: int
    """The number of positions examined."""
    complete: bool


@contextmanager
def uncollected() -> Iterator[None]:
    """Pause garbage collection: positions have no cycles, and scanning them takes half the time."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def plays(match: AnyMatch, root: S, turn: Turn[S], nodes: int = BUDGET) -> Plays[S]:
    """Return the plays from ``root``, where the seat of ``turn`` is asked; ``root`` is not changed.

    All paths are followed breadth first. Once ``nodes`` are spent, each unfinished path continues
    with the first option of every question, so that every play in the list is whole.
    """
    return _listed(match, root, turn, None, nodes, 0)


def promising_plays(
    match: AnyMatch,
    root: S,
    turn: Turn[S],
    guess: Callable[[S], float],
    nodes: int = BUDGET,
    width: int = WIDTH,
) -> list[Play[S]]:
    """Return the plays from ``root`` like :func:`plays`, but take up an offer only where it pays.

    First all plays are listed with every offer on the way declined. Then, for each first answer,
    the offers of the ``width`` plays that are best by ``guess`` are taken up, and so on with half
    the width: what follows an offer hardly depends on what came before it.
    """
    return _listed(match, root, turn, guess, nodes, width).plays


def play_of(
    match: AnyMatch,
    root: S,
    turn: Turn[S],
    guess: Callable[[S], float],
    answer: str,
    nodes: int = BUDGET,
) -> Play[S]:
    """Return the play of the last answer of a turn, or of one that reveals something."""
    (play,) = _listed(match, root, turn, guess, nodes, WIDTH, answer).plays
    return play


@uncollected()
def _listed(
    match: AnyMatch,
    root: S,
    turn: Turn[S],
    guess: Callable[[S], float] | None,
    nodes: int,
    width: int,
    first: str = "",
) -> Plays[S]:
    """Return the plays; without a ``guess`` an offer is a question like any other.

    ``first`` is the first answer of all plays, if it is given.
    """
    kernel, seat, ends = match.kernel, turn.seat, turn.ends
    venture, proceed, imagine = kernel.venture, kernel.proceed, turn.imagine

    def followed(path: Play[S], state: S, option: str) -> Play[S]:
        """Return the path with one more answer, given in ``state``."""
        reveals = venture(state, option, ends)
        answers = path.answers if path.reveals else (*path.answers, option)
        found = path.reveals or reveals
        while reveals and imagine(state, reveals):
            reveals = proceed(state, ends)
        return Play(answers, state, found)

    found: list[Play[S]] = []
    spent, complete = 0, True
    start = Play[S]((), turn.copy(root), "")
    paths: deque[Play[S]] = deque([followed(start, start.state, first) if first else start])
    while paths:
        offers: dict[str, list[tuple[float, Play[S]]]] = {}
        while paths:
            path = paths.popleft()
            answers, state, _ = path
            pending = state.pending
            if pending is None or pending.seat != seat:
                found.append(path)
                continue
            options = turn.distinct(state)
            if guess is not None and answers and len(options) > 1:
                declining = turn.declining(state)
                if declining is not None:
                    spent += 1
                    paths.append(followed(path, turn.copy(state), declining))
                    offers.setdefault(answers[0], []).append((guess(paths[-1].state), path))
                    continue
            if spent >= nodes and len(options) > 1:
                options, complete = options[:1], False
            spent += len(options)
            for option in options[:-1]:
                paths.append(followed(path, turn.copy(state), option))
            paths.append(followed(path, state, options[-1]))
        for taken in offers.values():
            taken.sort(key=lambda offer: -offer[0])
            for _, path in taken[:width]:
                declining = turn.declining(path.state)
                for option in turn.distinct(path.state):
                    if option != declining:
                        spent += 1
                        paths.append(followed(path, turn.copy(path.state), option))
        width = max(1, width // 2)
    return Plays(_once(found, guess), spent, complete)


def _once(found: list[Play[S]], guess: Callable[[S], float] | None) -> list[Play[S]]:
    """Return the plays without further imagined ends of the same answers.

    The best end by ``guess`` is kept; without one, the first.
    """
    ends: dict[tuple[str, ...], Play[S]] = {}
    for play in found:
        known = ends.setdefault(play.answers, play)
        if known is not play and guess is not None and guess(play.state) > guess(known.state):
            ends[play.answers] = play
    return [*ends.values()]
