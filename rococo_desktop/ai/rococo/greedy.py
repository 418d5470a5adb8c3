"""The greedy bot: plays out the rest of its own turn in every way and takes the best end."""

from rococo_desktop.ai.rococo.evaluation import Evaluation
from rococo_desktop.ai.rococo.hand import best_card
from rococo_desktop.ai.rococo.search import Search
from rococo_desktop.ai.rococo.taste import Taste
from rococo_desktop.ai.seat import Seat
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.rococo.base.rounds import Round
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.rulebook import Rococo
from rococo_desktop.rules.rococo.view import deal


class Greedy:
    """A greedy bot with a taste of its own; it keeps nothing from one decision to the next."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste

    def __call__(self, game: Rococo, seat: Seat, rng: Generator) -> str:
        """Return the option that leads to the best end of the own turn."""
        decision = seat.decision
        if len(decision.options) == 1:
            return decision.options[0]
        state = deal(game, seat.view, rng)
        if state.round < game.rules.constants.rounds:
            _end_with_the_turns(state)
        evaluation = Evaluation(game.rules, state, decision.player, self.taste)
        if decision.kind == "select_card":
            return best_card(evaluation, state, decision.options)
        return Search(game, evaluation).best(state)


def _end_with_the_turns(state: State) -> None:
    """Take away what follows the turns of the round; a search has nothing to learn from it."""
    state.frames = [frame for frame in state.frames if not isinstance(frame, Round)]
