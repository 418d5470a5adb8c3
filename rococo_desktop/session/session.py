"""A running game: it owns the state, records every decision, and takes decisions back."""

from collections.abc import Sequence
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from rococo_desktop.engine.errors import StaleDecisionError
from rococo_desktop.engine.events import Event
from rococo_desktop.engine.kernel import Entry
from rococo_desktop.engine.match import Asked, Match, View
from rococo_desktop.engine.score import Estimate, Score
from rococo_desktop.engine.state import Decision, State
from rococo_desktop.kinds.kind import Shelf
from rococo_desktop.session.errors import MessageError
from rococo_desktop.session.journal.journal import Journal
from rococo_desktop.session.journal.journal_lines import Line
from rococo_desktop.session.journal.save_document import SaveDocument, save_document, state_mark
from rococo_desktop.session.players import Players
from rococo_desktop.session.safety import Safety
from rococo_desktop.session.seats import HUMAN, RIVAL
from rococo_desktop.session.setup import GameSetup
from rococo_desktop.session.tree import Moment, Tree
from rococo_desktop.session.undo_rule import UndoRule

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
M = TypeVar("M", bound=Match[Any, Any])


class NothingToUndoError(Exception):
    """No decision may be taken back."""


class NothingToRedoError(Exception):
    """No decision may be made again."""


class NoSuchBranchError(Exception):
    """There is no such moment, or the game may not go back to it."""


class SeatError(Exception):
    """A seat cannot be handed to that player, or not now."""


