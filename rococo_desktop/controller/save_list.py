"""The saved and the unfinished games in the user's folders, and the names for new ones."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QDateTime, QLocale, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from rococo_desktop.controller.qt import Property, QmlUncreatable
from rococo_desktop.controller.rows import Rows
from rococo_desktop.engine.codec import Json
from rococo_desktop.session.errors import SaveError, UnreadableError
from rococo_desktop.session.files import parse_json, read_bounded
from rococo_desktop.session.journal import Unfinished, find_unfinished
from rococo_desktop.session.places import Places
from rococo_desktop.session.saves import delete_save
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
    """A saved game, or one that was left or crashed."""

    key: str
    name: str
    date: str
    about: str
    unfinished: bool


@QmlElement
@QmlUncreatable("The saved games come from the program.")
class SaveList(QObject):
    """Lists games; none is removed or overwritten before somebody has agreed to the question."""

    changed = Signal()
    complained = Signal(str)

    def __init__(self, catalogue: Catalogue, places: Places, parent: QObject) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self._folder = places.saves
        self._journals = places.journals
        self._unfinished: list[Unfinished] = []
        self._doomed: Path | None = None
        self._question = ""
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

    @Property(str, notify=changed)
    def question(self) -> str:
        """What is asked before a game is lost; empty if nothing is."""
        return self._question

    @Property(bool, notify=changed)
    def deleting(self) -> bool:
        return self._doomed is not None

    @property
    def taken(self) -> bool:
        """Return whether there is a saved game of the name."""
        return self.path.exists()

    @property
    def unfinished(self) -> Sequence[Unfinished]:
        """Return the games that were left or crashed, the latest first."""
        return self._unfinished

    @property
    def path(self) -> Path:
        """Return the file for the name that was given."""
        return self._folder / f"{self._name.strip()}{SUFFIX}"

    def list(self, *, saving: bool = False) -> None:
        """Read the folders again; whoever saves sees no unfinished games."""
        self._unfinished = find_unfinished(self._journals)
        files = [(path.stat().st_mtime, path) for path in self._folder.glob(f"*{SUFFIX}")]
        files.sort(reverse=True)
        left = [] if saving else [self._left(game) for game in self._unfinished]
        self._rows.show([*left, *(self._row(path, changed) for changed, path in files[:MOST])])
        self.refuse()

    @Slot(str)
    def askDelete(self, key: str) -> None:
        """Ask whether a game is to be deleted."""
        row = next(row for row in self._rows.rows if row.key == key)
        self._doomed = Path(key)
        self._ask("window.saves.ask_delete", row.name)

    def ask_replace(self) -> None:
        """Ask whether the saved game of the name is to be overwritten."""
        self._ask("window.saves.ask_replace", self._name.strip())

    @Slot()
    def refuse(self) -> None:
        """Leave everything as it is."""
        self._doomed, self._question = None, ""
        self.changed.emit()

    def delete(self) -> None:
        """Delete the game that was asked about."""
        if self._doomed is not None:
            try:
                delete_save(self._doomed)
            except SaveError as error:
                self.complained.emit(error.text(self._catalogue))
            self.list()

    def _ask(self, key: str, name: str) -> None:
        self._question = self._catalogue.text(key, name=name)
        self.changed.emit()

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
        else:
            self._problem = ""
        self.changed.emit()

    def _row(self, path: Path, changed: float) -> SaveRow:
        return SaveRow(str(path), path.stem, _date(changed), self._about(path), False)

    def _left(self, game: Unfinished) -> SaveRow:
        names = ", ".join(game.names)
        about = self._catalogue.text("window.saves.left", names=names, n=game.changes)
        if game.problem is not None:
            about = self._catalogue.text("window.saves.unreadable")
        name = self._catalogue.text("window.saves.unfinished")
        return SaveRow(str(game.path), name, _date(game.changed), about, True)

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


def _date(seconds: float) -> str:
    when = QDateTime.fromSecsSinceEpoch(int(seconds))
    return QLocale().toString(when, QLocale.FormatType.ShortFormat)


def _at(document: Json, *path: str) -> Json:
    for name in path:
        document = document.get(name) if isinstance(document, dict) else None
    return document
