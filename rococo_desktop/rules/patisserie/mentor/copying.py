"""A bonus copied from the Mentor ("Notes on Changed Card Bonus in Solo Game")."""

from collections.abc import Iterator
from typing import NamedTuple

from rococo_desktop.engine.reasons import Problem
from rococo_desktop.rules.accounts import gain_prestige
from rococo_desktop.rules.patisserie.actions import ACTIONS
from rococo_desktop.rules.patisserie.bonuses import COPIED
from rococo_desktop.rules.patisserie.book import Context, RuleBook
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.questions import unless

PRESTIGE = "prestige"


class CopyAction(NamedTuple):
    """Which action of the Mentor's card is performed, or is prestige gained instead?"""

    seat: int
    card: str

    def problems(self, rules: RuleBook, state: State) -> Iterator[Problem]:
        yield from unless("card", self.card in rules.solo)

    def options(self, context: Context) -> tuple[str, ...]:
        """List the possible actions by the player's own rules, and prestige."""
        actions = dict.fromkeys(a.action for a in context.rules.solo[self.card].actions)
        return (
            *(a for a in actions if ACTIONS[a].obstacle(context, self.seat, COPIED) is None),
            PRESTIGE,
        )

    def answer(self, context: Context, option: str) -> None:
        if option == PRESTIGE:
            points = context.rules.constants.mentor_prestige
            gain_prestige(context, self.seat, points, self.card)
        else:
            ACTIONS[option].begin(context, self.seat, COPIED)
