"""The texts of the QML, with their values filled in."""

from PySide6.QtCore import QObject, Slot
from PySide6.QtQml import QmlElement, QmlSingleton

from rococo_desktop.rules.foreign import cut
from rococo_desktop.texts import filled, isolated

QML_IMPORT_NAME = "Table.Program"
QML_IMPORT_MAJOR_VERSION = 1

_ENDS = (".", "!", "?", "…", ":")
"""What ends a sentence, or leads to the next one."""


@QmlElement
@QmlSingleton
class Phrases(QObject):
    """Fills the placeholders of messages, which QML gets from ``qsTrId``."""

    @Slot(str, int, result=str)
    def cut(self, text: str, most: int) -> str:
        """Return the longest start of at most ``most`` characters, without half of a sign."""
        return cut(text, most)

    @Slot(str, result=str)
    def isolated(self, text: str) -> str:
        """Return a name that leaves the direction of the text around it alone."""
        return isolated(text)

    @Slot(str, "QStringList", result=str)
    def filled(self, message: str, values: list[str]) -> str:
        """Return a message in which ``%1`` is the first of the values, ``%2`` the second."""
        return filled(message, values)

    @Slot(str, str, result=str)
    def keyed(self, hint: str, key: str) -> str:
        """Return a hint with the key that does the same."""
        return f"{hint} ({key})"

    @Slot("QStringList", result=str)
    def sentences(self, parts: list[str]) -> str:
        """Return texts one after the other, each of them a sentence; empty ones are left out."""
        said = [part for part in parts if part]
        ended = (part if part.endswith(_ENDS) else f"{part}." for part in said[:-1])
        return " ".join((*ended, *said[-1:]))
