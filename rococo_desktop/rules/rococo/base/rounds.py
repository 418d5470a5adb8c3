"""The seven rounds and their phases (Deluxe, "Game Play")."""

from typing import NamedTuple

from rococo_desktop.rules.rococo.book import Context
from rococo_desktop.rules.rococo.events import RoundBegan
from rococo_desktop.rules.rococo.score import final_scoring


class Round(NamedTuple):
    """The round's step number ``step``, followed by the next."""

    step: int
    seat: int = 0

    def run(self, context: Context) -> None:
        """Run the step; after the last step begin the next round or final scoring."""
        state, steps = context.state, context.rules.round_steps
        if self.step == len(steps):
            if state.round == context.rules.constants.rounds:
                final_scoring(context)
            else:
                begin_round(context)
            return
        step = steps[self.step]
        state.phase = step.phase
        context.push(Round(self.step + 1))
        step.run(context)


def play_rounds(context: Context) -> None:
    """Push the frame that begins the first round after set-up."""
    context.push(Round(len(context.rules.round_steps)))


def begin_round(context: Context) -> None:
    """Begin the next round."""
    context.state.round += 1
    context.emit(RoundBegan, context.state.round)
    context.push(Round(0))
