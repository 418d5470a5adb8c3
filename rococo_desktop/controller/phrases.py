"""The texts of the QML, with their values filled in."""

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlSingleton, QQmlEngine

from rococo_desktop.controller.qt import Property, given
from rococo_desktop.controller.settings.preferences import Preferences
from rococo_desktop.rules.foreign import cut
from rococo_desktop.texts import Catalogue, capital

QML_IMPORT_NAME = "Table.Program"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlSingleton
class Phrases(QObject):
    """Fills in the values of messages; QML gets those without values from ``qsTrId``."""

    spoke = Signal()

    def __init__(self, preferences: Preferences, catalogue: Catalogue, parent: QObject) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        preferences.spoke.connect(self.spoke)

    @staticmethod
    def create(engine: QQmlEngine) -> "Phrases":
        return given(Phrases, engine)

    @Property(str, notify=spoke)
    def language(self) -> str:
        return self._catalogue.language

    @Slot(str, "QVariantMap", result=str)
    def said(self, id: str, values: dict[str, str | float]) -> str:
        """Return a message with its values by name; numbers are whole."""
        whole = {k: int(v) if isinstance(v, float) else v for k, v in values.items()}
        return self._catalogue.text(id, **whole)

    @Slot(str, int, result=str)
    def cut(self, text: str, most: int) -> str:
        """Return the longest start of at most ``most`` characters, without half of a sign."""
        return cut(text, most)

    @Slot(str, result=str)
    def isolated(self, text: str) -> str:
        """Return a name that leaves the direction of the text around it alone."""
        return self._catalogue.isolated(text)

    @Slot(str, str, result=str)
    def keyed(self, hint: str, key: str) -> str:
        """Return a hint with the key that does the same."""
        return self._catalogue.bracketed(hint, key)

    @Slot("QStringList", result=str)
    def sentences(self, parts: list[str]) -> str:
        """Return texts one after the other, each of them a sentence; empty ones are left out."""
        return self._catalogue.sentences(parts)

    @Slot(str, result=str)
    def begun(self, text: str) -> str:
        """Return a text as the beginning of a sentence."""
        return capital(text)

    @Slot("QStringList", result=str)
    def listed(self, parts: list[str]) -> str:
        """Return names one after the other."""
        return self._catalogue.listed(parts)

    @Slot("QStringList", result=str)
    def details(self, parts: list[str]) -> str:
        """Return texts one after the other that may have commas themselves."""
        return self._catalogue.details(filter(None, parts))

    @Slot("QStringList", result=str)
    def between(self, parts: list[str]) -> str:
        """Return texts that say different things, with a sign between them."""
        return self._catalogue.between(filter(None, parts))
