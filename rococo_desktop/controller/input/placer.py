"""A free place on the table for something that covers it for a while."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from math import floor

from PySide6.QtCore import QObject, QPointF, QRectF, QUrl, Slot
from PySide6.QtQml import QmlElement
from PySide6.QtQuick import QQuickItem

from rococo_desktop.controller.input.things import entries, entry_of, in_tree
from rococo_desktop.controller.input.walker import lay_out

QML_IMPORT_NAME = "Table.Program"
QML_IMPORT_MAJOR_VERSION = 1

PLACES = 16
"""The number of places to try in each direction."""
TOUCHED, LIT, CHOOSABLE, HIDDEN, FAR, MOVED = 4000.0, 4000.0, 60.0, 40.0, 4.0, 1.0
"""The costs of touching and of covering the subject, of covering a piece that can be chosen, of
hiding words and pictures, of lying at the other end of the table, and of moving elsewhere."""
COLUMNS, ROWS = 48, 30
"""The numbers of cells in which words and pictures are counted."""
GROUND = 0.4
"""The weight of a ground beside words and pictures; that of the whole table has none."""
WEIGHTS = {"picture": 1.0, "ground": GROUND, "plate": GROUND}
"""The weights of what the painters of pictures draw."""

Spot = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, right and bottom."""


