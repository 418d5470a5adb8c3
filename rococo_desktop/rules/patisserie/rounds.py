"""The four rounds and their phases (rulebook, "Gameplay")."""

from collections.abc import Callable
from typing import NamedTuple

from rococo_desktop.rules.patisserie.book import Context
from rococo_desktop.rules.patisserie.displays import new_ingredients, new_recipes
from rococo_desktop.rules.patisserie.events import RoundBegan
from rococo_desktop.rules.patisserie.income import end_round, gain_income
from rococo_desktop.rules.patisserie.model import ACT, INCOME, PREPARE, SELECT
from rococo_desktop.rules.patisserie.scoring import final_scoring
from rococo_desktop.rules.patisserie.staff import select_staff
from rococo_desktop.rules.patisserie.turns import take_turns


class RoundStep(NamedTuple):
    """A step of every round."""

    phase: str
    run: Callable[[Context], None]


STEPS = (
    RoundStep(PREPARE, new_ingredients),
    RoundStep(PREPARE, new_recipes),
    RoundStep(SELECT, select_staff),
    RoundStep(ACT, take_turns),
    RoundStep(INCOME, gain_income),
    RoundStep(INCOME, end_round),
)
"""The steps of a round, in order."""


class Round(NamedTuple):
    """The round's step number ``step``, followed by the next."""

    step: int
    seat: int = 0

    def run(self, context: Context) -> None:
        """Run the step; after the last step begin the next round or final scoring."""
        state = context.state
        if self.step == len(STEPS):
            if state.round == context.rules.constants.rounds:
                final_scoring(context)
            else:
                begin_round(context)
            return
        step = STEPS[self.step]
        state.phase = step.phase
        context.push(Round(self.step + 1))
        step.run(context)


def begin_round(context: Context) -> None:
    """Begin the next round."""
    context.state.round += 1
    context.emit(RoundBegan, context.state.round)
    context.push(Round(0))
