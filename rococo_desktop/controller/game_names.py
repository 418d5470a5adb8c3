"""The names of games, shown if there are several."""

from rococo_desktop.games import GAMES
from rococo_desktop.texts import Catalogue


def with_game_name(catalogue: Catalogue, game: str, text: str) -> str:
    """Return a text about a game with the game's name before it, unless there is only one game."""
    if len(GAMES) == 1:
        return text
    return f"{catalogue.text(f'window.game.{game}.label')} · {text}"
