"""Screen readers of Linux that hear no announcements, such as an Orca older than 45."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QDeadlineTimer, QElapsedTimer, QObject, QTimer
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCall, QDBusPendingCallWatcher

HELD_BACK = 500
"""The milliseconds after which they are told.

They drop notices while more than 50 changes of the window wait to be looked at.
"""
SLOWNESS = 3
"""How many times as long as the bus took to answer they are told later, on a busy machine."""
NEW_TABLE = 2500
"""The milliseconds in which they look at the thousand things of a new table."""
PATIENCE = 2000
"""The milliseconds within which the bus must answer."""
ANNOUNCEMENT = '"Object:Announcement'
"""How the list of those who listen, as Qt words it, names an announcement."""


class OldReaders(QObject):
    """Finds out on the accessibility bus whether somebody listens to announcements."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._bus: QDBusConnection | None = None
        self._expects_table = False
        self._asked = QElapsedTimer()
        self._calm = QDeadlineTimer()

    def expect_table(self) -> None:
        """Tell nothing more before they have looked at a new table."""
        self._expects_table = True

    def unless_announced(self, tell: Callable[[], None]) -> None:
        """Call ``tell`` soon if nobody on the bus listens to announcements."""
        self._asked.start()
        if self._bus is None:
            asked = _call(QDBusConnection.sessionBus(), "org.a11y.Bus", "bus", "GetAddress")
            self._after(asked, partial(self._connect, tell))
        else:
            registry = "org.a11y.atspi.Registry"
            asked = _call(self._bus, registry, "atspi/registry", "GetRegisteredEvents")
            self._after(asked, partial(self._judge, tell))

    def _after(self, asked: QDBusPendingCall, go_on: Callable[[QDBusMessage], None]) -> None:
        """Go on with the answer; an error is none."""
        watcher = QDBusPendingCallWatcher(asked, self)

        def finish() -> None:
            if not watcher.isError():
                go_on(watcher.reply())
            watcher.deleteLater()

        watcher.finished.connect(finish)

    def _connect(self, tell: Callable[[], None], answer: QDBusMessage) -> None:
        self._bus = QDBusConnection.connectToBus(str(answer.arguments()[0]), "old-readers")
        self.unless_announced(tell)

    def _judge(self, tell: Callable[[], None], answer: QDBusMessage) -> None:
        # the list is of a type that Qt does not hand to Python, but words
        if ANNOUNCEMENT not in str(answer):
            if self._expects_table:  # it is there: while it is made, no answer is looked at
                self._expects_table = False
                self._calm.setRemainingTime(NEW_TABLE)
            busy = HELD_BACK + SLOWNESS * self._asked.elapsed()
            wait = max(busy, self._calm.remainingTime())
            QTimer.singleShot(wait, self, tell)


def _call(bus: QDBusConnection, service: str, path: str, method: str) -> QDBusPendingCall:
    message = QDBusMessage.createMethodCall(service, f"/org/a11y/{path}", service, method)
    return bus.asyncCall(message, PATIENCE)
