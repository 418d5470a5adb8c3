"""The narrator: tells a turn of an automatic rival step by step, each with its reason."""

from collections.abc import Callable, Iterable, Sequence
from itertools import takewhile
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Slot

from rococo_desktop.controller.settings.preferences import Preferences
from rococo_desktop.controller.table.game_table import AnyTable
from rococo_desktop.controller.teaching.tutor import Classroom, ReplyRow, Speech, Tutor
from rococo_desktop.controller.turns.hot_seat import HotSeat
from rococo_desktop.engine.events import Event
from rococo_desktop.rules.state import ACT
from rococo_desktop.session.seats import RIVAL
from rococo_desktop.session.session import AnySession
from rococo_desktop.words.telling import Step, steps

NEXT = "next"
SKIP = "skip"
DONE = "done"
"""The replies."""
READ = 14
"""The letters that one reads in the time for which a computer player waits."""
BY_HAND = "calm"
"""The pace at which a step stays until people go on."""


class _Turn(NamedTuple):
    """A turn of the rival: after how many decisions it came, and what happened in it."""

    moment: int
    events: Sequence[Event]


class Narrator(Tutor):
    """The rival, who tells of each turn when it has happened, and of the last one on request.

    The others wait until it is told. It changes nothing, and ends as soon as the game goes on.
    """

    def __init__(
        self,
        room: Classroom,
        table: AnyTable,
        hot_seat: HotSeat,
        preferences: Preferences,
        held: Callable[[], bool],
        parent: QObject,
    ) -> None:
        """While it is ``held``, nothing goes on by itself: there is something else to look at."""
        super().__init__(room, "window-telling-again", parent, "window-telling-leave")
        self._table = table
        self._hot_seat = hot_seat
        self._preferences = preferences
        self._held = held
        self._seat = rival_of(room.session)
        self.name = self.title = room.session.setup.names[self._seat]
        self._steps: Sequence[Speech] = ()
        self._told = 0
        self._by_itself = False
        self._version = 0
        self._reading = QTimer(self, singleShot=True)
        """While it runs, people read the step."""
        self._reading.timeout.connect(self._go_on_by_itself)

    @property
    def speaks(self) -> bool:
        """Return whether a turn is being told."""
        return bool(self._steps)

    @property
    def knows(self) -> bool:
        """Return whether there is a turn to be told."""
        return self._latest() is not None

    def hear(self, events: Iterable[Event]) -> None:
        """Tell the rival's turn if it is among what has just happened."""
        if self._preferences.bot_pace and any(map(self._opens, events)):
            self._begin(by_itself=self._preferences.pace != BY_HAND or not self._hot_seat.seated)

    def again(self) -> None:
        """Tell the last turn once more; whoever asks for it goes through it at leisure."""
        self._begin(by_itself=False)

    def follow(self) -> None:
        """Fall silent if the game has changed since."""
        if self.speaks and self._session.version != self._version:
            self._fall_silent()

    @Slot()
    def obey(self) -> None:
        """Follow the pace, which may have changed."""
        if self._by_itself and not self._preferences.bot_pace:
            self.leave()

    @Slot(str)
    def reply(self, answer: str) -> None:
        if answer == NEXT:
            self._by_itself = False
            self._reading.stop()
            self._show(self._told + 1)
        else:
            self.leave()

    @Slot()
    def leave(self) -> None:
        """End it; the others go on."""
        if self.speaks:
            self._fall_silent()
            self.wentOn.emit()

    # -- within ----------------------------------------------------------------------------------

    def _begin(self, *, by_itself: bool) -> None:
        turn = self._latest()
        if turn is not None:
            self._by_itself, self._version = by_itself, self._session.version
            self._steps = self._speeches(turn)
            self._show(0)

    def _fall_silent(self) -> None:
        self._reading.stop()
        self._steps, self._told = (), 0
        self.say(Speech())

    def _show(self, step: int) -> None:
        if step == len(self._steps):
            self.leave()
            return
        self._told = step
        speech = self._steps[step]
        self.say(speech)
        if self._by_itself:
            letters = len(speech.text) + len(speech.response)
            self._reading.start(self._preferences.bot_pace * (READ + letters) // READ)

    @Slot()
    def _go_on_by_itself(self) -> None:
        """Go on to the next step; the last one stays for a person who is asked something."""
        if self._held():
            self._reading.start()
        elif self._told + 1 < len(self._steps) or self._hot_seat.decision is None:
            self._show(self._told + 1)

    def _opens(self, event: Event) -> bool:
        return event.opens_turn and getattr(event, "seat", None) == self._seat

    def _latest(self) -> _Turn | None:
        """Return the rival's last turn, from its card up to what happened between the turns."""
        history, chapters = self._session.history, self._table.chapters
        for moment in range(len(history) - 1, -1, -1):
            events = history[moment].events
            first = next((place for place, each in enumerate(events) if self._opens(each)), None)
            if first is not None:
                turn = takewhile(lambda each: chapters.phase(each, ACT) == ACT, events[first:])
                return _Turn(moment, tuple(turn))
        return None

    def _speeches(self, turn: _Turn) -> list[Speech]:
        """Return what is said at each step, with light on the pieces where they lie now."""
        session, viewer, news = self._session, self._hot_seat.seen_by, self._table.news
        before = session.look_back(turn.moment, viewer)
        after = session.look_back(turn.moment + 1, viewer)
        renewed = any(
            isinstance(each, news.renewing) for each in session.history[turn.moment].events
        )
        seen = [each for event in turn.events if (each := event.seen_by(viewer)) is not None]
        told = steps(self._words, seen, self._table.explaining)
        said = self._catalogue.text

        def speech(number: int, step: Step) -> Speech:
            places = news.places(step.events, before, after, taken=not renewed)
            replies = (NEXT, SKIP) if number < len(told) else (DONE,)
            return Speech(
                text=step.reason or step.text,
                response=step.text if step.reason else "",
                lights=places or [f"player:{self._seat}"],
                replies=[
                    ReplyRow(each, said(f"window-telling-{each}"), primary=each != SKIP)
                    for each in replies
                ],
                progress=said("lesson-step", number=number, n=len(told)),
            )

        return [speech(number, step) for number, step in enumerate(told, 1)]


def rival_of(session: AnySession) -> int:
    """Return the seat of the automatic rival; -1 if there is none."""
    kinds = [plan.kind for plan in session.setup.seats]
    return kinds.index(RIVAL) if RIVAL in kinds else -1
