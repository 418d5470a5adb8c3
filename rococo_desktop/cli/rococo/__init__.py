"""The documents of Rococo."""

from rococo_desktop.cli.game_documents import GameDocuments
from rococo_desktop.cli.rococo.components import components
from rococo_desktop.cli.rococo.position import FORMAT, position_document
from rococo_desktop.cli.rococo.position_reader import read_position
from rococo_desktop.cli.rococo.score_document import score_document

ROCOCO = GameDocuments(
    position_format=FORMAT,
    components=components,
    position=position_document,
    read_position=read_position,
    score=score_document,
)
