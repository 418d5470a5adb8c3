"""The speakers at the table of one game: a lesson, a challenge, a coach, a hint or a rival."""

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal, Slot

from rococo_desktop.controller.qt import InQml, Property
from rococo_desktop.controller.settings.preferences import Preferences
from rococo_desktop.controller.teaching.analysis import Analysis
from rococo_desktop.controller.teaching.challenge_tutor import ChallengeTutor
from rococo_desktop.controller.teaching.coach_tutor import CoachTutor
from rococo_desktop.controller.teaching.hint_tutor import HintTutor
from rococo_desktop.controller.teaching.lesson_tutor import LessonTutor
from rococo_desktop.controller.teaching.narrator import Narrator
from rococo_desktop.controller.teaching.tutor import Classroom, Tutor
from rococo_desktop.controller.turns.hot_seat import HotSeat
from rococo_desktop.controller.turns.thinkers import Adviser
from rococo_desktop.engine.events import Event
from rococo_desktop.session.teaching.challenge_run import ChallengeRun, Course
from rococo_desktop.session.teaching.coach import EARLY
from rococo_desktop.session.teaching.lesson_run import LessonRun


@InQml("Table.Program")
class Tutors(QObject):
    """The tutors of a game, of whom one speaks at a time: first a hint, then the rival's turn."""

    changed = Signal()
    """The speaker, the text or what can be asked has changed."""
    told = Signal()
    """Whoever teaches says something else."""
    called = Signal()
    """A coach has come, to whom the game must be shown."""
    returned = Signal(object)
    """The game must go back to a moment."""
    shown = Signal(str)
    """The person at the screen gives this answer, which they asked to see."""
    played = Signal(str)
    """The solution of a challenge continues with this answer."""
    wentOn = Signal()
    """The text has been read, so that others may act."""
    held = Signal()
    """The others must wait, though they may be thinking already."""
    honoured = Signal()
    """A challenge has been met, or a lesson taken to its end."""
    coachLeft = Signal()
    """The coach was sent away."""

    def __init__(
        self,
        room: Classroom,
        adviser: Adviser | None,
        lesson: Course | None,
        narrator: Narrator | None,
        hot_seat: HotSeat,
        preferences: Preferences,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._room = room
        self._session = room.session
        self._adviser = adviser
        self._lesson = lesson
        self._hot_seat = hot_seat
        self._preferences = preferences
        self._tutor: Tutor | None = None
        self._hint: HintTutor | None = None
        self._narrator = narrator
        if narrator is not None:
            narrator.textChanged.connect(self.changed)
            narrator.textChanged.connect(self.told)
            narrator.wentOn.connect(self.wentOn)
            preferences.paced.connect(narrator.obey)
        self._analysis: Analysis | None = None
        advice = self._session.setup.kind.advice
        if advice is not None and adviser is not None and lesson is None:
            self._hint = HintTutor(room, advice, adviser, self)
            self._hint.textChanged.connect(self.changed)
            self._hint.textChanged.connect(self.told)
            self._analysis = Analysis(room, advice, adviser, self)
        if isinstance(lesson, LessonRun):
            self._listen_to(LessonTutor(lesson, room, self))
        elif isinstance(lesson, ChallengeRun):
            challenger = ChallengeTutor(lesson, room, self)
            challenger.played.connect(self.played)
            self._listen_to(challenger)

    @Property(Tutor, notify=changed)
    def speaking(self) -> Tutor | None:
        """The tutor who gives a hint, tells a turn, gives a lesson or advice; None if nobody."""
        if self._hint is not None and self._hint.speaks:
            return self._hint
        return self._narrator if self.tells else self._tutor

    @Property(bool, notify=changed)
    def attended(self) -> bool:
        """Whether somebody teaches at the table, who keeps a place there while silent."""
        return self._tutor is not None

    @Property(bool, notify=changed)
    def coached(self) -> bool:
        """Whether it is a coach."""
        return isinstance(self._tutor, CoachTutor)

    @Property(bool, notify=changed)
    def spells(self) -> bool:
        """Whether the others' turns are told in sentences: somebody learns what pictures mean."""
        early = self._session.state.round <= EARLY
        return isinstance(self._tutor, LessonTutor) or (self.coached and early)

    @Property(bool, notify=changed)
    def hinting(self) -> bool:
        """Whether a hint is shown or being computed."""
        return self._hint is not None and self._hint.speaks

    @Property(bool, notify=changed)
    def tells(self) -> bool:
        """Whether the rival's turn is being told."""
        return self._narrator is not None and self._narrator.speaks

    @Property(str, notify=changed)
    def interjection(self) -> str:
        """What stands in the place of the question while the others wait for the coach."""
        coach = self._tutor
        waits = self._hot_seat.following and not self.tells
        if not (waits and isinstance(coach, CoachTutor) and coach.mayGoOn):
            return ""
        catalogue = self._room.catalogue
        name = catalogue.text(f"lesson-called-{self._session.setup.game}")
        return catalogue.text("window-coach-word", name=name)

    @Slot()
    def letGoOn(self) -> None:
        """Let the others go on, as what the coach said has been read."""
        if self._tutor is not None:
            self._tutor.goOn()

    @Property(bool, notify=changed)
    def mayTellAgain(self) -> bool:
        """Whether there is a turn of the rival to be told once more."""
        return self._narrator is not None and self._narrator.knows

    @Property(str, constant=True)
    def rival(self) -> str:
        """The name of the rival who tells of its turns; empty without one."""
        return "" if self._narrator is None else self._narrator.name

    @Slot()
    def tellAgain(self) -> None:
        """Tell the rival's last turn once more; what others think meanwhile is dropped."""
        if self._narrator is not None:
            self.hush()
            self._narrator.again()
            self.held.emit()

    @Slot(result=bool)
    def skip(self) -> bool:
        """End what is told of the rival's turn; return whether it was being told."""
        tells = self.tells
        if self._narrator is not None:
            self._narrator.leave()
        return tells

    @property
    def _hinted(self) -> bool:
        """Return whether people may ask for the best play."""
        return self._preferences.settings.hints == "on"

    @Property(bool, notify=changed)
    def hints(self) -> bool:
        """Whether hints exist at this table."""
        return self._hint is not None and self._hinted and self._hot_seat.seated

    @Property(bool, notify=changed)
    def mayHint(self) -> bool:
        return self.hints and self._hot_seat.decision is not None

    @Property(Analysis, constant=True)
    def analysis(self) -> Analysis | None:
        """The analysis of the game; None in a game without advice."""
        return self._analysis

    @Property(bool, notify=changed)
    def analysable(self) -> bool:
        """Whether the game, or a past round of it, can be analysed."""
        return self._analysis is not None and not self._analysis.barred

    @Property(str, notify=changed)
    def analysisBarred(self) -> str:
        """Why neither the game nor a past round of it can be analysed; empty if it can be."""
        return "" if self._analysis is None else self._analysis.barred

    @Slot()
    def askHint(self) -> None:
        """Ask for the best play; a hint already shown is dismissed."""
        decision = self._hot_seat.decision
        if (
            not self._drop_hint()
            and self._hint is not None
            and self.mayHint
            and decision is not None
        ):
            self.skip()
            coach = self._tutor
            self._hint.ask(decision, coach.ahead if isinstance(coach, CoachTutor) else None)

    @Slot(result=bool)
    def hush(self) -> bool:
        """Dismiss the hint, or end what is told; return whether there was anything."""
        return self._drop_hint() or self.skip()

    def _drop_hint(self) -> bool:
        """Dismiss the hint; return whether there was one."""
        hint = self._hint
        if hint is None or not hint.speaks:
            return False
        hint.leave()
        return True

    @property
    def holds(self) -> bool:
        """Return whether the other players wait until the text is read."""
        return self.tells or (self._tutor is not None and self._tutor.holds)

    def attend(self) -> str:
        """Note a change of the game before it is shown.

        Return what stands in the place of the question while the table rests; empty otherwise.
        """
        return "" if self._tutor is None else self._tutor.attend()

    def obey(self) -> None:
        """Follow the settings, which may have changed."""
        if not self._hinted:
            self._drop_hint()
        if len(self._hot_seat.persons) == 1 and not self._session.frozen:
            if self._preferences.settings.coach == "on":
                self._call_coach(self._hot_seat.persons[0])
            elif self.dismiss_coach():
                self.wentOn.emit()  # others may have waited for the coach to finish
        self.changed.emit()

    def dismiss_coach(self) -> bool:
        """Stop any coach's advice; return whether there was a coach."""
        if self._lesson is not None or self._tutor is None:
            return False
        self._tutor.deleteLater()
        self._tutor = None
        self.changed.emit()
        return True

    def _call_coach(self, seat: int) -> None:
        """Let a coach advise the person in a seat, unless somebody teaches already."""
        advice = self._session.setup.kind.advice
        hint, adviser = self._hint, self._adviser
        if self._tutor or advice is None or hint is None or adviser is None:
            return
        coach = CoachTutor(self._room, seat, advice, adviser, hint, self)
        coach.left.connect(self.coachLeft)
        coach.interrupted.connect(self.held)
        self._listen_to(coach)
        self.called.emit()

    def look_as(self, viewer: int | None) -> None:
        """Note who looks at the table, if anybody: what the analysis shows is theirs to know."""
        if self._analysis is not None:
            self._analysis.look_as(viewer, self._hot_seat.sole)

    def follow(self, events: Iterable[Event] = ()) -> None:
        """Note a change of the game; a rival's turn among the ``events`` is told."""
        if self._hint is not None:
            self._hint.follow()
        if self._narrator is not None:
            self._narrator.follow()
            self._narrator.hear(events)
        if self._tutor is not None:
            self._tutor.follow()

    def close(self) -> None:
        self.hush()
        if self._analysis is not None:
            self._analysis.stop()

    def _listen_to(self, tutor: Tutor) -> None:
        self._tutor = tutor
        tutor.textChanged.connect(self.changed)
        tutor.textChanged.connect(self.told)
        tutor.returned.connect(self.returned)
        tutor.shown.connect(self.shown)
        tutor.wentOn.connect(self.wentOn)
        tutor.honoured.connect(self.honoured)
        self.changed.emit()
