"""The documents of every game, one line each."""

from rococo_desktop.cli.game_documents import GameDocuments
from rococo_desktop.cli.patisserie import PATISSERIE
from rococo_desktop.cli.rococo import ROCOCO

DOCUMENTS: dict[str, GameDocuments] = {"rococo": ROCOCO, "patisserie": PATISSERIE}
