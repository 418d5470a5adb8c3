"""The program around a game: menu, dialogs, saves, settings and notices."""

from collections.abc import Collection
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from rococo_desktop.controller.files.file_clerk import FileClerk
from rococo_desktop.controller.files.values import Values
from rococo_desktop.controller.games.chosen_game import ChosenGame
from rococo_desktop.controller.games.game import GameController
from rococo_desktop.controller.games.game_fetcher import GameFetcher
from rococo_desktop.controller.games.page_shelf import PageShelf
from rococo_desktop.controller.games.records import Records
from rococo_desktop.controller.games.running_games import Games
from rococo_desktop.controller.games.save_list import SaveList
from rococo_desktop.controller.program.about import About
from rococo_desktop.controller.program.closing import Closing
from rococo_desktop.controller.program.dialogs import Dialogs
from rococo_desktop.controller.program.notices import Notices
from rococo_desktop.controller.program.school import School
from rococo_desktop.controller.qt import Property, QmlUncreatable
from rococo_desktop.controller.seats.new_game import NewGameForm
from rococo_desktop.controller.settings.preferences import Preferences
from rococo_desktop.controller.settings.shortcuts import Shortcuts
from rococo_desktop.controller.table.score_keeper import ScoreKeeper
from rococo_desktop.games import GAMES
from rococo_desktop.session.files import named_file
from rococo_desktop.session.places import Places
from rococo_desktop.session.session import AnySession
from rococo_desktop.session.settings import Arrangement
from rococo_desktop.texts import Catalogue

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
        self.clerk = FileClerk(self)
        self.clerk.workingChanged.connect(self.workingChanged)
        self._notices = Notices(self)
        self._preferences = Preferences(places, catalogue, self.clerk, self)
        self._preferences.complained.connect(self._notices.tell)
        self._preferences.spoke.connect(self._say_again)
        self._shortcuts = Shortcuts(self._preferences, catalogue, self)
        self._values = Values(places, catalogue, self.clerk)
        self._records = Records(catalogue, places, self._values, self.clerk, self)
        self._records.complained.connect(self._notices.tell)
        self._games = Games(
            places, catalogue, self._preferences, self._values, self._records, self.clerk, self
        )
        self._games.complained.connect(self._notices.tell)
        self._games.opened.connect(self._sit_down)
        self._games.shown.connect(self.gameChanged)
        self._games.shown.connect(self.changed)
        self._games.offered.connect(self.changed)
        self._games.ended.connect(self._finish)
        self._games.heard.connect(self._hear)
        self._closing = Closing(self._games, self.clerk, catalogue, self)
        self._closing.allowed.connect(self.quitAsked)
        self._closing.asked.connect(self._ask_unsafe)
        self._closing.settled.connect(self._drop_question)
        self._shelf = PageShelf(catalogue, self._values, self._shortcuts, self)
        self._shelf.kept.connect(self._corrected)
        self._chosen = ChosenGame(catalogue, self._preferences, self._games, self._shelf, self)
        self.changed.connect(self._chosen.changed)
        self.fetcher = GameFetcher(self._values, self._chosen, catalogue, self.clerk, self)
        self.fetcher.complained.connect(self._notices.tell)
        self.fetcher.came.connect(self.changed)
        self._dialogs = Dialogs(
            places,
            catalogue,
            self._preferences,
            self._values,
            self._games,
            self._records,
            self._chosen,
            self.clerk,
            self,
        )
        self._dialogs.saves.complained.connect(self._notices.tell)
        self.changed.connect(self._dialogs.saves.changed)
        self._dialogs.saves.saved.connect(self._note_save)
        self._dialogs.saves.clashed.connect(self._note_clash)
        self._school = School(
            self._games, self._dialogs, self._shelf, self._preferences, catalogue, self
        )
        self._school.left.connect(self._leave_lesson)
        self._school.complained.connect(self._notices.tell)
        self.changed.connect(self._school.changed)
        if damage := self._preferences.damage:
            self._notices.tell(damage)

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

    @Property(bool, notify=changed)
    def playing(self) -> bool:
        return self._games.running is not None

    @Property(ChosenGame, constant=True)
    def chosen(self) -> ChosenGame:
        return self._chosen

    @Property(Closing, constant=True)
    def closing(self) -> Closing:
        return self._closing

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

    @Property(School, constant=True)
    def school(self) -> School:
        return self._school

    @Property(Records, constant=True)
    def records(self) -> Records:
        return self._records

    @Property(Notices, constant=True)
    def notices(self) -> Notices:
        return self._notices

    @Property(Preferences, constant=True)
    def preferences(self) -> Preferences:
        return self._preferences

    @Slot(str)
    def open(self, dialog: str) -> None:
        """Open a dialog; one that shows files opens when they have been read."""
        if dialog == "save" and (self._games.current is None or self._games.teaching):
            return
        if dialog == "sources":
            self._preferences.noteValues()
        self._beneath = self._dialog if dialog in ASIDE and self._dialog in SHEETS else NO_DIALOG
        self._wanted = dialog
        self.fetcher.with_games(lambda: self._dialogs.prepare(dialog, lambda: self._open(dialog)))

    @Slot(str)
    def chooseGame(self, game: str) -> None:
        """Choose the game for menu, lessons and rules, until one is on the table.

        An open dialog changes to that game at once; one that each game has is opened anew.
        """
        dialog = self._dialog
        self._chosen.choose(game)
        if dialog in self._chosen.dialogs:
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

    @Slot()
    def _ask_unsafe(self) -> None:
        self._wanted = UNSAFE
        self._open(UNSAFE)

    @Slot()
    def _drop_question(self) -> None:
        if self._dialog == UNSAFE:
            self.back()

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
        self.fetcher.with_games(self._begin_coached)

    def _begin_coached(self) -> None:
        game = self._chosen.key
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
            self.fetcher.with_games(lambda: self._school.try_draft(file))
        else:
            self._games.load(file)

    @Slot(str)
    def lookAt(self, key: str) -> None:
        """Open a finished game of the records, with its score sheet."""
        if path := self._records.path_of(key):
            self._games.look_at(path, lambda: self.open("score"))

    def play(self, session: AnySession) -> None:
        """Put a game on the table."""
        self._games.play(session)

    def close(self) -> None:
        """Close everything; a running game is offered again next time."""
        self.clerk.finish()
        self._games.close()
        self.clerk.close()

    def _open(self, dialog: str) -> None:
        """Show a dialog, unless something else was opened or closed meanwhile."""
        if self._wanted == dialog:
            self._dialog = dialog
            self.changed.emit()

    @Slot(str)
    def _note_save(self, name: str) -> None:
        game, done = self._games.current, self._catalogue.text("window.saves.done", name=name)
        if game is not None and self._screen == TABLE:
            game.prompt.mention(done)
        else:
            self._notices.tell(done)
        if self._dialog == "save":
            self.back()

    @Slot(Path)
    def _note_clash(self, path: Path) -> None:
        """Ask about a game that was saved elsewhere under the new name in the meantime."""
        saves = self._dialogs.saves
        if self._dialog == "save" and saves.path == path:
            saves.list(saves.ask_replace, saving=True)
        else:
            self._notices.tell(self._catalogue.text("rename.taken", name=path.stem))

    @Slot()
    def _sit_down(self) -> None:
        self._chosen.choose("")
        self._preferences.noteValues()
        self._dialog = self._wanted = NO_DIALOG
        self._screen = TABLE

    @Slot()
    def _say_again(self) -> None:
        """Rebuild texts that are in the old language."""
        self._chosen.list_games()
        self._games.say_again()
        self.spoke.emit()
        self.changed.emit()

    @Slot(str)
    def _corrected(self, game: str) -> None:
        """Use the owner's new corrections in future games."""

        def tell(_: None) -> None:
            self._shelf.of(game).corrected()
            self._notices.tell(self._catalogue.text("window.correct.kept"))

        self.clerk.ask(
            partial(self._values.read, game),
            tell,
            lambda error: self._notices.tell(error.text(self._catalogue)),
        )

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
