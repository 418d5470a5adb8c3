"""Frames around what is meant on the table, which cover no letter and no sign."""

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from rococo_desktop.controller.input.sight import common_area
from rococo_desktop.controller.input.things import entries

FARTHEST, NEAREST = 2.0, -0.4
"""How far the outer edge of a frame may be from its place, in bands; below 0 it is within."""
ABOVE = 0.2
"""The share of a line that is above its letters."""
SIGN = 7.0
"""The longest side of a sign, in bands; what is larger is a picture."""
WORDS, SIGNS = 1.0, 0.1
"""The cost of each pixel of a line or a heading that is covered, and of a sign."""

Mark = tuple[float, QRectF]
"""What each covered pixel costs, and where."""
Strip = Callable[[float], QRectF]
"""Where a side of a frame lies whose outer edge is so far from the place."""


def frames(
    table: QQuickItem, layer: QQuickItem, places: Sequence[QRectF], band: float
) -> list[QRectF]:
    """Return the outer edges of frames, a ``band`` wide, around ``places`` on a ``layer``.

    Each side is beside its place if it covers nothing of the ``table`` there that is written or a
    sign; else it is as near as it covers least, a bit farther out or on the edge of the place.
    """
    whole = [QRectF(place.toAlignedRect()) for place in places]
    marks, headings = [*_marks(table, layer, whole, band)], [*_headings(table, layer)]
    window = QRectF(0, 0, layer.width(), layer.height())

    def beside(place: QRectF) -> Iterator[Mark]:
        for there in headings:
            if not (place.contains(there.center()) or there.contains(place.center())):
                yield WORDS, there

    return [_framed(place, band, [*marks, *beside(place)], window) for place in whole]


def _framed(place: QRectF, band: float, marks: Sequence[Mark], window: QRectF) -> QRectF:
    """Return the outer edge of a frame whose sides cover least."""
    zone = _grown(place, FARTHEST * band)
    near = [each for each in marks if each[1].intersects(zone)]
    outs = range(round(NEAREST * band), round(FARTHEST * band) + 1)

    def best(strip: Strip) -> float:
        def cost(out: float) -> tuple[float, float, float]:
            rim = strip(out)
            hidden = sum(each * common_area(rim, there) for each, there in near)
            beyond = common_area(rim, rim) - common_area(rim, window)
            return round(hidden + beyond), abs(out - band), -out

        return float(min(outs, key=cost))

    x, width = place.x() - band, place.width() + 2 * band
    north = best(lambda out: QRectF(x, place.top() - out, width, band))
    south = best(lambda out: QRectF(x, place.bottom() + out - band, width, band))
    y, height = place.y() - north, place.height() + north + south
    west = best(lambda out: QRectF(place.left() - out, y, band, height))
    east = best(lambda out: QRectF(place.right() + out - band, y, band, height))
    return place.adjusted(-west, -north, east, south)


def _headings(table: QQuickItem, layer: QQuickItem) -> Iterator[QRectF]:
    """Yield the headings of a table."""
    for each in entries(table):
        if each.heading and each.item.isVisible():
            yield layer.mapRectFromItem(each.item, each.item.boundingRect())


def _marks(
    table: QQuickItem, layer: QQuickItem, places: Sequence[QRectF], band: float
) -> Iterator[Mark]:
    """Yield what is written near the edges of places, and the signs there."""
    zones = [(_grown(each, 2 * FARTHEST * band), _grown(each, -4 * band)) for each in places]
    waiting = [table]
    while waiting:
        item = waiting.pop()
        if item is layer or not item.isVisible() or item.opacity() == 0:
            continue
        there = layer.mapRectFromItem(item, item.boundingRect())
        if there.isEmpty():
            waiting += item.childItems()
        elif any(out.intersects(there) and not within.contains(there) for out, within in zones):
            waiting += item.childItems()
            if item.inherits("QQuickText"):
                yield (
                    WORDS,
                    there.adjusted(0, ABOVE * there.height() / item.property("lineCount"), 0, 0),
                )
            elif item.inherits("QQuickImage") and max(there.width(), there.height()) <= SIGN * band:
                yield SIGNS, there


def _grown(place: QRectF, by: float) -> QRectF:
    return place.adjusted(-by, -by, by, by)
