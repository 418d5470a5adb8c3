"""Questions about a thing on the table: by right click, by long touch, or by a key."""

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication, QMouseEvent, QTouchEvent
from PySide6.QtQml import QmlElement
from PySide6.QtQuick import QQuickItem, QQuickWindow

from rococo_desktop.controller.input.things import entry_of, told_around, topic_of

QML_IMPORT_NAME = "Table.Program"
QML_IMPORT_MAJOR_VERSION = 1

_TREMOR = 12
"""The distance, in pixels, by which a resting finger may move."""


@QmlElement
class ContextHelp(QObject):
    """Notices when somebody asks what a thing is."""

    asked = Signal(QPointF)
    """Somebody asks what lies at a point of the window."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._touched = QPointF()
        self._touch = QTimer(self, singleShot=True)
        self._touch.timeout.connect(lambda: self.asked.emit(self._touched))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: ARG002
        if isinstance(event, QTouchEvent):
            self._follow(event)
        elif (
            isinstance(event, QMouseEvent)
            and event.type() == QEvent.Type.MouseButtonPress
            and event.button() == Qt.MouseButton.RightButton
        ):
            self.asked.emit(event.scenePosition())
            return True
        return False

    @Slot(QQuickWindow)
    def watch(self, window: QQuickWindow) -> None:
        """Notice questions in a window."""
        window.installEventFilter(self)

    @Slot()
    def forget(self) -> None:
        """Let a resting finger ask nothing: what it was laid upon is no longer there."""
        self._touch.stop()

    @Slot(QQuickItem, QPointF, result=QQuickItem)
    def thingAt(self, within: QQuickItem, point: QPointF) -> QQuickItem | None:
        """Return the foremost thing at a point of the window that has a topic."""
        return next((item for item in _at(within, point) if topic_of(item)), None)

    @Slot(QQuickItem, QPointF, result=QQuickItem)
    def toldAt(self, within: QQuickItem, point: QPointF) -> QQuickItem | None:
        """Return the foremost thing at a point of the window that explains itself."""
        return next((item for item in _at(within, point) if _is_told(item)), None)

    @Slot(QQuickItem, result=str)
    def topicOf(self, item: QQuickItem | None) -> str:
        """Return the topic of an item, or of the item around it; empty if unknown."""
        return told_around(item, topic_of)

    def _follow(self, event: QTouchEvent) -> None:
        points = event.points()
        where = points[0].scenePosition() if len(points) == 1 else QPointF()
        if event.type() == QEvent.Type.TouchBegin and len(points) == 1:
            self._touched = where
            self._touch.start(QGuiApplication.styleHints().mousePressAndHoldInterval())
        elif (
            event.type() != QEvent.Type.TouchUpdate
            or len(points) != 1
            or (where - self._touched).manhattanLength() > _TREMOR
        ):
            self._touch.stop()


def _is_told(item: QQuickItem) -> bool:
    entry = entry_of(item)
    return entry is not None and bool(entry.label)


def _at(item: QQuickItem, point: QPointF) -> Iterator[QQuickItem]:
    """Yield the visible items at a point of the window, the foremost and innermost first."""
    if not item.isVisible() or item.opacity() == 0:
        return
    inside = item.contains(item.mapFromScene(point))
    if item.clip() and not inside:
        return
    for _, _, child in sorted(
        ((-child.z(), -place, child) for place, child in enumerate(item.childItems())),
        key=lambda each: each[:2],
    ):
        yield from _at(child, point)
    if inside:
        yield item
