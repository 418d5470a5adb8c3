"""Qt's translations out of the program's own catalogue."""

from PySide6.QtCore import QObject, QTranslator

from rococo_desktop.texts import Catalogue


class CatalogueTranslator(QTranslator):
    """Serves ``qsTrId``; texts of Qt's own, which have a context, are left to Qt."""

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
