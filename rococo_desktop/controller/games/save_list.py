"""The saved and the unfinished games in the user's folders, and the names for new ones."""

from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from rococo_desktop.controller.commons import Commons
from rococo_desktop.controller.files.file_names import is_usable, name_problem, unreadable
from rococo_desktop.controller.games.left_game import LeftGame, date, progress
from rococo_desktop.controller.games.renaming import Renaming, called
from rococo_desktop.controller.games.running_games import Games
from rococo_desktop.controller.qt import InQml, Property, Value
from rococo_desktop.controller.rows import RowsOf
from rococo_desktop.session.files.files import file_name, named_file
from rococo_desktop.session.saves import saves
from rococo_desktop.session.saves.saves import delete_save
from rococo_desktop.session.saves.unfinished import GameFile, find_unfinished

MOST = 100
"""The most saved games that are listed, the newest first."""


class SaveRow(NamedTuple):
    """A saved game, or one that was left or crashed; the key is the address of its file.

    An address is ASCII, whatever the file is called; a path need not be Unicode.
    """

    key: str
    name: str
    date: str
    about: str
    unfinished: bool


@InQml("Table.Program")
class SaveList(QObject):
    """A list of games; none is removed or overwritten before the user agrees."""

    changed = Signal()
    saved = Signal(str)
    """The game on the table is on the disk under this name."""
    clashed = Signal(Path)
    """It is not, because another window has saved a game in this file in the meantime."""

    rows = RowsOf(SaveRow)
    renaming = Value(Renaming)
    name = Value(str, notify=changed)
    problem = Value(str, notify=changed)
    folder = Value(str)
    question = Value(str, notify=changed)
    """The question before a game is lost; empty if none is asked."""

    def __init__(self, commons: Commons, games: Games, left: LeftGame, parent: QObject) -> None:
        super().__init__(parent)
        self._commons = commons
        self._catalogue = commons.catalogue
        self._games = games
        self._left_game = left
        self._folder = commons.places.saves
        self.folder = str(self._folder)
        self._names: frozenset[str] = frozenset()
        self._doomed: Path | None = None
        self._saving = False
        self.renaming = Renaming(commons, self)

    @Property(bool, notify=changed)
    def deleting(self) -> bool:
        return self._doomed is not None

    @property
    def taken(self) -> bool:
        """Return whether a saved game has the name, regardless of case."""
        return self.name.strip().casefold() in self._names

    @property
    def path(self) -> Path:
        return self._folder / file_name(f"{self.name.strip()}{saves.SUFFIX}")

    def list(self, then: Callable[[], None], *, saving: bool = False) -> None:
        """Read and show the games, unfinished ones only if not ``saving``; then call ``then``."""
        folder, journals = self._folder, self._commons.places.journals

        def read() -> tuple[saves.SavedGames, Sequence[GameFile]]:
            return saves.find_saved(folder, MOST), find_unfinished(journals)

        def show(found: tuple[saves.SavedGames, Sequence[GameFile]]) -> None:
            saved, unfinished = found
            self._names = frozenset(name.casefold() for name in saved.names)
            left = [] if saving else [self._row(game) for game in unfinished]
            self.rows.show([*left, *(self._row(game, game.path.stem) for game in saved.newest)])
            self.refuse()
            self._left_game.offer(unfinished)
            then()

        self._saving = saving
        self._commons.clerk.ask(read, show, self._commons.admit)

    @Slot(str)
    def askDelete(self, key: str) -> None:
        """Ask whether to delete a game; a click may come when it is already gone."""
        row = next((row for row in self.rows.rows if row.key == key), None)
        if row is None:
            return
        self._doomed = named_file(key)
        self._ask("window-saves-ask_delete", row.about if row.unfinished else row.name)

    def ask_replace(self) -> None:
        """Ask whether to overwrite the saved game with the chosen name."""
        self._ask("window-saves-ask_replace", self.name.strip())

    @Slot()
    def refuse(self) -> None:
        self._doomed, self.question = None, ""
        self.changed.emit()

    @Slot()
    def save(self) -> None:
        """Save the game on the table under the chosen name, or ask first if the name is taken."""
        if self.problem:
            return
        if self.taken and not self.question:
            self.ask_replace()
            return
        path, name = self.path, self.name.strip()
        clash = None if self.question else lambda: self.clashed.emit(path)
        self._games.save(path, lambda: self.saved.emit(name), clash)

    @Slot()
    def agree(self) -> None:
        """Delete or overwrite the game that was asked about."""
        if (doomed := self._doomed) is None:
            self.save()
        else:
            self._commons.clerk.ask(
                lambda: delete_save(doomed), lambda _: None, self._commons.admit
            )
            self.list(lambda: None, saving=self._saving)

    @Slot(str)
    def askRename(self, key: str) -> None:
        """Ask for another name of a saved game; a click may come when it is already gone."""
        row = next((row for row in self.rows.rows if row.key == key), None)
        if row is None or row.unfinished:
            return
        path = named_file(key)

        def done(name: str) -> None:
            self._games.rename(path.stem, name)
            self.list(lambda: None, saving=self._saving)

        self.renaming.ask(
            called(self._catalogue, row.name),
            row.name,
            lambda name: saves.rename_saved(path, name),
            done,
        )

    def _ask(self, key: str, name: str) -> None:
        self.question = self._catalogue.text(key, name=name)
        self.changed.emit()

    def suggest(self, own: str) -> None:
        """Suggest the game's ``own`` name, or an unused one if it has none.

        Players and progress are shown in the list anyway.
        """
        names = (self._catalogue.text("window-saves-suggestion", n=n) for n in count(1))
        unused = (name for name in names if name.casefold() not in self._names)
        self.name = own if is_usable(own) else next(unused)
        self._check()

    @Slot(str)
    def setName(self, name: str) -> None:
        self.name = name
        self._check()

    def _check(self) -> None:
        self.problem = name_problem(self._catalogue, self.name)
        self.changed.emit()

    def _row(self, game: GameFile, name: str = "") -> SaveRow:
        """Return the row of a saved game, or without a name that of an unfinished one."""
        if game.problem is None:
            about = progress(self._catalogue, game.game, game.names, game.round)
        else:
            about = unreadable(self._catalogue, game.problem)
        return SaveRow(
            key=game.path.absolute().as_uri(),
            name=name or self._catalogue.text("window-saves-unfinished"),
            date=date(game.changed),
            about=about,
            unfinished=not name,
        )
