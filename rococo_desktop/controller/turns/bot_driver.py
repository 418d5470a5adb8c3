"""Bots that answer at a pace people can follow, without ever making the window wait."""

from concurrent.futures import CancelledError, Future
from typing import Protocol

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from rococo_desktop.ai.analysis import Judgement
from rococo_desktop.ai.suggestion import Suggestion
from rococo_desktop.engine.match import Setup, View
from rococo_desktop.engine.state import State


class Thinker(Protocol):
    """Something that finds a bot's answer outside the window's thread."""

    def submit(self, setup: Setup, view: View, bot: str, seed: int) -> Future[str]:
        """Start thinking; the future returns the option."""


class Adviser(Protocol):
    """Something that finds the best plays outside the window's thread."""

    def suggest(
        self, setup: Setup, view: View, seed: int, number: int
    ) -> Future[tuple[Suggestion, ...]]:
        """Start thinking about that many plays; the future returns them, the best first."""

    def analyse(
        self, setup: Setup, before: State, answers: tuple[str, ...], seed: int
    ) -> Future[Judgement]:
        """Start evaluating a play of a finished game."""


class Bell(QObject):
    """A signal from any thread to the window's thread; it may outlive its listener."""

    rung = Signal()


class BotDriver(QObject):
    """Asks bots one question at a time; answers to dropped questions are ignored."""

    answered = Signal(str)
    """The bot's option."""
    failed = Signal(object)
    """The error message."""

    def __init__(self, thinker: Thinker, parent: QObject) -> None:
        super().__init__(parent)
        self.hurried = False
        """Whether people skip ahead; then there are no pauses, and motion is not awaited."""
        self._pace = 0
        self._held = self._seating = False
        self.stopped = False
        """Whether the bots are paused."""
        self._thinker = thinker
        self._future: Future[str] | None = None
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._begin)
        self._bell = Bell()
        self._bell.rung.connect(self._listen, Qt.ConnectionType.QueuedConnection)
        self._question: tuple[Setup, View, str, int] | None = None

    @property
    def pace(self) -> int:
        """Return the milliseconds before a bot begins a turn, for people to follow.

        0 means no pause.
        """
        return self._pace

    @pace.setter
    def pace(self, milliseconds: int) -> None:
        self._pace = milliseconds
        self._bell.rung.emit()

    @property
    def held(self) -> bool:
        """Return whether the bot must wait for motion that is still going on."""
        return self._held

    @held.setter
    def held(self, held: bool) -> None:
        if held != self._held:
            self._held = held
            self._bell.rung.emit()

    def ask(self, setup: Setup, view: View, bot: str, seed: int, *, begins: bool) -> None:
        """Ask ``bot``, after a pause if a turn ``begins``; any earlier question is dropped."""
        self.drop()
        self._question = (setup, view, bot, seed)
        self._pause.start(self.pace if begins and not self.hurried else 0)

    def stop(self, *, stopped: bool) -> None:
        """Pause or resume the bots; an answer found meanwhile is kept."""
        self.stopped = stopped
        self._bell.rung.emit()

    def seat(self, *, choosing: bool) -> None:
        """Let the bots wait while people choose who plays; an answer found meanwhile is kept."""
        self._seating = choosing
        self._bell.rung.emit()

    def hurry(self) -> None:
        """Let bots answer without further pauses."""
        self.hurried = True
        if self._pause.isActive():
            self._pause.start(0)
        self._bell.rung.emit()

    def drop(self) -> None:
        """Ignore the answer to the pending question."""
        self._pause.stop()
        if self._future is not None:
            self._future.cancel()
        self._future = self._question = None

    @Slot()
    def _begin(self) -> None:
        if self._question is not None:
            bell = self._bell
            self._future = self._thinker.submit(*self._question)
            self._future.add_done_callback(lambda _: bell.rung.emit())

    @Slot()
    def _listen(self) -> None:
        future = self._future
        held = self.held and self.pace > 0 and not self.hurried
        waits = held or self.stopped or self._seating
        if future is None or not future.done() or waits:
            return
        self.drop()
        try:
            option = future.result()
        except CancelledError:
            return
        except Exception as error:  # whatever went wrong in the other process, the game must go on
            self.failed.emit(error)
        else:
            self.answered.emit(option)
