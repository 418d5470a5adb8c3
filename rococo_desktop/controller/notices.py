"""Notices to the players, which stay until they are dismissed."""

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from rococo_desktop.controller.qt import InQml
from rococo_desktop.controller.rows import Rows

MOST = 4
"""The number of notices that are kept; older ones are dropped."""


class NoticeRow(NamedTuple):
    """A notice to the players."""

    key: int
    text: str


@InQml("Table.Program")
class Notices(Rows):
    """The latest notices, the newest one last."""

    told = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(NoticeRow, parent)
        self._told = 0

    @Slot(str)
    def tell(self, text: str) -> None:
        """Add a notice; the same text is there once."""
        self._told += 1
        kept = [row for row in self.rows if row.text != text][1 - MOST :]
        self.show([*kept, NoticeRow(self._told, text)])
        self.told.emit(text)

    @Slot(int)
    def dismiss(self, notice: int) -> None:
        self.show(row for row in self.rows if row.key != notice)
