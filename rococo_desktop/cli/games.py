"""The documents of every game, one line each."""

from rococo_desktop.cli.patisserie.documents import PATISSERIE
from rococo_desktop.cli.positions import GameDocuments
from rococo_desktop.cli.rococo.documents import ROCOCO

DOCUMENTS: dict[str, GameDocuments] = {"rococo": ROCOCO, "patisserie": PATISSERIE}
