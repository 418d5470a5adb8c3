"""The seven rounds and their phases (Deluxe, "Game Play")."""

from typing import NamedTuple

from rococo_desktop.rules.rococo.book import Game
from rococo_desktop.rules.rococo.events import RoundBegan
from rococo_desktop.rules.rococo.score import final_scoring


class Round(NamedTuple):
    """Runs the round's step number ``step``, then the next."""

    step: int
    seat: int = 0

    def run(self, game: Game) -> None:
        """Begin a step, or the next round, or final scoring after the last round."""
        state, steps = game.state, game.rules.round_steps
        if self.step == len(steps):
            if state.round == game.rules.constants.rounds:
                final_scoring(game)
            else:
                begin_round(game)
            return
        step = steps[self.step]
        state.phase = step.phase
        game.push(Round(self.step + 1))
        step.run(game)


def begin_round(game: Game) -> None:
    """Begin the next round."""
    game.state.round += 1
    game.tell(RoundBegan, game.state.round)
    game.push(Round(0))
