"""The program around a game: menu, dialogs, saves, settings and notices."""

from collections.abc import Callable, Collection, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QDateTime, QLocale, QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement

from rococo_desktop.controller.about import About
from rococo_desktop.controller.closing import Closing
from rococo_desktop.controller.dialogs import Dialogs
from rococo_desktop.controller.file_clerk import FileClerk
from rococo_desktop.controller.game import GameController
from rococo_desktop.controller.game_names import with_game_name
from rococo_desktop.controller.games import Games
from rococo_desktop.controller.new_game import NewGameForm
from rococo_desktop.controller.pages import Pages
from rococo_desktop.controller.preferences import ChoiceRow, Preferences, choice_rows
from rococo_desktop.controller.qt import Property, QmlUncreatable, qt_path
from rococo_desktop.controller.records import Records
from rococo_desktop.controller.rows import Rows
from rococo_desktop.controller.save_list import SaveList
from rococo_desktop.controller.school import School
from rococo_desktop.controller.score_keeper import ScoreKeeper
from rococo_desktop.controller.shortcuts import Shortcuts
from rococo_desktop.controller.tables import QML, TABLES
from rococo_desktop.controller.values import Values
from rococo_desktop.games import GAMES
from rococo_desktop.session.errors import MessageError
from rococo_desktop.session.files import named_file
from rococo_desktop.session.places import Places
from rococo_desktop.session.session import AnySession
from rococo_desktop.session.settings import Arrangement
from rococo_desktop.texts import Catalogue, listed

QML_IMPORT_NAME = "Table.Program"
QML_IMPORT_MAJOR_VERSION = 1

MENU = "menu"
TABLE = "table"
NO_DIALOG = ""
UNSAFE = "unsafe"
ASIDE = ("guide", "analysis")
"""The dialogs that are opened in between, and then lead back."""
SHEETS = ("score",)
"""The dialogs to which they lead back."""
DRAFT = ".toml"
"""The end of the name of a lesson's file."""
MOST_NOTICES = 4
"""The number of notices that are kept; older ones are dropped."""


class NoticeRow(NamedTuple):
    """A notice to the players."""

    key: int
    text: str


