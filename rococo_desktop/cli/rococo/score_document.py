"""The score document: the score sheet as plain JSON."""

from rococo_desktop.cli.output import Document
from rococo_desktop.cli.positions import result_of
from rococo_desktop.rules.rococo.base.scoring.majorities import hall_counts, hall_points
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.rulebook import Rococo

FORMAT = "rococo-score"
VERSION = 1


def score_document(match: Rococo, state: State) -> Document:
    """Return the result of final scoring in ``state``, with the parts of each item."""
    rules = match.rules
    return {
        **result_of(match.score(state), FORMAT, VERSION, left="livre_left"),
        "halls": [
            {
                "hall": hall.id,
                "counts": hall_counts(state, hall),
                "points": hall_points(rules, state, hall),
            }
            for hall in rules.board.halls
        ],
    }
