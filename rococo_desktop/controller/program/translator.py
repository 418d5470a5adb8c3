"""Qt's translations from the program's own catalogue, in Qt's own format.

Qt asks for translations from any thread, also from the one that loads QML, while another holds
Python's lock and waits for it. So Qt reads them itself: a Python ``QTranslator`` could hang the
window forever.
"""

from functools import lru_cache
from struct import pack

from PySide6.QtCore import QObject, QTranslator

from rococo_desktop.texts import Catalogue

_MAGIC = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_HASHES, _MESSAGES = 0x42, 0x69
"""The sections of a file of Qt's, a ``.qm`` (qtranslator.cpp)."""
_END, _TRANSLATION, _SOURCE = 1, 3, 6
"""The parts of a message in it."""


class CatalogueTranslator(QTranslator):
    """Serves ``qsTrId``; Qt's own texts, which have a context, are left to Qt."""

    def __init__(self, catalogue: Catalogue, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self._file = b""
        self.speak()

    def speak(self) -> None:
        before = self._file
        self._file = _compiled(tuple(self._catalogue.plain().items()))
        loaded = self.load(self._file)  # Qt reads the data in place, so it must stay alive
        del before
        if not loaded:
            raise ValueError("Qt cannot read the translations")


@lru_cache(maxsize=8)
def _compiled(texts: tuple[tuple[str, str], ...]) -> bytes:
    """Return the texts by key in Qt's format, a ``.qm``."""
    messages = bytearray()
    places = []
    for key, text in texts:
        source, translation = key.encode(), text.encode("utf-16-be")
        places.append((_hash(source), len(messages)))
        messages += pack(">BI", _TRANSLATION, len(translation)) + translation
        messages += pack(">BI", _SOURCE, len(source)) + source + pack(">B", _END)
    hashes = b"".join(pack(">II", *place) for place in sorted(places))
    sections = ((_HASHES, hashes), (_MESSAGES, messages))
    return _MAGIC + b"".join(pack(">BI", tag, len(data)) + data for tag, data in sections)


def _hash(source: bytes) -> int:
    """Return the ELF hash of a source text, as Qt computes it."""
    found = 0
    for each in source:
        found = (found << 4) + each
        if high := found & 0xF0000000:
            found ^= high | high >> 24
    return found or 1
