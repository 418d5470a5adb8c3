"""The game that menu, lessons and rules are about: chosen, on the table, or played last."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl, Signal

from rococo_desktop.controller.commons import Commons
from rococo_desktop.controller.games.left_game import LeftGame, progress
from rococo_desktop.controller.qt import InQml, Property, qt_url
from rococo_desktop.controller.rows import RowsOf
from rococo_desktop.controller.settings.choices import ChoiceRow
from rococo_desktop.controller.table_kinds import QML, TABLES
from rococo_desktop.games import FIRST_GAME

if TYPE_CHECKING:
    from rococo_desktop.controller.games.running_games import Games
    from rococo_desktop.controller.pages.pages import Pages


@InQml("Table.Program")
class ChosenGame(QObject):
    """What the program shows of that game outside its table."""

    changed = Signal()

    games = RowsOf(ChoiceRow)
    """The games to choose from, if there are several."""

    def __init__(
        self,
        commons: Commons,
        games: "Callable[[], Games | None]",
        pages: "Callable[[str], Pages]",
        left: LeftGame,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._catalogue = commons.catalogue
        self._preferences = commons.preferences
        self._games = games
        self._pages = pages
        self._left = left
        self._chosen = ""
        self.list_games()

    @Property(str, notify=changed)
    def key(self) -> str:
        if self._chosen:
            return self._chosen
        games, last = self._games(), self._preferences.settings.game
        if games is not None and games.current is not None:
            return games.current.session.setup.game
        return last if last in QML else FIRST_GAME

    @Property(str, notify=changed)
    def about(self) -> str:
        """What the game is about, for somebody who knows neither game."""
        return self._catalogue.text(f"window-welcome-game_about-{self.key}")

    @Property(str, notify=changed)
    def coachAbout(self) -> str:
        """What a first game with a coach is like."""
        return self._catalogue.variant("window-welcome-coach_about", self.key)

    @Property(str, notify=changed)
    def alone(self) -> str:
        """What begins a game against the automatic rival; empty in a game without one."""
        key = f"window-menu-alone-{self.key}"
        return self._catalogue.text(key) if key in self._catalogue else ""

    @Property("Pages", notify=changed)
    def pages(self) -> "Pages":
        return self._pages(self.key)

    @Property(str, notify=changed)
    def unfinished(self) -> str:
        """A sentence about the game that can be continued; empty if there is none."""
        games = self._games()
        if games is None or games.running is None:
            return self._left.told()
        session = games.running.session
        setup = session.setup
        return progress(self._catalogue, setup.game, setup.names, session.state.round)

    @Property(str, notify=changed)
    def unfinishedPicture(self) -> str:
        """What stands for the game that can be continued, as a path in the images."""
        games = self._games()
        if games is not None and games.running is not None:
            return QML[games.running.session.setup.game].picture
        left = self._left.latest
        return QML[left.game].picture if left is not None and left.game in QML else ""

    @Property(str, notify=changed)
    def picture(self) -> str:
        """What stands for the game that is chosen, as a path in the images."""
        return QML[self.key].picture

    @Property(str, notify=changed)
    def way(self) -> str:
        """The likeliest way on from the menu: to a game that was left, a new one, or a lesson."""
        if self.unfinished:
            return "continue"
        known = self._preferences.settings
        played = known.seats or known.others
        return "learn" if known.lessons and not played else "new_game"

    @Property(QUrl, notify=changed)
    def welcome(self) -> QUrl:
        """The QML file of the start menu's decoration; empty for none."""
        return qt_url(QML[self.key].welcome)

    @Property(QUrl, notify=changed)
    def look(self) -> QUrl:
        """The QML file that the game adds to the looks of the program; empty until it is needed."""
        return qt_url(QML[self.key].look) if TABLES.is_there(self.key) else QUrl()

    @Property("QVariantMap", notify=changed)
    def dialogs(self) -> dict[str, QUrl]:
        """The QML files of the dialogs that this game alone has, by name."""
        return {name: qt_url(file) for name, file in QML[self.key].dialogs.items()}

    @property
    def is_asked_for(self) -> bool:
        """Return whether somebody has chosen the game, or sits at a table with it."""
        games = self._games()
        return bool(self._chosen) or (games is not None and games.current is not None)

    def choose(self, game: str) -> None:
        """Choose a game; without a key, the one on the table or played last."""
        self._chosen = game

    def list_games(self) -> None:
        """List the games by their names, if there is a choice."""
        text, known = self._catalogue.text, QML if len(QML) > 1 else ()
        self.games.show(ChoiceRow(each, text(f"window-game-{each}-label"), "") for each in known)
