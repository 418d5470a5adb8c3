"""One running game in the window: the viewer whose view it shows, and its answers."""

from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement

from rococo_desktop.controller.analysis import Analysis
from rococo_desktop.controller.bot_driver import Adviser, BotDriver, Thinker
from rococo_desktop.controller.characters import beaten
from rococo_desktop.controller.game_table import AnyTable, GameTable, Gesture, Shown
from rococo_desktop.controller.lesson_tutor import Scripted
from rococo_desktop.controller.log import Log
from rococo_desktop.controller.movement import Movement
from rococo_desktop.controller.prompt import Prompt
from rococo_desktop.controller.qt import Property, QmlUncreatable, qt_path
from rococo_desktop.controller.rows import Rows
from rococo_desktop.controller.score_sheet import ScoreSheet
from rococo_desktop.controller.seating import Seating
from rococo_desktop.controller.table_kind import TableKind
from rococo_desktop.controller.tables import QML
from rococo_desktop.controller.timeline import Timeline
from rococo_desktop.controller.tutor import Tutor
from rococo_desktop.controller.tutors import Tutors
from rococo_desktop.engine.errors import IllegalOptionError
from rococo_desktop.engine.events import Event
from rococo_desktop.engine.match import Asked
from rococo_desktop.engine.state import Decision, State
from rococo_desktop.session.bots import by_chance
from rococo_desktop.session.challenge_run import ChallengeRun, Course
from rococo_desktop.session.errors import MessageError, reason
from rococo_desktop.session.lesson_run import LessonRun
from rococo_desktop.session.session import AnySession, NothingToRedoError, NothingToUndoError
from rococo_desktop.session.setup import HUMAN, GameSetup
from rococo_desktop.session.strides import Strides
from rococo_desktop.session.tree import Moment
from rococo_desktop.texts import Catalogue
from rococo_desktop.words.undo import UndoWording

QML_IMPORT_NAME = "Table.Program"
QML_IMPORT_MAJOR_VERSION = 1


class SeatRow(NamedTuple):
    """A player's name."""

    key: int
    name: str


def persons_of(setup: GameSetup) -> tuple[int, ...]:
    """Return the seats that people play."""
    return tuple(seat for seat, plan in enumerate(setup.seats) if plan.kind == HUMAN)


def people_ever(setup: GameSetup) -> tuple[int, ...]:
    """Return the seats that people play or have played before they were handed over."""
    befores = (plan.before.kind if plan.before is not None else "" for plan in setup.seats)
    return tuple(
        seat
        for seat, (plan, before) in enumerate(zip(setup.seats, befores, strict=True))
        if HUMAN in (plan.kind, before)
    )


