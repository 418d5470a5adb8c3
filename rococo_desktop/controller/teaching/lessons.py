"""The lessons of a game, and which of them the learner has taken."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QFileSystemWatcher, QObject, Signal, Slot

from rococo_desktop.controller.qt import InQml, Property, qt_path
from rococo_desktop.controller.rows import RowsOf
from rococo_desktop.controller.settings.preferences import Preferences
from rococo_desktop.games import GAMES
from rococo_desktop.resources import resource_path
from rococo_desktop.session.settings import Settings
from rococo_desktop.session.teaching import lesson_document as documents
from rococo_desktop.session.teaching.lesson_run import LessonRun
from rococo_desktop.texts import Catalogue, languages
from rococo_desktop.texts.bundles import forget_messages

MOST_LEFT = 3
"""The most lessons of which it is remembered where they were left."""
MOST_ANSWERS = 400
"""More answers than any lesson takes."""


class LessonRow(NamedTuple):
    """A lesson: what it is about, how long it takes, and whether it was taken to its end.

    ``heading`` is that of the group if it is the first there; ``paused`` says where it was left.
    """

    key: str
    number: int
    name: str
    about: str
    length: str
    done: bool
    next: bool
    heading: str
    paused: str


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
        self._summary = ""
        self._draft = Path()
        self._watcher = QFileSystemWatcher(self)
        self._watcher.fileChanged.connect(self._reread)

    @Property(str, notify=changed)
    def summary(self) -> str:
        """What was learned, and which lesson comes next.

        The short way is none of those counted; for who has taken it alone, a first game comes next.
        """
        return self._summary

    def tell(self, game: str) -> None:
        self._game = game
        settings, known = self._preferences.settings, documents.LESSONS.of(game)
        taken = {each.key for each in known if self._mark(each.key) in settings.lessons}
        open_ = [each for each in known if each.key not in taken]
        first = self._recommended(open_, bool(taken))
        self._summary = self._told(known, taken, first)
        groups = ["", *(each.group for each in known)]
        self.rows.show(
            LessonRow(
                key=each.key,
                number=each.number,
                name=self._catalogue.text(f"lesson-{each.key}-name"),
                about=self._catalogue.text(f"lesson-{each.key}-about"),
                length=self._catalogue.text("window-learn-minutes", n=each.minutes),
                done=each.key in taken,
                next=each.key == first,
                heading=""
                if each.group == groups[place]
                else self._heading([other for other in known if other.group == each.group], taken),
                paused=self._left(each),
            )
            for place, each in enumerate(known)
        )
        self.changed.emit()

    def _told(self, known: Sequence[documents.Lesson], taken: set[str], following: str) -> str:
        texts, counted = self._catalogue, [each for each in known if each.number > 0]
        minutes = sum(each.minutes for each in counted if each.key not in taken)
        done = sum(each.key in taken for each in counted)
        if taken and not done:
            name = texts.text(f"lesson-{known[0].key}-name")
            return texts.text("window-learn-short", name=name, n=len(counted), minutes=minutes)
        said = texts.text("window-learn-summary", done=done, n=len(counted), minutes=minutes)
        if not following:
            return said
        name = texts.text(f"lesson-{following}-name")
        return texts.sentences([said, texts.text("window-learn-following", name=name)])

    def _heading(self, lessons: Sequence[documents.Lesson], taken: set[str]) -> str:
        """Return the heading of a group, with how many of it were taken."""
        name = self._catalogue.text(f"window-learn-group-{lessons[0].group}")
        if len(lessons) == 1:
            return name
        done = sum(each.key in taken for each in lessons)
        return self._catalogue.text("window-learn-part", name=name, done=done, n=len(lessons))

    def begin(self, key: str) -> LessonRun:
        """Return a lesson where it was left, or at its beginning; raises LessonError."""
        run = self._begin(*documents.LESSONS.find(key))
        if (left := self._preferences.settings.left_lessons.get(self._mark(key))) is not None:
            number, *answers = left
            if number.isdecimal():
                run.catch_up(int(number), answers)
        return run

    def quick(self, game: str) -> str:
        """Return the key of the short way through a game."""
        return documents.LESSONS.of(game)[0].key

    @Slot(str)
    def forget(self, key: str) -> None:
        """Forget where a lesson was left."""
        mark = f"{documents.LESSONS.game_of(key)}/{key}"
        if mark in self._preferences.settings.left_lessons:
            self._preferences.change(lambda now: {"left_lessons": _without(now, mark)})

    def remember(self, run: LessonRun) -> None:
        """Remember where a lesson is left, if it has begun and is not over."""
        game, key = run.session.setup.game, run.lesson.key
        if key not in documents.LESSONS.keys(game):
            return
        self.forget(key)
        if run.finished or run.number == 1:
            return
        left = (str(run.number), *(entry.option for entry in run.session.history))
        if len(left) <= MOST_ANSWERS:
            mark = f"{game}/{key}"
            self._preferences.change(
                lambda now: {"left_lessons": {**_without(now, mark, MOST_LEFT - 1), mark: left}}
            )

    def begin_draft(self, game: str, file: Path) -> LessonRun:
        """Return the lesson that an author is writing, and watch its files; raises LessonError.

        A file in the folder of a game's lessons belongs to that game.
        """
        self._draft = file
        game = file.parent.name if file.parent.name in GAMES else game
        texts = f"lesson-{file.stem}.ftl"
        i18n = [resource_path("i18n", language, game, texts) for language in languages()]
        self._watcher.addPaths([qt_path(each) for each in (file, *i18n) if each.is_file()])
        forget_messages()
        self._catalogue.speak(self._catalogue.language)
        return self._begin(game, documents.LESSONS.read(file))

    def _begin(self, game: str, lesson: documents.Lesson) -> LessonRun:
        self._game = game
        return LessonRun(
            lesson, documents.begin(lesson, game, self._catalogue.text("lesson-learner"))
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

    def _recommended(self, open_: Sequence[documents.Lesson], begun: bool) -> str:
        """Return the lesson to take next; the short way is none for who has begun another way."""
        left = [each for each in open_ if self._left(each)]
        usual = [each for each in open_ if each.number > 0 or not begun]
        return next((each.key for each in (*left, *usual)), "")

    def _left(self, lesson: documents.Lesson) -> str:
        """Return where a lesson was left; empty if it was not."""
        left = self._preferences.settings.left_lessons.get(self._mark(lesson.key))
        if left is None:
            return ""
        return self._catalogue.text("window-learn-left", number=left[0], n=len(lesson.steps))


def _without(now: Settings, mark: str, most: int = MOST_LEFT) -> dict[str, tuple[str, ...]]:
    """Return the lessons left but one; at ``most`` the latest so many."""
    others = [(key, left) for key, left in now.left_lessons.items() if key != mark]
    return dict(others[-most:])
