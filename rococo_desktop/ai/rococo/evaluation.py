"""The value of a position to one seat, in points of expected final prestige."""

from collections.abc import Callable
from typing import NamedTuple

from rococo_desktop.ai.rococo.jewelry import jewelry_value
from rococo_desktop.ai.rococo.prospects import Gains, Prospect, prospect_of, purse_value
from rococo_desktop.ai.rococo.staff import Staff
from rococo_desktop.ai.rococo.standing import Places, Standing
from rococo_desktop.ai.rococo.stock import Stock
from rococo_desktop.ai.rococo.taste import Taste
from rococo_desktop.ai.steady import steady_sum
from rococo_desktop.rules.rococo.book import RuleBook
from rococo_desktop.rules.rococo.jewelry_box.components import KEY as JEWELRY_BOX
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.score import score
from rococo_desktop.rules.state import OVER

Sense = Callable[[Prospect, State], float]
"""The points that a seat may expect from one rule set's own parts."""

SENSES: dict[str, Sense] = {JEWELRY_BOX: jewelry_value}


class Parts(NamedTuple):
    """The parts of an evaluation, in points of expected final prestige."""

    gained: float
    """Prestige gained in play."""
    favor: float
    board: float
    """Dresses and decorations, with majorities and bonuses as they stand and may grow."""
    purse: float
    stock: float
    """Tiles, thread and lace, by the dresses planned with them."""
    staff: float
    further: float
    """The part of the expansions in play."""


class Appraisal:
    """An evaluation of the positions that a seat can reach in its turn from ``root``."""

    def __init__(self, rules: RuleBook, root: State, seat: int, taste: Taste) -> None:
        self.prospect: Prospect = prospect_of(rules, root, seat, taste)
        self._standing = Standing(self.prospect, root)
        self.places = Places(self.prospect, root, self._standing)
        gains = Gains(self.prospect, root)
        self.stock = Stock(self.prospect, self.places, gains)
        self.staff = Staff(self.prospect, gains)
        self._senses = [sense for key, sense in SENSES.items() if key in rules.keys]

    def value(self, state: State) -> float:
        """Return the expected final prestige of the seat, or the actual one if the game is over."""
        if state.phase == OVER:
            rules = self.prospect.rules
            sheet = score(rules, state).players[self.prospect.seat]
            return sheet.total + sheet.left / (10 * rules.constants.livre_per_prestige)
        return steady_sum(self.parts(state))

    def parts(self, state: State) -> Parts:
        """Return the expected final prestige by its source; the game is not over."""
        return Parts(
            state.players[self.prospect.seat].prestige,
            self._favor(state),
            self._standing.value(state),
            purse_value(self.prospect, state),
            self.stock.value(state),
            self.staff.value(state),
            steady_sum(sense(self.prospect, state) for sense in self._senses),
        )

    def _favor(self, state: State) -> float:
        if state.favor != self.prospect.seat:
            return 0.0
        if self.prospect.rounds_after:
            return self.prospect.taste.start_player
        return self.prospect.rules.constants.favor_prestige
