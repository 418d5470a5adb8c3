"""What of the screen can have the focus, where it lies, and in which order it is read."""

from collections.abc import Collection, Iterable, Iterator, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from rococo_desktop.controller.input.things import Entry


def is_open(item: QQuickItem) -> bool:
    """Return whether an item can be seen and used."""
    return item.isVisible() and item.isEnabled()


def lay_out(items: Iterable[QQuickItem]) -> None:
    """Lay items out now; QML's rows lay out their items only when they are drawn."""
    above: list[QQuickItem | None] = [item.parentItem() for item in items]
    done: dict[int, QQuickItem] = {}
    while above:
        parent = above.pop()
        if parent is not None and id(parent) not in done:
            done[id(parent)] = parent
            parent.ensurePolished()
            above.append(parent.parentItem())


def as_read(found: Sequence[Entry]) -> list[Entry]:
    """Return things in reading order: line by line, from left to right."""
    places = {each: rect_of(each.item) for each in found}
    lines: list[list[Entry]] = []
    for entry in sorted(found, key=lambda each: places[each].center().y()):
        here = places[entry]
        last = places[lines[-1][0]] if lines else None
        if last is not None and abs(here.center().y() - last.center().y()) < last.height() / 2:
            lines[-1].append(entry)
        else:
            lines.append([entry])
    return [entry for line in lines for entry in sorted(line, key=lambda each: places[each].x())]


def focusable(
    within: QQuickItem, also: Collection[QQuickItem] = frozenset()
) -> Iterator[QQuickItem]:
    """Return the visible, enabled items that Tab reaches, in the order of the tree.

    There are ``also`` others, which would be too many for Tab.
    """
    waiting = [within]
    while waiting:
        item = waiting.pop()
        if is_open(item):
            if item.activeFocusOnTab() or item in also:
                yield item
            waiting += reversed(item.childItems())


def rect_of(item: QQuickItem) -> QRectF:
    """Return where an item lies in the window."""
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def rect_on(layer: QQuickItem, item: QQuickItem) -> QRectF:
    """Return where an item lies on a layer."""
    return layer.mapRectFromItem(item, QRectF(0, 0, item.width(), item.height()))


def common_area(one: QRectF, other: QRectF) -> float:
    """Return the area that two rectangles have in common."""
    both = one.intersected(other)
    return both.width() * both.height()
