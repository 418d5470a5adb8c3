"""What a bonus that the bot has no opinion of would bring: it is tried on a copy of the table."""

from rococo_desktop.ai.rococo.prospect import Prospect
from rococo_desktop.rules.rococo.components.bonuses import Bonus
from rococo_desktop.rules.rococo.game import Game
from rococo_desktop.rules.rococo.model import State

FURTHER_QUESTION = 0.5
"""Worth of a bonus that goes on to ask something, as a part of an action."""
HOPE = 0.25
"""The same of one that can do nothing yet but may later."""


class Gains:
    """Values bonuses by what they would do to the root position; each is tried once."""

    def __init__(self, prospect: Prospect, root: State) -> None:
        self._prospect = prospect
        self._root = root
        self._known: dict[Bonus, float] = {}

    def worth(self, source: str, bonus: Bonus) -> float:
        """Return the points for using the bonus of a card or of a dress once."""
        known = self._known.get(bonus)
        if known is None:
            known = self._known[bonus] = self._tried(source, bonus)
        return known

    def _tried(self, source: str, bonus: Bonus) -> float:
        prospect, seat = self._prospect, self._prospect.seat
        effect = prospect.rules.effects[bonus.effect]
        trial = Game(prospect.rules, self._root.copy(), None)
        if not effect.available(trial, seat, source, bonus):
            return HOPE * prospect.action if prospect.rounds_after else 0.0
        before, frames = self._root.players[seat], len(trial.state.frames)
        effect.begin(trial, seat, source, bonus)
        after = trial.state.players[seat]
        gained = (after.livre - before.livre) * prospect.livre + after.prestige - before.prestige
        asks = len(trial.state.frames) > frames
        return gained + (FURTHER_QUESTION * prospect.action if asks else 0.0)
