"""What the greedy bot knows of the Jewelry Box: tiles, the jeweler's services, examinations."""

from rococo_desktop.ai.rococo.prospect import Prospect
from rococo_desktop.rules.rococo.holdings import holds_group
from rococo_desktop.rules.rococo.jewelry_box.components import JEWELER
from rococo_desktop.rules.rococo.jewelry_box.examinations import TASKS
from rococo_desktop.rules.rococo.jewelry_box.slots import OWN
from rococo_desktop.rules.rococo.model import State

SERVICE = 0.9
"""Points that the jeweler brings with each dress still to be made, beyond what a tile costs."""
TILE = 1.0
PASSED = 2.2
"""Points for having all tasks of an examination fulfilled, with rounds to come."""
LONG_ENOUGH = 3
"""Rounds with which a task is surely of use."""
GRADUATED = 1.0
"""Points for an examination that is behind one: the next one is another door."""


def jewelry_value(prospect: Prospect, state: State) -> float:
    """Return the points for tiles with their income, the jeweler, and the way to examinations."""
    taste = prospect.taste
    own = OWN.of(state.players[prospect.seat])
    income = prospect.rounds_after * prospect.livre
    jewelry = len(own.tiles) * (TILE + income)
    if holds_group(prospect.rules, state, prospect.seat, JEWELER):
        jewelry += SERVICE * prospect.dresses_ahead
    share = len(own.tasks) / len(TASKS[own.examination])
    on_the_way = PASSED * share * (share + 1) / 2
    time = min(1.0, prospect.rounds_after / LONG_ENOUGH)
    examinations = on_the_way * time + GRADUATED * 2 * own.masters
    examinations += GRADUATED * (own.examination == "master")
    return jewelry * taste.jewelry + examinations * taste.examinations
