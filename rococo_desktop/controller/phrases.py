"""The texts of the QML, with their values filled in."""

from PySide6.QtCore import QObject, Slot
from PySide6.QtQml import QmlElement, QmlSingleton

from rococo_desktop.texts import filled

QML_IMPORT_NAME = "Table.Program"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlSingleton
class Phrases(QObject):
    """Fills the placeholders of messages, which QML gets from ``qsTrId``."""

    @Slot(str, "QStringList", result=str)
    def filled(self, message: str, values: list[str]) -> str:
        """Return a message in which ``%1`` is the first of the values, ``%2`` the second."""
        return filled(message, values)
