"""Hands in haste: presses that follow each other at once, that are held, or that end late."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.qml.hands import Hands

MOMENT = 10_000
"""The milliseconds within which presses are in haste: Qt's tests leave 500 between two clicks."""
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
CLOCK = 1_000_000
"""The time, in milliseconds, at which the first key is pressed."""


class Haste:
    """Presses keys and buttons at a window, at times of its own.

    Nothing is drawn meanwhile, unless it is said that the person looks.
    """

    def __init__(self, hands: Hands) -> None:
        self.hands = hands
        self._now = CLOCK
        self._paused = True

    def wait(self) -> None:
        """Let a moment pass, so that what follows is not in haste."""
        self._now += 2 * MOMENT

    @contextmanager
    def key(
        self, key: Qt.Key, text: str = "", modifiers: Qt.KeyboardModifier = NONE
    ) -> Iterator[None]:
        """Press a key, and let it go at the end."""
        self._send(QEvent.Type.KeyPress, key, text, modifiers)
        yield
        self._send(QEvent.Type.KeyRelease, key, text, modifiers)

    def strike(self, key: Qt.Key, text: str = "", modifiers: Qt.KeyboardModifier = NONE) -> None:
        """Press a key and let it go at once."""
        with self.key(key, text, modifiers):
            pass

    def hold(self, key: Qt.Key, text: str = "", *, times: int = 30, known: bool = True) -> None:
        """Hold a key so that the system repeats it, as X11 does: with each release.

        If Qt does not know it, it finds only that both come at the same time.
        """
        with self.key(key, text):
            for _ in range(times):
                self.hands.settle()
                self._send(QEvent.Type.KeyRelease, key, text, NONE, repeated=known)
                self.hands.settle()
                self._now -= 1
                self._send(QEvent.Type.KeyPress, key, text, NONE, repeated=known)
        self.hands.settle()

    @contextmanager
    def button(self, spot: QPoint) -> Iterator[None]:
        """Press the button of the mouse, and let it go at the end."""
        with moments(1 if self._paused else MOMENT):
            QTest.mousePress(self.hands.root, LEFT, NONE, spot)
        self._paused = False
        yield
        QTest.mouseRelease(self.hands.root, LEFT, NONE, spot)

    def click(self, spot: QPoint, *, times: int = 1, look: bool = True) -> None:
        """Click a spot so fast that the system takes it for a double click; then pause."""
        for _ in range(times):
            with self.button(spot):
                pass
            self._come_to_rest(look=look)
        self.pause()

    def pause(self) -> None:
        """Let a moment pass before the next click."""
        self._paused = True

    def _come_to_rest(self, *, look: bool) -> None:
        if look:
            self.hands.settle()
        else:
            QCoreApplication.processEvents()

    def _send(
        self,
        kind: QEvent.Type,
        key: Qt.Key,
        text: str,
        modifiers: Qt.KeyboardModifier,
        *,
        repeated: bool = False,
    ) -> None:
        event = QKeyEvent(kind, key, modifiers, text, repeated)
        event.setTimestamp(self._now)
        self._now += 1
        QGuiApplication.sendEvent(self.hands.root, event)


@contextmanager
def moments(milliseconds: int) -> Iterator[None]:
    """Let the system take two clicks for a double click only within that time."""
    hints = QGuiApplication.styleHints()
    usual = hints.mouseDoubleClickInterval()
    hints.setMouseDoubleClickInterval(milliseconds)
    yield
    hints.setMouseDoubleClickInterval(usual)


def middle(item: QQuickItem) -> QPoint:
    """Return the middle of an item in the window."""
    return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()
