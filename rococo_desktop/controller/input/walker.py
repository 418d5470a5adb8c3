"""Keyboard focus that moves to the nearest item in a direction, as the eye expects."""

import unicodedata
from collections.abc import Sequence
from typing import cast

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtQml import QmlElement
from PySide6.QtQuick import QQuickItem, QQuickWindow
from shiboken6 import isValid

from rococo_desktop.controller.input.parts import next_part
from rococo_desktop.controller.input.sight import as_read, focusable, is_open, lay_out, rect_of
from rococo_desktop.controller.input.things import (
    Entry,
    await_at,
    entries,
    in_tree,
    living,
    page_of,
    told_around,
)
from rococo_desktop.controller.qt import Value

QML_IMPORT_NAME = "Table.Program"
QML_IMPORT_MAJOR_VERSION = 1

_SIDEWAYS = 2.5
"""The weight of a sideways step against one straight ahead."""
_WALKING = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
"""The keys with which Qt itself moves the focus."""
_TREMOR = 4
"""The distance, in pixels, by which a resting hand may move the pointer."""


@QmlElement
class FocusWalker(QObject):
    """Finds where the focus goes, among all items that Tab reaches.

    The focus is shown only if the keyboard was used last; Escape, which people with a pointer press
    as well to close something, does not count. Hints for the focus are shown only if it
    or the pointer was moved since the last key press, click or change, and those for the item under
    the pointer only if that was.
    """

    keyboardChanged = Signal()
    dismissingChanged = Signal()
    restingChanged = Signal()
    stillChanged = Signal()
    pressed = Signal()
    """A key or a button was pressed, and not handled yet."""
    settled = Signal(bool)
    """The window has come to rest after a change; true if other things can be chosen now."""
    renumbered = Signal()
    """The digits stand for other things now."""
    _stirred = Signal()

    keyboard = Value(bool, notify=keyboardChanged)
    dismissing = Value(bool, notify=dismissingChanged)
    """Whether a key only ends what is announced, and does nothing else."""
    resting = Value(bool, notify=restingChanged)
    """Whether neither pointer nor focus was moved since the table changed."""
    still = Value(bool, notify=stillChanged)
    """Whether the pointer was not: what lies under it may have come there by itself."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pointer = QPointF()
        self._window: QQuickWindow | None = None
        self._numbered: list[Entry] = []
        """What the digits choose, in their order."""
        self._renewed: bool | None = None
        """Whether other things can be chosen since the window settled; None if nothing changed."""
        self._heir: tuple[QQuickItem, str | None] | None = None
        """What gets the focus when the window settles, and what was left; None for itself."""
        self._stirred.connect(self._settle, Qt.ConnectionType.QueuedConnection)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: ARG002
        taken = self.dismissing and event.type() == QEvent.Type.KeyPress
        if event.type() in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress):
            if not (isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape):
                self._set_keyboard(event.type() == QEvent.Type.KeyPress)
            self.rest()
            self.pressed.emit()
            if isinstance(event, QKeyEvent) and event.key() in _WALKING:
                self._set_resting(resting=False)
        if isinstance(event, QMouseEvent):
            self._follow(event.globalPosition(), pressed=event.type() != QEvent.Type.MouseMove)
        return taken

    def _follow(self, pointer: QPointF, *, pressed: bool) -> None:
        moved = (pointer - self._pointer).manhattanLength() > _TREMOR
        if pressed or moved or not self.still:
            self._pointer = pointer
        if moved and not pressed:
            self._set_still(still=False)
            self._set_resting(resting=False)

    @Slot()
    def rest(self) -> None:
        """Record that the table changes while the pointer rests."""
        self._set_resting(resting=True)
        self._set_still(still=True)

    @Slot(QQuickWindow)
    def watch(self, window: QQuickWindow) -> None:
        """Watch keys and clicks in a window."""
        self._window = window
        window.installEventFilter(self)
        window.frameSwapped.connect(self._follow_layout)

    @Slot(bool)
    def stir(self, renewed: bool) -> None:
        """Note that things are elsewhere, or ``renewed``: others can be chosen.

        However many changes come at once, the window settles after all of them.
        """
        self._renewed = self._renewed or renewed
        self._set_still(still=True)
        self._stirred.emit()

    @Slot(QQuickItem)
    @Slot(QQuickItem, str)
    def enter(self, within: QQuickItem, left: str = "") -> None:
        """Give the focus to the first item of a screen or dialog once the window settles.

        If it is one of several choices, the one that is made already has the focus. If a dialog
        was ``left`` for this one, the button of its name has the focus.
        """
        self._heir = (within, left)
        self._stirred.emit()

    @Slot(QQuickItem)
    def giveBack(self, item: QQuickItem) -> None:
        """Give the focus back to an item, once the window settles."""
        self._heir = (item, None)
        self._stirred.emit()

    @Slot()
    def _settle(self) -> None:
        renewed, self._renewed = self._renewed, None
        if renewed is not None:
            self.settled.emit(renewed)
        heir, self._heir = self._heir, None
        if heir is None or not isValid(heir[0]):
            return
        item, left = heir
        if left is None:
            item.forceActiveFocus(Qt.FocusReason.TabFocusReason)
        else:
            _entrance(item, left).forceActiveFocus(self._reason())

    @Slot(QQuickItem)
    def focusLegal(self, within: QQuickItem) -> None:
        """Give the focus to the first thing that may be chosen, unless it is on one already."""
        if self._window is None or not within.isEnabled():
            return
        legal = [
            each
            for each in entries(within)
            if each.legal and is_open(each.item) and each.item.activeFocusOnTab()
        ]
        focused: QQuickItem | None = self._window.activeFocusItem()
        if all(each.item is not focused for each in legal):
            first = in_tree(legal)[0].item if legal else within
            first.forceActiveFocus(self._reason())

    @Slot(QQuickItem)
    def count(self, within: QQuickItem) -> None:
        """Number what can be chosen, for the digit keys: words, then pieces in reading order."""
        found = [each for each in entries(within) if each.order and is_open(each.item)]
        lay_out([each.item for each in found])
        self._give(_in_order(in_tree(found)))

    def _give(self, found: list[Entry]) -> None:
        for entry in self._numbered:
            if isValid(entry) and entry not in found:
                entry.give(0)
        for number, entry in enumerate(found, 1):
            entry.give(number)
        self._numbered = found
        self.renumbered.emit()

    def _follow_layout(self) -> None:
        """Number again what was drawn in another order than it was counted in.

        A layout may take several frames to settle, for example while the window gets its size.
        """
        shown = [each for each in self._numbered if isValid(each) and each.item.isVisible()]
        if shown != self._numbered or not all(each.order for each in shown):
            return  # which is counted again, or cannot be chosen now
        order = _in_order(shown)
        if order != shown:
            self._give(order)

    @Slot(str, result=int)
    def digit(self, text: str) -> int:
        """Return the digit that a key writes, in the figures of any script; -1 for none."""
        return unicodedata.decimal(text, -1) if len(text) == 1 else -1

    @Slot(int, result=QQuickItem)
    def numbered(self, number: int) -> QQuickItem | None:
        """Return what a digit chooses."""
        shown = (each for each in self._numbered if isValid(each) and each.item.isVisible())
        return next((each.item for each in shown if each.order and each.number == number), None)

    @Slot(QQuickItem, result=bool)
    def choosable(self, within: QQuickItem) -> bool:
        """Return whether a part of the table has a thing that may be chosen, visible or not."""
        return any(each.legal for each in entries(within))

    @Slot(str, result=QQuickItem)
    def spot(self, place: str) -> QQuickItem | None:
        """Return the spot of a name that pieces fly from and to; None if it is not there."""
        if self._window is None:
            return None
        shown = self._window.contentItem()
        named = (each.item for each in reversed(living()) if each.place == place)
        return next((item for item in named if shown.isAncestorOf(item)), None)

    @Slot("QStringList")
    def awaitAt(self, places: list[str]) -> None:
        """Note the spots that a piece is on its way to; one that is none any more has it."""
        self._set_still(still=True)
        await_at(places)

    @Slot(QQuickItem, result=str)
    def page(self, item: QQuickItem | None) -> str:
        """Return the page of the table on which an item is; empty if it is always visible."""
        return told_around(item, page_of)

    def _set_keyboard(self, keyboard: bool) -> None:
        if keyboard != self.keyboard:
            self.keyboard = keyboard
            self.keyboardChanged.emit()

    def _set_resting(self, *, resting: bool) -> None:
        if resting != self.resting:
            self.resting = resting
            self.restingChanged.emit()

    def _set_still(self, *, still: bool) -> None:
        if still != self.still:
            self.still = still
            self.stillChanged.emit()

    def _reason(self) -> Qt.FocusReason:
        if self.keyboard:
            return Qt.FocusReason.TabFocusReason
        return Qt.FocusReason.OtherFocusReason

    @Slot(QQuickItem, int, int)
    @Slot(QQuickItem, int, int, bool)
    def walk(self, start: QQuickItem, right: int, down: int, everything: bool = False) -> None:
        """Give the focus to the nearest item to the right (1, left -1) or below (1, above -1).

        A row or column of one kind is walked to its end before the focus leaves it, and what lies
        more aside than ahead comes after all else. To look at ``everything`` is to go to those
        items, too, that cannot be chosen but say why. From what can be chosen no arrow leads to
        what does the same in every scene, such as a hint: Tab does.
        """
        window = self._window
        if window is None:
            return
        current: QQuickItem | None = window.activeFocusItem()
        here = rect_of(start if current is None else current)
        best, shortest = None, (False, False, 0.0)
        things = entries(window.contentItem())
        also = {each.item for each in things if each.reachable or (everything and each.explains)}
        choosing = any(each.legal and each.item is current for each in things)
        passed = {each.item for each in things if each.steady and choosing}
        for item in focusable(window.contentItem(), also):
            if item is current or item in passed:
                continue
            there = rect_of(item)
            ahead, beside = _way(here.center(), there.center(), right, down)
            if ahead <= 1:
                continue
            along = (
                not everything and current is not None and item.parentItem() is current.parentItem()
            )
            apart = (
                not along or not _in_line(here, there, right),
                _gap(here, there, right) > ahead,
                ahead + _SIDEWAYS * beside,
            )
            if best is None or apart < shortest:
                best, shortest = item, apart
        if best is not None:
            self._set_resting(resting=False)
            best.forceActiveFocus(Qt.FocusReason.TabFocusReason)

    @Slot(QQuickItem, int)
    def goToPart(self, table: QQuickItem, by: int) -> None:
        """Give the focus to the next part of a table (1), or to the one before (-1), all round."""
        window = self._window
        found = None if window is None else next_part(table, window.activeFocusItem(), by)
        if found is not None:
            self._set_resting(resting=False)
            found.forceActiveFocus(Qt.FocusReason.TabFocusReason)


def _in_order(found: Sequence[Entry]) -> list[Entry]:
    """Return things in the order of their digits: group by group, as read."""
    groups = sorted({each.order for each in found})
    return [
        entry
        for group in groups
        for entry in as_read([each for each in found if each.order == group])
    ]


def _entrance(within: QQuickItem, left: str) -> QQuickItem:
    items = list(focusable(within)) or [within]
    opener = next((item for item in items if left and item.objectName() == left), None)
    return opener or _made(items[0])


def _made(item: QQuickItem) -> QQuickItem:
    """Return the choice that is made, if an item is one of several; otherwise the item."""
    beside = cast("QQuickItem | None", item.parentItem())
    if beside is None:  # its dialog is being closed
        return item
    made = (each.item for each in entries(beside) if each.made)
    return next((each for each in made if each.parentItem() is beside), item)


def _in_line(here: QRectF, there: QRectF, right: int) -> bool:
    """Return whether two items are in one row, or in one column if the step is not sideways."""
    step = there.center() - here.center()
    if right:
        return abs(step.y()) < here.height() / 2
    return abs(step.x()) < here.width() / 2


def _way(origin: QPointF, target: QPointF, right: int, down: int) -> tuple[float, float]:
    """Return how far a point is ahead in the direction, and how far it is beside that line."""
    step = target - origin
    return step.x() * right + step.y() * down, abs(step.x() * down) + abs(step.y() * right)


def _gap(here: QRectF, there: QRectF, right: int) -> float:
    """Return how far an item is above or below another one, or beside it if the step is upright."""
    if right:
        return max(0.0, there.top() - here.center().y(), here.center().y() - there.bottom())
    return max(0.0, there.left() - here.center().x(), here.center().x() - there.right())