@QmlElement
@QmlUncreatable("Games come from the program.")
class GameController(QObject):
    """Shows a session to one person at a time and passes their answers on."""

    changed = Signal()
    safetyChanged = Signal()
    tutorChanged = Signal()
    complained = Signal(str)
    left = Signal(object)
    """A new game must start from a moment of this one, which stays unchanged."""
    ended = Signal()
    coachLeft = Signal()
    """The coach was sent away."""
    heard = Signal(str)
    """Something with a sound has happened, by the name of the sound."""

    def __init__(
        self,
        session: AnySession,
        kind: TableKind,
        catalogue: Catalogue,
        thinker: Thinker,
        parent: QObject | None,
        lesson: Course | None = None,
        adviser: Adviser | None = None,
    ) -> None:
        super().__init__(parent)
        self.session = session
        self._qml = QML[session.setup.game]
        self._catalogue = catalogue
        setup = session.setup
        words = setup.kind.words(catalogue, session.match, setup.names)
        self._table = kind.table(session, catalogue, self)
        self._table.followed.connect(self._follow)
        self._undoing = UndoWording(catalogue, words)
        self._persons = persons_of(setup)
        self._several = len(people_ever(setup)) > 1
        self._viewer = self._persons[0] if len(self._persons) == 1 and not self._several else None
        self._started = False
        self._curtain = False
        self._waiting = False
        self._passed: Moment[State] | None = None
        """The moment whose turn was handed over."""
        self._turns_held = False
        self._open_hands = False
        self._over = session.frozen
        self._look = QTimer(self, singleShot=True, interval=0)
        self._look.timeout.connect(self._refresh)
        self._end = QTimer(self, singleShot=True)
        self._end.timeout.connect(self._say_over)
        self._strides = Strides(session, self._table.manners)
        self._log = Log(words, self._table.chapters, self)
        self._timeline = Timeline(session, catalogue, self._table.chapters, self._log, self)
        self._timeline.moved.connect(self._refresh)
        self._timeline.stayed.connect(self._say_shown)
        self._timeline.returned.connect(self._return_to)
        self._timeline.left.connect(self.left)
        self._score = ScoreSheet(
            catalogue, words, setup.names, self, partial(beaten, catalogue, session)
        )
        self._seats = Rows(SeatRow, self)
        self._seats.show([SeatRow(*seat) for seat in enumerate(setup.names)])
        self._seating = Seating(session, catalogue, self)
        self._seating.given.connect(self._hand_over)
        self._seating.choosing.connect(self._choose_seats)
        self._coached = False
        self._lesson = lesson
        self._hinted = False
        self._tutors = Tutors(
            session, words, catalogue, self._table, kind.tutor, thinker, adviser, lesson, self
        )
        self._tutors.changed.connect(self.tutorChanged)
        self._tutors.returned.connect(self._return_to)
        self._tutors.shown.connect(self.answer)
        self._tutors.played.connect(self._demonstrate)
        self._tutors.wentOn.connect(self._let_bot_think)
        self._tutors.coachLeft.connect(self.coachLeft)
        if self._tutors.analysis is not None:
            self._tutors.analysis.chosen.connect(self._timeline.show)
        self._bots = BotDriver(
            Scripted(lesson, thinker) if isinstance(lesson, LessonRun) else thinker, self
        )
        self._bots.answered.connect(self._bot_answered)
        self._bots.failed.connect(self._bot_failed)
        self._safety: tuple[MessageError | None, bool] = (None, True)
        self._prompt: Prompt = self._table.prompt
        self._motion: Movement = self._table.motion
        self._motion.changed.connect(self._let_bots_wait)

    @property
    def _paused(self) -> bool:
        """Return whether a challenge ends before the game does."""
        lesson = self._lesson
        return isinstance(lesson, ChallengeRun) and lesson.challenge.until == "turns"

    @Property(GameTable, constant=True)
    def table(self) -> AnyTable:
        """The table; each kind of game has its own class."""
        return self._table

    @Property(QUrl, constant=True)
    def scene(self) -> QUrl:
        """The QML file of the table."""
        return QUrl.fromLocalFile(qt_path(self._qml.scene))

    @Property(str, constant=True)
    def title(self) -> str:
        """The name of the game that is played, for the frame of the window."""
        return self._catalogue.text(f"window.game.{self.session.setup.game}.label")

    @Property(QUrl, constant=True)
    def finale(self) -> QUrl:
        """The QML file of the scene between final scoring and score sheet; empty for none."""
        finale = self._qml.finale
        return QUrl() if finale is None else QUrl.fromLocalFile(qt_path(finale))

    @Property(str, constant=True)
    def finaleName(self) -> str:
        """The name of that scene."""
        return self._catalogue.text(f"window.finale.{self.session.setup.game}")

    @Property(Prompt, constant=True)
    def prompt(self) -> Prompt:
        return self._prompt

    @Property(Tutor, notify=tutorChanged)
    def tutor(self) -> Tutor | None:
        """The tutor who gives a hint, a lesson or advice at this table; None if nobody does."""
        return self._tutors.speaking

    @Property(bool, notify=changed)
    def hints(self) -> bool:
        """Whether hints exist at this table."""
        return self._hinted and self._tutors.hints and bool(self._persons)

    @Property(bool, notify=changed)
    def mayHint(self) -> bool:
        """Whether a hint can be requested now."""
        return self.hints and self._decision is not None

    @Property(Analysis, constant=True)
    def analysis(self) -> Analysis | None:
        """The analysis of the game; None in a game without advice."""
        return self._tutors.analysis

    @Property(bool, notify=changed)
    def analysable(self) -> bool:
        """Whether the game, or a past round of it, can be analysed."""
        return self._tutors.analysis is not None and self._tutors.analysis.ready

    @Slot()
    def askHint(self) -> None:
        """Ask for the best play; a hint already shown is dismissed."""
        if self.hush() or not self.mayHint:
            return
        if (decision := self._decision) is not None:
            self._tutors.ask_hint(decision)

    @Slot(result=bool)
    def hush(self) -> bool:
        """Dismiss the hint; return whether there was one."""
        return self._tutors.hush()

    @Property(Rows, constant=True)
    def seats(self) -> Rows:
        """The players' names by seat."""
        return self._seats

    @Property(Seating, constant=True)
    def seating(self) -> Seating:
        """The players of the seats."""
        return self._seating

    @Property(bool, notify=changed)
    def handable(self) -> bool:
        """Whether seats can be handed over now."""
        going = self.session.asked is not None and not self.session.frozen
        return going and self._lesson is None

    @Property(Log, constant=True)
    def log(self) -> Log:
        return self._log

    @Property(Timeline, constant=True)
    def timeline(self) -> Timeline:
        return self._timeline

    @Property(ScoreSheet, constant=True)
    def score(self) -> ScoreSheet:
        return self._score

    @Property(bool, notify=changed)
    def curtain(self) -> bool:
        return self._curtain

    @Property(str, notify=changed)
    def curtainName(self) -> str:
        """The name of the player who sits down at the screen next."""
        asked = self.session.asked
        return "" if asked is None else self.session.setup.seats[asked.seat].name

    @Property(str, notify=changed)
    def question(self) -> str:
        """What the person at the screen can answer; a different text for each question.

        While others are asked it stays the same.
        """
        if self._curtain:
            return f"curtain {self.session.version}"
        if self._timeline.past:
            return "past"
        if self._waiting:
            return f"done {self.session.version}"
        return "" if self._decision is None else str(self.session.version)

    @Property(bool, notify=changed)
    def waiting(self) -> bool:
        """Whether the turn is finished but not handed over: until then it can be taken back."""
        return self._waiting and not self._timeline.past

    @Property(bool, notify=changed)
    def over(self) -> bool:
        return self._over

    @Property(bool, notify=changed)
    def following(self) -> bool:
        """Whether the person at the screen watches a player who does not sit there."""
        asked = self.session.asked
        there = asked is not None and asked.seat not in self._persons
        return there and not self._waiting and not self._timeline.past

    @Property(bool, notify=changed)
    def paused(self) -> bool:
        """Whether players who do not sit at the screen are paused."""
        return self._bots.stopped

    @Property(bool, notify=changed)
    def canUndo(self) -> bool:
        return not self._timeline.past and self._strides.can_undo

    @Property(str, notify=changed)
    def undoHint(self) -> str:
        """The decision that undo takes back, and other players' turns."""
        return self._undoing.before(self._strides.undoable)

    @Property(bool, notify=changed)
    def canRedo(self) -> bool:
        return not self._timeline.past and self.session.can_redo

    @Property(bool, notify=safetyChanged)
    def writing(self) -> bool:
        """Whether the last changes are still being written, and would not survive a crash now."""
        return self.session.safety.problem is None and not self.session.safety.is_safe

    @Property(str, notify=safetyChanged)
    def unsafe(self) -> str:
        """Why the last changes could not be written; empty if they could, or will be."""
        problem = self.session.safety.problem
        if problem is None:
            return ""
        told = problem.text(self._catalogue)
        return self._catalogue.text("window.unsafe.told", problem=told)

    def begin(self, before: "GameController | None" = None) -> None:
        """Show the game, to the viewer of ``before`` if given; connect listeners first."""
        if before is not None:
            self._viewer, self._over = before._viewer, before._over
            self._strides = before._strides
            self._several, self._passed = before._several, before._passed
        self._started = True
        self._refresh()
        if self.session.frozen:
            self._score.skip()
            self._score.endFinale()

    @Slot(str, result=bool)
    def answer(self, option: str) -> bool:
        """Answer for the person at the screen; return False if the answer is illegal now."""
        decision = self._decision
        if decision is None or option not in decision.options:
            return False
        self._show(self._strides.answer(option))
        return True

    @property
    def _decision(self) -> Decision | None:
        """Return the decision that the person at the screen may make now, if any."""
        decision = self.session.decision
        if decision is None or self._curtain or self._timeline.past:
            return None
        return decision if decision.seat == self._viewer else None

    @Slot()
    def undo(self) -> None:
        """Take the last decision back, if that is allowed."""
        if not self._curtain and not self._timeline.past:
            taken = self._strides.undoable
            try:
                self._strides.undo()
            except NothingToUndoError:
                return
            self._refresh()
            self._prompt.mention(self._undoing.after(taken))

    @Slot(result=bool)
    def stepBack(self) -> bool:
        """Take back the last answer of an unfinished act; return whether there was one."""
        if self._decision is None or not self._strides.amid:
            return False
        self.undo()
        return True

    @Slot()
    def redo(self) -> None:
        """Repeat a decision that was taken back."""
        if not self._curtain and not self._timeline.past:
            try:
                self._strides.redo()
            except NothingToRedoError:
                return
            self._refresh()
            self._prompt.forget()

    @Slot(object)
    def _return_to(self, moment: Moment[State]) -> None:
        """Continue from another moment, of this line or of a branch."""
        self._strides.return_to(moment)
        self._refresh()
        self._prompt.forget()

    @Slot()
    def passOn(self) -> None:
        """Hand the finished turn over to the next player."""
        if self.waiting:
            self.session.undo_rule.pass_on()
            self._passed = self.session.here
            self._refresh()

    @Slot()
    def reveal(self) -> None:
        """Lift the curtain: the person who is asked now sits at the screen."""
        asked = self.session.asked
        if self._curtain and asked is not None:
            self._viewer = asked.seat
            self._refresh()

    @Slot()
    def retry(self) -> None:
        """Try again to write what could not be written."""
        self.session.safety.retry()
        self.tell_safety()

    @Slot()
    def pause(self) -> None:
        """Pause or resume players who do not sit at the screen."""
        if len(self._persons) < len(self.session.setup.seats):
            self._bots.stop(stopped=not self._bots.stopped)
            self.changed.emit()

    @Slot()
    def hurry(self) -> None:
        """Skip ahead until a person is asked again."""
        if self.following:
            self._bots.stop(stopped=False)
            self._bots.hurry()
            self._motion.skip()
            self.changed.emit()

    def set_pace(self, milliseconds: int) -> None:
        """Set how long a bot waits before it plays a card; the curtain waits twice as long."""
        self._bots.pace = milliseconds
        self._look.setInterval(2 * milliseconds)

    def set_bonuses_asked(self, *, asked: bool) -> None:
        """Ask about every bonus, or take bonuses that only give without asking."""
        self._strides.asks_all = asked

    def set_coached(self, *, coached: bool) -> None:
        """Let a tutor advise a person who plays alone, or not."""
        self._coached = coached
        if len(self._persons) != 1 or self.session.frozen:
            return
        if not coached:
            if not self._tutors.dismiss_coach():
                return
            self._let_bot_think()  # it may have waited for the coach to finish
        elif not self._tutors.coach(self._persons[0]):
            return
        elif self._viewer is not None and self._started:
            self._refresh()
        self.changed.emit()

    def set_hinted(self, *, hinted: bool) -> None:
        """Let people ask for the best play, or not."""
        if hinted != self._hinted:
            self._hinted = hinted
            self.hush()
            self.changed.emit()

    @Slot(int, str)
    def _hand_over(self, seat: int, kind: str) -> None:
        """Let somebody else play a seat from now on.

        If several people play, a person who has left the screen sees nothing more, and the next one
        must lift the curtain.
        """
        if not self.handable:
            return
        self.hush()
        self.session.hand_over(seat, kind)
        self._strides.forget()
        setup = self.session.setup
        self._persons = persons_of(setup)
        self._several = self._several or len(people_ever(setup)) > 1
        if self._viewer not in self._persons:
            self._viewer = None
        if len(self._persons) == 1 and not self._several:
            self._viewer = self._persons[0]
        self._tutors.dismiss_coach()
        self._seating.refresh()
        self._refresh()
        self.set_coached(coached=self._coached)
        self._prompt.mention(self._seating.tell(seat))

    def set_open_hands(self, *, opened: bool) -> None:
        """Let people see each other's hands, or draw a curtain between them."""
        if opened != self._open_hands:
            self._open_hands = opened
            if self._curtain or self._look.isActive() or self._waiting:
                self._refresh()

    def set_turns_held(self, *, held: bool) -> None:
        """Let people with secret hands hand over their turns themselves, or not."""
        if held != self._turns_held:
            self._turns_held = held
            if self._look.isActive() or self._waiting:
                self._refresh()

    def close(self) -> None:
        """Close the game and ignore further answers of bots."""
        self._tutors.close()
        self._bots.drop()
        self._look.stop()
        self._end.stop()

    @Slot()
    def _refresh(self, events: tuple[Event, ...] = ()) -> None:
        session = self.session
        asked = session.asked
        another = (
            asked is not None
            and (self._several or len(self._persons) > 1)
            and asked.seat in self._persons
            and asked.seat != self._viewer
        )
        self._waiting = self._waits()
        if self._waiting:
            session.undo_rule.hold()
            another = False
        elif asked is not None and asked.seat != self._viewer:
            self._passed = session.here
        if asked is not None and another and self._open_hands:
            self._viewer = asked.seat
        if not another or self._open_hands:
            self._look.stop()
        elif events and self._viewer is not None and self._look.interval():
            self._look.start()
        self._curtain = another and not self._open_hands and not self._look.isActive()
        seen_by = None if self._curtain else self._viewer
        self._timeline.refresh(seen_by, may_walk=not self._curtain)
        past, here = self._timeline.past, self._timeline.here
        view = session.look_back(here, seen_by) if past else session.view(seen_by)
        skipped = self._bots.hurried
        if asked is None or asked.seat in self._persons:
            self._bots.hurried = False
        told = () if self._curtain else events
        estimates = session.estimate(here, view)
        self._table.show(Shown(view, seen_by, estimates, told, self._bots.hurried))
        if self.waiting and asked is not None and self._viewer is not None:
            after = self._catalogue.text("window.turn.over", name=self.curtainName)
            self._prompt.show(after, Asked(asked.id, self._viewer, None))
        was_over, self._over = self._over, asked is None and not self._paused
        ends = self._over and not was_over
        if ends:
            self._prompt.forget()  # a remark about how the game goes on would be wrong now
        if self._over:
            score = session.score()
            self._score.refresh(score)
            if not past:
                self._table.finish(view, score)
        self._bots.drop()
        self._tutors.look_as(seen_by)
        self.changed.emit()
        if sound := self._table.sound_of(events):
            self.heard.emit(sound)
        if ends and not isinstance(self._lesson, ChallengeRun):
            watched = bool(events) and session.history[-1].seat not in self._persons
            if watched and not skipped and self._bots.pace:
                self._end.start(self._bots.pace)
            else:
                self.ended.emit()
        self.tell_safety()
        self._tutors.follow()
        if not self._timeline.past:
            self._let_bot_think()

    def _waits(self) -> bool:
        """Return whether the person at the screen has finished a turn and not handed it over."""
        asked, last = self.session.asked, self.session.here
        if last is not self._passed:
            self._passed = None
        return (
            self._turns_held
            and not self._open_hands
            and not self.session.frozen
            and len(self._persons) > 1
            and asked is not None
            and asked.seat != self._viewer
            and last.entry is not None
            and last.entry.seat == self._viewer
            and self._passed is None
        )

    @Slot()
    def _say_over(self) -> None:
        """Say that the game is over, once the last turn of a bot has been seen."""
        if not self._over:
            return
        if self._bots.held:
            self._end.start()
        else:
            self.ended.emit()

    def tell_safety(self) -> None:
        """Say whether the game would survive a crash now, if that has changed."""
        safety = (self.session.safety.problem, self.session.safety.is_safe)
        if safety != self._safety:
            self._safety = safety
            self.safetyChanged.emit()
        if (notice := self.session.take_notice()) is not None:
            self.complained.emit(notice.text(self._catalogue))

    @Slot()
    def _say_shown(self) -> None:
        self._prompt.mention(self._catalogue.text("window.past.shown"))

    @Slot(object)
    def _follow(self, gesture: Gesture) -> None:
        """Give the answers of a gesture."""
        self._show(self._strides.follow(gesture.answers, gesture.goals))

    def _show(self, events: tuple[Event, ...]) -> None:
        """Show the events that followed from answers."""
        self._prompt.forget()
        self._refresh(events)

    @Slot()
    def _let_bot_think(self) -> None:
        decision = self.session.decision
        if decision is None or decision.seat in self._persons:
            return
        if self._tutors.holds or self._waiting:
            return
        plan = self.session.setup.seats[decision.seat]
        seed = self.session.setup.seed
        begins = self._table.opens_turn(decision)
        view = self.session.view(decision.seat)
        self._bots.ask(self.session.match.setup, view, plan.kind, seed, begins=begins)

    @Slot()
    def _let_bots_wait(self) -> None:
        self._bots.held = self._motion.flying or self._motion.newRound > 0

    @Slot(bool)
    def _choose_seats(self, choosing: bool) -> None:
        self._bots.seat(choosing=choosing)

    @Slot(str)
    def _bot_answered(self, option: str) -> None:
        decision = self.session.decision
        if decision is None:
            return
        try:
            events = self.session.answer(decision.id, option)
        except IllegalOptionError as error:
            self._bot_failed(error)
            return
        self._refresh(events)

    @Slot(str)
    def _demonstrate(self, option: str) -> None:
        """Give one answer for the person at the screen, and none automatically."""
        if (decision := self._decision) is not None:
            self._show(self.session.answer(decision.id, option))

    @Slot(object)
    def _bot_failed(self, error: Exception) -> None:
        """Report that a bot failed, and answer at random in its place."""
        decision, setup = self.session.decision, self.session.setup
        if decision is None:
            return
        name = setup.seats[decision.seat].name
        problem = reason(error).text(self._catalogue)
        self.complained.emit(self._catalogue.text("window.notice.bot", name=name, problem=problem))
        option = by_chance(decision, setup.seed)
        self._refresh(self.session.answer(decision.id, option))
