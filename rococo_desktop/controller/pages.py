"""What can be read of a game without a match on the table."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement

from rococo_desktop.controller.qt import Property, QmlUncreatable
from rococo_desktop.controller.rows import Rows

QML_IMPORT_NAME = "Table.Program"
QML_IMPORT_MAJOR_VERSION = 1


class GuideRow(NamedTuple):
    """A sentence of the guide with its sign, or a heading without one."""

    key: str
    sign: str
    text: str


@QmlElement
@QmlUncreatable("Pages come from the program.")
class Pages(QObject):
    """The pages of one game; what it does not have it leaves as it is here."""

    kept = Signal()
    """The owner has corrected what is printed on the components."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._guide = Rows(GuideRow, self)

    @Property(Rows, constant=True)
    def guide(self) -> Rows:
        """The game's rules on one page, and what the signs mean."""
        return self._guide

    def tell(self, page: str, edition: str, expansions: Sequence[str]) -> None:
        """Bring a page up to date: for the match on the table, or for what was played last."""

    def corrected(self) -> None:
        """Show the values that are in force now."""
