"""The speakers beside the table of one game: a lesson, a challenge, a coach or a hint."""

from PySide6.QtCore import QObject, Signal, Slot

from rococo_desktop.controller.analysis import Analysis
from rococo_desktop.controller.bot_driver import Adviser, Thinker
from rococo_desktop.controller.challenge_tutor import ChallengeTutor
from rococo_desktop.controller.coach_tutor import CoachTutor
from rococo_desktop.controller.game_table import AnyTable
from rococo_desktop.controller.hint_tutor import HintTutor
from rococo_desktop.controller.inquiry import Counsel
from rococo_desktop.controller.lesson_tutor import LessonTutor
from rococo_desktop.controller.tutor import Tutor
from rococo_desktop.engine.state import Decision
from rococo_desktop.session.challenge_run import ChallengeRun, Course
from rococo_desktop.session.lesson_run import LessonRun
from rococo_desktop.session.session import AnySession
from rococo_desktop.texts import Catalogue
from rococo_desktop.words import Words


class Tutors(QObject):
    """The tutors of a game, of whom one speaks at a time; a hint comes before the others."""

    changed = Signal()
    """The speaker or the text has changed."""
    returned = Signal(object)
    """The game must go back to a moment."""
    shown = Signal(str)
    """The person at the screen gives this answer, which they asked to see."""
    played = Signal(str)
    """The solution of a challenge continues with this answer."""
    wentOn = Signal()
    """The text has been read, so that others may act."""
    coachLeft = Signal()
    """The coach was sent away."""

    def __init__(
        self,
        session: AnySession,
        words: Words,
        catalogue: Catalogue,
        table: AnyTable,
        portrait: str,
        thinker: Thinker,
        adviser: Adviser | None,
        lesson: Course | None,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._words = words
        self._catalogue = catalogue
        self._table = table
        self._portrait = portrait
        self._thinker = thinker
        self._lesson = lesson
        self._tutor: Tutor | None = None
        self._hint: HintTutor | None = None
        self.analysis: Analysis | None = None
        """The analysis of the game; None in a game without advice."""
        advice = session.setup.kind.advice
        if advice is not None and adviser is not None and lesson is None:
            counsel = Counsel(session, advice, words, adviser, catalogue)
            self._hint = HintTutor(counsel, table.places_of, portrait, self)
            self._hint.textChanged.connect(self.changed)
            self.analysis = Analysis(counsel, self)
        if isinstance(lesson, LessonRun):
            self._listen_to(LessonTutor(lesson, catalogue, portrait, self))
        elif isinstance(lesson, ChallengeRun):
            challenger = ChallengeTutor(lesson, words, catalogue, portrait, self)
            challenger.played.connect(self.played)
            self._listen_to(challenger)

    @property
    def speaking(self) -> Tutor | None:
        """Return the tutor who gives a hint, a lesson or advice; None if nobody does."""
        hint = self._hint
        return hint if hint is not None and hint.speaks else self._tutor

    @property
    def hints(self) -> bool:
        """Return whether there are hints in this game."""
        return self._hint is not None

    @property
    def holds(self) -> bool:
        """Return whether the other players wait until the text is read."""
        return self._tutor is not None and self._tutor.holds

    def ask_hint(self, decision: Decision) -> None:
        """Ask for the best play from a decision."""
        if self._hint is not None:
            self._hint.ask(decision)

    def hush(self) -> bool:
        """Dismiss the hint; return whether there was one."""
        hint = self._hint
        if hint is None or not hint.speaks:
            return False
        hint.leave()
        return True

    def coach(self, seat: int) -> bool:
        """Let a coach advise the person in a seat; return whether one has come."""
        advice = self._session.setup.kind.advice
        if self._lesson is not None or self._tutor is not None or advice is None:
            return False
        coach = CoachTutor(
            self._session,
            seat,
            advice,
            self._words,
            self._thinker,
            self._table.places_of,
            self._catalogue,
            self._portrait,
            self,
        )
        coach.left.connect(self.coachLeft)
        self._listen_to(coach)
        return True

    def dismiss_coach(self) -> bool:
        """Stop any coach's advice; return whether there was a coach."""
        if self._lesson is not None or self._tutor is None:
            return False
        self._tutor.deleteLater()
        self._tutor = None
        self.changed.emit()
        return True

    def look_as(self, viewer: int | None) -> None:
        """Note who looks at the table, if anybody: what the analysis shows is theirs to know."""
        if self.analysis is not None:
            self.analysis.look_as(viewer)

    @Slot()
    def follow(self) -> None:
        """Note a change of the game."""
        if self._hint is not None:
            self._hint.follow()
        if self._tutor is not None:
            self._tutor.follow()

    def close(self) -> None:
        """Stop all thinking."""
        self.hush()
        if self.analysis is not None:
            self.analysis.stop()

    def _listen_to(self, tutor: Tutor) -> None:
        self._tutor = tutor
        tutor.returned.connect(self.returned)
        tutor.shown.connect(self.shown)
        tutor.wentOn.connect(self.wentOn)
        self.changed.emit()
