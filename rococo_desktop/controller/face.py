"""The base of every piece that the window shows."""

from PySide6.QtCore import QObject
from PySide6.QtQml import QmlElement

from rococo_desktop.controller.qt import Property, QmlUncreatable

QML_IMPORT_NAME = "Table.Program"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("Faces come from the program.")
class Face(QObject):
    """A piece that a game's ``Look`` draws; a game's own pieces extend it."""

    @Property(str, constant=True)
    def topic(self) -> str:
        """The reference's topic for such a piece; empty for none."""
        return ""
