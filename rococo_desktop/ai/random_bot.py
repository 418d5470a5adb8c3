"""The random bot: any option is as good as another."""

from rococo_desktop.ai.seat import Seat
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.rococo.rulebook import Rococo


def choose(game: Rococo, seat: Seat, rng: Generator) -> str:
    """Return an even draw from the options."""
    options = seat.decision.options
    return options[rng.below(len(options))]
