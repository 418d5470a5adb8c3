"""A running game: it owns the state, remembers every decision, and takes decisions back."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple, Self

from rococo_desktop.engine.errors import StaleDecisionError
from rococo_desktop.engine.events import Event
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.components.models import Components
from rococo_desktop.rules.rococo.estimate import Estimate, estimate
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.rulebook import Rococo
from rococo_desktop.rules.rococo.score import Score, score
from rococo_desktop.rules.rococo.view import Asked, View, look
from rococo_desktop.session.errors import JournalError, ToldError
from rococo_desktop.session.journal import Act, Journal, Line
from rococo_desktop.session.save_document import SaveDocument, save_document, state_mark
from rococo_desktop.session.setup import GameSetup


class NothingToUndoError(Exception):
    """There is no decision that may be taken back."""


class NothingToRedoError(Exception):
    """No decision was taken back."""


class Entry(NamedTuple):
    """One decision that was made: the state before it, the answer, and what came of it."""

    before: State
    player: int
    kind: str
    option: str
    events: tuple[Event, ...]


class Session:
    """One running game. Every change goes through ``answer``, ``undo`` and ``redo``.

    ``notice`` is something that the players should know, such as a journal that
    can no longer be written; None if all is well.
    """

    def __init__(
        self,
        setup: GameSetup,
        game: Rococo,
        state: State,
        *,
        opening: tuple[Event, ...] = (),
        history: Sequence[Entry] = (),
        earlier: Sequence[str] = (),
        notice: ToldError | None = None,
    ) -> None:
        """Take over ``state``, which ``history`` led to; use :meth:`new` for a new game.

        ``earlier`` are answers from before the history, which cannot be taken back.
        """
        self.setup = setup
        self.game = game
        self.opening = opening
        self.notice = notice
        self._state = state
        self._history = list(history)
        self._undone: list[tuple[list[Entry], State]] = []
        self._earlier = tuple(earlier)
        self._people = setup.people
        self._policy = setup.undo
        self._journal: Journal | None = None
        self._unsafe: ToldError | None = None
        self._version = 0

    @classmethod
    def new(cls, setup: GameSetup, components: Components, journal: Journal | None = None) -> Self:
        """Set up a new game and go to its first decision."""
        game = Rococo(setup.rules_setup, components)
        state, opening = game.start(setup.seed)
        session = cls(setup, game, state, opening=opening)
        if journal is not None:
            session.keep(journal)
        return session

    # -- what is ---------------------------------------------------------------------------------

    @property
    def asked(self) -> Asked | None:
        """Return who decides what; None when the game is over."""
        decision = self._state.pending
        return None if decision is None else Asked(decision.id, decision.player, decision.kind)

    @property
    def decision(self) -> Decision | None:
        """Return the pending decision with its options; None when the game is over."""
        return self._state.pending

    @property
    def version(self) -> int:
        """Return a number that grows with every change."""
        return self._version

    @property
    def history(self) -> Sequence[Entry]:
        """Return the decisions that can be looked back at, the oldest first."""
        return self._history

    @property
    def answers(self) -> tuple[str, ...]:
        """Return every answer since the start of the game."""
        return (*self._earlier, *(entry.option for entry in self._history))

    def view(self, viewer: int | None) -> View:
        """Return what the player in seat ``viewer`` sees; None is a spectator."""
        return self.look(() if viewer is None else (viewer,))

    def look(self, eyes: Sequence[int]) -> View:
        """Return what the given seats see together; all seats see everything but the bags."""
        return look(self._state, frozenset(eyes))

    def state_at(self, moment: int) -> State:
        """Return the state after so many decisions of the history; after all of them it is now."""
        return self._history[moment].before if moment < len(self._history) else self._state

    def look_back(self, moment: int, viewer: int | None) -> View:
        """Return what ``viewer`` saw at a moment; what was asked then is answered by now."""
        eyes = frozenset[int]() if viewer is None else frozenset({viewer})
        return replace(look(self.state_at(moment), eyes), decision=None)

    @property
    def state(self) -> State:
        """Return the state for scoring and reading; nobody but the session changes it."""
        return self._state

    def score(self) -> Score:
        """Return what final scoring gives now."""
        return score(self.game.rules, self._state)

    def estimate(self, moment: int, seen: View) -> tuple[Estimate, ...]:
        """Return what final scoring would give at a moment, without what ``seen`` of it hides."""
        return estimate(self.game.rules, self.state_at(moment), seen)

    def save(self) -> SaveDocument:
        """Return the game as a document that can be written and read again."""
        return save_document(self.setup, self.game, self._state, self.answers)

    # -- what changes it -------------------------------------------------------------------------

    def answer(self, decision: int, option: str) -> tuple[Event, ...]:
        """Answer the pending decision; a refusal changes nothing.

        Raises StaleDecisionError if another decision is pending or none, and IllegalOptionError if
        ``option`` is not listed.
        """
        before, pending = self._state, self._state.pending
        if pending is None:
            raise StaleDecisionError("the game is over")
        state, events = self.game.kernel.apply(before, option, decision)
        self._write("answer", state, (*self.answers, option), decision, option)
        self._history.append(Entry(before, pending.player, pending.kind, option, events))
        self._undone.clear()
        self._move_to(state)
        return events

    @property
    def can_undo(self) -> bool:
        """Return whether a decision may be taken back now."""
        return self._undo_to() is not None

    @property
    def undoable(self) -> Sequence[Entry]:
        """Return the decisions that undo takes back now, the oldest first."""
        start = self._undo_to()
        return () if start is None else self._history[start:]

    @property
    def can_redo(self) -> bool:
        """Return whether a decision was taken back that can be made again."""
        return bool(self._undone)

    def undo(self) -> None:
        """Take back the last person's decision and what bots decided after it."""
        start = self._undo_to()
        if start is None:
            raise NothingToUndoError
        undone = self._history[start:]
        self._write("undo", undone[0].before, self.answers[: -len(undone)])
        del self._history[start:]
        self._undone.append((undone, self._state))
        self._move_to(undone[0].before)

    def redo(self) -> None:
        """Make again what was taken back last."""
        if not self._undone:
            raise NothingToRedoError
        entries, state = self._undone[-1]
        self._write("redo", state, (*self.answers, *(entry.option for entry in entries)))
        self._undone.pop()
        self._history += entries
        self._move_to(state)

    def _undo_to(self) -> int | None:
        """Return the index in the history that undo goes back to, or None.

        The policy *free* goes to the last decision of a person. *Fair* stops at what revealed
        something and at another player's turn: only who is asked takes back, and only their own.
        """
        history = self._history
        if self._policy == "fair":
            asked = self.asked
            if not history or asked is None or asked.player not in self._people:
                return None
            if history[-1].player != asked.player:
                return None
            revealed = any(event.reveals for event in history[-1].events)
            return None if revealed else len(history) - 1
        for index in range(len(history) - 1, -1, -1):
            if history[index].player in self._people:
                return index
        return None

    def _move_to(self, state: State) -> None:
        self._state = state
        self._version += 1

    def take_all_seats(self) -> None:
        """Let the caller decide for every seat, bots' as well, and undo freely."""
        self._people = frozenset(range(len(self.setup.seats)))
        self._policy = "free"

    # -- its journal -----------------------------------------------------------------------------

    @property
    def unsafe(self) -> ToldError | None:
        """Return why the latest changes would not outlast a crash; None if they would."""
        return self._unsafe

    @property
    def is_locked(self) -> bool:
        """Return whether no other window can take its journal, if it has one."""
        return self._journal is None or self._journal.is_locked

    def keep(self, journal: Journal) -> None:
        """Write every change from now on to a journal that was just created or resumed."""
        self._journal = journal
        if journal.is_new:
            self._try(lambda: journal.begin(self.save()))

    def retry(self) -> bool:
        """Write what could not be written to the journal yet; return whether all is safe now."""
        if self._journal is not None and self._unsafe is not None:
            self._try(self._journal.retry)
        return self._unsafe is None

    def close(self, *, keep_journal: bool = False) -> None:
        """Let go of the game; its journal is removed unless the game is to be offered again."""
        if self._journal is not None:
            self._journal.close(keep=keep_journal)
            self._journal = None

    def _write(
        self,
        act: Act,
        after: State,
        answers: Sequence[str],
        decision: int | None = None,
        option: str | None = None,
    ) -> None:
        """Write a change to the journal before it is made; ``after`` is what it leads to."""
        journal = self._journal
        if journal is None:
            return
        line = Line(
            act=act,
            decision=decision,
            option=option,
            state=state_mark(self.game, after),
            round=after.round,
            save=save_document(self.setup, self.game, after, answers)
            if journal.wants_save(act)
            else None,
        )
        self._try(lambda: journal.write(line))

    def _try(self, write: Callable[[], None]) -> None:
        """Write to the journal; if that is impossible now, the game goes on and says so."""
        before = self._unsafe
        try:
            write()
        except JournalError as error:
            self._unsafe = error
            if before is None:
                self.notice = ToldError("journal.stopped", problem=error)
        else:
            self._unsafe = None
            if before is not None:
                self.notice = ToldError("journal.safe_again")
