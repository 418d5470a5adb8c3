"""The tutor of a lesson, and the answers that the lesson has for the other seats."""

from concurrent.futures import Future

from PySide6.QtCore import QObject, Signal, Slot

from rococo_desktop.ai.bot import asked
from rococo_desktop.controller.teaching.tutor import Classroom, ReplyRow, SignRow, Speech, Tutor
from rococo_desktop.controller.turns.thinkers import Thinker
from rococo_desktop.engine.match import Setup, View
from rococo_desktop.engine.state import Decision
from rococo_desktop.session.teaching.lesson_document import LEARNER
from rococo_desktop.session.teaching.lesson_run import LessonRun


class LessonTutor(Tutor):
    """Says what belongs to each step of a lesson, and waits for the learner."""

    finished = Signal(str)
    """The lesson with this key has been given to its end."""

    def __init__(self, run: LessonRun, room: Classroom, parent: QObject) -> None:
        super().__init__(room, f"lesson-{run.lesson.key}-name", parent)
        self.run = run
        if run.lesson.number == 0:
            self.onward = "window-welcome-coach"

    @property
    def holds(self) -> bool:
        return self.run.holds

    @Slot()
    def goOn(self) -> None:
        if not self.mayGoOn:
            return
        self.run.go_on()
        self.tell()
        if self.run.finished:
            self.finished.emit(self.run.lesson.key)
            self.honoured.emit()
        self.wentOn.emit()

    @Slot(str)
    def reply(self, answer: str) -> None:
        self.run.choose(answer)
        self.tell()
        self.wentOn.emit()

    @Slot()
    def takeBack(self) -> None:
        if self.mayTakeBack:
            self.returned.emit(self.run.way_back())

    @Slot()
    def show(self) -> None:
        decision = self._asked
        if decision is not None and self.mayShow:
            self.shown.emit(self.run.wanted(decision))

    def attend(self) -> str:
        self.run.follow()
        if not self.run.rests:
            return ""
        key = "read" if self.run.step.choice is None or self.run.may_go_on else "first"
        return self._catalogue.text(f"window-learn-{key}")

    def follow(self) -> None:
        self.run.follow()
        self.tell()

    def tell(self) -> None:
        """Say what belongs to the current step."""
        run, step, texts = self.run, self.run.step, self._catalogue
        if run.finished:
            words = texts.text("lesson-finished", name=self.title)
            self.say(Speech(words, over=True))
            return
        prefix = f"lesson-{run.lesson.key}-{step.key}"
        answers = () if step.choice is None or run.may_go_on else step.choice.answers
        said = self._first(*run.saying)
        stuck = run.astray is not None or run.missed
        asked = self._asked if step.kind == "act" and not stuck else None
        expected = () if asked is None else run.expected(asked)
        response, text = (said, self._said(f"{prefix}-say")) if run.asks_again else ("", said)
        self.say(
            Speech(
                text=text,
                response=response,
                lights=run.lights,
                signs=[SignRow(sign, texts.text(key)) for sign, key in step.signs.items()],
                wanted=() if asked is None or len(expected) == len(asked.options) else expected,
                replies=[ReplyRow(each, self._said(f"{prefix}-{each}")) for each in answers],
                asks=bool(answers),
                progress=texts.text("lesson-step", number=run.number, n=len(run.lesson.steps)),
                go_on=run.may_go_on,
                take_back=run.may_take_back,
                show=asked is not None,
            )
        )

    @property
    def _asked(self) -> Decision | None:
        decision = self.run.session.decision
        return decision if decision is not None and decision.seat == LEARNER else None

    def _first(self, *keys: str) -> str:
        """Return the first message that exists."""
        return self._said(next((key for key in keys if key in self._catalogue), keys[-1]))

    def _said(self, key: str) -> str:
        """Return a message with the numbers of the components and the position.

        A draft that does not have it yet is told its id.
        """
        if key not in self._catalogue:
            return key
        return self._catalogue.text(key, **self.run.figures.of(self._catalogue.names(key)))


class Scripted:
    """A thinker that answers for the other seats from a lesson's script, then asks their bots."""

    def __init__(self, run: LessonRun, bots: Thinker) -> None:
        self._run = run
        self._bots = bots

    def submit(self, setup: Setup, view: View, bot: str, seed: int) -> Future[str]:
        """Return a future with the answer to the view's decision."""
        option = self._run.scripted(asked(view))
        if not option:
            return self._bots.submit(setup, view, bot, seed)
        answer: Future[str] = Future()
        answer.set_result(option)
        return answer
