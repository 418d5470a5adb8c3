"""A game as a value: all that is known of its rules by whatever plays, saves or shows it.

A :class:`Match` is one game's rules with its set-up and its components, ready to play. It holds no
state, so that one match serves a session, its undo, its saves and every bot at the table.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from rococo_desktop.engine.codec import Codec
from rococo_desktop.engine.errors import EngineError
from rococo_desktop.engine.kernel import Kernel, Transition
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.reasons import Reason
from rococo_desktop.engine.score import Estimate, Score
from rococo_desktop.engine.state import Decision, State


class Setup(NamedTuple):
    """What is agreed before a game begins.

    ``players`` are those without an automatic rival. An empty ``edition`` is the game's first.
    """

    players: int
    edition: str = ""
    expansions: tuple[str, ...] = ()


class SetupError(ValueError):
    """A set-up that cannot be played: the field that is wrong with it, and why."""

    def __init__(self, field: str, reason: Reason) -> None:
        super().__init__(f"{field}: {reason.key}")
        self.field = field
        self.reason = reason


class InvalidStateError(EngineError):
    """A state that no game could come to: the first wrong place, and why."""

    def __init__(self, path: str, reason: Reason) -> None:
        super().__init__(f"{path}: {reason.key}")
        self.path = path
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Asked:
    """Who is to decide what; open to all, unlike the options, but for what would tell a secret."""

    id: int
    seat: int
    kind: str | None


class Components(Protocol):
    """What is printed on a game's components."""

    @property
    def fingerprint(self) -> str:
        """Return a mark of all values."""


class View(Protocol):
    """A game as some seats together see it; no seats at all are a spectator."""

    @property
    def eyes(self) -> frozenset[int]:
        """Return the seats."""

    @property
    def asked(self) -> Asked | None:
        """Return who is to decide what; None when the game is over."""

    @property
    def decision(self) -> Decision | None:
        """Return the pending decision with its options, if it is asked of one of the seats."""


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Match(ABC, Generic[S, V]):
    """One game's rules, ready to play."""

    setup: Setup
    state_type: type[S]
    kernel: Kernel[S, Any]  # what the rules work through is their own
    codec: Codec
    rule_sets: tuple[str, ...]
    """The keys of what is played with, in order."""
    seats: int
    """How many seats there are, an automatic rival's included."""
    fingerprint: str
    """A mark of all values printed on the components."""

    @abstractmethod
    def start(self, seed: int) -> Transition[S]:
        """Set the table and go to the first decision."""

    @abstractmethod
    def check(self, state: S) -> None:
        """Raise InvalidStateError unless a state from outside could be one of this match."""

    @abstractmethod
    def look(self, state: S, eyes: frozenset[int]) -> V:
        """Return what some seats see together; all of them see everything but bags and stacks."""

    @abstractmethod
    def look_back(self, state: S, eyes: frozenset[int]) -> V:
        """Return what some seats saw; what was asked then is answered by now."""

    @abstractmethod
    def deal(self, seen: V, chance: Generator) -> S:
        """Return a state that could lie behind a view; what is hidden is dealt by ``chance``."""

    @abstractmethod
    def score(self, state: S) -> Score:
        """Return what final scoring gives in a state."""

    @abstractmethod
    def estimate(self, state: S, seen: V) -> tuple[Estimate, ...]:
        """Return by seat what final scoring would give, without what a view does not show."""


AnyMatch: TypeAlias = Match[Any, Any]
"""A match of whatever game: who does not know the game hands its states and views on unread."""
