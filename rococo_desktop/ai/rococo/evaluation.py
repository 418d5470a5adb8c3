"""The worth of a position to one seat, in points of expected final prestige."""

from collections.abc import Callable, Sequence

from rococo_desktop.ai.rococo.prospects import (
    Gains,
    Prospect,
    prospect_of,
    purse_value,
    steady_sum,
)
from rococo_desktop.ai.rococo.staff import Staff
from rococo_desktop.ai.rococo.standing import Places, Standing
from rococo_desktop.ai.rococo.stock import Stock
from rococo_desktop.ai.rococo.taste import Taste
from rococo_desktop.rules.rococo.book import RuleBook
from rococo_desktop.rules.rococo.holdings import holds_group
from rococo_desktop.rules.rococo.jewelry_box.components import JEWELER
from rococo_desktop.rules.rococo.jewelry_box.components import KEY as JEWELRY_BOX
from rococo_desktop.rules.rococo.jewelry_box.examinations import TASKS
from rococo_desktop.rules.rococo.jewelry_box.slots import OWN
from rococo_desktop.rules.rococo.model import OVER, State
from rococo_desktop.rules.rococo.rulebook import Rococo
from rococo_desktop.rules.rococo.score import score

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


Sense = Callable[[Prospect, State], float]
"""The points that a seat may expect of what only one rule set has."""

SENSES: dict[str, Sense] = {JEWELRY_BOX: jewelry_value}


def senses_of(prospect: Prospect) -> tuple[Sense, ...]:
    """Return what there is to know in a game."""
    return tuple(sense for key, sense in SENSES.items() if key in prospect.rules.keys)


class Appraisal:
    """Values the positions that a seat can reach in its turn from ``root``."""

    def __init__(self, rules: RuleBook, root: State, seat: int, taste: Taste) -> None:
        self.prospect: Prospect = prospect_of(rules, root, seat, taste)
        self._standing = Standing(self.prospect, root)
        self.places = Places(self.prospect, root, self._standing)
        gains = Gains(self.prospect, root)
        self.stock = Stock(self.prospect, self.places, gains)
        self.staff = Staff(self.prospect, gains)
        self._senses = senses_of(self.prospect)

    def value(self, state: State) -> float:
        """Return the final prestige that the seat may expect, or has when the game is over."""
        if state.phase == OVER:
            return self._final(state)
        return (
            state.players[self.prospect.seat].prestige
            + self._favor(state)
            + self._standing.value(state)
            + purse_value(self.prospect, state)
            + self.stock.value(state)
            + self.staff.value(state)
            + steady_sum(sense(self.prospect, state) for sense in self._senses)
        )

    def _final(self, state: State) -> float:
        """Return the seat's total; money left breaks ties, as at the table."""
        rules = self.prospect.rules
        sheet = score(rules, state).players[self.prospect.seat]
        return sheet.total + sheet.left / (10 * rules.constants.livre_per_prestige)

    def _favor(self, state: State) -> float:
        if state.favor != self.prospect.seat:
            return 0.0
        if self.prospect.rounds_after:
            return self.prospect.taste.start_player
        return self.prospect.rules.constants.favor_prestige


class Heuristic:
    """Values positions by rules of thumb, in points of final prestige."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste

    def values(
        self, match: Rococo, states: Sequence[State], seat: int, root: State | None = None
    ) -> list[float]:
        """Return what each position is worth to a seat; with their ``root`` it is much faster."""
        if root is not None:
            appraisal = Appraisal(match.rules, root, seat, self.taste)
            return [appraisal.value(state) for state in states]
        return [Appraisal(match.rules, each, seat, self.taste).value(each) for each in states]
