"""A game as a value: the part of its rules that players, saves and the window need.

A :class:`Match` is one game's rules with its set-up and its components, ready to play. It holds no
state, so one match serves a session, its undo, its saves and every bot at the table.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar, cast

from rococo_desktop.engine.codec import Codec, Json
from rococo_desktop.engine.errors import EngineError
from rococo_desktop.engine.kernel import Kernel, Transition
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.reasons import Reason, strangers
from rococo_desktop.engine.score import Estimate, Score
from rococo_desktop.engine.state import Decision, State


class Setup(NamedTuple):
    """The choices made before a game begins.

    ``players`` does not count automatic rivals. An empty ``edition`` means the game's first one.
    """

    players: int
    edition: str = ""
    expansions: tuple[str, ...] = ()


class SetupError(ValueError):
    """A set-up that cannot be played: the wrong field, and the reason."""

    def __init__(self, field: str, reason: Reason) -> None:
        super().__init__(f"{field}: {reason.key}")
        self.field = field
        self.reason = reason


def check_no_repetition(setup: Setup) -> None:
    """Raise SetupError if an expansion is named twice."""
    for place, reason in strangers("expansions", setup.expansions, setup.expansions):
        raise SetupError(place, reason)


class InvalidStateError(EngineError):
    """A state that cannot occur in a game: the first wrong place, and the reason."""

    def __init__(self, path: str, reason: Reason) -> None:
        super().__init__(f"{path}: {reason.key}")
        self.path = path
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Asked:
    """The public part of a pending decision: all but the options.

    ``kind`` is None if the kind of question alone would reveal a secret.
    """

    id: int
    seat: int
    kind: str | None


class Components(Protocol):
    """The values printed on a game's components."""

    @property
    def fingerprint(self) -> str:
        """Return a digest of all values."""


class View(Protocol):
    """A game as some seats see it together; an empty set of seats means a spectator."""

    @property
    def eyes(self) -> frozenset[int]:
        """Return the seats that look."""

    @property
    def asked(self) -> Asked | None:
        """Return the public part of the pending decision; None if the game is over."""

    @property
    def decision(self) -> Decision | None:
        """Return the pending decision with its options; None if another seat is asked."""


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Match(ABC, Generic[S, V]):
    """One game's rules, ready to play."""

    setup: Setup
    state_type: type[S]
    kernel: Kernel[S, Any]  # the context's class is private to the game
    codec: Codec
    rule_sets: tuple[str, ...]
    """The keys of the rule sets in play, in order."""
    seats: int
    """The number of seats, including those of automatic rivals."""
    fingerprint: str
    """A digest of all values printed on the components."""

    @abstractmethod
    def start(self, seed: int) -> Transition[S]:
        """Set up a game and run it to its first decision."""

    @abstractmethod
    def lay_out(self, seed: int, position: Mapping[str, Json]) -> Transition[S]:
        """Lay out a position in a game of a seed, and run it to its next decision.

        A position is a part of a state document; an empty one is the beginning of the game. Raises
        CodecError if it has another form, and InvalidStateError if it cannot occur.
        """

    @abstractmethod
    def check(self, state: S) -> None:
        """Raise InvalidStateError if a state from outside cannot be one of this match.

        The codec has only checked shapes and types; the kernel and the views rely on the rest.
        """

    @abstractmethod
    def look(self, state: S, eyes: frozenset[int]) -> V:
        """Return what some seats see together; all seats see everything but bags and stacks."""

    def look_back(self, state: S, eyes: frozenset[int]) -> V:
        """Return what some seats saw in a past state, whose decision has since been answered."""
        seen: Any = self.look(state, eyes)
        return cast("V", replace(seen, decision=None))

    @abstractmethod
    def deal(self, seen: V, chance: Generator) -> S:
        """Return a state that is consistent with a view; ``chance`` deals the hidden parts."""

    @abstractmethod
    def score(self, state: S) -> Score:
        """Return the result of final scoring in a state."""

    @abstractmethod
    def estimate(self, state: S, seen: V) -> tuple[Estimate, ...]:
        """Return an estimate of final scoring by seat, without what the view does not show."""


AnyMatch: TypeAlias = Match[Any, Any]
"""A match of any game, for code that passes states and views on without reading them."""
