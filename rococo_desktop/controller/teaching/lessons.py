"""The lessons of a game, and which of them the learner has taken."""

from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QFileSystemWatcher, QObject, Signal, Slot

from rococo_desktop.controller.qt import InQml, Property, qt_path
from rococo_desktop.controller.rows import RowsOf
from rococo_desktop.controller.settings.preferences import Preferences
from rococo_desktop.games import GAMES
from rococo_desktop.resources import resource_path
from rococo_desktop.session.teaching import lesson_document as documents
from rococo_desktop.session.teaching.lesson_run import LessonRun
from rococo_desktop.texts import Catalogue, forget_messages, languages


class LessonRow(NamedTuple):
    """A lesson: what it is about, how long it takes, and whether it was taken to its end."""

    key: str
    number: int
    name: str
    about: str
    length: str
    done: bool
    next: bool


@InQml("Table.Program")
class Lessons(QObject):
    """The list of lessons of one game; each has its own, and its own progress."""

    changed = Signal()
    rewritten = Signal(object)
    """The file of the draft on the table has changed, or its sentences have."""

    rows = RowsOf(LessonRow)

    def __init__(self, catalogue: Catalogue, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self._preferences = preferences
        self._game = ""
        self._draft = Path()
        self._watcher = QFileSystemWatcher(self)
        self._watcher.fileChanged.connect(self._reread)

    @Property(str, notify=changed)
    def summary(self) -> str:
        done = sum(row.done for row in self.rows.rows)
        return self._catalogue.text("window.learn.summary", done=done, n=self.rows.count)

    def tell(self, game: str) -> None:
        self._game = game
        taken = self._preferences.settings.lessons
        known = documents.LESSONS.of(game)
        first = next((each.key for each in known if self._mark(each.key) not in taken), "")
        self.rows.show(
            LessonRow(
                key=each.key,
                number=number,
                name=self._catalogue.text(f"lesson.{each.key}.name"),
                about=self._catalogue.text(f"lesson.{each.key}.about"),
                length=self._catalogue.text("window.learn.minutes", n=each.minutes),
                done=self._mark(each.key) in taken,
                next=each.key == first,
            )
            for number, each in enumerate(known, start=1)
        )
        self.changed.emit()

    def begin(self, key: str) -> LessonRun:
        """Return a lesson at its beginning; raises LessonError."""
        return self._begin(*documents.LESSONS.find(key))

    def begin_draft(self, game: str, file: Path) -> LessonRun:
        """Return the lesson that an author is writing, and watch its files; raises LessonError.

        A file in the folder of a game's lessons belongs to that game.
        """
        self._draft = file
        game = file.parent.name if file.parent.name in GAMES else game
        texts = f"lesson-{file.stem}.toml"
        i18n = [resource_path("i18n", language, game, texts) for language in languages()]
        self._watcher.addPaths([qt_path(each) for each in (file, *i18n) if each.is_file()])
        for each in i18n:
            if each.is_file():
                documents.check_toml(each)
        forget_messages()
        self._catalogue.speak(self._catalogue.language)
        return self._begin(game, documents.LESSONS.read(file))

    def _begin(self, game: str, lesson: documents.Lesson) -> LessonRun:
        self._game = game
        return LessonRun(
            lesson, documents.begin(lesson, game, self._catalogue.text("lesson.learner"))
        )

    @Slot()
    def _reread(self) -> None:
        self._watcher.removePaths(self._watcher.files())
        self.rewritten.emit(self._draft)

    def after(self, key: str) -> str:
        """Return the key of the lesson after another; empty after the last one."""
        return documents.LESSONS.after(self._game, key)

    @Slot(str)
    def note(self, key: str) -> None:
        """Record that a lesson was taken to its end."""
        mark = self._mark(key)
        if mark not in self._preferences.settings.lessons:
            self._preferences.change(
                lambda now: {"lessons": (*(e for e in now.lessons if e != mark), mark)}
            )
        self.tell(self._game)

    def _mark(self, key: str) -> str:
        return f"{self._game}/{key}"
