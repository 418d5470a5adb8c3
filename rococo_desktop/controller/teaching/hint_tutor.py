"""The tutor with a hint: the best play for the person asked, all that it needs, and why."""

from collections.abc import Sequence
from itertools import chain

from PySide6.QtCore import QObject, Slot

from rococo_desktop.ai.suggestion import HINTS, Suggestion
from rococo_desktop.controller.teaching.tutor import Classroom, PlayRow, Speech, Tutor
from rococo_desktop.controller.turns.thinkers import Adviser, Request
from rococo_desktop.engine.state import Decision
from rococo_desktop.kinds.kind import Advice

BETWEEN = " \N{MIDDLE DOT} "
"""The separator of reasons, which may contain commas."""


class HintTutor(Tutor):
    """Speaks when asked, while a play of the hint is followed and until it is dismissed."""

    def __init__(self, room: Classroom, advice: Advice, adviser: Adviser, parent: QObject) -> None:
        super().__init__(room, "window.hint.title", parent, "window.hint.leave")
        self._advice = advice
        self._adviser = adviser
        self._asked: Decision | None = None
        self._before: tuple[str, ...] = ()
        """The answers of the game before the hint."""
        self._found: Sequence[Suggestion] = ()
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
        self._asked, self._before = decision, session.answers
        called = self._catalogue.text(f"lesson.called.{session.setup.game}")
        self.say(Speech(self._catalogue.text("window.hint.thinks", name=called), thinks=True))
        view = session.view(decision.seat)
        setup = session.match.setup
        self._request.ask(self._adviser.suggest(setup, view, session.setup.seed, HINTS))

    @Slot()
    def leave(self) -> None:
        self._request.drop()
        self._asked, self._found = None, ()
        self.say(Speech())

    def follow(self) -> None:
        """Light what comes next in the play that is followed; without one drop the hint."""
        asked = self._asked
        if asked is None:
            return
        session, start = self._session, len(self._before)
        answers, decision = session.answers, session.decision
        given = answers[start:]
        left = self._left(given)
        goes_on = (
            decision is not None and decision.seat == asked.seat and answers[:start] == self._before
        )
        if goes_on and left:
            self.light(self._lights(left))
        elif not goes_on or given:
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
        self._found = found
        lights = self._lights(best.answers)
        self.say(Speech(self._first(best), lights, aside=True, plays=plays))

    def _left(self, given: Sequence[str]) -> Sequence[str]:
        """Return what is left of the best play that begins with some answers; nothing if none."""
        done = len(given)
        plays = (play.answers for play in self._found if play.answers[:done] == given)
        return next(plays, ())[done:]

    def _lights(self, answers: Sequence[str]) -> Sequence[str]:
        """Return the places of the next answer, and of the pieces in those after it."""
        first, *later = (self._places(answer) for answer in answers)
        pieces = dict.fromkeys(chain(first or (f"option:{answers[0]}",), *later))
        return tuple(pieces)

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
