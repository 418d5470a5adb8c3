"""The program around a game: menu, dialogs, saves, settings and notices."""

from collections.abc import Collection
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from rococo_desktop.controller.commons import Commons
from rococo_desktop.controller.files.file_clerk import FileClerk
from rococo_desktop.controller.games.chosen_game import ChosenGame
from rococo_desktop.controller.games.left_game import LeftGame
from rococo_desktop.controller.notices import Notices
from rococo_desktop.controller.program.closing import Closing
from rococo_desktop.controller.program.game_fetcher import GameFetcher
from rococo_desktop.controller.qt import InQml, Property, Value
from rococo_desktop.controller.settings.preferences import Preferences
from rococo_desktop.games import GAMES
from rococo_desktop.session.files.files import named_file
from rococo_desktop.session.files.places import VALUES_SUFFIX, Places
from rococo_desktop.texts import Catalogue

if TYPE_CHECKING:
    from rococo_desktop.controller.games.game import GameController
    from rococo_desktop.controller.games.running_games import Games
    from rococo_desktop.controller.program.backstage import Backstage
    from rococo_desktop.session.files.shared_values import Shared

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


@InQml("Table.Program")
class Shell(QObject):
    """Everything the window shows besides the game: screen, dialog, notices."""

    changed = Signal()
    gameChanged = Signal()
    passed = Signal()
    """What was announced has ended by itself, and something else can be pressed there."""
    quitAsked = Signal()
    """The program must be closed; a running game is offered again next time."""
    spoke = Signal()
    """The language has changed."""

    screen = Value(str, notify=changed)
    dialog = Value(str, notify=changed)
    chosen = Value(ChosenGame)
    clerk = Value(FileClerk)
    closing = Value(Closing)
    notices = Value(Notices)
    preferences = Value(Preferences)

    def __init__(self, places: Places, catalogue: Catalogue, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self._commons = commons = Commons(places, catalogue, self)
        self.screen = MENU
        self.dialog = self._wanted = self._beneath = NO_DIALOG
        self.heard = commons.heard
        self.notices, self.shortcuts = commons.notices, commons.shortcuts
        self.phrases, self.speaker = commons.phrases, commons.speaker
        self.preferences, self.clerk = commons.preferences, commons.clerk
        self.preferences.spoke.connect(self._say_again)
        self._left = LeftGame(commons, self)
        self._left.offered.connect(self.changed)
        self._begun: Games | None = None
        """The games, as soon as one may be on the table."""
        self.closing = Closing(commons, lambda: self._begun, self)
        self.closing.allowed.connect(self.quitAsked)
        self.closing.asked.connect(self._ask_unsafe)
        self.closing.settled.connect(self._drop_question)
        self.chosen = ChosenGame(
            commons,
            lambda: self._begun,
            lambda game: self._backstage.pages_of(game),
            self._left,
            self,
        )
        self.changed.connect(self.chosen.changed)
        self.fetcher = GameFetcher(commons, self.chosen, lambda: self._backstage, self)
        self.fetcher.came.connect(self.changed)

    @Property("Backstage", constant=True)
    def backstage(self) -> "Backstage":
        return self._backstage

    @cached_property
    def _backstage(self) -> "Backstage":
        """All that the menu does without."""
        from rococo_desktop.controller.program.backstage import Backstage

        made = Backstage(self._commons, self.chosen, self._left, self)
        self._begun = made.games
        made.games.opened.connect(self._sit_down)
        made.games.shown.connect(self.gameChanged)
        made.games.shown.connect(self.changed)
        made.games.offered.connect(lambda: self.open("play_on"))
        made.games.ended.connect(lambda: self.open("score"))
        made.saves.saved.connect(self._note_save)
        made.saves.clashed.connect(self._note_clash)
        made.school.left.connect(self._leave_lesson)
        made.school.listed.connect(self._list_lessons)
        made.school.played.connect(self.startCoached)
        self.changed.connect(made.school.changed)
        self.changed.connect(self._cover)
        return made

    @property
    def games(self) -> "Games":
        """The game on the table, and those that are being left."""
        return self._backstage.games

    @Property("GameController", notify=gameChanged)
    def game(self) -> "GameController | None":
        return None if self._begun is None else self._begun.current

    @Property(bool, notify=changed)
    def playing(self) -> bool:
        return self._begun is not None and self._begun.running is not None

    @Slot(str)
    def open(self, dialog: str) -> None:
        """Open a dialog; one that shows files opens when they have been read."""
        if dialog == "save" and (self.game is None or self.games.lesson is not None):
            return
        if dialog == "sources":
            self.preferences.noteValues()
        self._beneath = self.dialog if dialog in ASIDE and self.dialog in SHEETS else NO_DIALOG
        self._wanted = dialog
        self.fetcher.with_games(lambda: self._backstage.prepare(dialog, lambda: self._open(dialog)))

    @Slot()
    def _cover(self) -> None:
        """Let nobody play where people do not see it."""
        if (game := self.game) is not None:
            game.others.cover(self.screen != TABLE or self.dialog != NO_DIALOG)

    @Slot(str)
    def chooseGame(self, game: str) -> None:
        """Choose the game for menu, lessons and rules, until one is on the table.

        An open dialog changes to that game at once; one that each game has is opened anew.
        """
        dialog = self.dialog
        self.chosen.choose(game)
        if dialog in self.chosen.dialogs:
            self.dialog = self._wanted = NO_DIALOG
        self.changed.emit()
        if dialog:
            self.open(dialog)

    @Slot()
    def back(self) -> None:
        """Close the dialog; one that was opened from a sheet leads back to it."""
        self.dialog = self._wanted = self._beneath
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
        self.dialog = self._wanted = NO_DIALOG
        self.screen = MENU
        self.changed.emit()
        self.games.in_sight = False
        self.games.end_lesson()

    @Slot()
    def _ask_unsafe(self) -> None:
        self._wanted = UNSAFE
        self._open(UNSAFE)

    @Slot()
    def _drop_question(self) -> None:
        if self.dialog == UNSAFE:
            self.back()

    @Slot()
    def startGame(self) -> None:
        """Begin the game that the form describes."""
        if self.backstage.form.isGood:
            self._begin()

    def _begin(self, once: Collection[str] = ()) -> None:
        """Begin the game of the form, and keep its choices but those of expansions for ``once``."""
        form = self.backstage.form
        setup = form.setup()
        self.preferences.keep(
            **self.preferences.settings.played(setup.game, form.arrangement(once)),
            undo=setup.undo,
            hands=form.hands,
        )
        form.forget()
        self.games.start(setup)
        game = self.game
        if game is not None and game.session.safety.problem is None:
            game.prompt.mention(self._catalogue.text("window-saves-by_itself"))

    @Slot()
    def playAgain(self) -> None:
        """Begin another game of the same players, after the one that is over."""
        self.games.play_again()

    @Slot()
    def startCoached(self) -> None:
        """Begin a first game with a coach, of the game that is taught, against gentle bots."""
        self.preferences.keep(coach="on")
        self.fetcher.with_games(self._begin_coached)

    @Slot()
    def startAlone(self) -> None:
        """Begin a game against the automatic rival of the game that is chosen."""
        self.fetcher.with_games(self._begin_alone)

    def _begin_alone(self) -> None:
        self.backstage.form.fill_alone(self.preferences.settings, self.chosen.key)
        self._begin()

    @Slot()
    def startQuick(self) -> None:
        """Begin the short way through the game that is taught."""
        self.fetcher.with_games(
            lambda: self.backstage.school.learn(
                self.backstage.school.lessons.quick(self.chosen.key)
            )
        )

    def _begin_coached(self) -> None:
        game = self.chosen.key
        self.backstage.form.fill_first(self.preferences.settings, game)
        self._begin(once=GAMES[game].first_options)

    @Slot()
    def continueGame(self) -> None:
        """Return to the running game, or continue the one that was left or crashed."""
        if self.playing:
            self._sit_down()
            self.changed.emit()
        else:
            self.fetcher.with_games(lambda: self.games.go_on())

    @Slot(str)
    def load(self, name: str) -> None:
        """Play a saved game, continue an unfinished one, look at values, or try a lesson's draft.

        The file is named by its path or its address.
        """
        file = named_file(name)
        if file.name.endswith(VALUES_SUFFIX):
            self.fetcher.with_games(lambda: self.backstage.read_values(file, self._look_at_values))
        elif file.suffix == DRAFT:
            self.fetcher.with_games(lambda: self.backstage.school.try_draft(file))
        else:
            self.fetcher.with_games(lambda: self.games.load(file))

    def _look_at_values(self, shared: "Shared") -> None:
        """Show what is in a file of component values that another owner shares."""
        other = self.chosen.key != shared.game
        if other and self.screen == TABLE:
            label = self._catalogue.text(f"window-game-{shared.game}-label")
            told = {"file": shared.file.name, "game": label}
            self.notices.tell(self._catalogue.text("window-sharing-other_game", **told))
            return
        if other:
            self.chooseGame(shared.game)
        if self.dialog != "sources":
            self.open("sources")
        self.chosen.pages.sources.sharing.show(shared)

    @Slot(str)
    def lookAt(self, key: str) -> None:
        """Open a finished game of the records, with its score sheet."""
        if path := self.backstage.records.path_of(key):
            self.games.look_at(path, lambda: self.open("score"))

    def close(self) -> None:
        """Close everything; a running game is offered again next time."""
        self.clerk.finish()
        if self._begun is not None:
            self._begun.close()
        self.clerk.close()

    def _open(self, dialog: str) -> None:
        """Show a dialog, unless something else was opened or closed meanwhile."""
        if self._wanted == dialog:
            self.dialog = dialog
            self.changed.emit()

    @Slot(str)
    def _note_save(self, name: str) -> None:
        game, done = self.game, self._catalogue.text("window-saves-done", name=name)
        if game is not None and self.screen == TABLE:
            game.prompt.mention(done)
        else:
            self.notices.tell(done)
        if self.dialog == "save":
            self.back()

    @Slot(Path)
    def _note_clash(self, path: Path) -> None:
        """Ask about a game that was saved elsewhere under the new name in the meantime."""
        saves = self.backstage.saves
        if self.dialog == "save" and saves.path == path:
            saves.list(saves.ask_replace, saving=True)
        else:
            self.notices.tell(self._catalogue.text("rename-taken", name=path.stem))

    @Slot()
    def _sit_down(self) -> None:
        self.chosen.choose("")
        self.preferences.noteValues()
        self.dialog = self._wanted = NO_DIALOG
        self.screen = TABLE
        self.games.in_sight = True

    @Slot()
    def _say_again(self) -> None:
        """Rebuild texts that are in the old language."""
        self.chosen.list_games()
        if self._begun is not None:
            self._begun.say_again()
        self.spoke.emit()
        self.changed.emit()

    @Slot(str)
    def _leave_lesson(self, listed: str) -> None:
        """Leave the lesson or challenge at the table for the list of all."""
        self.leave()
        self.open(listed)

    @Slot(str)
    def _list_lessons(self, listed: str) -> None:
        """List all over a game that has come back, if one is named."""
        if listed:
            self.open(listed)
