"""The order in which a screen reader comes to the rows of a list."""

from itertools import pairwise

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAccessible
from PySide6.QtQml import QmlElement
from PySide6.QtQuick import QQuickItem

QML_IMPORT_NAME = "Table.Program"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class ReadingOrder(QObject):
    """Puts the rows of a list in order, which makes them as they come into sight."""

    @Slot(QQuickItem)
    def sort(self, rows: QQuickItem) -> None:
        """Let rows follow each other as they lie, if anybody listens."""
        if not QAccessible.isActive():
            return
        made = rows.childItems()
        ordered = sorted(made, key=QQuickItem.y)
        if ordered != made:
            for above, below in pairwise(ordered):
                below.stackAfter(above)
