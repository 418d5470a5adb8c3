"""A guard at the window's door: a press acts only on what was on the screen when it began.

Keys, buttons and fingers pass through here before any item of the window sees them. Held keys, the
second press of a double click and presses that began before something else came are therefore
refused once, for everything that can be pressed.
"""

from dataclasses import dataclass

import shiboken6
from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer, Slot
from PySide6.QtGui import (
    QEventPoint,
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPointerEvent,
    QTouchEvent,
)
from PySide6.QtQml import QmlElement
from PySide6.QtQuick import QQuickItem, QQuickWindow

from rococo_desktop.controller.input.things import entry_of

QML_IMPORT_NAME = "Table.Program"
QML_IMPORT_MAJOR_VERSION = 1

Key = Qt.Key

_LEADING = frozenset(
    {
        *(Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down, Key.Key_Tab, Key.Key_Backtab),
        *(Key.Key_PageUp, Key.Key_PageDown, Key.Key_Home, Key.Key_End),
        *(Key.Key_Shift, Key.Key_Control, Key.Key_Alt, Key.Key_AltGr, Key.Key_Meta),
        *(Key.Key_CapsLock, Key.Key_NumLock),
    }
)
"""The keys that lead through the window and answer nothing; they may be held."""
_DECIDING = frozenset({Key.Key_Return, Key.Key_Enter, Key.Key_Escape})
"""The keys that are no letters in a field either."""
LULL = 1000
"""The milliseconds in which people see that something has ended by itself."""


@dataclass
class _Press:
    """The latest press of a kind of device.

    ``scene`` is the number of the scene that it was for: a press that follows too soon at the same
    spot is for the scene of the one before it.
    """

    when: int
    spot: QPointF
    scene: int
    refused: bool
    taker: QQuickItem | None = None
    """The item that took it; None if there is none, or if it is not known yet."""


