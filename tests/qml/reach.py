"""What can be reached in a window: seen whole, if need be after scrolling, and under nothing."""

from collections.abc import Iterator
from itertools import count

from PySide6.QtCore import QCoreApplication, QPoint, QRectF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from shiboken6 import isValid

from tests.qml.clipped import box, over
from tests.qml.hands import Hands

ROOM = (960, 508)
"""A screen of 1920 by 1080 pixels at 200 %, less a title bar."""
TIME = count(100_000_000, 1000)
"""The milliseconds at which fingers move: later than any click."""


def in_sight(hands: Hands, item: QQuickItem) -> bool:
    """Return whether all of an item is within the window and within everything that cuts it off.

    An item that is larger than a list is in sight if it fills it.
    """
    where = box(item)
    views = [QRectF(0, 0, hands.root.width(), hands.root.height())]
    views += [box(above) for above in over(item) if above.clip()]
    for view in views:
        seen = where & view
        if seen.width() < min(where.width(), view.width()) - 1:
            return False
        if seen.height() < min(where.height(), view.height()) - 1:
            return False
    return True


def scroll(hands: Hands, view: QQuickItem, pixels: int) -> None:
    """Move two fingers over the middle of what scrolls; down for negative pixels.

    Unlike the turn of a wheel, it does not go on after the last event.
    """
    middle = box(view).center()
    start = (Qt.ScrollPhase.ScrollUpdate, 1 if pixels > 0 else -1)  # twice, then it moves with them
    for phase, way in (
        (Qt.ScrollPhase.ScrollBegin, 0),
        start,
        start,
        (Qt.ScrollPhase.ScrollUpdate, pixels),
        (Qt.ScrollPhase.ScrollEnd, 0),
    ):
        move = QWheelEvent(
            middle,
            hands.root.mapToGlobal(middle),
            QPoint(0, way),
            QPoint(0, way),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            phase,
            False,
            Qt.MouseEventSource.MouseEventSynthesizedBySystem,
        )
        move.setTimestamp(next(TIME))
        QCoreApplication.sendEvent(hands.root, move)
    while view.property("moving"):
        QTest.qWait(5)


def scrolled(hands: Hands) -> Iterator[QQuickItem | None]:
    """Scroll everything that scrolls, to both ends, and pause at each place.

    What has moved is yielded; first nothing, as all is where it was. Two thirds of a view at a
    time: what fits the rest of it is seen whole at one of them.
    """
    yield None
    for view in [item for item in hands.items() if item.inherits("QQuickFlickable")]:
        step = max(1, int(view.height() / 1.5))
        for pixels, end in ((step, "atYBeginning"), (-step, "atYEnd")):
            while view.isVisible() and not view.property(end):
                before = view.property("contentY")
                scroll(hands, view, pixels)
                if view.property("contentY") == before:
                    break  # it cannot be scrolled: what is missing will be reported
                hands.lay_out()
                yield view


def takes_a_press(hands: Hands, item: QQuickItem) -> bool:
    """Press the middle of an item, take the press away, and return whether the item had it."""
    if item.inherits("QQuickTextField"):
        hands.click(item)
        return item.hasActiveFocus()
    middle = box(item).center().toPoint()
    QTest.mousePress(hands.root, Qt.MouseButton.LeftButton, pos=middle)
    pressed = bool(item.property("pressed"))
    item.ungrabMouse()
    QTest.mouseRelease(hands.root, Qt.MouseButton.LeftButton, pos=middle)
    QCoreApplication.processEvents()
    return pressed


def out_of_reach(hands: Hands, *, reached: set[QQuickItem] | None = None) -> list[tuple[str, str]]:
    """Return what can be acted on, but not with the mouse: its spoken name, and why.

    What is ``reached`` is added to the items that were so before, which are not tried again. A row
    that a list removes and makes anew is the same by its names.
    """
    reached = set() if reached is None else reached
    found: dict[QQuickItem, tuple[str, str]] = {}
    names: dict[QQuickItem, tuple[str, str]] = {}
    for view in scrolled(hands):
        for item in hands.actionable(view):
            if item in reached:
                continue
            name, _ = hands.spoken(item)
            names[item] = item.objectName(), name
            if not in_sight(hands, item):
                found.setdefault(item, (name, "is out of sight"))
            elif takes_a_press(hands, item):
                reached.add(item)
            else:
                found[item] = (name, "is covered")
    known = {names[item] for item in reached if item in names}
    return [
        told
        for item, told in found.items()
        if item not in reached and (isValid(item) or names[item] not in known)
    ]


def beyond_the_keys(hands: Hands) -> list[tuple[str, str]]:
    """Return what Tab does not reach, or does not bring into sight: its spoken name, and why."""
    found = []
    wanted = {item: hands.spoken(item)[0] for item in hands.actionable()}
    seen: list[QQuickItem] = []
    while hands.focused not in seen:
        item = hands.focused
        seen.append(item)
        if item in wanted and not in_sight(hands, item):
            found.append((wanted[item], "has the focus out of sight"))
        hands.key(Qt.Key.Key_Tab)
    there = (item for item in wanted if isValid(item))  # the focus may change what is shown
    missed = [item for item in there if not any(each in seen for each in (item, *over(item)))]
    return [*found, *((wanted[item], "is not reached by Tab") for item in missed)]
