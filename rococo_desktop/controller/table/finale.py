"""The scene at the end of a game: the groups come in turn, then the winners are celebrated."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from PySide6.QtCore import QObject

from rococo_desktop.controller.qt import InQml
from rococo_desktop.controller.rows import RowsOf
from rococo_desktop.engine.score import Score


class GroupRow(NamedTuple):
    """A group that comes at one stage; ``owners`` are the seats of its members, one for each."""

    key: str
    name: str
    owners: list[int]


class WinnerRow(NamedTuple):
    """A winner, with the pictures of who it is and of the best thing they have made, if any."""

    seat: int
    portrait: str
    work: str


@InQml("Table.Program")
class Finale(QObject):
    """The groups in the order in which they come, and the winners; a game adds what it shows."""

    groups = RowsOf(GroupRow)
    winners = RowsOf(WinnerRow)

    def __init__(self, portraits: Sequence[str], parent: QObject) -> None:
        super().__init__(parent)
        self._portraits = portraits

    def celebrate(
        self,
        groups: Sequence[GroupRow],
        score: Score,
        works: Mapping[int, str] = MappingProxyType({}),
    ) -> None:
        """Let the groups come, then celebrate the winners, with the pictures of seats' works."""
        self.groups.show(groups)
        self.winners.show(
            WinnerRow(seat, self._portraits[seat], works.get(seat, "")) for seat in score.winners
        )
