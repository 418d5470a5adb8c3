"""The one loop in which bots answer, at their own table or at that of a session."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Generic, NamedTuple, Protocol, TypeAlias

from rococo_desktop.ai.bot import BUDGET, AnyBot, S, V, ask
from rococo_desktop.engine.events import Event
from rococo_desktop.engine.match import AnyMatch, Match, View
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.state import Decision

Chances: TypeAlias = Callable[[Decision], Generator]
"""A function that returns the stream of randomness for a decision."""
Hear: TypeAlias = Callable[[S, tuple[Event, ...]], None]
"""A listener that gets the state after an answer, and the events on the way."""


class Table(Protocol):
    """A game in progress; a session is one."""

    @property
    def decision(self) -> Decision | None:
        """Return the pending decision; None if the game is over."""

    def view(self, viewer: int, /) -> View:
        """Return the view of a seat."""

    def answer(self, decision: int, option: str, /) -> object:
        """Answer the decision with the given id."""


class BotTable(Generic[S, V]):
    """A table with only bots: the current state, and the answers so far.

    The state is changed in place unless there is a listener.
    """

    def __init__(self, match: Match[S, V], state: S, hear: Hear[S] | None = None) -> None:
        self.state = state
        self.answers: list[str] = []
        self._match = match
        self._hear = hear

    @property
    def decision(self) -> Decision | None:
        return self.state.pending

    def view(self, viewer: int) -> V:
        return self._match.look(self.state, frozenset((viewer,)))

    def answer(self, decision: int, option: str) -> None:
        """Answer the decision; raises like :meth:`Kernel.apply`."""
        if self._hear is None:
            self._match.kernel.advance(self.state, option)
        else:
            self.state, events = self._match.kernel.apply(self.state, option, decision)
            self._hear(self.state, events)
        self.answers.append(option)


class Played(NamedTuple, Generic[S]):
    """A whole game: its last state, and every answer."""

    state: S
    answers: list[str]


def play(
    match: Match[S, V],
    bots: Sequence[AnyBot],
    seed: int,
    *,
    budget: int = BUDGET,
    hear: Hear[S] | None = None,
) -> Played[S]:
    """Play a whole game with one bot per seat; each bot has a random stream of its own."""
    state, events = match.start(seed)
    if hear is not None:
        hear(state, events)
    board = BotTable(match, state, hear)
    streams = [Generator(seed, f"bot:{seat}") for seat in range(len(bots))]
    let_play(match, board, bots, lambda decision: streams[decision.seat], budget=budget)
    return Played(board.state, board.answers)


def let_play(
    match: AnyMatch,
    table: Table,
    bots: Sequence[AnyBot],
    chances: Chances,
    *,
    budget: int = BUDGET,
    until: Callable[[], bool] | None = None,
) -> None:
    """Let the bots answer, one per seat, until ``until`` is true or the game is over.

    Automatic rivals sit after the bots and need no bot, because they never have a choice.
    """
    while (decision := table.decision) is not None and not (until is not None and until()):
        seat = decision.seat
        option = decision.options[0]
        if seat < len(bots):
            look = partial(table.view, seat)
            option = ask(bots[seat], match, decision, look, chances(decision), budget)
        table.answer(decision.id, option)