@QmlElement
class Placer(QObject):
    """Finds a place where something covers as little as possible and is near its subject."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._last: tuple[object, Spot] | None = None

    @Slot(QQuickItem, QQuickItem, result=QRectF)
    def area(self, layer: QQuickItem, spot: QQuickItem) -> QRectF:
        """Return where a ``spot`` lies on a ``layer``, once everything around it is laid out."""
        lay_out([spot])
        return layer.mapRectFromItem(spot, QRectF(0, 0, spot.width(), spot.height()))

    @Slot(QQuickItem, str, result=QQuickItem)
    def choice(self, table: QQuickItem, option: str) -> QQuickItem | None:
        """Return the item that chooses an option on the ``table``; None if none does.

        It may be on a page of the table that is not on show.
        """
        chosen = (each for each in entries(table) if each.legal and each.option == option)
        found = [each.item for each in in_tree(chosen)]
        return max(reversed(found), key=QQuickItem.isVisible, default=None)

    @Slot(QQuickItem, QQuickItem, "QVariantList", result="QVariantList")
    def digits(
        self, table: QQuickItem, layer: QQuickItem, lit: Sequence[QRectF]
    ) -> list[QQuickItem]:
        """Return the digits of the ``table`` on an edge of what a ``layer`` lights."""

        def lies_on_edge(digit: QQuickItem) -> bool:
            rect = layer.mapRectFromItem(digit, digit.boundingRect())
            return any(each.intersects(rect) and not each.contains(rect) for each in lit)

        shown = (each.badge for each in entries(table))
        return [each for each in shown if each and each.isVisible() and lies_on_edge(each)]

    @Slot(QQuickItem, QQuickItem, QQuickItem, "QVariantList", "QVariantList", result=QPointF)
    def place(
        self,
        item: QQuickItem,
        layer: QQuickItem,
        table: QQuickItem,
        lit: Sequence[QRectF],
        spared: Sequence[QRectF],
    ) -> QPointF:
        """Return where an ``item`` goes on a ``layer`` over a ``table``, beside what is lit.

        It covers what is ``spared`` as little as what can be chosen on the table, and hides as few
        of its words and pictures as possible.
        """
        width, height = item.width(), item.height()
        legal = [each.item for each in entries(table) if each.legal and each.item.isVisible()]
        choosable = sorted(_boxes(layer.mapRectFromItem(e, e.boundingRect()) for e in legal))
        lights, taken = _boxes(lit), [*choosable, *_boxes(spared)]
        seen = (width, height, layer.width(), layer.height(), lights, taken)
        now, across = (item.x(), item.y()), max(1.0, layer.width())
        if self._last == (seen, now):
            return item.position()  # nothing has moved since
        spots = list(_spots(layer.width() - width, layer.height() - height))
        sight = Sight(layer, table)

        def cost(spot: Spot) -> float:
            box = (spot[0], spot[1], spot[0] + width, spot[1] + height)
            touched = TOUCHED * sum(_touch(box, each) for each in lights)
            covered = LIT * _covered(box, lights) + CHOOSABLE * _covered(box, taken)
            hidden = HIDDEN * sight.share(box)
            away = min((_distance(box, each) for each in lights), default=0.0)
            moved = MOVED if spot != now else 0.0
            return touched + covered + hidden + moved + FAR * away / across

        best = min([now, *spots] if now in spots else spots, key=cost)
        self._last = (seen, best)
        return QPointF(*best)


class Sight:
    """Where a table has words and pictures, in cells of the layer that lies over it."""

    def __init__(self, layer: QQuickItem, table: QQuickItem) -> None:
        self._wide = max(1.0, layer.width()) / COLUMNS
        self._high = max(1.0, layer.height()) / ROWS
        cells = [0.0] * (COLUMNS * ROWS)
        for rect, weight in _drawn(layer, table):
            self._count(cells, rect, weight)
        # The sums of all cells above and to the left of a corner of cells.
        self._sums = [[0.0] * (COLUMNS + 1)]
        for row in range(ROWS):
            above, line, total = self._sums[-1], [0.0], 0.0
            for column in range(COLUMNS):
                total += min(1.0, cells[row * COLUMNS + column])
                line.append(above[column + 1] + total)
            self._sums.append(line)

    def share(self, box: Box) -> float:
        """Return how much of a box lies over words and pictures, from 0 to 1."""
        left, right = (max(0, min(COLUMNS, round(x / self._wide))) for x in (box[0], box[2]))
        top, bottom = (max(0, min(ROWS, round(y / self._high))) for y in (box[1], box[3]))
        sums = self._sums
        full = sums[bottom][right] - sums[top][right] - sums[bottom][left] + sums[top][left]
        return full / max(1, (right - left) * (bottom - top))

    def _count(self, cells: list[float], rect: QRectF, weight: float) -> None:
        """Add to each cell how much of it a rectangle fills."""
        left, right = rect.left() / self._wide, rect.right() / self._wide
        top, bottom = rect.top() / self._high, rect.bottom() / self._high
        for row in range(max(0, floor(top)), min(ROWS, floor(bottom) + 1)):
            high = min(bottom, row + 1) - max(top, row)
            for column in range(max(0, floor(left)), min(COLUMNS, floor(right) + 1)):
                wide = min(right, column + 1) - max(left, column)
                cells[row * COLUMNS + column] += weight * wide * high


def _drawn(layer: QQuickItem, table: QQuickItem) -> Iterator[tuple[QRectF, float]]:
    """Yield where a table has words, pictures and grounds, without the layer, and their weights."""
    bounds = QRectF(0, 0, layer.width(), layer.height())
    half = bounds.width() * bounds.height() / 2
    waiting = [(table, bounds)]
    while waiting:
        item, seen = waiting.pop()
        if item == layer or not item.isVisible() or not item.opacity():
            continue
        if item.clip():
            seen = seen.intersected(layer.mapRectFromItem(item, item.boundingRect()))
        waiting += [(each, seen) for each in item.childItems()]
        # Qt's own properties: its pictures and words have no class in Python.
        source = item.property("source")
        if isinstance(source, QUrl):
            weight = WEIGHTS.get(source.host(), 0.0)
            large = item.width() * item.height() > half
            if weight and not (weight == GROUND and large) and not _is_vacant(item):
                rect = layer.mapRectFromItem(item, item.boundingRect())
                yield rect.intersected(seen), weight
        elif item.property("text") and (wide := item.property("contentWidth")) is not None:
            high = min(item.property("contentHeight"), item.height())
            rect = layer.mapRectFromItem(item, QRectF(0, 0, min(wide, item.width()), high))
            yield rect.intersected(seen), 1.0


def _is_vacant(item: QQuickItem) -> bool:
    entry = entry_of(item)
    return entry is not None and entry.vacant


def _spots(right: float, down: float) -> Iterator[Spot]:
    """Yield places all over a free area, on whole pixels of it."""
    for column, row in product(range(PLACES + 1), repeat=2):
        yield floor(max(0.0, right) * column / PLACES), floor(max(0.0, down) * row / PLACES)


def _boxes(rects: Iterable[QRectF]) -> list[Box]:
    """Return rectangles as plain numbers; each is compared with hundreds of places."""
    return [(each.left(), each.top(), each.right(), each.bottom()) for each in rects]


def _touch(one: Box, other: Box) -> bool:
    """Return whether two rectangles have an area in common."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _covered(box: Box, others: Iterable[Box]) -> float:
    """Return how much of other rectangles is covered; a whole one counts as 1."""
    share = 0.0
    for other in others:
        if _touch(box, other):
            left, top, right, bottom = other
            wide = min(box[2], right) - max(box[0], left)
            high = min(box[3], bottom) - max(box[1], top)
            share += wide * high / max(1.0, (right - left) * (bottom - top))
    return share


def _distance(box: Box, other: Box) -> float:
    """Return the gap between two rectangles."""
    right = max(0.0, other[0] - box[2], box[0] - other[2])
    down = max(0.0, other[1] - box[3], box[1] - other[3])
    return right + down
