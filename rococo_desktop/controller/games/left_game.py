"""The game that was left or crashed last, and can be continued."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale, QObject, Signal

from rococo_desktop.controller.commons import Commons
from rococo_desktop.games import with_game_name
from rococo_desktop.session.errors import UnreadableError
from rococo_desktop.session.files.files import listed as files_in
from rococo_desktop.session.journal.journal_file import SUFFIX
from rococo_desktop.texts import Catalogue

if TYPE_CHECKING:
    from rococo_desktop.session.saves.unfinished import GameFile


class LeftGame(QObject):
    """The latest game in the folder of journals that nobody plays, if it can be continued."""

    offered = Signal()
    """A game can, or can no longer, be continued."""

    def __init__(self, commons: Commons, parent: QObject) -> None:
        super().__init__(parent)
        self.latest: GameFile | None = None
        self._commons = commons
        self.look()

    def look(self) -> None:
        folder = self._commons.places.journals
        self._commons.clerk.ask(lambda: _found(folder), self.offer, self._commons.admit)

    def offer(self, games: "Sequence[GameFile]") -> None:
        """Choose the game to continue among those that were left or crashed."""
        self.latest = next((game for game in games if game.problem is None), None)
        self.offered.emit()

    def told(self) -> str:
        """Return a sentence about it; empty if there is none."""
        left = self.latest
        if left is None:
            return ""
        texts, when = self._commons.catalogue, date(left.changed)
        about = progress(texts, left.game, left.names, left.round)
        return texts.text("window-menu-unfinished", about=about, date=when)


def _found(folder: Path) -> "Sequence[GameFile]":
    with suppress(UnreadableError):  # the next write there reports it
        if files_in(folder, SUFFIX):
            from rococo_desktop.session.saves.unfinished import find_unfinished  # slow to import

            return find_unfinished(folder)
    return ()


def progress(catalogue: Catalogue, game: str, names: Sequence[str], number: int) -> str:
    """Return a sentence on who plays which game, and how far they are."""
    about = catalogue.text("window-saves-about", names=catalogue.listed(names), round=number)
    return with_game_name(catalogue, game, about)


def date(seconds: float) -> str:
    """Return a moment, in seconds since 1970, as the user's country writes it."""
    when = QDateTime.fromSecsSinceEpoch(int(seconds))
    said = QLocale().toString(when, QLocale.FormatType.ShortFormat)
    return said.replace(" ", "\N{NO-BREAK SPACE}")
