"""The games that can be played, one line each."""

from rococo_desktop.kinds.kind import GameKind
from rococo_desktop.kinds.patisserie import PATISSERIE
from rococo_desktop.kinds.rococo import ROCOCO

GAMES: dict[str, GameKind] = {kind.key: kind for kind in (ROCOCO, PATISSERIE)}

FIRST_GAME = ROCOCO.key
"""The game of documents older than all other games, and of requests that name none."""

MOST_SEATS = max(kind.most_seats for kind in GAMES.values())
