"""The games that can be played, one import each."""

from typing import TYPE_CHECKING

from rococo_desktop.imported import Imported
from rococo_desktop.texts import Catalogue

if TYPE_CHECKING:
    from rococo_desktop.kinds.kind import GameKind


def _rococo() -> "GameKind":
    from rococo_desktop.kinds.rococo import ROCOCO

    return ROCOCO


def _patisserie() -> "GameKind":
    from rococo_desktop.kinds.patisserie import PATISSERIE

    return PATISSERIE


GAMES = Imported(rococo=_rococo, patisserie=_patisserie)

FIRST_GAME = "rococo"
"""The game of documents older than all other games, and of requests that name none."""

MOST_SEATS = 5
"""The largest number of seats of any game; automatic rivals count."""


def with_game_name(catalogue: Catalogue, game: str, text: str) -> str:
    """Return a text about a game with the game's name before it, unless there is only one game."""
    if len(GAMES) == 1:
        return text
    return catalogue.between((catalogue.text(f"window-game-{game}-label"), text))
