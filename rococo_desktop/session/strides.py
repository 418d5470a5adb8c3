"""Decisions that were made at one go, and are taken back and made again at one go."""

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from rococo_desktop.engine.events import Event
from rococo_desktop.engine.kernel import Entry
from rococo_desktop.engine.state import Decision, State
from rococo_desktop.session.session import AnySession
from rococo_desktop.session.tree import Moment


class Manners(Protocol):
    """What a game answers without a question, and where its acts begin."""

    @property
    def gift(self) -> Callable[[Any, Any], str]:
        """Return what finds, in a match and a state, the answer that nobody would refuse.

        It finds nothing if the question is a real one.
        """

    def leads(self, decision: Decision) -> bool:
        """Return whether a question only leads to what is wanted."""

    def begins(self, decision: Decision) -> bool:
        """Return whether an act begins with a question."""


class Strides:
    """Walks forth and back through a session, by whole gestures."""

    def __init__(self, session: AnySession, manners: Manners) -> None:
        """Begin without a gesture: each decision goes by itself."""
        self._session = session
        self._manners = manners
        self._goals: Sequence[str] = ()
        self.asks_all = False
        """Whether also a bonus that only gives is asked about."""
        self._joined: dict[int, Entry[State]] = {}

    def answer(self, option: str) -> tuple[Event, ...]:
        """Answer the pending decision, and what goes on from there without a question."""
        return self._answer((option,))

    def follow(self, answers: Sequence[str], goals: Sequence[str]) -> tuple[Event, ...]:
        """Give the answers of a gesture, to its goals or to what is to be answered by hand."""
        self._goals = goals
        return self._answer(answers)

    def _answer(self, answers: Sequence[str]) -> tuple[Event, ...]:
        session, waiting, events = self._session, deque(answers), list[Event]()
        first = decision = session.decision
        while first is not None and decision is not None and decision.seat == first.seat:
            option = waiting.popleft() if waiting else self._goes_on(decision)
            if option not in decision.options:
                break
            events += session.answer(decision.id, option)
            if decision is not first:
                entry = session.history[-1]
                self._joined[id(entry)] = entry
            decision = session.decision
        return tuple(events)

    def _goes_on(self, decision: Decision) -> str:
        """Return what is answered without a question; empty for nothing.

        That is to use a bonus that only gives, and to put a piece where it is to go in the end.
        What is asked between, such as how to pay, is answered by hand, and the piece goes on then.
        """
        gift = self._manners.gift(self._session.match, self._session.state)
        if gift and not self.asks_all:
            return gift
        if self._manners.leads(decision):
            self._goals = ()
        goal = next(iter(self._goals), "")
        if goal in decision.options:
            self._goals = self._goals[1:]
        return goal

    @property
    def undoable(self) -> Sequence[Entry[State]]:
        """Return what undo takes back: where the gesture began, and what others did after it."""
        entries, history = self._session.undoable, self._session.history
        start = len(history) - len(entries)
        while entries and start > 0 and id(history[start]) in self._joined:
            start -= 1
        return (history[start], *entries[1:]) if entries else ()

    @property
    def amid(self) -> bool:
        """Return whether an act is begun and not done yet, and can be taken back."""
        decision, state = self._session.decision, self._session.state
        last = next(iter(self._session.history[-1:]), None)
        if decision is None or last is None or self._manners.begins(decision):
            return False
        same = (last.seat, last.before.round, last.before.phase)
        return same == (decision.seat, state.round, state.phase) and self._session.can_undo

    def undo(self) -> None:
        """Take back the last gesture, as far as may be; raises NothingToUndoError."""
        self._goals = ()
        joined = True
        while joined:
            joined = id(next(iter(self._session.undoable), None)) in self._joined
            self._session.undo()
            joined = joined and self._session.can_undo

    def redo(self) -> None:
        """Make the last gesture again that was taken back; raises NothingToRedoError."""
        self._session.redo()
        while self._session.can_redo and self._joins(self._session.here.latest):
            self._session.redo()

    def return_to(self, moment: Moment[Any]) -> None:
        """Go on from another moment of the tree; raises NoSuchBranchError."""
        self._goals = ()
        self._session.return_to(moment)

    def _joins(self, moment: Moment[Any] | None) -> bool:
        return moment is not None and id(moment.entry) in self._joined
