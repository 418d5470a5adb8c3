"""The program's teaching: lessons, challenges, and who gives them at the table."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from rococo_desktop.controller.commons import Commons
from rococo_desktop.controller.games.chosen_game import ChosenGame
from rococo_desktop.controller.games.running_games import Games
from rococo_desktop.controller.qt import InQml, Property, Value
from rococo_desktop.controller.teaching.challenge_tutor import ChallengeTutor
from rococo_desktop.controller.teaching.challenges import Challenges
from rococo_desktop.controller.teaching.lesson_tutor import LessonTutor
from rococo_desktop.controller.teaching.lessons import Lessons
from rococo_desktop.session.teaching.challenge_run import ChallengeRun, Course
from rococo_desktop.session.teaching.lesson_document import LessonError
from rococo_desktop.session.teaching.lesson_run import LessonRun


@InQml("Table.Program")
class School(QObject):
    """Begins lessons of any game, and challenges of the one on the table or played last.

    It records which were taken and met.
    """

    changed = Signal()
    left = Signal(str)
    """The teaching ends, for the dialog with this name."""
    listed = Signal(str)
    """A game has come back, and the dialog with this name, if any, shall be open over it."""
    played = Signal()
    """The short way through the game is over, and a first game shall begin."""

    lessons = Value(Lessons)
    challenges = Value(Challenges)

    def __init__(self, commons: Commons, games: Games, chosen: ChosenGame, parent: QObject) -> None:
        super().__init__(parent)
        self._commons = commons
        self._games = games
        self._chosen = chosen
        self.lessons = Lessons(commons.catalogue, commons.preferences, self)
        self.challenges = Challenges(commons.catalogue, commons.preferences, self)
        games.shown.connect(self._listen)
        self.lessons.rewritten.connect(self.try_draft)
        games.lessonLeft.connect(self._remember)

    @Property(bool, notify=changed)
    def learning(self) -> bool:
        return self._games.lesson is not None

    @Slot()
    def _listen(self) -> None:
        """Follow those who teach at the table."""
        if (game := self._games.current) is not None:
            game.tutors.coachLeft.connect(self._dismiss_coach)
            match game.tutors.speaking:
                case LessonTutor() as tutor:
                    tutor.finished.connect(self.lessons.note)
                    tutor.left.connect(self.leave)
                    tutor.repeated.connect(self.again)
                    tutor.followed.connect(self.next)
                case ChallengeTutor() as tutor:
                    tutor.met.connect(self.challenges.note)
                    tutor.left.connect(self.leave)
                    tutor.followed.connect(self.next)
        self.changed.emit()

    @Slot(str)
    def learn(self, key: str) -> None:
        """Give a lesson, from where it was left."""
        self._games.teach(self.lessons.begin(key))

    @Slot(str)
    def restart(self, key: str) -> None:
        """Give a lesson from its beginning."""
        self._games.end_lesson(again=True)
        self.lessons.forget(key)
        self.learn(key)

    @Slot(object)
    def _remember(self, lesson: Course) -> None:
        if isinstance(lesson, LessonRun):
            self.lessons.remember(lesson)

    @Slot(str)
    def meet(self, key: str) -> None:
        self._games.teach(self.challenges.begin(key))

    @Slot()
    def next(self) -> None:
        """Begin the lesson or challenge after the one on the table, or list them all."""
        match self._games.lesson:
            case ChallengeRun(challenge=now) if key := self.challenges.after(now.key):
                self.meet(key)
            case LessonRun(lesson=now) if now.number == 0:
                self.played.emit()
            case LessonRun(lesson=now) if key := self.lessons.after(now.key):
                self.learn(key)
            case _:
                self.leave()

    @Slot()
    def again(self) -> None:
        if isinstance(lesson := self._games.lesson, LessonRun):
            self.restart(lesson.lesson.key)

    @Slot()
    def leave(self) -> None:
        """Leave the lesson or challenge on the table for the list of those of its game.

        A game that was left for it is on the table again; the list is then only open over it if the
        lesson was taken to its end.
        """
        self._chosen.choose(self._chosen.key)
        match self._games.lesson:
            case ChallengeRun(over=done):
                listed = "challenges"
            case LessonRun(finished=done):
                listed = "learn"
            case None:
                return
        if not self._games.come_back(partial(self.listed.emit, listed if done else "")):
            self.left.emit(listed)

    @Slot(object)
    def try_draft(self, file: Path) -> None:
        """Give the lesson that an author is writing, from its beginning."""
        try:
            lesson = self.lessons.begin_draft(self._chosen.key, file)
        except LessonError as error:
            self._commons.admit(error)
        else:
            self._games.teach(lesson)

    @Slot()
    def _dismiss_coach(self) -> None:
        """Send all advice away, and say how to call the coach back."""
        self._commons.preferences.keep(coach="off")
        self._commons.notices.tell(self._commons.catalogue.text("window-coach-gone"))
