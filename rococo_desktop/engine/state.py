"""The state of a running game, as plain values: what is still to happen is a stack of frames.

A frame is a ``NamedTuple`` of scalars. A *step* runs by itself; a *question* asks a player. Either
may push further frames, and the last one pushed comes first. Because frames are data, a game can
be copied and saved in the middle of any decision.
"""

from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol, TypeVar, runtime_checkable

from rococo_desktop.engine.randomness import draw_below, shuffle, stream_start
from rococo_desktop.engine.record import Record

G_contra = TypeVar("G_contra", contravariant=True)


class Frame(Protocol):
    """Something still to happen, for the player in the named seat."""

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
        """List every legal answer in a stable order; none at all means that nothing is asked."""

    def answer(self, game: G_contra, option: str) -> None:
        """Carry out a listed option; may push frames."""


@runtime_checkable
class Secretive(Protocol):
    """A frame of which a part is nobody's business but the asked player's."""

    def seen_by(self, viewer: int | None) -> Frame:
        """Return the frame as ``viewer`` (None: a spectator) may see it."""


@runtime_checkable
class Discreet(Protocol):
    """A question that tells what only the asked player knows, by being asked at all."""

    @property
    def is_discreet(self) -> bool:
        """Return whether this one does: others learn who decides, and not what."""


class Decision(NamedTuple):
    """A pending decision: who is asked what, and every answer that will be accepted."""

    id: int
    seat: int
    kind: str
    options: tuple[str, ...]
    frame: Frame


@dataclass(slots=True)
class State(Record):
    """What every game has; its own state adds fields, ``slots`` holds the expansions' parts."""

    seed: int
    step: int = 0
    round: int = 0
    """Which round it is, from 1; 0 before the first, and in a game without rounds."""
    phase: str = ""
    frames: list[Frame] = field(default_factory=list)
    streams: dict[str, int] = field(default_factory=dict)
    slots: dict[str, Record] = field(default_factory=dict)
    pending: Decision | None = field(default=None, metadata={"derived": True})

    def below(self, stream: str, bound: int) -> int:
        """Return an even draw from ``0 .. bound - 1`` out of the named stream."""
        self.streams[stream], value = draw_below(self._counter(stream), bound)
        return value

    def shuffle(self, stream: str, items: list[Any]) -> None:
        """Shuffle ``items`` in place with the named stream."""
        self.streams[stream] = shuffle(self._counter(stream), items)

    def _counter(self, stream: str) -> int:
        counter = self.streams.get(stream)
        return stream_start(self.seed, stream) if counter is None else counter
