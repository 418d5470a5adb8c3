"""The games by their names, where there are several."""

from rococo_desktop.controller.tables import TABLES
from rococo_desktop.texts import Catalogue


def told_of(catalogue: Catalogue, game: str, told: str) -> str:
    """Return what is told of a game, with its name before it; with one game that goes unsaid."""
    if len(TABLES) == 1:
        return told
    return f"{catalogue.text(f'window.game.{game}.label')} · {told}"
