"""The four rounds and their phases (rulebook, "Gameplay")."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from rococo_desktop.engine.reasons import Problem, because
from rococo_desktop.engine.state import Frame, Question
from rococo_desktop.rules.patisserie.book import Context, RuleBook
from rococo_desktop.rules.patisserie.displays import new_ingredients, new_recipes
from rococo_desktop.rules.patisserie.events import RoundBegan
from rococo_desktop.rules.patisserie.income import end_round, gain_income, income_problems
from rococo_desktop.rules.patisserie.model import ACT, INCOME, OVER, PREPARE, SELECT, State
from rococo_desktop.rules.patisserie.scoring import final_scoring
from rococo_desktop.rules.patisserie.staff import select_staff, selection_problems
from rococo_desktop.rules.patisserie.turns import take_turns, turn_problems


def nobody_asked(rules: RuleBook, state: State, above: Sequence[Frame]) -> Iterator[Problem]:
    """Yield the problem of a question in a step that asks none."""
    yield "phase", because("wrong.nobody_asked")


class RoundStep(NamedTuple):
    """A step of every round.

    ``problems`` checks the frames that are pending in it, which lie above that of the round.
    """

    phase: str
    run: Callable[[Context], None]
    problems: Callable[[RuleBook, State, Sequence[Frame]], Iterator[Problem]] = nobody_asked


STEPS = (
    RoundStep(PREPARE, new_ingredients),
    RoundStep(PREPARE, new_recipes),
    RoundStep(SELECT, select_staff, selection_problems),
    RoundStep(ACT, take_turns, turn_problems),
    RoundStep(INCOME, gain_income, income_problems),
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


def course(rules: RuleBook, state: State) -> Iterator[Problem]:
    """Yield what is wrong with the order of the frames of a state from outside."""
    if not state.frames:
        if state.phase != OVER:
            yield "frames", because("wrong.no_frames")
        return
    bottom, *above = state.frames
    if not isinstance(bottom, Round) or not 1 <= bottom.step <= len(STEPS) or bottom.seat:
        yield "frames[0]", because("wrong.not_now")
    elif STEPS[bottom.step - 1].phase != state.phase:
        yield "phase", because("wrong.not_now")
    elif not isinstance(state.frames[-1], Question):
        yield "frames", because("wrong.no_question")
    else:
        yield from STEPS[bottom.step - 1].problems(rules, state, above)
