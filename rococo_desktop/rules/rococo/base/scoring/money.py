"""Prestige from play, and 1 prestige for every 10 Livre (Deluxe, "End of Game Scoring", 1)."""

from rococo_desktop.engine.score import Part
from rococo_desktop.rules.rococo.book import RuleBook
from rococo_desktop.rules.rococo.model import State


def prestige_gained(rules: RuleBook, state: State, seat: int) -> list[Part]:
    """Return the prestige gained during play."""
    return [Part("prestige", state.players[seat].prestige)]


def livre_exchanged(rules: RuleBook, state: State, seat: int) -> list[Part]:
    """Return the points for the money; the remainder only breaks ties."""
    livre = state.players[seat].livre
    return [Part("livre", livre // rules.constants.livre_per_prestige, number=livre)]
