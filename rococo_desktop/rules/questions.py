"""Questions: their candidates and obstacles, and optional properties, a small protocol for each.

A candidate is what a question asks about, with the first obstacle in its way: the rules that list
options also return why the others are none (``docs/decisions/0006``). A frame need not implement
any of the protocols: each has a default for frames that do not. They are generic in the game's
state, rule book and context.
"""

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Protocol, TypeAlias, TypeVar, cast, runtime_checkable

from rococo_desktop.engine.reasons import Problem
from rococo_desktop.engine.state import Frame

B_contra = TypeVar("B_contra", contravariant=True)
G_contra = TypeVar("G_contra", contravariant=True)
W = TypeVar("W", bound="AnyObstacle")
W_co = TypeVar("W_co", bound="AnyObstacle", covariant=True)
S_contra = TypeVar("S_contra", contravariant=True)

USE = "use"
FORFEIT = "forfeit"
"""The answers to an offer; ``FORFEIT`` also forfeits a main action."""


class AnyObstacle(Protocol):
    """The reason why a candidate is illegal, as a word; each game adds amounts and pieces."""

    @property
    def kind(self) -> str:
        """Return the word."""


Candidate: TypeAlias = tuple[str, W | None]
"""A possible answer and its obstacle; an answer whose obstacle is None is an option."""


def without_obstacle(candidates: Iterable[Candidate[AnyObstacle]]) -> tuple[str, ...]:
    """Return the candidates that can be chosen."""
    return tuple([candidate for candidate, obstacle in candidates if obstacle is None])


def obstacles(candidates: Iterable[Candidate[W]]) -> dict[str, W]:
    """Return the obstacles of the candidates that cannot be chosen."""
    return {candidate: obstacle for candidate, obstacle in candidates if obstacle is not None}


class Asking(Frame, Protocol[G_contra]):
    """A question."""

    def options(self, context: G_contra) -> tuple[str, ...]:
        """List every legal answer."""


@runtime_checkable
class HasCandidates(Protocol[G_contra, W_co]):
    """A question that has illegal candidates beside its options, each with its obstacle."""

    def candidates(self, context: G_contra) -> Iterator[Candidate[W_co]]:
        """Yield every candidate; those without an obstacle are the options."""


@runtime_checkable
class Varied(Protocol[B_contra]):
    """A question whose wording depends on the circumstances."""

    def variant(self, rules: B_contra) -> str:
        """Return the suffix of the key of its sentence; empty for the usual one."""


@runtime_checkable
class Concerning(Protocol):
    """A question about one piece, which is shown beside it."""

    @property
    def piece(self) -> str:
        """Return the id of the piece."""


@runtime_checkable
class Leading(Protocol):
    """A question whose options only lead to the actual choice: a card, its action or its bonus."""

    @property
    def begins_act(self) -> bool:
        """Return whether an act begins with this question, not with one before it."""


@runtime_checkable
class Picking(Protocol):
    """A question that is asked again until everything is picked."""

    def picked(self) -> tuple[str, ...]:
        """Return the pieces picked so far; they have not been moved yet."""


@runtime_checkable
class Alike(Protocol[S_contra]):
    """A question in which identical pieces are the same answer."""

    def places(self, state: S_contra) -> Mapping[str, Hashable]:
        """Return the place of each piece, if identical pieces elsewhere are other answers."""


@runtime_checkable
class Priced(Protocol[G_contra]):
    """A question whose options have a price."""

    def price(self, context: G_contra, option: str) -> int:
        """Return the current price of an option in the game's money."""


@runtime_checkable
class ForHand(Protocol[B_contra]):
    """A question for a card of the hand, which is asked again until the hand is full."""

    def hand_size(self, rules: B_contra) -> int:
        """Return how many cards the hand will have."""


@runtime_checkable
class Reduced(Protocol):
    """A question whose options may cost less than what is printed."""

    def reduced(self, price: int) -> int:
        """Return what is paid for a printed price."""


@runtime_checkable
class Verified(Protocol[B_contra, S_contra]):
    """A frame whose values are not valid in every state."""

    def problems(self, rules: B_contra, state: S_contra) -> Iterable[Problem]:
        """Yield its problems in a state from outside: a field (or "") and the reason.

        The pieces of the state and the order of its frames may be wrong; seats are in range.
        """


def alike(frames: Sequence[Frame], others: Sequence[Frame]) -> bool:
    """Return whether frames are the same; two of different classes may be equal as tuples."""
    return list(frames) == list(others) and [*map(type, frames)] == [*map(type, others)]


def fields_of(frame: Frame) -> dict[str, object]:
    """Return the fields of a frame by name; a name has the same meaning in every frame."""
    return cast("dict[str, object]", frame._asdict())  # type: ignore[attr-defined]
