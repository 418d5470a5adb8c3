"""Moves: decisions that are made, taken back and made again together."""

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from rococo_desktop.engine.events import Event
from rococo_desktop.engine.kernel import Entry
from rococo_desktop.engine.state import Decision, State
from rococo_desktop.session.session import AnySession, NothingToUndoError
from rococo_desktop.session.tree import Moment


class Manners(Protocol):
    """A game's automatic answers, and the beginnings of its acts."""

    @property
    def gift(self) -> Callable[[Any, Any], str]:
        """Return a function of match and state that finds an answer that no player would refuse.

        It returns an empty string if the question needs an answer by hand.
        """

    def leads(self, decision: Decision) -> bool:
        """Return whether a question only leads up to the goal."""

    def begins(self, decision: Decision) -> bool:
        """Return whether an act begins with a question."""


class Moves:
    """Walks back and forth through a session by whole moves.

    What belongs together is known from the game: the answers of a move are recorded as joined,
    and undo and redo never stop at a question that is answered automatically. So the steps are the
    same after the game was loaded or resumed.
    """

    def __init__(self, session: AnySession, manners: Manners) -> None:
        self._session = session
        self._manners = manners
        self._goals: Sequence[str] = ()
        self.asks_all = False
        """Whether a bonus that only gives is asked about as well."""
        self.reviewed = False
        """Whether moves were taken back or made again, and none made since."""
        self.gifts: list[tuple[Event, ...]] = []
        """What happened after each answer of the last move that nobody was asked for."""

    def answer(self, option: str) -> tuple[Event, ...]:
        """Answer the pending decision, and all that follow from it automatically."""
        return self._answer((option,))

    def follow(self, answers: Sequence[str], goals: Sequence[str]) -> tuple[Event, ...]:
        """Give the answers of a move, up to its goals or to a question that needs a person."""
        self._goals = goals
        return self._answer(answers)

    def _answer(self, answers: Sequence[str]) -> tuple[Event, ...]:
        session, waiting, events = self._session, deque(answers), list[Event]()
        first = decision = session.decision
        self.reviewed = False
        self.gifts = []
        while first is not None and decision is not None and decision.seat == first.seat:
            option = waiting.popleft() if waiting else self._goes_on(decision)
            if option not in decision.options:
                break
            follows = decision is not first
            gift = follows and option == self._gift(session.state)
            happened = session.answer(decision.id, option, joined=follows and not gift)
            self.gifts += [happened] if gift else []
            events += happened
            decision = session.decision
        return tuple(events)

    def _goes_on(self, decision: Decision) -> str:
        """Return the automatic answer to a decision; empty if there is none.

        Automatic answers use a bonus that only gives, or move a piece further to its goal. A
        question in between, such as how to pay, is answered by hand; then the piece moves on.
        """
        if gift := self._gift(self._session.state):
            return gift
        if self._manners.leads(decision):
            self._goals = ()
        goal = next(iter(self._goals), "")
        if goal in decision.options:
            self._goals = self._goals[1:]
        return goal

    def _gift(self, state: State) -> str:
        """Return the answer to a question that is not asked; empty if it is."""
        return "" if self.asks_all else self._manners.gift(self._session.match, state)

    def _is_gift(self, moment: Moment[Any]) -> bool:
        """Return whether the decision that led to a moment answered a question not asked.

        The question must follow from a decision of the same seat.
        """
        entry = moment.entry
        earlier = None if moment.before is None else moment.before.entry
        same = entry is not None and earlier is not None and entry.seat == earlier.seat
        return entry is not None and same and entry.option == self._gift(entry.before)

    def _back(self) -> Moment[Any] | None:
        """Return the moment that undo goes back to; None if nothing may be taken back.

        A move is taken back as far as allowed, an automatic answer only with the one before it.
        """
        session = self._session
        if not session.can_undo:
            return None
        goal, after = session.tree.line[-1 - len(session.undoable) :][:2]
        while (gift := self._is_gift(after)) or after.joined:
            before = goal.before
            if before is None or not session.undo_rule.may_return(before):
                return None if gift else goal
            goal, after = before, goal
        return goal

    @property
    def can_undo(self) -> bool:
        return self._back() is not None

    @property
    def undoable(self) -> Sequence[Entry[State]]:
        """Return the move's first decision that undo takes back, and later ones of others."""
        goal = self._back()
        if goal is None:
            return ()
        return (self._session.history[goal.depth], *self._session.undoable[1:])

    @property
    def amid(self) -> bool:
        """Return whether an act is begun but not finished, and can be taken back."""
        decision, state = self._session.decision, self._session.state
        last = next(iter(self._session.history[-1:]), None)
        if decision is None or last is None or self._manners.begins(decision):
            return False
        same = (last.seat, last.before.round, last.before.phase)
        return same == (decision.seat, state.round, state.phase) and self.can_undo

    def undo(self) -> None:
        """Take back the last move, as far as allowed; raises NothingToUndoError."""
        self._goals = ()
        goal = self._back()
        if goal is None:
            raise NothingToUndoError
        while self._session.here is not goal:
            self._session.undo()
        self.reviewed = True

    def redo(self) -> None:
        """Make the move that was taken back last again; raises NothingToRedoError."""
        self._session.redo()
        self.reviewed = True
        while self._session.can_redo and self._joins(self._session.here.latest):
            self._session.redo()

    def forget(self) -> None:
        """Give up the goals of the last move; somebody else continues from there."""
        self._goals = ()

    def return_to(self, moment: Moment[Any]) -> None:
        """Continue from another moment of the tree; raises NoSuchBranchError."""
        self._goals = ()
        self._session.return_to(moment)
        self.reviewed = True

    def _joins(self, moment: Moment[Any] | None) -> bool:
        return moment is not None and (moment.joined or self._is_gift(moment))
