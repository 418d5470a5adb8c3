"""The score document: the score sheet as plain JSON."""

from rococo_desktop.cli.output import Document
from rococo_desktop.cli.positions import result_of
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.patisserie.scoring import standings, table_points

FORMAT = "patisserie-score"
VERSION = 1


def score_document(match: Patisserie, state: State) -> Document:
    """Return the result of final scoring in ``state``, with the parts of each item."""
    rules = match.rules
    counts = {
        table.id: {each.seat: each.number for each in standings(state.dishes, table)}
        for table in rules.board.tables
    }
    points = {table.id: table_points(rules, state, table) for table in rules.board.tables}
    seats = range(rules.seats)
    return {
        **result_of(match.score(state), FORMAT, VERSION, left="coins_left"),
        "tables": [
            {
                "table": table,
                "counts": [counts[table].get(seat, 0) for seat in seats],
                "points": [points[table].get(seat, 0) for seat in seats],
            }
            for table in counts
        ],
    }
