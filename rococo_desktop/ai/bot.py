"""A bot: it gets the view of a seat and returns one of the options."""

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias, TypeVar, cast

from rococo_desktop.engine.match import AnyMatch, Asked, View
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.state import Decision, State

M = TypeVar("M", bound=AnyMatch)
V = TypeVar("V", bound=View)
S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)
M_contra = TypeVar("M_contra", bound=AnyMatch, contravariant=True)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)

BUDGET = 50_000
"""The default node budget of a bot for one decision; it takes seconds, not minutes."""


class Bot(Protocol[M_contra, V_contra]):
    """A player for any seat of a match; it keeps nothing from one decision to the next."""

    @property
    def looks(self) -> bool:
        """Return whether it needs the table; if not, its view may be a :class:`Blindfold`."""

    def choose(self, match: M_contra, view: V_contra, rng: Generator, budget: int) -> str:
        """Return an option of the decision in ``view``.

        All randomness comes from ``rng``. ``budget`` is the number of nodes, that is positions,
        that may be examined; even with the smallest budget a bot returns an option.
        """


AnyBot: TypeAlias = Bot[Any, Any]
"""A bot of any game."""


class Blindfold:
    """A view that holds only the decision, for a bot that does not need the table."""

    __slots__ = ("decision",)

    def __init__(self, decision: Decision) -> None:
        self.decision = decision

    @property
    def eyes(self) -> frozenset[int]:
        return frozenset((self.decision.seat,))

    @property
    def asked(self) -> Asked:
        return Asked(self.decision.id, self.decision.seat, self.decision.kind)


class RandomBot:
    """A bot for any game that chooses at random."""

    looks = False

    def choose(self, match: AnyMatch, view: View, rng: Generator, budget: int) -> str:
        """Return a uniform draw from the options."""
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
    """Return the answer of a bot; ``look`` makes the view if the bot needs the table.

    Such a bot is not asked if there is only one option.
    """
    if not bot.looks:
        return bot.choose(match, cast("V", Blindfold(decision)), rng, budget)
    if len(decision.options) == 1:
        return decision.options[0]
    return bot.choose(match, look(), rng, budget)


def asked(view: View) -> Decision:
    """Return the decision in a view; raises ValueError if there is none."""
    if view.decision is None:
        raise ValueError("none of those who look is asked anything")
    return view.decision
