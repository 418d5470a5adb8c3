"""Her tiles in final scoring (Deluxe, "Madame du Barry", "End of Game")."""

from rococo_desktop.engine.score import Part
from rococo_desktop.rules.rococo.book import RuleBook
from rococo_desktop.rules.rococo.madame_du_barry.components import MADAME
from rococo_desktop.rules.rococo.model import State


def collection_parts(rules: RuleBook, state: State, seat: int) -> list[Part]:
    """Return 1 prestige for every 2 tiles that she has collected; other players score none."""
    if seat in rules.people:
        return []
    tiles = len(state.players[seat].resources)
    points = tiles // MADAME.of(rules.components).terms.tiles_per_prestige
    return [Part("collection", points, number=tiles)]
