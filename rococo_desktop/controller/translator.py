"""Qt's translations out of the program's own catalogue."""

from PySide6.QtCore import QObject, QTranslator

from rococo_desktop.texts import Catalogue


class CatalogueTranslator(QTranslator):
    """Serves ``qsTrId``; texts of Qt's own, which have a context, are left to Qt.

    Qt also asks from the thread that loads QML, where a file is not compiled yet. That waits for
    whoever holds Python's lock, and rows that are inserted hold it while QML makes their items: no
    item of a row may load a QML file by its address, or the window stops for ever.
    """

    def __init__(self, catalogue: Catalogue, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._catalogue = catalogue

    def isEmpty(self) -> bool:
        return False

    def translate(
        self,
        context: str | None,
        key: str,
        disambiguation: str | None = None,  # noqa: ARG002 - Qt's signature
        n: int = -1,
    ) -> str | None:
        if context or key not in self._catalogue:
            return None
        return self._catalogue.text(key, n=n) if n >= 0 else self._catalogue.text(key)