class Session(Generic[S, V, M]):
    """A running game, generic in the types of its states, its views and its match.

    Every change goes through ``answer``, ``undo``, ``redo``, ``return_to`` and ``hand_over``.

    ``notice`` is a message for the players, for example that the journal can no longer be written;
    None if all is well.
    """

    def __init__(
        self,
        setup: GameSetup,
        match: M,
        tree: Tree[S],
        *,
        opening: tuple[Event, ...] = (),
        earlier: Sequence[str] = (),
        notice: MessageError | None = None,
    ) -> None:
        """Take over the game at the moment of ``tree``; use :meth:`new` for a new game.

        ``earlier`` are answers from before the tree, which cannot be taken back.
        """
        self.match = match
        self._rules: Match[S, V] = match
        self.opening = opening
        self.notice = notice
        self.tree = tree
        self._earlier = tuple(earlier)
        self.players = Players(setup, tree, len(self._earlier))
        self.undo_rule = UndoRule(tree, setup)
        self.safety = Safety(self._tell)
        self.version = 0
        """A number that increases with every change."""

    @staticmethod
    def new(
        setup: GameSetup, shelf: Shelf, journal: Journal | None = None
    ) -> "Session[Any, Any, Any]":
        """Set up a new game and run it to its first decision."""
        match = setup.kind.match(setup.rules_setup, shelf[setup.game])
        state, opening = match.start(setup.seed)
        session: AnySession = Session(setup, match, Tree(state), opening=opening)
        if journal is not None:
            session.keep(journal)
        return session

    # -- reading ---------------------------------------------------------------------------------

    @property
    def setup(self) -> GameSetup:
        """Return the set-up, with those who play now."""
        return self.players.setup

    @property
    def asked(self) -> Asked | None:
        """Return the public part of the pending decision; None if the game is over."""
        decision = self.state.pending
        return None if decision is None else Asked(decision.id, decision.seat, decision.kind)

    @property
    def decision(self) -> Decision | None:
        """Return the pending decision with its options; None if the game is over."""
        return self.state.pending

    @property
    def history(self) -> Sequence[Entry[S]]:
        """Return the decisions that can be reviewed, the oldest first."""
        return self.tree.history

    @property
    def answers(self) -> tuple[str, ...]:
        """Return every answer since the start of the game."""
        return self._answers_to(self.tree.here)

    @property
    def here(self) -> Moment[S]:
        """Return the moment of the tree at which the game stands."""
        return self.tree.here

    def view(self, viewer: int | None) -> V:
        """Return the view of the seat ``viewer``; None is a spectator."""
        return self.look(() if viewer is None else (viewer,))

    def look(self, eyes: Sequence[int]) -> V:
        """Return the view of some seats together; all seats see everything but bags and stacks."""
        return self._rules.look(self.state, frozenset(eyes))

    def state_at(self, moment: int | Moment[S]) -> S:
        """Return the state after that number of decisions of the history, or at a moment."""
        return moment.state if isinstance(moment, Moment) else self.tree.line[moment].state

    def way_by(self, moment: Moment[S]) -> list[Moment[S]]:
        """Return the moments through one to the end of its branch, as far as they may be seen."""
        return [*moment.way(), *self.run_from(moment)[1:]]

    def run_from(self, moment: Moment[S]) -> list[Moment[S]]:
        """Return the moments from one to the end of its branch, as far as they may be seen."""
        run = [moment]
        while (following := run[-1].latest) is not None and self._is_shown(following):
            run.append(following)
        return run

    def branches(self) -> list[Moment[S]]:
        """Return the first moments of all visible branches, each after the moment where it departs.

        A branch of a branch begins beside the moment that followed there last.
        """
        return [
            moment
            for moment in self.tree.moments()
            if (before := moment.before) is not None
            and self.tree.has_left(moment)
            and (before.latest is not moment or not self.tree.has_left(before))
            and self.may_see(moment)
        ]

    def look_back(self, moment: int | Moment[S], viewer: int | None) -> V:
        """Return what ``viewer`` saw at a moment, whose decision has since been answered."""
        eyes = frozenset[int]() if viewer is None else frozenset({viewer})
        return self._rules.look_back(self.state_at(moment), eyes)

    @property
    def state(self) -> S:
        """Return the state for scoring and reading; only the session changes it."""
        return self.tree.here.state

    def score(self) -> Score:
        """Return the result of final scoring now."""
        return self._rules.score(self.state)

    def estimate(self, moment: int | Moment[S], seen: V) -> tuple[Estimate, ...]:
        """Return an estimate of final scoring at a moment, without what the view ``seen`` hides."""
        return self._rules.estimate(self.state_at(moment), seen)

    def save(self) -> SaveDocument:
        """Return the game as a document that can be written and read again."""
        return self._saved(self.tree.here)

    # -- changes ---------------------------------------------------------------------------------

    def answer(self, decision: int, option: str, *, joined: bool = False) -> tuple[Event, ...]:
        """Answer the pending decision; a refusal changes nothing.

        The answer is ``joined`` if it is given in one gesture with the one before it.

        Raises StaleDecisionError if another decision or none is pending, and IllegalOptionError if
        ``option`` is not listed.
        """
        before, pending = self.state, self.state.pending
        if pending is None:
            raise StaleDecisionError("the game is over")
        state, events = self._rules.kernel.apply(before, option, decision)
        entry = Entry(before, pending.seat, pending.kind, option, events)
        moment = self.tree.grow(self.tree.here, entry, state)
        moment.joined = joined
        self.undo_rule.pass_on()
        self.players.note_answer(pending.seat)
        given: Literal[True] | None = True if joined else None
        line = Line(act="answer", decision=decision, option=option, joined=given)
        self._write(line, moment)
        self._move_to(moment)
        return events

    @property
    def can_undo(self) -> bool:
        """Return whether a decision may be taken back now."""
        return self.undo_rule.back is not None

    @property
    def undoable(self) -> Sequence[Entry[S]]:
        """Return the decisions that undo takes back now, the oldest first."""
        start = self.undo_rule.back
        return () if start is None else self.tree.history[start.depth :]

    @property
    def can_redo(self) -> bool:
        """Return whether a decision that was taken back may be made again."""
        return self.undo_rule.forth is not None

    def undo(self) -> None:
        """Take back the last person's decision and the bots' decisions after it.

        Raises NothingToUndoError.
        """
        moment = self.undo_rule.back
        if moment is None:
            raise NothingToUndoError
        self._write(Line(act="undo"), moment)
        self._move_to(moment)

    def redo(self) -> None:
        """Repeat what was taken back last; raises NothingToRedoError."""
        moment = self.undo_rule.forth
        if moment is None:
            raise NothingToRedoError
        self._write(Line(act="redo"), moment)
        self._move_to(moment)

    def return_to(self, moment: Moment[S]) -> None:
        """Continue from another moment, of this line or of a branch; raises NoSuchBranchError."""
        if not self.undo_rule.may_return(moment):
            raise NoSuchBranchError
        back, answers = self.tree.path_to(moment)
        self._write(Line(act="return", back=back, answers=answers), moment)
        self._move_to(moment)

    def may_hand_over(self, seat: int, kind: str) -> bool:
        """Return whether a person, or a bot by its name, may play a seat from now on."""
        seats = self.setup.seats
        return (
            not self.frozen
            and self.state.pending is not None
            and seat in range(len(seats))
            and seats[seat].kind not in (RIVAL, kind)
            and kind in (HUMAN, *self.setup.kind.bots)
        )

    def hand_over(self, seat: int, kind: str) -> None:
        """Let a person, or a bot by its name, play a seat from now on; raises SeatError.

        Undo depends on who plays now: it takes back any decision made for a person's seat.
        """
        if not self.may_hand_over(seat, kind):
            raise SeatError
        players = self.players.handed(seat, kind)
        self._write(Line(act="seat", seat=seat, kind=kind), self.tree.here, players.setup)
        self.players = players
        self.undo_rule.people = players.setup.people
        self.version += 1

    def may_see(self, moment: Moment[S]) -> bool:
        """Return whether a moment beside the played line may be shown.

        These are the moments to which the game may return, and all moments once it is over.
        """
        return self.state.pending is None or self.undo_rule.may_return(moment)

    def _is_shown(self, moment: Moment[S]) -> bool:
        return not self.tree.has_left(moment) or self.may_see(moment)

    def moment_at(self, back: int, answers: Sequence[str]) -> Moment[S]:
        """Return the moment after ``back`` decisions are taken back and ``answers`` made again.

        Raises NoSuchBranchError if it does not exist.
        """
        line = self.tree.line
        if not 0 <= back < len(line):
            raise NoSuchBranchError
        moment = line[len(line) - 1 - back]
        for option in answers:
            if option not in moment.next:
                raise NoSuchBranchError
            moment = moment.next[option]
        return moment

    def _answers_to(self, moment: Moment[S]) -> tuple[str, ...]:
        options = (each.entry.option for each in moment.way() if each.entry is not None)
        return (*self._earlier, *options)

    def _move_to(self, moment: Moment[S]) -> None:
        self.tree.go(moment)
        self.version += 1

    @property
    def frozen(self) -> bool:
        """Return whether the game can only be looked at."""
        return self.undo_rule.policy == "never"

    def freeze(self) -> None:
        """Forbid all changes: a kept game is only viewed, or continued as a new game."""
        self.undo_rule.policy = "never"

    def play_on_from(self, moment: Moment[S]) -> "Session[S, V, M]":
        """Return a new game that stands at a moment; this one is not changed."""
        way = moment.way()
        tree = Tree(way[0].state)
        at = tree.here
        for each in way:
            if each.entry is not None:
                at = tree.grow(at, each.entry, each.state)
                at.joined = each.joined
        tree.go(at)
        setup = self.setup.begun()
        return Session(setup, self.match, tree, opening=self.opening, earlier=self._earlier)

    def take_all_seats(self) -> None:
        """Make the caller decide for every seat, bots' included, with free undo."""
        self.undo_rule.people = frozenset(range(len(self.setup.seats)))
        self.undo_rule.policy = "free"

    # -- the journal -----------------------------------------------------------------------------

    def _tell(self, notice: MessageError) -> None:
        self.notice = notice

    def take_notice(self) -> MessageError | None:
        """Return what is to be told now, once; None for nothing."""
        notice, self.notice = self.notice, None
        return notice

    def keep(self, journal: Journal) -> None:
        """Write every change from now on to a journal that was just created or resumed."""
        self.safety.keep(journal, self.save)

    def _write(self, change: Line, moment: Moment[S], setup: GameSetup | None = None) -> None:
        """Write a change, which leads to ``moment``, to the journal before it is made."""
        journal = self.safety.journal
        if journal is None:
            return
        if journal.is_full or self.state.pending is None:  # a finished game may be recorded already
            journal = Journal.create(journal.path.parent, before=journal)
            self.keep(journal)
        journal.add(
            change.model_copy(
                update={
                    "state": state_mark(self.match, moment.state),
                    "round": moment.state.round,
                    "save": self._saved(moment, setup) if journal.wants_save(change.act) else None,
                }
            )
        )
        self.safety.ask()

    def _saved(self, moment: Moment[S], setup: GameSetup | None = None) -> SaveDocument:
        """Return the document of the game as if it stood at a moment, with these players."""
        answers = self._answers_to(moment)
        runs, joined = self.tree.runs(moment, len(self._earlier))
        return save_document(setup or self.setup, self.match, moment.state, answers, runs, joined)


AnySession: TypeAlias = Session[Any, Any, Any]
"""A running game of any kind."""
