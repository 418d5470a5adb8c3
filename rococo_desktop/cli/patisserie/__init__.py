"""The documents of La Pâtisserie Rococo."""

from rococo_desktop.cli.game_documents import GameDocuments
from rococo_desktop.cli.patisserie.components import components
from rococo_desktop.cli.patisserie.position import FORMAT, position_document, subject
from rococo_desktop.cli.patisserie.position_reader import read_position
from rococo_desktop.cli.patisserie.score_document import score_document

PATISSERIE = GameDocuments(
    position_format=FORMAT,
    components=components,
    position=position_document,
    read_position=read_position,
    score=score_document,
    subject=subject,
)
