"""The saved games in the user's folder, and the names for new ones."""

from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QDateTime, QLocale, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from rococo_desktop.controller.qt import Property, QmlUncreatable
from rococo_desktop.controller.rows import Rows
from rococo_desktop.engine.codec import Json
from rococo_desktop.session.errors import UnreadableError
from rococo_desktop.session.files import parse_json, read_bounded
from rococo_desktop.texts import Catalogue

QML_IMPORT_NAME = "Rococo.Game"
QML_IMPORT_MAJOR_VERSION = 1

SUFFIX = ".json"
MOST = 100
"""How many saved games are listed, the newest first."""
LONGEST_NAME = 60
FORBIDDEN = frozenset('<>:"/\\|?*')
"""What some system does not allow in the name of a file."""


def is_usable(name: str) -> bool:
    """Return whether every system allows a file of this name, and shows it."""
    return (
        0 < len(name) <= LONGEST_NAME
        and name.isprintable()
        and not FORBIDDEN & set(name)
        and not name.startswith(".")
    )


class SaveRow(NamedTuple):
    """A saved game."""

    key: str
    name: str
    date: str
    about: str


@QmlElement
@QmlUncreatable("The saved games come from the program.")
class SaveList(QObject):
    """Lists saved games; nothing is ever removed or overwritten."""

    changed = Signal()

    def __init__(self, catalogue: Catalogue, folder: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self._folder = folder
        self._rows = Rows(SaveRow, self)
        self._name = ""
        self._problem = ""

    @Property(Rows, constant=True)
    def rows(self) -> Rows:
        return self._rows

    @Property(str, constant=True)
    def folder(self) -> str:
        return str(self._folder)

    @Property(str, notify=changed)
    def name(self) -> str:
        return self._name

    @Property(str, notify=changed)
    def problem(self) -> str:
        return self._problem

    @property
    def path(self) -> Path:
        """Return the file for the name that was given."""
        return self._folder / f"{self._name.strip()}{SUFFIX}"

    def list(self) -> None:
        """Read the folder again."""
        files = [(path.stat().st_mtime, path) for path in self._folder.glob(f"*{SUFFIX}")]
        files.sort(reverse=True)
        self._rows.show([self._row(path, changed) for changed, path in files[:MOST]])

    def suggest(self, name: str) -> None:
        """Suggest a name that is not taken yet."""
        self._name, number = name, 2
        while self.path.exists():
            self._name, number = f"{name} ({number})", number + 1
        self._check()

    @Slot(str)
    def setName(self, name: str) -> None:
        """Take over a name for the next save."""
        self._name = name
        self._check()

    def _check(self) -> None:
        name = self._name.strip()
        if not name:
            self._problem = self._catalogue.text("window.saves.no_name")
        elif not is_usable(name):
            self._problem = self._catalogue.text("window.saves.bad_name", most=LONGEST_NAME)
        elif self.path.exists():
            self._problem = self._catalogue.text("window.saves.taken")
        else:
            self._problem = ""
        self.changed.emit()

    def _row(self, path: Path, changed: float) -> SaveRow:
        when = QDateTime.fromSecsSinceEpoch(int(changed))
        date = QLocale().toString(when, QLocale.FormatType.ShortFormat)
        return SaveRow(str(path), path.stem, date, self._about(path))

    def _about(self, path: Path) -> str:
        """Return who plays and how far they are, without judging the file."""
        try:
            document = parse_json(read_bounded(path))
        except UnreadableError:
            return self._catalogue.text("window.saves.unreadable")
        seats = _at(document, "setup", "seats")
        number = _at(document, "snapshot", "round")
        if not isinstance(seats, list) or not isinstance(number, int):
            return self._catalogue.text("window.saves.unreadable")
        names = ", ".join(str(_at(seat, "name")) for seat in seats)
        return self._catalogue.text("window.saves.about", names=names, round=number)


def _at(document: Json, *path: str) -> Json:
    for name in path:
        document = document.get(name) if isinstance(document, dict) else None
    return document
