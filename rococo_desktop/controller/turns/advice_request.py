"""A question to a thinker outside the window's thread, and the answer within it."""

from concurrent.futures import Future
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal, Slot

from rococo_desktop.controller.turns.bot_driver import Bell


class AdviceRequest(QObject):
    """Waits for one answer at a time; the answer to a dropped question is ignored."""

    answered = Signal(object)
    """The result."""
    failed = Signal()
    """There is no result, because something failed in the other process."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._future: Future[Any] | None = None
        self._bell = Bell()
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
    def _listen(self) -> None:
        future = self._future
        if future is None or not future.done():
            return
        self._future = None
        try:
            found = future.result()
        except Exception:  # whatever failed in the other process, the game continues
            self.failed.emit()
        else:
            self.answered.emit(found)
