"""A bot: what a seat sees goes in, one of its options comes out."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar, cast

from rococo_desktop.engine.match import AnyMatch, Asked, View
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.state import Decision, State

M = TypeVar("M", bound=AnyMatch)
V = TypeVar("V", bound=View)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)
M_contra = TypeVar("M_contra", bound=AnyMatch, contravariant=True)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)

BUDGET = 50_000
"""The nodes that a bot may spend on a decision unless told otherwise; seconds, not minutes."""


class Bot(Protocol[M_contra, V_contra]):
    """Plays any seat of a match; it keeps nothing of one decision for the next."""

    @property
    def looks(self) -> bool:
        """Return whether it looks at the table; if not, a :class:`Blindfold` will do for a view."""

    def choose(self, match: M_contra, view: V_contra, rng: Generator, budget: int) -> str:
        """Return an option of the decision that ``view`` holds.

        All randomness comes from ``rng``. ``budget`` is counted in nodes, that is positions looked
        at; even with the least budget a bot chooses something.
        """


AnyBot: TypeAlias = Bot[Any, Any]
"""A bot of whatever game."""


class Evaluation(Protocol[M_contra, S_contra]):
    """Values positions without playing on from them; a bot asks it about many at once."""

    def values(
        self, match: M_contra, states: Sequence[S_contra], seat: int, root: S_contra | None = None
    ) -> list[float]:
        """Return what each position is worth to a seat: the larger, the better, on any one scale.

        ``root`` is the position that the seat reached all of them from in its turn, if there is
        one; what they have in common may then be found out once.
        """


class Blindfold:
    """The view of a seat that does not look: its decision and nothing else."""

    __slots__ = ("decision",)

    def __init__(self, decision: Decision) -> None:
        self.decision = decision

    @property
    def eyes(self) -> frozenset[int]:
        """Return the seat."""
        return frozenset((self.decision.seat,))

    @property
    def asked(self) -> Asked:
        """Return who is to decide what."""
        return Asked(self.decision.id, self.decision.seat, self.decision.kind)


class RandomBot:
    """Any option is as good as another, in any game."""

    looks = False

    def choose(self, match: AnyMatch, view: View, rng: Generator, budget: int) -> str:
        """Return an even draw from the options."""
        options = asked(view).options
        return options[rng.below(len(options))]


def ask(
    bot: Bot[M, V],
    match: M,
    decision: Decision,
    look: Callable[[], V],
    rng: Generator,
    budget: int = BUDGET,
) -> str:
    """Return what a bot answers; ``look`` makes its view, only for a bot that looks.

    One that looks is not asked where there is nothing to choose from.
    """
    if not bot.looks:
        return bot.choose(match, cast("V", Blindfold(decision)), rng, budget)
    if len(decision.options) == 1:
        return decision.options[0]
    return bot.choose(match, look(), rng, budget)


def asked(view: View) -> Decision:
    """Return the decision that a view holds; raise ValueError if there is none."""
    if view.decision is None:
        raise ValueError("none of those who look is asked anything")
    return view.decision
