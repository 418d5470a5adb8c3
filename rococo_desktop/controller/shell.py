"""The program around a game: menu, dialogs, saves, settings and notices."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QDateTime, QLocale, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from rococo_desktop.controller.about import About
from rococo_desktop.controller.game import GameController
from rococo_desktop.controller.guide import Guide
from rococo_desktop.controller.new_game import NewGameForm
from rococo_desktop.controller.preferences import Preferences
from rococo_desktop.controller.qt import Property, QmlUncreatable
from rococo_desktop.controller.records import Records
from rococo_desktop.controller.rows import Rows
from rococo_desktop.controller.save_list import SaveList
from rococo_desktop.controller.score_keeper import ScoreKeeper
from rococo_desktop.controller.shortcuts import Shortcuts
from rococo_desktop.controller.sources import Sources
from rococo_desktop.rules.components import ComponentsError, load
from rococo_desktop.rules.components.models import Components
from rococo_desktop.rules.rococo.rulebook import Rococo, Setup
from rococo_desktop.session.bots import BotRunner
from rococo_desktop.session.errors import JournalError, SaveError
from rococo_desktop.session.journal import SUFFIX as JOURNAL_SUFFIX
from rococo_desktop.session.journal import Journal, Unfinished, find_unfinished
from rococo_desktop.session.places import Places
from rococo_desktop.session.resume import resume
from rococo_desktop.session.saves import read_save, write_save
from rococo_desktop.session.session import Session
from rococo_desktop.session.setup import Look, looks
from rococo_desktop.texts import Catalogue

QML_IMPORT_NAME = "Rococo.Game"
QML_IMPORT_MAJOR_VERSION = 1

MENU = "menu"
TABLE = "table"
NO_DIALOG = ""


class NoticeRow(NamedTuple):
    """Something that people should know."""

    key: int
    text: str


@QmlElement
@QmlUncreatable("The shell comes from the program.")
class Shell(QObject):
    """What the window shows besides the game: which screen, which dialog, which notices."""

    changed = Signal()
    gameChanged = Signal()
    quitAsked = Signal()
    spoke = Signal()
    """The language is another one."""
    heard = Signal(str)
    """A sound is to be played, by its name."""

    def __init__(self, places: Places, catalogue: Catalogue, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._places = places
        self._catalogue = catalogue
        self._screen = MENU
        self._dialog = NO_DIALOG
        self._notices = Rows(NoticeRow, self)
        self._notice_count = 0
        self._preferences = Preferences(places, catalogue, self)
        self._preferences.complained.connect(self.notify)
        self._preferences.spoke.connect(self._say_again)
        self._about = About(self)
        self._shortcuts = Shortcuts(self._preferences, catalogue, self)
        self._components, self._owner_problem = _components(places)
        self._unfinished = _latest(find_unfinished(places.journals))
        self._bots = BotRunner(self._components)
        self._game: GameController | None = None
        self._pace = 0
        self._form = NewGameForm(catalogue, self)
        self._saves = SaveList(catalogue, places, self)
        self._saves.complained.connect(self.notify)
        self._keeper = ScoreKeeper(catalogue, places.documents, self)
        self._keeper.kept.connect(self.notify)
        self._sources = Sources(catalogue, places.components_file, self)
        self._sources.form.kept.connect(self._corrected)
        self._guide = Guide(catalogue, self._components.constants, self)
        steps = Rococo(Setup(2), self._components).rules.scoring_steps
        self._records = Records(catalogue, places.chronicle, [step.item for step in steps], self)
        for text in (self._preferences.damage, self._owner_problem):
            if text:
                self.notify(text)
        if not self._preferences.settings.seen_component_notice:
            self._dialog = "values"

    # -- what the window shows -------------------------------------------------------------------

    @Property(str, notify=changed)
    def screen(self) -> str:
        return self._screen

    @Property(str, notify=changed)
    def dialog(self) -> str:
        return self._dialog

    @Property(GameController, notify=gameChanged)
    def game(self) -> GameController | None:
        return self._game

    @Property("QStringList", notify=gameChanged)
    def colours(self) -> list[str]:
        """The colours of the players by seat; none without a game."""
        return [look.colour for look in self._looks()]

    @Property("QStringList", notify=gameChanged)
    def emblems(self) -> list[str]:
        """The emblems of the players by seat; none without a game."""
        return [look.emblem for look in self._looks()]

    @Property(bool, notify=changed)
    def playing(self) -> bool:
        return self._game is not None and not self._game.over

    @Property(About, constant=True)
    def about(self) -> About:
        return self._about

    @Property(Shortcuts, constant=True)
    def shortcuts(self) -> Shortcuts:
        return self._shortcuts

    @Property(NewGameForm, constant=True)
    def form(self) -> NewGameForm:
        return self._form

    @Property(SaveList, constant=True)
    def saves(self) -> SaveList:
        return self._saves

    @Property(ScoreKeeper, constant=True)
    def keeper(self) -> ScoreKeeper:
        return self._keeper

    @Property(Sources, constant=True)
    def sources(self) -> Sources:
        return self._sources

    @Property(Guide, constant=True)
    def guide(self) -> Guide:
        return self._guide

    @Property(Records, constant=True)
    def records(self) -> Records:
        return self._records

    @Property(Rows, constant=True)
    def notices(self) -> Rows:
        return self._notices

    @Property(str, notify=changed)
    def unfinished(self) -> str:
        """Which game can be gone on with; empty if there is none."""
        if self.playing and self._game is not None:
            return ", ".join(self._game.session.setup.names)
        if self._unfinished is None:
            return ""
        when = QDateTime.fromSecsSinceEpoch(int(self._unfinished.changed))
        return self._catalogue.text(
            "window.menu.unfinished",
            names=", ".join(self._unfinished.names),
            date=QLocale().toString(when, QLocale.FormatType.ShortFormat),
        )

    @Property(Preferences, constant=True)
    def preferences(self) -> Preferences:
        return self._preferences

    # -- dialogs ---------------------------------------------------------------------------------

    @Slot(str)
    def open(self, dialog: str) -> None:
        """Open a dialog."""
        if dialog == "new_game":
            self._form.fill(self._preferences.settings)
        elif dialog in ("load", "save"):
            self._saves.list(saving=dialog == "save")
            if dialog == "save":
                if self._game is None:
                    return
                self._saves.suggest(
                    self._catalogue.text("window.saves.suggestion", round=self._game.round)
                )
        elif dialog == "score" and self._game is not None:
            self._keeper.suggest(self._game.session.setup.names, datetime.now())
        elif dialog == "about":
            self._about.tell()
        elif dialog == "sources":
            self._sources.tell(self._components, self._owner_problem)
            self._sources.form.begin()
        elif dialog == "guide":
            self._guide.tell()
        elif dialog == "records":
            self._record()
            self._records.tell()
        self._dialog = dialog
        self.changed.emit()

    @Slot()
    def back(self) -> None:
        """Close the dialog."""
        if self._dialog == "values":
            self._preferences.keep(seen_component_notice=True)
        self._dialog = NO_DIALOG
        self.changed.emit()

    @Slot()
    def leave(self) -> None:
        """Leave the table for the menu; the game stays where it is."""
        self._dialog, self._screen = NO_DIALOG, MENU
        self.changed.emit()

    @Slot(int)
    def setPace(self, milliseconds: int) -> None:
        """Set how long bots wait before they play a card."""
        self._pace = milliseconds
        if self._game is not None:
            self._game.set_pace(milliseconds)

    @Slot()
    def quit(self) -> None:
        """Close the program; a running game is offered again next time."""
        self.quitAsked.emit()

    @Slot(int)
    def dismiss(self, notice: int) -> None:
        """Take a notice away."""
        self._notices.show([row for row in self._notices.rows if row.key != notice])

    def notify(self, text: str) -> None:
        """Show a notice."""
        self._notice_count += 1
        kept = [row for row in self._notices.rows if row.text != text]
        self._notices.show([*kept, NoticeRow(self._notice_count, text)])

    # -- games -----------------------------------------------------------------------------------

    @Slot()
    def startGame(self) -> None:
        """Begin the game that the form describes."""
        if not self._form.isGood:
            return
        setup = self._form.setup()
        self._preferences.keep(seats=setup.seats, edition=setup.edition, undo=setup.undo)
        self.play(Session.new(setup, self._components, self._new_journal()))

    @Slot()
    def continueGame(self) -> None:
        """Go back to the running game, or on with the one that was left or crashed."""
        if self.playing:
            self._dialog, self._screen = NO_DIALOG, TABLE
            self.changed.emit()
        elif self._unfinished is not None:
            self._resume(self._unfinished.path)

    @Slot(str)
    def load(self, path: str) -> None:
        """Play a saved game, or go on with an unfinished one."""
        if path.endswith(JOURNAL_SUFFIX):
            self._resume(Path(path))
            return
        try:
            session = read_save(Path(path), self._components)
        except SaveError as error:
            self.notify(error.text(self._catalogue))
            return
        journal = self._new_journal()
        if journal is not None:
            session.keep(journal)
        self.play(session)

    @Slot()
    def save(self) -> None:
        """Save the running game under the name that was given, or ask first if it is taken."""
        if self._game is None or self._saves.problem:
            return
        if self._saves.taken and not self._saves.question:
            self._saves.ask_replace()
            return
        try:
            write_save(self._game.session, self._saves.path)
        except SaveError as error:
            self.notify(error.text(self._catalogue))
            return
        self.notify(self._catalogue.text("window.saves.done", name=self._saves.name.strip()))
        self.back()

    @Slot()
    def agree(self) -> None:
        """Let the game go that was asked about: deleted, or overwritten."""
        if self._saves.deleting:
            self._saves.delete()
            self._unfinished = _latest(self._saves.unfinished)
            self.changed.emit()
        else:
            self.save()

    def play(self, session: Session) -> None:
        """Put a game on the table."""
        self._leave_game()
        if self._bots.components is not self._components:
            self._bots.shutdown()
            self._bots = BotRunner(self._components)
        self._dialog, self._screen = NO_DIALOG, TABLE
        self._show_game(session)

    def close(self) -> None:
        """End everything; a running game is offered again next time."""
        self._leave_game()
        self._bots.shutdown()

    # -- within ----------------------------------------------------------------------------------

    def _looks(self) -> tuple[Look, ...]:
        return () if self._game is None else looks(self._game.session.setup.seats)

    def _resume(self, path: Path) -> None:
        try:
            session = resume(path, self._components)
        except JournalError as error:
            self.notify(error.text(self._catalogue))
            return
        self._unfinished = None
        self.play(session)

    def _leave_game(self) -> None:
        if self._game is not None:
            self._record()
            self._game.close()
            self._game.session.close(keep_journal=not self._game.over)

    def _show_game(self, session: Session) -> None:
        """Show a game; the one that is shown already goes on before the same eyes."""
        before = self._game
        game = GameController(session, self._catalogue, self._bots, self)
        game.set_pace(self._pace)
        game.complained.connect(self.notify)
        game.ended.connect(self._finish)
        game.heard.connect(self._hear)
        self._game = game
        game.begin(before if before is not None and before.session is session else None)
        self.gameChanged.emit()
        self.changed.emit()
        if before is not None:
            before.deleteLater()

    def _say_again(self) -> None:
        """Make anew what is said in the old language."""
        if self._game is not None:
            self._game.close()
            self._show_game(self._game.session)
        self.spoke.emit()
        self.changed.emit()

    def _record(self) -> None:
        """Keep the result of the game on the table, if it is over."""
        if self._game is not None and self._game.over:
            problem = self._records.record(self._game.session)
            if problem:
                self.notify(problem)

    def _corrected(self) -> None:
        """Take the owner's new corrections over for the games to come."""
        self._components, self._owner_problem = _components(self._places)
        self._sources.tell(self._components, self._owner_problem)
        self.notify(self._catalogue.text("window.correct.kept"))

    def _hear(self, sound: str) -> None:
        if self._preferences.settings.sound == "on":
            self.heard.emit(sound)

    def _finish(self) -> None:
        self.open("score")

    def _new_journal(self) -> Journal | None:
        try:
            return Journal.create(self._places.journals)
        except JournalError as error:
            self.notify(error.text(self._catalogue))
            return None


def _components(places: Places) -> tuple[Components, str]:
    """Return the components, and what is wrong with the owner's file if ours are used."""
    try:
        return load(places.owner_components()), ""
    except ComponentsError as error:
        return load(), str(error)


def _latest(games: Sequence[Unfinished]) -> Unfinished | None:
    return next((game for game in games if game.problem is None), None)
