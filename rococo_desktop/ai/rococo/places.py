"""What a dress gains by the guest who rents it, beside its own prestige."""

from rococo_desktop.ai.rococo.prospect import Prospect
from rococo_desktop.ai.rococo.standing import Standing
from rococo_desktop.rules.rococo.components.models import Reward
from rococo_desktop.rules.rococo.model import State

FREE_TILE = 0.6
"""Worth of a free tile as a part of an action."""


class Places:
    """The worth of every free guest space, found once for each decision."""

    def __init__(self, prospect: Prospect, root: State, standing: Standing) -> None:
        self._prospect = prospect
        before = standing.value(root)
        some_dress = next(iter(prospect.rules.dresses))
        prestige = prospect.layout.prestige_of[some_dress] * prospect.taste.renting
        gains: dict[tuple[str, bool], float] = {}
        self._worth: dict[str, float] = {}
        best = [0.0, 0.0]
        for space in prospect.rules.board.spaces.values():
            if space.id in root.guests:
                continue
            kind = (space.hall, space.master)
            if kind not in gains:
                root.guests[space.id] = (some_dress, prospect.seat)
                gains[kind] = standing.value(root) - before - prestige
                del root.guests[space.id]
            worth = gains[kind] + self._reward(space.reward)
            self._worth[space.id] = worth
            best[space.master] = max(best[space.master], worth)
        self.best = (best[False], max(best))
        """The worth of the best space for any dress, and for a dress that a Master has made."""

    def worth(self, option: str) -> float:
        """Return the worth of a free space; selling is worth trying before any."""
        return self._worth.get(option, float("inf"))

    def _reward(self, reward: Reward | None) -> float:
        prospect = self._prospect
        if reward is None:
            return 0.0
        if reward.kind == "livre":
            return reward.amount * prospect.livre
        if reward.kind == "resource":
            return FREE_TILE * prospect.action if prospect.rounds_after else 0.0
        return prospect.taste.notion if prospect.rounds_after else 0.0
