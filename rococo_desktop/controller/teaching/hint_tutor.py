"""The tutor with a hint: the best play for the person asked, where it begins, and why."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Slot

from rococo_desktop.ai.suggestion import HINTS, Suggestion
from rococo_desktop.controller.teaching.tutor import Classroom, PlayRow, Speech, Tutor
from rococo_desktop.controller.turns.thinkers import Adviser, Request
from rococo_desktop.engine.state import Decision
from rococo_desktop.kinds.kind import Advice

BETWEEN = " \N{MIDDLE DOT} "
"""The separator of reasons, which may contain commas."""


class HintTutor(Tutor):
    """Speaks when asked, until the game changes or the hint is dismissed."""

    def __init__(self, room: Classroom, advice: Advice, adviser: Adviser, parent: QObject) -> None:
        super().__init__(room, "window.hint.title", parent, "window.hint.leave")
        self._advice = advice
        self._adviser = adviser
        self._asked: Decision | None = None
        self._version = 0
        self._request = Request(self)
        self._request.answered.connect(self._advise)
        self._request.failed.connect(self._advise_nothing)

    @property
    def speaks(self) -> bool:
        """Return whether a hint is shown or being computed."""
        return self._asked is not None

    def ask(self, decision: Decision) -> None:
        """Begin to think about a decision of the game as it stands."""
        self.leave()
        session = self._session
        self._asked, self._version = decision, session.version
        called = self._catalogue.text(f"lesson.called.{session.setup.game}")
        self.say(Speech(self._catalogue.text("window.hint.thinks", name=called), thinks=True))
        view = session.view(decision.seat)
        setup = session.match.setup
        self._request.ask(self._adviser.suggest(setup, view, session.setup.seed, HINTS))

    @Slot()
    def leave(self) -> None:
        self._request.drop()
        self._asked = None
        self.say(Speech())

    def follow(self) -> None:
        """Drop the hint if the game has changed since."""
        if self._asked is not None and self._session.version != self._version:
            self.leave()

    @Slot()
    def _advise_nothing(self) -> None:
        self.say(Speech(self._catalogue.text("window.hint.none")))

    @Slot(object)
    def _advise(self, found: Sequence[Suggestion]) -> None:
        decision = self._asked
        if decision is None:
            return
        if not found:
            self._advise_nothing()
            return
        best = found[0]
        plays = [self._play(decision, found, number) for number in range(len(found))]
        lights = self._places(best.answers[0]) or (f"option:{best.answers[0]}",)
        self.say(Speech(self._first(best), lights, aside=True, plays=plays))

    def _first(self, best: Suggestion) -> str:
        """Return how good the position is after the best play."""
        points = round(best.points)
        way = "ahead" if points > 0 else "behind" if points < 0 else "level"
        return self._catalogue.text(
            f"window.hint.{way}", percent=round(100 * best.chance), n=abs(points)
        )

    def _play(self, decision: Decision, found: Sequence[Suggestion], number: int) -> PlayRow:
        """Return a play in words, with its loss against the best one and the reasons for it."""
        texts, play, best = self._catalogue, found[number], found[0]
        told = self._words.deeds(decision.seat, play.events)
        told = told or self._words.option(decision, play.answers[0])
        points = round(best.points - play.points)
        worth = "best" if not number else "worse" if points else "equal"
        reasons = [self._words.argument(each) for each in play.reasons]
        return PlayRow(
            number, told, texts.text(f"window.hint.{worth}", n=points), BETWEEN.join(reasons)
        )
