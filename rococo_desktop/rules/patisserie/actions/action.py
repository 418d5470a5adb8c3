"""The class of main actions."""

from collections.abc import Callable
from typing import NamedTuple

from rococo_desktop.rules.patisserie.book import Context
from rococo_desktop.rules.patisserie.components.models import Training
from rococo_desktop.rules.patisserie.obstacles import Obstacle

CHEF: frozenset[Training] = frozenset({"chef"})
ASSISTANT: frozenset[Training] = frozenset({"assistant"})
BOTH = CHEF | ASSISTANT

DONE = "done"
"""The answer that ends an action after its first half."""


class MainAction(NamedTuple):
    """A main action: who may perform it, its current obstacle, and how it begins.

    ``obstacle`` and ``begin`` take the context, the seat and the training of the card, which
    decides which recipes can be baked. A staff bonus that gives the action overrides
    ``performers``.
    """

    id: str
    performers: frozenset[Training]
    obstacle: Callable[[Context, int, Training], Obstacle | None]
    begin: Callable[[Context, int, Training], None]

    def training_obstacle(self, training: Training) -> Obstacle | None:
        """Return the obstacle if the card's training does not allow the action, else None."""
        if training in self.performers:
            return None
        (needed,) = self.performers
        return Obstacle("training", training=needed)


def may_be_left(left: int, most: int, *, first: bool) -> bool:
    """Return whether that many pieces may be left to choose; after the first there is one fewer."""
    return 1 <= left <= (most if first else most - 1)
