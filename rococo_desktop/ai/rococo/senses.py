"""What the greedy bot knows of rule sets beyond the base game, one line each."""

from collections.abc import Callable

from rococo_desktop.ai.rococo.jewelry_box import jewelry_value
from rococo_desktop.ai.rococo.prospect import Prospect
from rococo_desktop.rules.rococo.jewelry_box.components import KEY as JEWELRY_BOX
from rococo_desktop.rules.rococo.model import State

Sense = Callable[[Prospect, State], float]
"""The points that a seat may expect of what only one rule set has."""

SENSES: dict[str, Sense] = {JEWELRY_BOX: jewelry_value}


def senses_of(prospect: Prospect) -> tuple[Sense, ...]:
    """Return what there is to know in a game."""
    return tuple(sense for key, sense in SENSES.items() if key in prospect.rules.keys)
