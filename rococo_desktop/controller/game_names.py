"""The names of games, shown if there are several."""

from rococo_desktop.controller.tables import TABLES
from rococo_desktop.texts import Catalogue


def told_of(catalogue: Catalogue, game: str, told: str) -> str:
    """Return a text about a game with the game's name before it, unless there is only one game."""
    if len(TABLES) == 1:
        return told
    return f"{catalogue.text(f'window.game.{game}.label')} · {told}"
