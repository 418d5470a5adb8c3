"""A running game: it owns the state, records every decision, and takes decisions back."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from rococo_desktop.engine.errors import StaleDecisionError
from rococo_desktop.engine.events import Event
from rococo_desktop.engine.kernel import Entry
from rococo_desktop.engine.match import Asked, Match, View
from rococo_desktop.engine.score import Estimate, Score
from rococo_desktop.engine.state import Decision, State
from rococo_desktop.kinds.kind import Shelf
from rococo_desktop.session.errors import MessageError
from rococo_desktop.session.journal import Act, Journal, Line
from rococo_desktop.session.save_document import SaveDocument, save_document, state_mark
from rococo_desktop.session.setup import HUMAN, RIVAL, Before, GameSetup, HandOver, UndoPolicy
from rococo_desktop.session.tree import Moment, Tree
from rococo_desktop.session.writer import AT_ONCE, Writer

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
        self.setup = setup
        self.match = match
        self._rules: Match[S, V] = match
        self.opening = opening
        self.notice = notice
        self._tree = tree
        self._earlier = tuple(earlier)
        self._people = setup.people
        self._handed = [
            HandOver(seat, plan.kind, plan.before.after)
            for seat, plan in enumerate(setup.seats)
            if plan.before is not None and plan.before.kind != plan.kind
        ]
        self._policy: UndoPolicy | Literal["never"] = setup.undo
        self._journal: Journal | None = None
        self._writer = AT_ONCE
        self._work: Callable[[], None] = lambda: None
        """What makes the latest changes safe."""
        self._waiting = 0
        """The number of times that it was asked for and is not done yet."""
        self._unsafe: MessageError | None = None
        self._held: Moment[S] | None = None
        self._version = 0

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
    def asked(self) -> Asked | None:
        """Return the public part of the pending decision; None if the game is over."""
        decision = self.state.pending
        return None if decision is None else Asked(decision.id, decision.seat, decision.kind)

    @property
    def decision(self) -> Decision | None:
        """Return the pending decision with its options; None if the game is over."""
        return self.state.pending

    @property
    def version(self) -> int:
        """Return a number that increases with every change."""
        return self._version

    @property
    def history(self) -> Sequence[Entry[S]]:
        """Return the decisions that can be reviewed, the oldest first."""
        return self._tree.history

    @property
    def answers(self) -> tuple[str, ...]:
        """Return every answer since the start of the game."""
        return self._answers_to(self._tree.here)

    @property
    def line(self) -> Sequence[Moment[S]]:
        """Return the moments from the beginning to here; the first is before any decision."""
        return self._tree.line

    @property
    def here(self) -> Moment[S]:
        """Return the moment of the tree at which the game stands."""
        return self._tree.here

    def moments(self) -> Iterator[Moment[S]]:
        """Yield every moment of the game, branches included, each after the one before it."""
        return self._tree.moments()

    def has_left(self, moment: Moment[S]) -> bool:
        """Return whether a moment is on a branch beside the played line."""
        return self._tree.has_left(moment)

    def view(self, viewer: int | None) -> V:
        """Return the view of the seat ``viewer``; None is a spectator."""
        return self.look(() if viewer is None else (viewer,))

    def look(self, eyes: Sequence[int]) -> V:
        """Return the view of some seats together; all seats see everything but bags and stacks."""
        return self._rules.look(self.state, frozenset(eyes))

    def state_at(self, moment: int | Moment[S]) -> S:
        """Return the state after that number of decisions of the history, or at a moment."""
        return moment.state if isinstance(moment, Moment) else self._tree.line[moment].state

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
            for moment in self.moments()
            if (before := moment.before) is not None
            and self.has_left(moment)
            and (before.latest is not moment or not self.has_left(before))
            and self.may_see(moment)
        ]

    def look_back(self, moment: int | Moment[S], viewer: int | None) -> V:
        """Return what ``viewer`` saw at a moment, whose decision has since been answered."""
        eyes = frozenset[int]() if viewer is None else frozenset({viewer})
        return self._rules.look_back(self.state_at(moment), eyes)

    @property
    def state(self) -> S:
        """Return the state for scoring and reading; only the session changes it."""
        return self._tree.here.state

    def score(self) -> Score:
        """Return the result of final scoring now."""
        return self._rules.score(self.state)

    def estimate(self, moment: int | Moment[S], seen: V) -> tuple[Estimate, ...]:
        """Return an estimate of final scoring at a moment, without what the view ``seen`` hides."""
        return self._rules.estimate(self.state_at(moment), seen)

    def save(self) -> SaveDocument:
        """Return the game as a document that can be written and read again."""
        return self._saved(self._tree.here)

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
        moment = self._tree.grow(self._tree.here, entry, state)
        moment.joined = joined
        self._held = None
        self._note_player(pending.seat)
        self._write(
            "answer", moment, decision=decision, option=option, joined=True if joined else None
        )
        self._move_to(moment)
        return events

    @property
    def can_undo(self) -> bool:
        """Return whether a decision may be taken back now."""
        return self._undo_to() is not None

    @property
    def undoable(self) -> Sequence[Entry[S]]:
        """Return the decisions that undo takes back now, the oldest first."""
        start = self._undo_to()
        return () if start is None else self._tree.history[start.depth :]

    @property
    def can_redo(self) -> bool:
        """Return whether a decision that was taken back may be made again."""
        return self._redo_to() is not None

    def undo(self) -> None:
        """Take back the last person's decision and the bots' decisions after it.

        Raises NothingToUndoError.
        """
        moment = self._undo_to()
        if moment is None:
            raise NothingToUndoError
        self._write("undo", moment)
        self._move_to(moment)

    def redo(self) -> None:
        """Repeat what was taken back last; raises NothingToRedoError."""
        moment = self._redo_to()
        if moment is None:
            raise NothingToRedoError
        self._write("redo", moment)
        self._move_to(moment)

    def hold(self) -> None:
        """Let the last decision be taken back although it ended a turn, until ``pass_on``.

        The next player has seen nothing yet; their decision ends it too.
        """
        self._held = self._tree.here

    def pass_on(self) -> None:
        """Hand a turn that was held to the next player."""
        self._held = None

    @contextmanager
    def repeating(self) -> Iterator[None]:
        """Let every undo and redo within go where it was allowed to go when it was recorded."""
        policy, self._policy = self._policy, "free"
        try:
            yield
        finally:
            self._policy = policy

    def return_to(self, moment: Moment[S]) -> None:
        """Continue from another moment, of this line or of a branch; raises NoSuchBranchError."""
        if not self.may_return(moment):
            raise NoSuchBranchError
        back, answers = self._tree.path_to(moment)
        self._write("return", moment, back=back, answers=answers)
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
        before, alone = self.setup.seats[seat].before, self.player_of(seat)
        now = len(self.answers)
        if alone == kind:
            before = None
        elif alone is not None:
            before = Before(kind=alone, after=now)
        self._handed = [
            each
            for each in self._handed
            if each.seat != seat or (alone != kind and each.after < now)
        ]
        if alone != kind:
            self._handed.append(HandOver(seat, kind, now))
        setup = self.setup.handed(seat, kind, before)
        self._write("seat", self._tree.here, seat=seat, kind=kind, setup=setup)
        self.setup = setup
        self._people = setup.people
        self._version += 1

    def _note_player(self, seat: int) -> None:
        """Note that a seat's current player has replaced an earlier player's decision."""
        plan = self.setup.seats[seat]
        if plan.before is not None and (now := len(self.answers)) < plan.before.after:
            noted = Before(kind=plan.before.kind, after=now)
            self.setup = self.setup.handed(seat, plan.kind, noted)
            self._handed = [
                each._replace(after=min(each.after, now)) if each.seat == seat else each
                for each in self._handed
            ]

    @property
    def hand_overs(self) -> list[HandOver]:
        """Return when seats were handed over, by the number of decisions in the history.

        A saved game only tells who plays now, and until when somebody else played before.
        """
        earlier = len(self._earlier)
        known = [each._replace(after=max(0, each.after - earlier)) for each in self._handed]
        return sorted(known, key=lambda each: each.after)

    def player_of(self, seat: int) -> str | None:
        """Return the kind of the player who made every decision of a seat; None for several."""
        plan = self.setup.seats[seat]
        if plan.before is None:
            return plan.kind
        if not self._decided(seat, plan.before.after):
            return plan.before.kind
        first = self.history[: max(0, plan.before.after - len(self._earlier))]
        unknown = bool(self._earlier)
        return None if unknown or any(entry.seat == seat for entry in first) else plan.kind

    def player_at(self, seat: int, moment: int) -> str:
        """Return the kind of the player who played a seat after ``moment`` decisions.

        Of several changes before the game was saved, only the first is known.
        """
        kinds = [e.kind for e in self.hand_overs if e.seat == seat and e.after <= moment]
        plan = self.setup.seats[seat]
        if kinds:
            return kinds[-1]
        if plan.before is not None and moment + len(self._earlier) < plan.before.after:
            return plan.before.kind
        return plan.kind

    def _decided(self, seat: int, after: int) -> bool:
        """Return whether a seat is known to have decided anything after that many answers."""
        start = after - len(self._earlier)
        return start < 0 or any(entry.seat == seat for entry in self.history[start:])

    def may_return(self, moment: Moment[S]) -> bool:
        """Return whether the game may continue from a moment: undo and redo could reach it."""
        if moment is self._tree.here:
            return False
        return all(map(self._may_step, self._tree.between(moment)))

    def may_see(self, moment: Moment[S]) -> bool:
        """Return whether a moment beside the played line may be shown.

        These are the moments to which the game may return, and all moments once it is over.
        """
        return self.state.pending is None or self.may_return(moment)

    def _is_shown(self, moment: Moment[S]) -> bool:
        return not self.has_left(moment) or self.may_see(moment)

    def moment_at(self, back: int, answers: Sequence[str]) -> Moment[S]:
        """Return the moment after ``back`` decisions are taken back and ``answers`` made again.

        Raises NoSuchBranchError if it does not exist.
        """
        line = self._tree.line
        if not 0 <= back < len(line):
            raise NoSuchBranchError
        moment = line[len(line) - 1 - back]
        for option in answers:
            if option not in moment.next:
                raise NoSuchBranchError
            moment = moment.next[option]
        return moment

    def _undo_to(self) -> Moment[S] | None:
        """Return the moment that undo goes back to, or None.

        The policy *free* goes to the last decision of a person. *Fair* goes back one decision,
        unless it revealed something or another seat's turn has come.
        """
        here = self._tree.here
        if self._policy == "never":
            return None
        if self._policy == "fair":
            return here.before if self._is_fair(here) else None
        while here.entry is not None:
            if here.entry.seat in self._people:
                return here.before
            assert here.before is not None
            here = here.before
        return None

    def _redo_to(self) -> Moment[S] | None:
        """Return the moment after the decision to repeat and the bots' decisions after it."""
        moment = self._tree.here.latest
        if moment is None or not self._may_step(moment):
            return None
        while (following := moment.latest) is not None:
            assert following.entry is not None
            if following.entry.seat in self._people:
                break
            moment = following
        return moment

    def _may_step(self, moment: Moment[S]) -> bool:
        """Return whether undo and redo may step between a moment and the one before it."""
        return self._policy == "free" or (self._policy == "fair" and self._is_fair(moment))

    def _is_fair(self, moment: Moment[S]) -> bool:
        """Return whether nothing was revealed, and nobody else's turn has come.

        The seat that decided last is asked again, or still holds its turn.
        """
        entry, asked = moment.entry, moment.state.pending
        return (
            entry is not None
            and asked is not None
            and (asked.seat == entry.seat or moment is self._held)
            and entry.seat in self._people
            and not any(event.reveals for event in entry.events)
        )

    def _answers_to(self, moment: Moment[S]) -> tuple[str, ...]:
        options = (each.entry.option for each in moment.way() if each.entry is not None)
        return (*self._earlier, *options)

    def _move_to(self, moment: Moment[S]) -> None:
        self._tree.go(moment)
        self._version += 1

    @property
    def frozen(self) -> bool:
        """Return whether the game can only be looked at."""
        return self._policy == "never"

    def freeze(self) -> None:
        """Forbid all changes: a kept game is only viewed, or continued as a new game."""
        self._policy = "never"

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
        self._people = frozenset(range(len(self.setup.seats)))
        self._policy = "free"

    # -- the journal -----------------------------------------------------------------------------

    def take_notice(self) -> MessageError | None:
        """Return what is to be told now, once; None for nothing."""
        notice, self.notice = self.notice, None
        return notice

    @property
    def unsafe(self) -> MessageError | None:
        """Return why the latest changes could not be written; None if they could, or will be."""
        return self._unsafe

    @property
    def is_safe(self) -> bool:
        """Return whether all changes would outlast a crash now: none is still being written."""
        return self._unsafe is None and not self._waiting

    @property
    def is_locked(self) -> bool:
        """Return whether no other process can take the journal, if there is one."""
        return self._journal is None or self._journal.is_locked

    def write_on(self, writer: Writer) -> None:
        """Let ``writer`` do the work on files from now on, perhaps while the game goes on."""
        self._writer = writer

    def keep(self, journal: Journal) -> None:
        """Write every change from now on to a journal that was just created or resumed."""
        self._journal = journal
        self._work = journal.write
        if journal.is_new:
            journal.begin(self.save())
            self._ask()

    def retry(self) -> None:
        """Try again what could not be written."""
        if self._unsafe is not None:
            self._ask()

    def leave(self, record: Callable[[], None] | None = None) -> None:
        """Close the journal as soon as the game is safe without it; try again with :meth:`retry`.

        A game is safe if it is written whole, and offered again; or, with ``record``, once that
        has recorded it. Only then is its journal removed. ``record`` raises MessageError.
        """
        journal = self._journal

        def leave() -> None:
            if record is not None:
                record()
            if journal is not None:
                if record is None:
                    journal.write()
                journal.close(keep=record is None)

        self._work = leave
        self._ask()

    def close(self, *, keep_journal: bool = False) -> None:
        """Close the journal; it is removed unless the game is to be offered again."""
        journal, self._journal = self._journal, None
        if journal is not None:
            self._work = lambda: journal.close(keep=keep_journal)
            self._ask()

    def _write(
        self,
        act: Act,
        moment: Moment[S],
        *,
        decision: int | None = None,
        option: str | None = None,
        joined: Literal[True] | None = None,
        back: int | None = None,
        answers: tuple[str, ...] | None = None,
        seat: int | None = None,
        kind: str | None = None,
        setup: GameSetup | None = None,
    ) -> None:
        """Write a change, which leads to ``moment``, to the journal before it is made."""
        if self._journal is not None and self._journal.is_full:
            self.keep(Journal.create(self._journal.path.parent, before=self._journal))
        journal = self._journal
        if journal is None:
            return
        line = Line(
            act=act,
            decision=decision,
            option=option,
            joined=joined,
            back=back,
            answers=answers,
            seat=seat,
            kind=kind,
            state=state_mark(self.match, moment.state),
            round=moment.state.round,
            save=self._saved(moment, setup) if journal.wants_save(act) else None,
        )
        journal.add(line)
        self._ask()

    def _saved(self, moment: Moment[S], setup: GameSetup | None = None) -> SaveDocument:
        """Return the document of the game as if it stood at a moment, with these players."""
        answers = self._answers_to(moment)
        runs, joined = self._tree.runs(moment, len(self._earlier))
        return save_document(setup or self.setup, self.match, moment.state, answers, runs, joined)

    def _ask(self) -> None:
        """Make the latest changes safe; if that fails, the game continues with a notice."""
        self._waiting += 1
        self._writer.ask(self._work, self._succeed, self._fail)

    def _succeed(self, _: None) -> None:
        self._waiting -= 1
        if self._unsafe is not None:
            self._unsafe = None
            self.notice = MessageError("journal.safe_again")

    def _fail(self, error: MessageError) -> None:
        self._waiting -= 1
        if self._unsafe is None:
            self.notice = MessageError("journal.stopped", problem=error)
        self._unsafe = error


AnySession: TypeAlias = Session[Any, Any, Any]
"""A running game of any kind."""