@QmlElement
@QmlUncreatable("The shell comes from the program.")
class Shell(QObject):
    """Everything the window shows besides the game: screen, dialog, notices."""

    changed = Signal()
    gameChanged = Signal()
    quitAsked = Signal()
    workingChanged = Signal()
    spoke = Signal()
    """The language has changed."""
    heard = Signal(str)
    """A sound with this name must be played."""

    def __init__(self, places: Places, catalogue: Catalogue, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self._screen = MENU
        self._dialog = self._wanted = self._beneath = NO_DIALOG
        self._unsafe = ""
        self.clerk = FileClerk(self)
        self.clerk.workingChanged.connect(self.workingChanged)
        self._notices = Rows(NoticeRow, self)
        self._titles = Rows(ChoiceRow, self)
        self._notice_count = 0
        self._preferences = Preferences(places, catalogue, self.clerk, self)
        self._preferences.complained.connect(self.notify)
        self._preferences.spoke.connect(self._say_again)
        self._list_games()
        self._shortcuts = Shortcuts(self._preferences, catalogue, self)
        self._values = Values(places, catalogue, self.clerk)
        self._records = Records(catalogue, places, self._values, self.clerk, self)
        self._records.complained.connect(self.notify)
        self._games = Games(
            places, catalogue, self._preferences, self._values, self._records, self.clerk, self
        )
        self._games.complained.connect(self.notify)
        self._games.opened.connect(self._sit_down)
        self._games.shown.connect(self.gameChanged)
        self._games.shown.connect(self.changed)
        self._games.offered.connect(self.changed)
        self._games.ended.connect(self._finish)
        self._games.heard.connect(self._hear)
        self._closing = Closing(self._games, self.clerk, self)
        self._closing.allowed.connect(self.quitAsked)
        self._closing.asked.connect(self._ask_unsafe)
        self._closing.settled.connect(self._drop_question)
        self._dialogs = Dialogs(
            places,
            catalogue,
            self._preferences,
            self._shortcuts,
            self._values,
            self._games,
            self._records,
            self.clerk,
            self,
        )
        self._dialogs.saves.complained.connect(self.notify)
        self._dialogs.saves.renamed.connect(self._games.rename)
        self._dialogs.pages.kept.connect(self._corrected)
        self._school = School(self._games, self._dialogs, self._preferences, catalogue, self)
        self._school.left.connect(self._leave_lesson)
        self._school.complained.connect(self.notify)
        self.changed.connect(self._school.changed)
        if damage := self._preferences.damage:
            self.notify(damage)

    # -- what the window shows -------------------------------------------------------------------

    @Property(str, notify=changed)
    def screen(self) -> str:
        return self._screen

    @Property(bool, notify=workingChanged)
    def working(self) -> bool:
        """Whether files take longer than a moment, so that something is awaited."""
        return self.clerk.working

    @Property(str, notify=changed)
    def dialog(self) -> str:
        return self._dialog

    @Property(GameController, notify=gameChanged)
    def game(self) -> GameController | None:
        return self._games.current

    @Property("QStringList", notify=gameChanged)
    def colours(self) -> list[str]:
        """The colours of the players by seat; none without a game."""
        return [look.colour for look in self._games.looks]

    @Property("QStringList", notify=gameChanged)
    def emblems(self) -> list[str]:
        """The emblems of the players by seat; none without a game."""
        return [look.emblem for look in self._games.looks]

    @Property(bool, notify=changed)
    def playing(self) -> bool:
        return self._games.running is not None

    @Property(Rows, constant=True)
    def games(self) -> Rows:
        """The games to choose from for menu, lessons and rules, if there are several."""
        return self._titles

    @Property(str, notify=changed)
    def chosenGame(self) -> str:
        """The chosen game."""
        return self._dialogs.game

    @Property(str, notify=changed)
    def coachAbout(self) -> str:
        """What a first game with a coach is like, in the game that is chosen."""
        return self._catalogue.variant("window.welcome.coach_about", self._dialogs.game)

    @Property(About, constant=True)
    def about(self) -> About:
        return self._dialogs.about

    @Property(Shortcuts, constant=True)
    def shortcuts(self) -> Shortcuts:
        return self._shortcuts

    @Property(NewGameForm, constant=True)
    def form(self) -> NewGameForm:
        return self._dialogs.form

    @Property(SaveList, constant=True)
    def saves(self) -> SaveList:
        return self._dialogs.saves

    @Property(ScoreKeeper, constant=True)
    def keeper(self) -> ScoreKeeper:
        return self._dialogs.keeper

    @Property(Pages, notify=changed)
    def pages(self) -> Pages:
        """The pages about the game that is on the table, or was played last."""
        return self._dialogs.pages.of(self._dialogs.game)

    @Property(QUrl, notify=changed)
    def welcome(self) -> QUrl:
        """The QML file of the start menu's decoration; empty for none."""
        return _url(QML[self._dialogs.game].welcome)

    @Property(QUrl, notify=changed)
    def look(self) -> QUrl:
        """The QML file that the game adds to the looks of the program; empty until it is needed."""
        game = self._dialogs.game
        return _url(QML[game].look) if TABLES.is_there(game) else QUrl()

    @Property("QVariantMap", notify=changed)
    def gameDialogs(self) -> dict[str, QUrl]:
        """The QML files of the dialogs that this game alone has, by name."""
        files = QML[self._dialogs.game].dialogs
        return {name: _url(file) for name, file in files.items()}

    @Property(School, constant=True)
    def school(self) -> School:
        return self._school

    @Property(Records, constant=True)
    def records(self) -> Records:
        return self._dialogs.records

    @Property(Rows, constant=True)
    def notices(self) -> Rows:
        return self._notices

    @Property(str, notify=changed)
    def unfinished(self) -> str:
        """A sentence about the game that can be continued; empty if there is none."""
        running, left = self._games.running, self._games.unfinished
        if running is not None:
            game = running.session
            return self._about(game.setup.game, game.setup.names, game.state.round)
        if left is None:
            return ""
        when = QDateTime.fromSecsSinceEpoch(int(left.changed))
        return self._catalogue.text(
            "window.menu.unfinished",
            about=self._about(left.game, left.names, left.round),
            date=QLocale().toString(when, QLocale.FormatType.ShortFormat),
        )

    @Property(str, notify=changed)
    def unsafe(self) -> str:
        """The question before leaving a game that could not be written; empty if none is asked."""
        return self._unsafe

    @Property(Preferences, constant=True)
    def preferences(self) -> Preferences:
        return self._preferences

    # -- dialogs ---------------------------------------------------------------------------------

    @Slot(str)
    def open(self, dialog: str) -> None:
        """Open a dialog; one that shows files opens when they have been read."""
        if dialog == "save" and (self._games.current is None or self._games.teaching):
            return
        if dialog == "sources":
            self._preferences.noteValues()
        self._beneath = self._dialog if dialog in ASIDE and self._dialog in SHEETS else NO_DIALOG
        self._wanted = dialog
        self._with_games(lambda: self._dialogs.prepare(dialog, lambda: self._open(dialog)))

    @Slot(str)
    def chooseGame(self, game: str) -> None:
        """Choose the game for menu, lessons and rules, until one is on the table.

        An open dialog changes to that game at once; one that each game has is opened anew.
        """
        dialog = self._dialog
        self._dialogs.choose(game)
        if dialog in self.gameDialogs:
            self._dialog = self._wanted = NO_DIALOG
        self.changed.emit()
        if dialog:
            self.open(dialog)

    @Slot()
    def back(self) -> None:
        """Close the dialog; one that was opened from a sheet leads back to it."""
        self._dialog = self._wanted = self._beneath
        self._beneath = NO_DIALOG
        self.changed.emit()

    @Slot()
    def seeTable(self) -> None:
        """Close the dialog, and the sheet from which it was opened."""
        self._beneath = NO_DIALOG
        self.back()

    @Slot()
    def leave(self) -> None:
        """Leave the table for the menu; the game stays open, but a lesson ends."""
        self._dialog = self._wanted = NO_DIALOG
        self._screen = MENU
        self.changed.emit()
        self._games.end_lesson()

    @Slot()
    def quit(self) -> None:
        """Close the program; a running game is offered again next time."""
        self.quitAsked.emit()

    @Slot(result=bool)
    def mayClose(self) -> bool:
        """Return whether the window may close at once; ask first if something is not safe."""
        return self._closing.may_close()

    @Slot()
    def leaveUnsafe(self) -> None:
        """Close the program although something is not on the disk."""
        self._closing.leave()

    @Slot()
    def stayUnsafe(self) -> None:
        """Leave the window open after all."""
        self._closing.stay()
        self._drop_question()

    @Slot()
    def _ask_unsafe(self) -> None:
        self._unsafe = self._closing.question().text(self._catalogue)
        self._wanted = UNSAFE
        self._open(UNSAFE)

    @Slot()
    def _drop_question(self) -> None:
        if self._dialog == UNSAFE:
            self.back()

    @Slot(int)
    def dismiss(self, notice: int) -> None:
        """Remove a notice."""
        self._notices.show([row for row in self._notices.rows if row.key != notice])

    @Slot(str)
    def notify(self, text: str) -> None:
        """Show a notice."""
        self._notice_count += 1
        kept = [row for row in self._notices.rows if row.text != text][1 - MOST_NOTICES :]
        self._notices.show([*kept, NoticeRow(self._notice_count, text)])

    # -- games -----------------------------------------------------------------------------------

    @Slot()
    def startGame(self) -> None:
        """Begin the game that the form describes."""
        if self._dialogs.form.isGood:
            self._begin()

    def _begin(self, once: Collection[str] = ()) -> None:
        """Begin the game of the form, and keep its choices but those of expansions for ``once``."""
        form = self._dialogs.form
        setup = form.setup()
        self._preferences.keep(
            **self._preferences.settings.played(
                setup.game,
                Arrangement(
                    edition=setup.edition,
                    expansions=tuple(each for each in setup.expansions if each not in once),
                    seats=form.seats.players(),
                ),
            ),
            undo=setup.undo,
            hands=form.hands,
        )
        form.forget()
        self._games.start(setup)
        game = self._games.current
        if game is not None and game.session.safety.problem is None:
            game.prompt.mention(self._catalogue.text("window.saves.by_itself"))

    @Slot()
    def startCoached(self) -> None:
        """Begin a first game with a coach, of the game that is taught, against gentle bots."""
        self._preferences.keep(coach="on")
        self._with_games(self._begin_coached)

    def _begin_coached(self) -> None:
        game = self._dialogs.game
        self._dialogs.form.fill_first(self._preferences.settings, game)
        self._begin(once=GAMES[game].first_options)

    @Slot()
    def continueGame(self) -> None:
        """Return to the running game, or continue the one that was left or crashed."""
        if self.playing:
            self._sit_down()
            self.changed.emit()
        else:
            self._games.go_on()

    @Slot(str)
    def load(self, name: str) -> None:
        """Play a saved game, continue an unfinished one, or try the draft of a lesson.

        The file is named by its path or its address.
        """
        file = named_file(name)
        if file.suffix == DRAFT:
            self._with_games(lambda: self._school.try_draft(file))
        else:
            self._games.load(file)

    @Slot(str)
    def lookAt(self, key: str) -> None:
        """Open a finished game of the records, with its score sheet."""
        if path := self._records.path_of(key):
            self._games.look_at(path, lambda: self.open("score"))

    @Slot()
    def save(self) -> None:
        """Save the running game under the chosen name, or ask first if the name is taken."""
        saves = self._dialogs.saves
        if saves.problem:
            return
        if saves.taken and not saves.question:
            saves.ask_replace()
        else:
            done = self._catalogue.text("window.saves.done", name=saves.name.strip())
            taken = None if saves.question else partial(self._save_is_taken, saves.path)
            self._games.save(saves.path, lambda: self._saved(done), taken)

    @Slot()
    def agree(self) -> None:
        """Delete or overwrite the game that was asked about."""
        if self._dialogs.saves.deleting:
            self._dialogs.saves.delete(self._offer)
        else:
            self.save()

    def play(self, session: AnySession) -> None:
        """Put a game on the table."""
        self._games.play(session)

    @Slot()
    def fetch_games(self) -> None:
        """Import the games while the menu is already there, that of the menu first."""
        for game in sorted(TABLES, key=lambda game: game != self._dialogs.game):
            self.clerk.ask(partial(self._fetch, game), self._fetched, self._admit)

    def close(self) -> None:
        """Close everything; a running game is offered again next time."""
        self.clerk.finish()
        self._games.close()
        self.clerk.close()

    # -- within ----------------------------------------------------------------------------------

    def _with_games(self, act: Callable[[], None]) -> None:
        """Act now, or as soon as all games are imported."""
        if all(self._values.is_there(game) and TABLES.is_there(game) for game in TABLES):
            act()
        else:
            self.fetch_games()
            self.clerk.ask(lambda: None, lambda _: act(), self._admit)

    def _fetch(self, game: str) -> str | None:
        """Import a game and read its components, in the files' thread; return it if it is new."""
        TABLES.fetch(game)
        if self._values.is_there(game):
            return None
        self._values.fetch(game)
        return game

    def _fetched(self, game: str | None) -> None:
        if game is not None:
            if problem := self._values.problem(game):
                self.notify(problem)
            self.changed.emit()

    def _admit(self, error: MessageError) -> None:
        self.notify(error.text(self._catalogue))

    def _list_games(self) -> None:
        """List the games by their names, if there is a choice."""
        rows = choice_rows(self._catalogue, "game", QML) if len(QML) > 1 else []
        self._titles.show([row._replace(explanation="") for row in rows])

    def _open(self, dialog: str) -> None:
        """Show a dialog, unless something else was opened or closed meanwhile."""
        if self._wanted == dialog:
            self._dialog = dialog
            self.changed.emit()

    def _about(self, game: str, names: Sequence[str], number: int) -> str:
        """Return a sentence on who plays which game, and how far they are."""
        about = self._catalogue.text("window.saves.about", names=listed(names), round=number)
        return with_game_name(self._catalogue, game, about)

    def _saved(self, done: str) -> None:
        game = self._games.current
        tell = game.prompt.mention if game is not None and self._screen == TABLE else self.notify
        tell(done)
        if self._dialog == "save":
            self.back()

    def _save_is_taken(self, path: Path) -> None:
        """Ask about a game that was saved elsewhere under the new name in the meantime."""
        saves = self._dialogs.saves
        if self._dialog == "save" and saves.path == path:
            saves.list(saves.ask_replace, saving=True)
        else:
            self.notify(self._catalogue.text("rename.taken", name=path.stem))

    def _offer(self) -> None:
        self._games.offer(self._dialogs.saves.unfinished)

    @Slot()
    def _sit_down(self) -> None:
        self._dialogs.choose("")
        self._preferences.noteValues()
        self._dialog = self._wanted = NO_DIALOG
        self._screen = TABLE

    @Slot()
    def _say_again(self) -> None:
        """Rebuild texts that are in the old language."""
        self._list_games()
        self._games.say_again()
        self.spoke.emit()
        self.changed.emit()

    @Slot(str)
    def _corrected(self, game: str) -> None:
        """Use the owner's new corrections in future games."""

        def tell(_: None) -> None:
            self._dialogs.pages.of(game).corrected()
            self.notify(self._catalogue.text("window.correct.kept"))

        self.clerk.ask(partial(self._values.read, game), tell, self._admit)

    @Slot(str)
    def _leave_lesson(self, listed: str) -> None:
        """Leave the lesson or challenge at the table for the list of all."""
        self.leave()
        self.open(listed)

    @Slot(str)
    def _hear(self, sound: str) -> None:
        if self._preferences.settings.sound == "on":
            self.heard.emit(sound)

    @Slot()
    def _finish(self) -> None:
        self.open("score")


def _url(file: Path | None) -> QUrl:
    """Return the URL of a file for QML; empty for None."""
    return QUrl() if file is None else QUrl.fromLocalFile(qt_path(file))
