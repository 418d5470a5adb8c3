"""The tutor at the table: speaks beside what a lesson is about, and waits for the learner."""

from concurrent.futures import Future
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from rococo_desktop.ai.bot import asked
from rococo_desktop.controller.bot_driver import Thinker
from rococo_desktop.controller.qt import Property, QmlUncreatable
from rococo_desktop.controller.rows import Rows
from rococo_desktop.engine.match import Setup, View
from rococo_desktop.engine.state import Decision
from rococo_desktop.session.lesson_document import LEARNER
from rococo_desktop.session.lesson_run import LessonRun
from rococo_desktop.texts import Catalogue

QML_IMPORT_NAME = "Table.Program"
QML_IMPORT_MAJOR_VERSION = 1


class ReplyRow(NamedTuple):
    """An answer to the tutor's question."""

    key: str
    text: str


@QmlElement
@QmlUncreatable("The tutor comes from the program.")
class Tutor(QObject):
    """What the tutor says now, where the light falls, and what one can reply."""

    changed = Signal()
    returned = Signal(object)
    """The game must go back to a moment."""
    shown = Signal(str)
    """The person at the screen gives this answer, which they asked to be shown."""
    wentOn = Signal()
    """The learner has read on, so that others may act."""
    finished = Signal(str)
    """The lesson with this key has been given to its end."""

    def __init__(
        self, run: LessonRun, catalogue: Catalogue, portrait: str, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.run = run
        self._portrait = portrait
        self._catalogue = catalogue
        self._replies = Rows(ReplyRow, self)
        self._show_replies()

    @Property(str, constant=True)
    def name(self) -> str:
        """The tutor's name."""
        return self._catalogue.text(f"lesson.tutor.{self.run.session.setup.game}")

    @Property(str, constant=True)
    def title(self) -> str:
        """The name of the lesson."""
        return self._catalogue.text(f"lesson.{self.run.lesson.key}.name")

    @Property(str, constant=True)
    def portrait(self) -> str:
        """The path of the tutor's portrait in the images; empty for none."""
        return self._portrait

    @Property(str, notify=changed)
    def text(self) -> str:
        """What the tutor says."""
        if self.run.finished:
            return self._catalogue.text("lesson.finished", name=self.title)
        return self._first(*self.run.saying)

    @Property("QStringList", notify=changed)
    def lights(self) -> list[str]:
        """The places on the table on which the light falls."""
        return [] if self.run.finished else list(self.run.step.light)

    @Property(Rows, constant=True)
    def replies(self) -> Rows:
        """The answers to choose from, if the tutor asks something."""
        return self._replies

    @Property(int, notify=changed)
    def number(self) -> int:
        """The number of the step, from 1."""
        return self.run.number

    @Property(int, constant=True)
    def count(self) -> int:
        """The number of steps."""
        return len(self.run.lesson.steps)

    @Property(bool, notify=changed)
    def over(self) -> bool:
        """Whether the lesson has been given to its end."""
        return self.run.finished

    @Property(bool, notify=changed)
    def mayGoOn(self) -> bool:
        """Whether the lesson goes on when the learner says so."""
        return self.run.may_go_on and not self.run.finished

    @Property(bool, notify=changed)
    def mayTakeBack(self) -> bool:
        """Whether the last answer was one with which the lesson cannot go on."""
        return self.run.astray is not None

    @Property(bool, notify=changed)
    def mayShow(self) -> bool:
        """Whether the learner is asked something that the tutor can show."""
        return self.run.step.kind == "act" and self.run.astray is None and self._asked is not None

    @Slot()
    def goOn(self) -> None:
        """Go to the next step, or end the lesson after the last one."""
        if not self.mayGoOn:
            return
        self.run.go_on()
        self.tell()
        if self.run.finished:
            self.finished.emit(self.run.lesson.key)
        self.wentOn.emit()

    @Slot(str)
    def reply(self, answer: str) -> None:
        """Answer the tutor's question."""
        self.run.choose(answer)
        self.tell()

    @Slot()
    def takeBack(self) -> None:
        """Return to where the lesson goes on."""
        if self.mayTakeBack:
            self.returned.emit(self.run.way_back())

    @Slot()
    def show(self) -> None:
        """Do what the tutor waits for, one answer at a time."""
        decision = self._asked
        if decision is not None and self.mayShow:
            self.shown.emit(self.run.wanted(decision))

    def follow(self) -> None:
        """Take note of a change of the game."""
        self.run.follow()
        self.tell()

    def tell(self) -> None:
        """Say what belongs to the current step."""
        self._show_replies()
        self.changed.emit()

    @property
    def _asked(self) -> Decision | None:
        decision = self.run.session.decision
        return decision if decision is not None and decision.seat == LEARNER else None

    def _show_replies(self) -> None:
        step, prefix = self.run.step, f"lesson.{self.run.lesson.key}.{self.run.step.key}"
        answers = () if step.choice is None or self.mayGoOn else step.choice.answers
        self._replies.show([ReplyRow(each, self._first(f"{prefix}.{each}")) for each in answers])

    def _first(self, *keys: str) -> str:
        """Return the first message that exists, without the edition's or another variant."""
        key = next((key for key in keys if key in self._catalogue), keys[-1])
        return self._catalogue.text(key)


class Scripted:
    """A thinker that answers for the other seats from a lesson's script, then asks their bots."""

    def __init__(self, run: LessonRun, bots: Thinker) -> None:
        self._run = run
        self._bots = bots

    def submit(self, setup: Setup, view: View, bot: str, seed: int) -> Future[str]:
        """Return the future answer to the view's decision."""
        option = self._run.scripted(asked(view))
        if not option:
            return self._bots.submit(setup, view, bot, seed)
        answer: Future[str] = Future()
        answer.set_result(option)
        return answer
