"""Work on files in a thread of its own, so that the window never waits for a disk.

All that the window reads and writes of its user's files goes through it, the journal included:
what a game has not safe yet, its table says meanwhile (decision 15).
"""

from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from rococo_desktop.controller.qt import InQml, Value
from rococo_desktop.session.errors import MessageError, reason
from rococo_desktop.session.files.writer import Failed

T = TypeVar("T")

MOMENT = 300
"""The milliseconds after which people begin to wonder whether anything happens."""


@InQml("Table.Program")
class FileClerk(QObject):
    """Does one piece of work after another in its thread; results arrive in the caller's thread.

    Later work sees what earlier work has written.
    """

    workingChanged = Signal()
    told = Signal()
    """A result has been delivered."""
    _done = Signal()

    working = Value(bool, notify=workingChanged)
    """Whether a piece of work takes longer than a moment, so that something is awaited."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="files")
        self._asked: deque[Future[Callable[[], None]]] = deque()
        self._moment = QTimer(self, interval=MOMENT, singleShot=True)
        self._moment.timeout.connect(self._notice)
        self.failures = 0
        """The number of pieces of work that have failed."""
        self._done.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def ask(self, work: Callable[[], T], done: Callable[[T], None], failed: Failed) -> None:
        """Do ``work`` in the files' thread; call ``done`` or ``failed`` here later."""

        def fail(error: MessageError) -> None:
            self.failures += 1
            failed(error)

        def do() -> Callable[[], None]:
            try:
                result = work()
            except MessageError as error:
                return partial(fail, error.alone())
            except OSError as error:
                return partial(fail, MessageError("file-failed", reason=reason(error)))
            return partial(done, result)

        future = self._thread.submit(do)
        self._asked.append(future)
        if not self._moment.isActive():
            self._moment.start()
        future.add_done_callback(lambda _: self._done.emit())

    @property
    def is_busy(self) -> bool:
        """Return whether there is work whose result has not been delivered."""
        return bool(self._asked)

    def finish(self) -> None:
        """Wait for all work, and deliver its results."""
        while self._asked:
            wait([self._asked[0]])
            self._tell()

    def close(self) -> None:
        """End when all work is done; no pending write is lost."""
        self.finish()
        self._thread.shutdown()

    @Slot()
    def _tell(self) -> None:
        while self._asked and self._asked[0].done():
            tell = self._asked.popleft().result()
            self._moment.start()
            tell()
            self.told.emit()
        if not self._asked:
            self._moment.stop()
            self._set_working(working=False)

    @Slot()
    def _notice(self) -> None:
        self._set_working(working=bool(self._asked))

    def _set_working(self, *, working: bool) -> None:
        if self.working != working:
            self.working = working
            self.workingChanged.emit()
