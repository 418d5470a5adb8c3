"""The report of a new round: all incomes by part, and the pieces that left or came."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject

from rococo_desktop.controller.qt import InQml
from rococo_desktop.controller.rows import RowsOf


class IncomeRow(NamedTuple):
    """A player's income; each of its parts has an amount with its sign, and a reason."""

    key: int
    name: str
    total: int
    amounts: list[int]
    signs: list[str]
    reasons: list[str]


class FaceRow(NamedTuple):
    """A piece that left or came."""

    key: int
    face: QObject


@InQml("Table.Program")
class RoundReport(QObject):
    """The round that began last, for a banner."""

    incomes = RowsOf(IncomeRow)
    gone = RowsOf(FaceRow)
    """The pieces that left the table."""
    come = RowsOf(FaceRow)
    """The new pieces on the table."""

    def show(
        self, incomes: Sequence[IncomeRow], gone: Sequence[QObject], come: Sequence[QObject]
    ) -> None:
        """Show what happened between two rounds."""
        self.incomes.show(incomes)
        self.gone.show(_rows(gone))
        self.come.show(_rows(come))


def _rows(faces: Sequence[QObject]) -> list[FaceRow]:
    return [FaceRow(number, face) for number, face in enumerate(faces)]
