"""The running game: starting or loading it, saving it, and closing it for the next one."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication

from rococo_desktop.controller.commons import Commons
from rococo_desktop.controller.games.announcer import Announcer
from rococo_desktop.controller.games.game import GameController
from rococo_desktop.controller.games.left_game import LeftGame
from rococo_desktop.controller.games.records import Records
from rococo_desktop.controller.seats.planned_seats import drawn
from rococo_desktop.controller.table_kinds import TABLES
from rococo_desktop.engine.match import Components
from rococo_desktop.games import FIRST_GAME
from rococo_desktop.session.bots import BotRunner
from rococo_desktop.session.errors import MessageError, SaveError
from rococo_desktop.session.journal.journal import Journal
from rococo_desktop.session.journal.journal_file import SUFFIX as JOURNAL_SUFFIX
from rococo_desktop.session.saves.resume import resume
from rococo_desktop.session.saves.saves import read_save, write_into_folder
from rococo_desktop.session.session import AnySession, Session
from rococo_desktop.session.setup import GameSetup
from rococo_desktop.session.teaching.challenge_run import Course
from rococo_desktop.session.tree import Moment


class Aside(NamedTuple):
    """A game that was left for a lesson: its journal, and the name of its save."""

    journal: Path
    saved_as: str


class Games(QObject):
    """The game on the table, its bots and its files."""

    offered = Signal()
    """People are asked whether they take the seat that acts."""
    lessonLeft = Signal(object)
    """A lesson or challenge is cleared from the table, or another takes its place."""
    shown = Signal()
    """Another game, or the same one in another language, is on the table."""
    opened = Signal()
    """Another game is about to be put on the table."""
    ended = Signal()
    _bots_said = Signal(object)
    """A problem of the bots, from any thread."""

    def __init__(self, commons: Commons, records: Records, left: LeftGame, parent: QObject) -> None:
        super().__init__(parent)
        self.current: GameController | None = None
        self._bots_said.connect(commons.admit)
        self._announcer: Announcer | None = None
        self._bots: BotRunner | None = None
        self._commons = commons
        self._values = commons.values
        self._clerk = commons.clerk
        self._records = records
        self._left_game = left
        self._fetching = False
        self._told_of_locks = False
        self.saved_as = ""
        """The name of the save from which the game on the table comes, or under which it is."""
        self.lesson: Course | None = None
        """The lesson or challenge on the table, if any."""
        self.in_sight = False
        """Whether people are at the table, and not in the menu."""
        self._recorded: Moment[Any] | None = None
        """The moment at which the game on the table is over and was recorded."""
        self._aside: Aside | None = None
        """The game that was left at the table for the lesson there."""
        self._left: list[AnySession] = []
        """Games that were left, and are not all safe yet."""
        commons.preferences.changed.connect(self._obey)
        self._clerk.told.connect(self._tell_safety)

    @property
    def running(self) -> GameController | None:
        """Return the game on the table, unless it is over or belongs to a lesson."""
        left = self.current is None or self.current.over or self.lesson is not None
        return None if left else self.current

    @property
    def bots(self) -> BotRunner:
        """Return the computer players for the game on the table; without one, for the first."""
        return self._bots or self._employ(FIRST_GAME, self._values[FIRST_GAME])

    def start(self, setup: GameSetup) -> None:
        self._play_copy(Session.new(setup.begun(), self._values))

    def play_again(self) -> None:
        """Begin another game at the same table, after the one that is over."""
        if self.current is not None and self.current.over and self.lesson is None:
            self.start(self.current.session.setup.again(drawn()))

    def go_on(self) -> None:
        """Continue the game that was left or crashed."""
        if self._left_game.latest is not None:
            self._resume(self._left_game.latest.path, self._play_on)

    def load(self, path: Path) -> None:
        """Play a saved game, or continue an unfinished one."""
        values = self._values
        if path.suffix == JOURNAL_SUFFIX:
            self._resume(path, self._play_on)
        else:

            def play(session: AnySession) -> None:
                self._play_copy(session)
                self.saved_as = path.stem

            self._fetch(lambda: read_save(path, values), play)

    def look_at(self, path: Path, then: Callable[[], None]) -> None:
        """Put a finished game on the table, for viewing only, then call ``then``."""
        values = self._values

        def read() -> AnySession:
            session = read_save(path, values)
            if session.asked is not None:
                raise SaveError("save-error", file=path, problem=MessageError("save-not_over"))
            session.freeze()
            return session

        def show(session: AnySession) -> None:
            self.play(session)
            then()

        self._fetch(read, show)

    @Slot(object)
    def play_on_from(self, moment: Moment[Any]) -> None:
        """Begin a new game from a moment of the game on the table.

        If a computer player acts there, people are asked whether they take that seat.
        """
        if self.current is None or self.lesson is not None:
            return
        session = self.current.session.play_on_from(moment)
        self._play_copy(session)
        if (asked := session.asked) is not None and self.current.seating.offer(asked.seat):
            self.offered.emit()

    def teach(self, lesson: Course) -> None:
        """Put a lesson or a challenge on the table; a running game is offered again afterwards.

        One that people were playing can come back at once.
        """
        if self.running is not None:
            journal = self.running.session.safety.journal if self.in_sight else None
            self._aside = None if journal is None else Aside(journal.path, self.saved_as)
        self.play(lesson.session, lesson)

    def come_back(self, then: Callable[[], None]) -> bool:
        """Play on the game that was left for the lesson, if any, then call ``then``."""
        aside, self._aside = self._aside, None
        if aside is None:
            return False

        def play(session: AnySession) -> None:
            self._play_on(session)
            self.saved_as = aside.saved_as
            then()

        self._resume(aside.journal, play)
        return True

    def end_lesson(self, *, again: bool = False) -> None:
        """Clear the table of a lesson, which is perhaps given ``again``."""
        if not again:
            self._aside = None
        if self.lesson is not None and self.current is not None:
            self.lessonLeft.emit(self.lesson)
            game, self.current, self.lesson = self.current, None, None
            game.close()
            self.shown.emit()
            game.deleteLater()

    def save(self, path: Path, done: Callable[[], None], taken: Callable[[], None] | None) -> None:
        """Save the game on the table as it stands; call ``done`` after that.

        If another game has the name by now, it is replaced only without ``taken``, which is called
        instead: another window may have saved that game.
        """
        if self.current is None:
            return
        session = self.current.session
        document = session.save()

        def saved(is_written: bool) -> None:
            if taken is not None and not is_written:
                taken()
                return
            if self.current is not None and self.current.session is session:
                self.saved_as = path.stem
            done()

        new = taken is not None
        self._clerk.ask(
            lambda: write_into_folder(document, path, new=new), saved, self._commons.admit
        )

    def rename(self, name: str, new: str) -> None:
        """Follow the save of the game on the table to its new name."""
        if self.saved_as == name:
            self.saved_as = new

    def play(self, session: AnySession, lesson: Course | None = None) -> None:
        """Put a game on the table, with a lesson if one is given."""
        session.safety.write_on(self._clerk)
        self._leave()
        self.lesson, self.saved_as = lesson, ""
        self._left_game.look()
        game = session.setup.game
        components = self._values[game] if lesson is None else session.setup.kind.library.load()
        bots = self._bots
        if bots is None or bots.game != game or bots.components is not components:
            self._employ(game, components)
        self.opened.emit()
        self._show(session)
        self._tell_safety()

    def say_again(self) -> None:
        """Rebuild texts that are in the old language."""
        if self.current is not None:
            self.current.close()
            self._show(self.current.session)

    @property
    def unsafe(self) -> MessageError | None:
        """Return why a game would be lost now; None if none would, or all are being written."""
        return next(
            (game.safety.problem for game in self._kept if game.safety.problem is not None), None
        )

    def retry(self) -> None:
        """Try again what could not be written."""
        for game in self._kept:
            game.safety.retry()

    def close(self) -> None:
        """Close everything; a running game is offered again next time."""
        self._leave()
        self.current = None
        self._clerk.finish()
        left, self._left = self._left, []
        for session in left:
            session.safety.close(keep_journal=True)
        if self._bots is not None:
            self._bots.shutdown()

    @property
    def _kept(self) -> list[AnySession]:
        """Return the games that are written to the disk, or shall be."""
        return [*self._left, *([] if self.current is None else [self.current.session])]

    def _ends(self, game: GameController) -> bool:
        """Return whether a game is over, and its result counts."""
        return game.over and not game.session.frozen and self.lesson is None

    @Slot()
    def _record(self) -> None:
        """Record the game on the table as soon as it is over; then its journal goes."""
        game = self.current
        end = game.session.tree.here if game is not None and self._ends(game) else None
        if game is not None and end is not None and end is not self._recorded:
            game.session.safety.leave(self._records.recording(game.session))
        self._recorded = end

    def _leave(self) -> None:
        """Leave the game on the table; a finished one is recorded before its journal goes."""
        game = self.current
        if game is None:
            return
        if self.lesson is not None:
            self.lessonLeft.emit(self.lesson)
        game.close()
        session = game.session
        self._left.append(session)
        session.safety.leave(self._records.recording(session) if self._ends(game) else None)

    @Slot()
    def _tell_safety(self) -> None:
        """Say whether the games would survive a crash, when files were written."""
        for left in self._left:
            if (notice := left.take_notice()) is not None:
                self._commons.admit(notice)
        self._left = [each for each in self._left if not each.safety.is_safe]
        if self.current is None:
            return
        self.current.safety.follow()
        session = self.current.session
        if session.safety.is_safe and not session.safety.is_locked and not self._told_of_locks:
            self._told_of_locks = True
            self._commons.admit(MessageError("journal-no_locks"))

    def _employ(self, game: str, components: Components) -> BotRunner:
        """Return computer players for a game, in place of those so far."""
        if self._bots is not None:
            self._bots.shutdown()
        self._bots = BotRunner(game, components, self._bots_said.emit)
        self._bots.budget = self._commons.preferences.budget
        return self._bots

    def _show(self, session: AnySession) -> None:
        """Show a game; one that is already shown keeps its viewer."""
        before = self.current
        game = GameController(self._commons, session, self.bots, self.bots, self.lesson, self)
        game.changed.connect(self._record)
        game.ended.connect(self.ended)
        game.left.connect(self.play_on_from)
        self.current = game
        again = before is not None and before.session is session
        self._announcer = Announcer(self._commons, game, self._announcer if again else None)
        game.begin(before if again else None)
        QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            self.shown.emit()  # the items of a first table take the window's thread for 0.4 s
        finally:
            QGuiApplication.restoreOverrideCursor()
        if before is not None:
            before.deleteLater()

    def _resume(self, path: Path, play: Callable[[AnySession], None]) -> None:
        values = self._values
        self._fetch(lambda: resume(path, values), play)

    def _fetch(self, read: Callable[[], AnySession], play: Callable[[AnySession], None]) -> None:
        """Read a game from its file and play it, unless another game was started meanwhile."""
        if self._fetching:
            return
        self._fetching = True
        before = self.current

        def fetched(session: AnySession) -> None:
            self._fetching = False
            session.safety.write_on(self._clerk)
            if self.current is before:
                play(session)
            else:
                session.safety.close(keep_journal=True)

        def failed(error: MessageError) -> None:
            self._fetching = False
            self._commons.admit(MessageError("window-notice-not_opened", problem=error))

        def read_with_game() -> AnySession:
            session = read()
            TABLES.fetch(session.setup.game)
            return session

        self._clerk.ask(read_with_game, fetched, failed)

    def _play_on(self, session: AnySession) -> None:
        self._left_game.offer(())
        self.play(session)

    def _play_copy(self, session: AnySession) -> None:
        session.safety.write_on(self._clerk)
        session.keep(Journal.create(self._commons.places.journals))
        self.play(session)

    @Slot()
    def _obey(self) -> None:
        """Let the computer players think as long as the settings say."""
        if self._bots is not None:
            self._bots.budget = self._commons.preferences.budget
