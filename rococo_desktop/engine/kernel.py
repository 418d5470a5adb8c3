"""The only entrance to a game: the pending decision, and the effect of an answer."""

from collections.abc import Callable, Mapping, Set
from copy import copy
from typing import Generic, NamedTuple, TypeVar, cast

from rococo_desktop.engine.errors import IllegalOptionError, StaleDecisionError
from rococo_desktop.engine.events import Event, kind_of
from rococo_desktop.engine.state import Context, Decision, Frame, Question, State, Step

S = TypeVar("S", bound=State)
G = TypeVar("G", bound=Context)  # type: ignore[type-arg]


class Transition(NamedTuple, Generic[S]):
    """The state after an answer, and the events on the way."""

    state: S
    events: tuple[Event, ...]


class Entry(NamedTuple, Generic[S]):
    """A decision that was made: the state before it, the answer, and the events that followed."""

    before: S
    seat: int
    kind: str
    option: str
    events: tuple[Event, ...]


class Foreseen(NamedTuple, Generic[S]):
    """The effect of a single answer, as far as it reveals nothing hidden.

    ``reveals`` is the kind of event that stopped it, or empty. The open parts of the state can be
    read; a decision pending in it belongs to the same act.
    """

    state: S
    events: tuple[Event, ...]
    reveals: str


class _RevealedError(Exception):
    """The next event would reveal something hidden; the text is the kind of that event."""


class _OpenEvents(list[Event]):
    """The events up to the first that reveals something."""

    def append(self, event: Event) -> None:
        if event.reveals:
            raise _RevealedError(kind_of(type(event)))
        super().append(event)


class _Alarm(list[Event]):
    """A list that keeps no events and stops at the first that reveals something."""

    def append(self, event: Event) -> None:
        if event.reveals:
            raise _RevealedError(kind_of(type(event)))


class Kernel(Generic[S, G]):
    """The interpreter of the frames of one rule book; ``frame_types`` are their classes by kind.

    ``make_context`` wraps a state, and the list that collects events or None, for the rules.
    """

    def __init__(
        self, frame_types: Mapping[str, type], make_context: Callable[[S, list[Event] | None], G]
    ) -> None:
        self.frame_types = dict(frame_types)
        self._kinds: dict[type, str] = {
            frame_type: kind
            for kind, frame_type in self.frame_types.items()
            if issubclass(frame_type, Question)
        }
        self._make_context = make_context
        self._ends: frozenset[type] = frozenset()

    def until(self, ends: Set[type]) -> "Kernel[S, G]":
        """Return a kernel with these rules that always stops before a step of a class in ``ends``.

        Nothing is pending then, as if the game were over.
        """
        kernel = copy(self)
        kernel._ends = self._ends | ends
        return kernel

    def start(self, state: S) -> Transition[S]:
        """Run a freshly set-up state to its first decision, in place."""
        events: list[Event] = []
        self._settle(self._make_context(state, events))
        return Transition(state, tuple(events))

    def resume(self, state: S) -> None:
        """Set the pending decision of a state that was read or dealt in the middle of a game."""
        if state.frames:
            state.step -= 1
        self._settle(self._make_context(state, None))

    def apply(self, state: S, option: str, decision: int | None = None) -> Transition[S]:
        """Return the state after an answer to the pending decision; ``state`` is not changed.

        Raises StaleDecisionError if ``decision`` is given and is not the pending one, and
        IllegalOptionError if ``option`` is not listed.
        """
        _check(state, option, decision)
        events: list[Event] = []
        context = self._make_context(state.copy(), events)
        self._answer(context, option)
        return Transition(cast("S", context.state), tuple(events))

    def foresee(self, state: S, option: str, *, ends: Set[type] | None = None) -> Foreseen[S]:
        """Return the effect of a single answer, without the frames that waited below the question.

        With ``ends`` these run too, up to the first step of a class in it.

        The run stops before the first event that reveals something; ``state`` is not changed.
        Raises like :meth:`apply`.
        """
        _check(state, option)
        events = _OpenEvents()
        context = self._make_context(state.copy(), events)
        below = len(state.frames) - 1 if ends is None else 0
        try:
            self._answer(context, option, below, ends or frozenset())
        except _RevealedError as revealed:
            context.state.pending = None
            return Foreseen(cast("S", context.state), tuple(events), reveals=str(revealed))
        return Foreseen(cast("S", context.state), tuple(events), reveals="")

    def advance(self, state: S, option: str, ends: Set[type] = frozenset()) -> None:
        """Answer the pending decision in place and without events, for search on a private copy.

        The run stops before the first step of a class in ``ends``, with nothing pending. Raises
        like :meth:`apply`.
        """
        _check(state, option)
        self._answer(self._make_context(state, None), option, 0, ends)

    def venture(self, state: S, option: str, ends: Set[type] = frozenset()) -> str:
        """Advance up to the first event that reveals something, and return the kind of that event.

        Return an empty string if nothing is revealed. Otherwise the open parts of the state can be
        read, and nothing is pending in it. Raises like :meth:`apply`.
        """
        _check(state, option)
        return self._until_revealed(state, option, ends)

    def proceed(self, state: S, ends: Set[type] = frozenset()) -> str:
        """Continue after :meth:`venture` was stopped, as if nothing more had been revealed.

        The rest of the step that revealed something is left out. Return like :meth:`venture`.
        """
        return self._until_revealed(state, None, ends)

    def _until_revealed(self, state: S, option: str | None, ends: Set[type]) -> str:
        context = self._make_context(state, _Alarm())
        try:
            if option is None:
                self._settle(context, 0, ends)
            else:
                self._answer(context, option, 0, ends)
        except _RevealedError as revealed:
            state.pending = None
            return str(revealed)
        return ""

    def _answer(
        self, context: G, option: str, below: int = 0, ends: Set[type] = frozenset()
    ) -> None:
        frame = cast("Question[G]", context.state.frames.pop())
        frame.answer(context, option)
        self._settle(context, below, ends)

    def _settle(self, context: G, below: int = 0, ends: Set[type] = frozenset()) -> None:
        """Run steps until a question with an option is on top, or ``below`` frames are left.

        The run also stops before a step of a class in ``ends``. A step is popped before it runs, so
        that the frames it pushes come next. A question stays on the stack while it is pending,
        because a saved state has to hold it; a question without an option is dropped and gets no
        decision id.
        """
        state = context.state
        frames: list[Frame] = state.frames
        kinds = self._kinds
        ends = ends | self._ends if self._ends else ends
        while len(frames) > below:
            frame = frames[-1]
            kind = kinds.get(type(frame))
            if kind is None:
                if ends and type(frame) in ends:
                    break
                frames.pop()
                cast("Step[G]", frame).run(context)
                continue
            options = cast("Question[G]", frame).options(context)
            if options:
                state.step += 1
                state.pending = Decision(state.step, frame.seat, kind, options, frame)
                return
            frames.pop()
        state.pending = None


def _check(state: State, option: str, decision: int | None = None) -> None:
    pending = state.pending
    if pending is None:
        raise StaleDecisionError("the game is over")
    if decision not in (None, pending.id):
        raise StaleDecisionError(f"decision {decision} is not pending")
    if option not in pending.options:
        raise IllegalOptionError(f"{option!r} is not an option of decision {pending.id}")
