"""The tutor with a hint: the best play for the person who is asked, where it begins, and why."""

from collections.abc import Callable, Sequence
from concurrent.futures import Future

from PySide6.QtCore import QObject, Qt, Slot

from rococo_desktop.ai.suggestion import HINTS, Suggestion
from rococo_desktop.controller.bot_driver import Adviser, Bell
from rococo_desktop.controller.qt import QmlUncreatable
from rococo_desktop.controller.tutor import PlayRow, Speech, Tutor
from rococo_desktop.engine.state import Decision
from rococo_desktop.kinds.kind import Advice
from rococo_desktop.session.session import AnySession
from rococo_desktop.texts import Catalogue
from rococo_desktop.words import Words, deed

QUESTION = "region:prompt"
"""The place of answers that are words."""
BETWEEN = " \N{MIDDLE DOT} "
"""What stands between reasons, which may contain commas."""


@QmlUncreatable("Hints come from the program.")
class HintTutor(Tutor):
    """Speaks when asked, until something changes in the game or the hint is dismissed."""

    def __init__(
        self,
        session: AnySession,
        advice: Advice,
        words: Words,
        adviser: Adviser,
        places: Callable[[str], Sequence[str]],
        catalogue: Catalogue,
        portrait: str,
        parent: QObject,
    ) -> None:
        name = catalogue.text(f"lesson.tutor.{session.setup.game}")
        title = catalogue.text("window.hint.title")
        super().__init__(name, title, portrait, parent, farewell="window.hint.leave")
        self._session = session
        self._advice = advice
        self._words = words
        self._adviser = adviser
        self._places = places
        self._catalogue = catalogue
        self._asked: Decision | None = None
        self._version = 0
        self._future: Future[tuple[Suggestion, ...]] | None = None
        self._bell = Bell()
        self._bell.rung.connect(self._listen, Qt.ConnectionType.QueuedConnection)

    @property
    def speaks(self) -> bool:
        """Return whether a hint is shown, or thought about."""
        return self._asked is not None

    def ask(self, decision: Decision) -> None:
        """Begin to think about a decision of the game as it stands."""
        self.leave()
        session, bell = self._session, self._bell
        self._asked, self._version = decision, session.version
        called = self._catalogue.text(f"lesson.called.{session.setup.game}")
        self.say(Speech(self._catalogue.text("window.hint.thinks", name=called), thinks=True))
        view = session.view(decision.seat)
        setup = session.match.setup
        self._future = self._adviser.suggest(setup, view, session.setup.seed, HINTS)
        self._future.add_done_callback(lambda _: bell.rung.emit())

    @Slot()
    def leave(self) -> None:
        """Dismiss the hint."""
        if self._future is not None:
            self._future.cancel()
        self._future = self._asked = None
        self.say(Speech())

    def follow(self) -> None:
        """Drop the hint if the game has changed since."""
        if self._asked is not None and self._session.version != self._version:
            self.leave()

    @Slot()
    def _listen(self) -> None:
        future, decision = self._future, self._asked
        if future is None or decision is None or not future.done():
            return
        self._future = None
        try:
            found = future.result()
        except Exception:  # whatever failed in the other process, the game goes on
            found = ()
        if not found:
            self.say(Speech(self._catalogue.text("window.hint.none")))
            return
        best = found[0]
        plays = [self._play(decision, found, number) for number in range(len(found))]
        lights = self._places(best.answers[0]) or (QUESTION,)
        self.say(Speech(self._first(best), lights, aside=True, plays=plays))

    def _first(self, best: Suggestion) -> str:
        """Return how good the position is after the best play."""
        points = round(best.points)
        way = "ahead" if points > 0 else "behind" if points < 0 else "level"
        return self._catalogue.text(
            f"window.hint.{way}", percent=round(100 * best.chance), n=abs(points)
        )

    def _play(self, decision: Decision, found: Sequence[Suggestion], number: int) -> PlayRow:
        """Return a play in words, with what it loses against the best one and what is for it."""
        texts, play, best = self._catalogue, found[number], found[0]
        told = deed(self._words, decision.seat, play.events)
        told = told or self._words.option(decision, play.answers[0])
        lost = best.points - play.points
        worth = texts.text("window.hint.best") if not number else self._worse(lost)
        reasons = [self._advice.argument(self._words, each) for each in play.reasons]
        return PlayRow(number, told, worth, BETWEEN.join(reasons))

    def _worse(self, lost: float) -> str:
        points = round(lost)
        if not points:
            return self._catalogue.text("window.hint.equal")
        return self._catalogue.text("window.hint.worse", n=points)
