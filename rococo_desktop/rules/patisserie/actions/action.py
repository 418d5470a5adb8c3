"""The class of main actions."""

from collections.abc import Callable, Iterator
from typing import NamedTuple, Protocol

from rococo_desktop.engine.state import Frame
from rococo_desktop.rules.patisserie.book import Context, RuleBook
from rococo_desktop.rules.patisserie.components.models import Training
from rococo_desktop.rules.patisserie.obstacles import Candidate, Obstacle, first_obstacle

CHEF: frozenset[Training] = frozenset({"chef"})
ASSISTANT: frozenset[Training] = frozenset({"assistant"})
BOTH = CHEF | ASSISTANT

DONE = "done"
"""The answer that ends an action after its first half."""


class Listing(Frame, Protocol):
    """A question that lists candidates."""

    def candidates(self, context: Context) -> Iterator[Candidate]:
        """Yield every candidate; those without an obstacle are the options."""


class MainAction(NamedTuple):
    """A main action: who may perform it, the question with which it begins, and its obstacle.

    The question is that of a seat and of the training of the card, which decides which recipes can
    be baked. ``lists`` makes it if it has candidates, ``asks`` if it only has options. ``blocked``
    is an obstacle to all of them. A staff bonus that gives the action overrides ``performers``.
    """

    id: str
    performers: frozenset[Training]
    lists: Callable[[int, Training, RuleBook], Listing] | None = None
    asks: Callable[[int, Training, RuleBook], Frame] | None = None
    blocked: Callable[[Context, int], Obstacle | None] | None = None

    def obstacle(self, context: Context, seat: int, training: Training) -> Obstacle | None:
        """Return the current obstacle to the action, or None."""
        obstacle = None if self.blocked is None else self.blocked(context, seat)
        if obstacle is None and self.lists is not None:
            return first_obstacle(self.lists(seat, training, context.rules).candidates(context))
        return obstacle

    def begin(self, context: Context, seat: int, training: Training) -> None:
        asked = self.lists or self.asks
        if asked is not None:
            context.push(asked(seat, training, context.rules))

    def training_obstacle(self, training: Training) -> Obstacle | None:
        """Return the obstacle if the card's training does not allow the action, else None."""
        if training in self.performers:
            return None
        (needed,) = self.performers
        return Obstacle("training", training=needed)


def may_be_left(left: int, most: int, *, first: bool) -> bool:
    """Return whether that many pieces may be left to choose; after the first there is one fewer."""
    return 1 <= left <= (most if first else most - 1)
