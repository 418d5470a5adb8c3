"""The state of a running game, as plain values: what is still to happen is a stack of frames.

A frame is a ``NamedTuple`` of scalars. A *step* runs by itself; a *question* asks a player. Either
may push more frames, and the last one pushed comes first. Because frames are data, a game can be
copied and saved in the middle of any decision.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, ParamSpec, Protocol, TypeVar, cast, runtime_checkable

from rococo_desktop.engine.events import Event
from rococo_desktop.engine.randomness import draw_below, shuffle, stream_start
from rococo_desktop.engine.record import Record
from rococo_desktop.engine.sight import Open, Secret, Told

G_contra = TypeVar("G_contra", contravariant=True)


class Frame(Protocol):
    """Something still to happen, for the player in one seat."""

    @property
    def seat(self) -> int:
        """Return the seat that acts or is asked."""


@runtime_checkable
class Step(Protocol[G_contra]):
    """A frame that runs by itself."""

    def run(self, game: G_contra) -> None:
        """Change the state; may push frames."""


@runtime_checkable
class Question(Protocol[G_contra]):
    """A frame that asks a player."""

    def options(self, game: G_contra) -> tuple[str, ...]:
        """Return every legal answer in stable order; an empty tuple skips the question."""

    def answer(self, game: G_contra, option: str) -> None:
        """Carry out a listed option; may push frames."""


@runtime_checkable
class Secretive(Protocol):
    """A frame with a part that only the asked player may see."""

    def seen_by(self, viewer: int | None) -> Frame:
        """Return the frame as ``viewer`` (None: a spectator) may see it."""


@runtime_checkable
class Discreet(Protocol):
    """A question whose mere existence reveals what only the asked player knows."""

    @property
    def is_discreet(self) -> bool:
        """Return whether this question is secret: others see the seat, but not the kind."""


class Decision(NamedTuple):
    """A pending decision: the seat, the kind of question, and every legal answer."""

    id: int
    seat: int
    kind: str
    options: tuple[str, ...]
    frame: Frame


@dataclass(slots=True)
class State(Record):
    """The part of the state that every game has; each game adds fields.

    ``slots`` holds the parts of the expansions.
    """

    seed: Secret[int]
    step: Open[int] = 0
    round: Open[int] = 0
    """The number of the round, from 1; 0 before the first, and in a game without rounds."""
    phase: Open[str] = ""
    frames: Told[list[Frame]] = field(default_factory=list)
    streams: Secret[dict[str, int]] = field(default_factory=dict)
    slots: Open[dict[str, Record]] = field(default_factory=dict)
    pending: Told[Decision | None] = field(default=None, metadata={"derived": True})

    def below(self, stream: str, bound: int) -> int:
        """Return a uniform draw from ``0 .. bound - 1`` of the named stream."""
        self.streams[stream], value = draw_below(self._counter(stream), bound)
        return value

    def shuffle(self, stream: str, items: list[Any]) -> None:
        """Shuffle ``items`` in place with the named stream."""
        self.streams[stream] = shuffle(self._counter(stream), items)

    def _counter(self, stream: str) -> int:
        counter = self.streams.get(stream)
        return stream_start(self.seed, stream) if counter is None else counter


R = TypeVar("R", bound=Record)


class HasSlots(Protocol):
    """A record with room for the parts of rule sets."""

    @property
    def slots(self) -> dict[str, Record]:
        """Return the parts by key."""


class Slot(Generic[R]):
    """The key under which a rule set keeps its own record of type ``R``."""

    def __init__(self, key: str, record_type: type[R]) -> None:
        self.key = key
        self.record_type = record_type

    def of(self, owner: HasSlots) -> R:
        """Return this rule set's part of ``owner``."""
        return cast("R", owner.slots[self.key])


P = ParamSpec("P")
S = TypeVar("S", bound=State)


class Context(Generic[S]):
    """A state that the rules may change, and the list that collects their events, if any."""

    __slots__ = ("events", "state")

    def __init__(self, state: S, events: list[Event] | None) -> None:
        self.state = state
        self.events = events

    def push(self, frame: Frame) -> None:
        self.state.frames.append(frame)

    def emit(self, event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Record an event; a search keeps no events, so the event is not even built."""
        if self.events is not None:
            self.events.append(event(*args, **kwargs))