@QmlElement
class InputGuard(QObject):
    """Refuses presses for what nobody can have read.

    The window names its *scene*, which is another one as soon as something else can be pressed or
    answered: another question, dialog or screen. A press counts only if its scene has been drawn,
    and if it is still the same when the key or button goes up. A steady thing does the same in
    every scene, so it can be pressed again and again.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._window: QQuickWindow | None = None
        self._scene = 0
        self._drawn = True
        self._calm = False
        self._lull = QTimer(self, singleShot=True)
        """While it runs, a press is still for what has just ended by itself."""
        self._keys: dict[int, int] = {}
        """The scene of each key that is down."""
        self._up = (0, 0)
        """The key that came up last, and when."""
        self._last_key: _Press | None = None
        self._last_click: _Press | None = None
        self._last_touch: _Press | None = None

    @Slot(QQuickWindow)
    def watch(self, window: QQuickWindow) -> None:
        """Guard a window; what begins to watch it earlier sees only what the guard admits."""
        self._window = window
        window.frameSwapped.connect(self._see)
        window.installEventFilter(self)

    @Slot(bool)
    def change(self, calm: bool) -> None:
        """Note that something else can be pressed now; a ``calm`` scene wants a fresh start.

        Whoever still presses as fast as in the scene before has not read a calm one.
        """
        self._scene += 1
        self._calm = calm
        self._drawn = False
        if self._window is not None:
            self._window.update()

    @Slot()
    def wait(self) -> None:
        """Refuse presses for a moment, as what they are for has just ended by itself."""
        self._lull.start(LULL)

    @Slot()
    def _see(self) -> None:
        self._drawn = True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: ARG002
        if isinstance(event, QKeyEvent):
            return self._refuses_key(event)
        if isinstance(event, QMouseEvent):
            return event.button() == Qt.MouseButton.LeftButton and self._refuses_click(event)
        if isinstance(event, QTouchEvent):
            return self._refuses_touch(event)
        return False

    @property
    def _is_seen(self) -> bool:
        """Return whether people can have seen what can be pressed now."""
        return self._drawn and not self._lull.isActive()

    # -- keys ------------------------------------------------------------------------------------

    def _refuses_key(self, event: QKeyEvent) -> bool:
        key = event.key()
        if key in _LEADING or (key not in _DECIDING and self._writing()):
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            if not self._is_twin(event):
                return False
            event.accept()  # so that no shortcut takes it
            return True
        if event.isAutoRepeat() or self._is_twin(event):
            return True
        if event.type() == QEvent.Type.KeyRelease:
            self._up = (key, event.timestamp())
            if self._keys.pop(key, None) == self._scene:
                return False
            self._let_go_of_key()
            return True
        press = _Press(event.timestamp(), QPointF(), self._scene, refused=False)
        press.refused = not self._is_seen or self._is_hasty(press)
        self._last_key = press
        if not press.refused:
            self._keys[key] = self._scene
        return press.refused

    def _is_twin(self, event: QKeyEvent) -> bool:
        """Return whether a press came together with the release of its key.

        X11 repeats a held key so. Qt knows it as a repetition only if both have arrived when it
        reads the first, which they often have not while the window is busy.
        """
        key, when = self._up
        pressed = event.type() != QEvent.Type.KeyRelease
        return pressed and key == event.key() and event.timestamp() == when

    def _writing(self) -> bool:
        """Return whether the focus is on a field, in which a key writes and may be held."""
        item: QQuickItem | None = None if self._window is None else self._window.activeFocusItem()
        return item is not None and bool(item.flags() & QQuickItem.Flag.ItemAcceptsInputMethod)

    def _let_go_of_key(self) -> None:
        """Let a button that the key holds down come up without a click."""
        item: QQuickItem | None = None if self._window is None else self._window.activeFocusItem()
        if item is not None and item.property("pressed"):
            QGuiApplication.sendEvent(item, QFocusEvent(QEvent.Type.FocusOut))

    # -- clicks and touches ----------------------------------------------------------------------

    def _refuses_click(self, event: QMouseEvent) -> bool:
        point = event.point(0)
        if event.type() == QEvent.Type.MouseButtonPress:
            reach = QGuiApplication.styleHints().mouseDoubleClickDistance()
            self._last_click = self._begun(event, point, self._last_click, reach)
            return self._last_click.refused
        press = self._last_click
        if event.type() == QEvent.Type.MouseButtonDblClick:  # it comes right after its press
            return press is None or press.refused or press.scene != self._scene
        return self._refuses_release(event, press)

    def _refuses_touch(self, event: QTouchEvent) -> bool:
        if event.type() == QEvent.Type.TouchBegin:
            reach = QGuiApplication.styleHints().touchDoubleTapDistance()
            self._last_touch = self._begun(event, event.point(0), self._last_touch, reach)
            return self._last_touch.refused
        if event.type() == QEvent.Type.TouchEnd:
            return self._refuses_release(event, self._last_touch)
        return self._last_touch is not None and self._last_touch.refused

    def _begun(
        self, event: QPointerEvent, point: QEventPoint, before: _Press | None, reach: int
    ) -> _Press:
        """Return a press that begins; one that follows another at the same spot belongs to it."""
        press = _Press(event.timestamp(), point.scenePosition(), self._scene, refused=False)
        if before is not None and self._follows(press, before):
            near = (press.spot - before.spot).manhattanLength() <= 2 * reach
            if near and not self._is_steady(before.taker, press.spot):
                press.scene = before.scene
        press.refused = not self._is_seen or press.scene != self._scene or self._is_hasty(press)
        return press

    def _refuses_release(self, event: QPointerEvent, press: _Press | None) -> bool:
        if press is None or press.refused:
            return True
        point = event.point(0)
        taker = event.exclusiveGrabber(point)
        press.taker = taker if isinstance(taker, QQuickItem) else None
        if press.scene == self._scene or self._is_steady(press.taker, press.spot):
            return False
        press.refused = True
        if self._window is not None:  # takes the press away from whatever is held down
            event.setExclusiveGrabber(point, self._window.contentItem())
        return True

    @staticmethod
    def _is_steady(item: QQuickItem | None, spot: QPointF) -> bool:
        """Return whether an item, if it is still at a spot, does the same in every scene."""
        return (
            item is not None
            and shiboken6.isValid(item)
            and (entry := entry_of(item)) is not None
            and entry.steady
            and item.isVisible()
            and item.isEnabled()
            and item.contains(item.mapFromScene(spot))
        )

    # -- the time between presses ----------------------------------------------------------------

    def _is_hasty(self, press: _Press) -> bool:
        """Return whether a press for a calm scene follows at once upon one for an earlier scene."""
        return self._calm and any(
            before is not None
            and (before.scene != self._scene or before.refused)
            and self._follows(press, before)
            for before in (self._last_key, self._last_click, self._last_touch)
        )

    @staticmethod
    def _follows(press: _Press, before: _Press) -> bool:
        interval = QGuiApplication.styleHints().mouseDoubleClickInterval()
        return 0 <= press.when - before.when < interval
