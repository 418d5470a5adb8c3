"""The questions that are answered automatically, and the beginnings of acts."""

from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.patisserie.specials import CLAIM, ClaimSpecial
from rococo_desktop.rules.patisserie.turns import (
    USE,
    ChooseAction,
    PlayCard,
    UseBonus,
    offers_gift,
)

LEADING = (PlayCard, ChooseAction, UseBonus)


class Manners:
    """Rules of the interface."""

    def gift(self, match: Patisserie, state: State) -> str:
        """Return the answer that no player would refuse; empty if the question is a real one."""
        decision = state.pending
        if decision is None:
            return ""
        if offers_gift(match.rules, state):
            return USE
        if isinstance(decision.frame, ClaimSpecial) and CLAIM in decision.options:
            return CLAIM
        return ""

    def leads(self, decision: Decision) -> bool:
        """Return whether a question only leads to the actual choice."""
        return isinstance(decision.frame, LEADING)

    def begins(self, decision: Decision) -> bool:
        """Return whether an act begins with a question."""
        return not isinstance(decision.frame, UseBonus) and decision.kind in (
            "play_card",
            "select_card",
            "draft_card",
            "set_aside",
        )
