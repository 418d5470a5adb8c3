"""Those who think outside the window's thread, and the answers that come from there."""

from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from typing import Any, Protocol

from PySide6.QtCore import QObject, Qt, Signal, Slot

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


class _Bell(QObject):
    """A signal from any thread to the window's thread; it may outlive its listener."""

    rung = Signal()


class Request(QObject):
    """Waits for one answer at a time; the answer to a dropped question is ignored."""

    answered = Signal(object)
    """The result."""
    failed = Signal(object)
    """The exception instead, because something failed in the other process."""

    def __init__(self, parent: QObject, held: Callable[[], bool] = lambda: False) -> None:
        """While it is ``held``, an answer is kept until somebody looks for it."""
        super().__init__(parent)
        self._held = held
        self._future: Future[Any] | None = None
        self._bell = _Bell()
        self._bell.rung.connect(self._listen, Qt.ConnectionType.QueuedConnection)

    @property
    def pending(self) -> bool:
        return self._future is not None

    def ask(self, future: Future[Any]) -> None:
        """Wait for an answer; an earlier question is dropped."""
        self.drop()
        bell = self._bell
        self._future = future
        future.add_done_callback(lambda _: bell.rung.emit())

    def drop(self) -> None:
        """Stop waiting."""
        if self._future is not None:
            self._future.cancel()
            self._future = None

    @Slot()
    def look(self) -> None:
        """Look soon whether there is an answer that is no longer held."""
        self._bell.rung.emit()

    @Slot()
    def _listen(self) -> None:
        future = self._future
        if future is None or not future.done() or self._held():
            return
        self._future = None
        try:
            found = future.result()
        except CancelledError:
            return
        except Exception as error:  # whatever went wrong in the other process, the game must go on
            self.failed.emit(error)
        else:
            self.answered.emit(found)
