"""What is around an item, and how much of the item it lets be seen."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem


def box(item: QQuickItem) -> QRectF:
    """Return where an item is in the window."""
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def over(item: QQuickItem) -> Iterator[QQuickItem]:
    """Yield the items around an item, the nearest first."""
    above = item.parentItem()
    while above is not None:
        yield above
        above = above.parentItem()


def unclipped(item: QQuickItem, where: QRectF) -> QRectF:
    """Return what of an area of the window is not cut off by what an item lies in."""
    for above in over(item):
        if above.clip():
            where = where & box(above)
    return where
