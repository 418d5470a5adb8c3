"""Clicks and keys on a piece before a question asks about it."""

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from rococo_desktop.controller.qt import Property, QmlUncreatable

QML_IMPORT_NAME = "Table.Program"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("Gestures come from the program.")
class Gestures(QObject):
    """The place that was clicked first, if any, and what may go there, as each game defines it."""

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._aim = ""

    @Property(str, notify=changed)
    def aim(self) -> str:
        """The place that was clicked first; empty if none was."""
        return self._aim

    @Property("QStringList", notify=changed)
    def fitting(self) -> list[str]:
        """The pieces that can go to the place that was clicked first."""
        return self.going_to(self._aim) if self._aim else []

    @Slot(str)
    def touch(self, piece: str) -> None:
        """Handle a click on something that is not asked about yet."""
        self.take(piece)
        self.changed.emit()

    def going_to(self, aim: str) -> list[str]:
        """Return the pieces that can go to a place."""
        raise NotImplementedError

    def take(self, piece: str) -> None:
        """Use a piece as the next step of a gesture, or as its goal."""
        raise NotImplementedError
