"""The scene at the end of a game: the groups come in turn, then the winners are celebrated."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from rococo_desktop.controller.qt import InQml, Value
from rococo_desktop.controller.rows import RowsOf
from rococo_desktop.engine.score import Score
from rococo_desktop.texts import listed
from rococo_desktop.words import Words


class GroupRow(NamedTuple):
    """A group that comes at one stage; ``owners`` are the seats of its members, one for each."""

    key: str
    name: str
    owners: list[int]


@InQml("Table.Program")
class Finale(QObject):
    """The groups in the order in which they come, and the winners; a game adds what it shows."""

    changed = Signal()

    groups = RowsOf(GroupRow)
    winners = Value("QVariantList", notify=changed)
    """The seats of the winners."""
    winnerNames = Value(str, notify=changed)

    def __init__(self, words: Words, parent: QObject) -> None:
        super().__init__(parent)
        self._words = words

    def celebrate(self, groups: Sequence[GroupRow], score: Score) -> None:
        """Let the groups come, then celebrate the winners."""
        self.groups.show(groups)
        self.winners = list(score.winners)
        self.winnerNames = listed(map(self._words.name, score.winners))
        self.changed.emit()
