"""The lessons of a game, and which of them the learner has taken."""

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement

from rococo_desktop.controller.preferences import Preferences
from rococo_desktop.controller.qt import Property, QmlUncreatable
from rococo_desktop.controller.rows import Rows
from rococo_desktop.session.lesson_document import Lesson, begin, lessons
from rococo_desktop.session.lesson_run import LessonRun
from rococo_desktop.texts import Catalogue

QML_IMPORT_NAME = "Table.Program"
QML_IMPORT_MAJOR_VERSION = 1


class LessonRow(NamedTuple):
    """A lesson: what it is about, how long it takes, and whether it was taken to its end."""

    key: str
    number: int
    name: str
    about: str
    length: str
    done: bool
    next: bool


@QmlElement
@QmlUncreatable("Lessons come from the program.")
class Lessons(QObject):
    """The list of lessons of the game that is on the table, or was played last."""

    changed = Signal()

    def __init__(self, catalogue: Catalogue, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self._preferences = preferences
        self._rows = Rows(LessonRow, self)
        self._game = ""

    @Property(Rows, constant=True)
    def rows(self) -> Rows:
        return self._rows

    @Property(str, notify=changed)
    def summary(self) -> str:
        """How many lessons were taken."""
        done = sum(row.done for row in self._rows.rows)
        return self._catalogue.text("window.learn.summary", done=done, n=self._rows.count)

    def tell(self, game: str) -> None:
        """List the lessons of a game."""
        self._game = game
        taken = self._preferences.settings.lessons
        known = lessons(game)
        first = next((each.key for each in known if self._mark(each.key) not in taken), "")
        self._rows.show(
            [
                LessonRow(
                    each.key,
                    number,
                    self._catalogue.text(f"lesson.{each.key}.name"),
                    self._catalogue.text(f"lesson.{each.key}.about"),
                    self._catalogue.text("window.learn.minutes", n=each.minutes),
                    self._mark(each.key) in taken,
                    each.key == first,
                )
                for number, each in enumerate(known, start=1)
            ]
        )
        self.changed.emit()

    def begin(self, game: str, key: str) -> LessonRun:
        """Return a lesson at its beginning; raises LessonError."""
        lesson = next(each for each in lessons(game) if each.key == key)
        return self.begin_this(game, lesson)

    def begin_this(self, game: str, lesson: Lesson) -> LessonRun:
        """Return a lesson of an author at its beginning; raises LessonError."""
        self._game = game
        return LessonRun(lesson, begin(lesson, game, self._catalogue.text("lesson.learner")))

    def after(self, key: str) -> str:
        """Return the key of the lesson after another; empty after the last one."""
        keys = [each.key for each in lessons(self._game)]
        return "" if key not in keys[:-1] else keys[keys.index(key) + 1]

    def note(self, key: str) -> None:
        """Remember that a lesson was taken to its end."""
        taken = self._preferences.settings.lessons
        if (mark := self._mark(key)) not in taken:
            self._preferences.keep(lessons=(*taken, mark))
        self.tell(self._game)

    def _mark(self, key: str) -> str:
        return f"{self._game}/{key}"
