"""The worth of a position to one seat, in points of expected final prestige."""

from rococo_desktop.ai.rococo.gains import Gains
from rococo_desktop.ai.rococo.places import Places
from rococo_desktop.ai.rococo.prospect import Prospect, prospect_of
from rococo_desktop.ai.rococo.purse import purse_value
from rococo_desktop.ai.rococo.senses import senses_of
from rococo_desktop.ai.rococo.staff import Staff
from rococo_desktop.ai.rococo.standing import Standing
from rococo_desktop.ai.rococo.stock import Stock
from rococo_desktop.ai.rococo.sums import steady_sum
from rococo_desktop.ai.rococo.taste import Taste
from rococo_desktop.rules.rococo.model import OVER, State
from rococo_desktop.rules.rococo.ruleset import RuleBook
from rococo_desktop.rules.rococo.score import score


class Evaluation:
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
        return sheet.total + sheet.livre_left / (10 * rules.constants.livre_per_prestige)

    def _favor(self, state: State) -> float:
        if state.favor != self.prospect.seat:
            return 0.0
        if self.prospect.rounds_after:
            return self.prospect.taste.start_player
        return self.prospect.rules.constants.favor_prestige
