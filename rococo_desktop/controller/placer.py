"""A free place on the table for what lies over it for a while."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from math import floor

from PySide6.QtCore import QObject, QPointF, QRectF, Slot
from PySide6.QtQml import QmlElement
from PySide6.QtQuick import QQuickItem

from rococo_desktop.controller.walker import lay_out, pieces, shown

QML_IMPORT_NAME = "Table.Program"
QML_IMPORT_MAJOR_VERSION = 1

PLACES = 24
"""The number of places that are tried in each direction."""
DIGIT = "digit"
"""The name of the sign with the key that chooses something."""
TOUCHED, LIT, CHOOSABLE, FAR, MOVED = 4000.0, 4000.0, 60.0, 4.0, 1.0
"""What it costs to touch and to cover what is spoken of, to cover a piece that can be chosen, to
lie at the other end of the table, and to move to another place."""

Spot = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, right and bottom."""


@QmlElement
class Placer(QObject):
    """Finds a place where something covers as little as possible and lies near what it is about."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._last: tuple[object, Spot] | None = None

    @Slot(QQuickItem, result="QVariantList")
    def things(self, table: QQuickItem) -> list[QQuickItem]:
        """Return what can be chosen on the ``table``, or has a digit."""
        return [e for e in pieces(table) if e.property("counted") or e.property("legal")]

    @Slot(QQuickItem, QQuickItem, result=QRectF)
    def area(self, layer: QQuickItem, spot: QQuickItem) -> QRectF:
        """Return where a ``spot`` lies on a ``layer``, once everything around it is laid out."""
        lay_out([spot])
        return layer.mapRectFromItem(spot, QRectF(0, 0, spot.width(), spot.height()))

    @Slot(QQuickItem, str, result=QQuickItem)
    def choice(self, table: QQuickItem, option: str) -> QQuickItem | None:
        """Return what chooses an option on the ``table``; None if nothing does."""
        return next((each for each in _choices(table) if _option(each) == option), None)

    @Slot(QQuickItem, "QVariantList", "QVariantList", result="QVariantList")
    def digits(
        self, layer: QQuickItem, things: Sequence[QQuickItem], lit: Sequence[QRectF]
    ) -> list[QQuickItem]:
        """Return the digits of ``things`` that lie on an edge of what a ``layer`` lights."""

        def lies_on_edge(digit: QQuickItem) -> bool:
            rect = layer.mapRectFromItem(digit, digit.boundingRect())
            return any(each.intersects(rect) and not each.contains(rect) for each in lit)

        found = (each for thing in things for each in shown(thing) if each.objectName() == DIGIT)
        return [digit for digit in found if lies_on_edge(digit)]

    @Slot(QQuickItem, QQuickItem, "QVariantList", "QVariantList", "QVariantList", result=QPointF)
    def place(
        self,
        item: QQuickItem,
        layer: QQuickItem,
        things: Sequence[QQuickItem],
        lit: Sequence[QRectF],
        spared: Sequence[QRectF],
    ) -> QPointF:
        """Return where an ``item`` goes on a ``layer`` over the ``things``, beside what is lit.

        It covers what is ``spared`` as little as what can be chosen.
        """
        width, height = item.width(), item.height()
        legal = [each for each in things if each.property("legal")]
        choosable = [layer.mapRectFromItem(each, each.boundingRect()) for each in legal]
        lights, taken = _boxes(lit), _boxes([*choosable, *spared])
        seen = (width, height, layer.width(), layer.height(), lights, taken)
        now, across = (item.x(), item.y()), max(1.0, layer.width())
        if self._last == (seen, now):
            return item.position()  # nothing has moved since
        spots = list(_spots(layer.width() - width, layer.height() - height))

        def cost(spot: Spot) -> float:
            box = (spot[0], spot[1], spot[0] + width, spot[1] + height)
            touched = TOUCHED * sum(_touch(box, each) for each in lights)
            covered = LIT * _covered(box, lights) + CHOOSABLE * _covered(box, taken)
            away = min((_distance(box, each) for each in lights), default=0.0)
            moved = MOVED if spot != now else 0.0
            return touched + covered + moved + FAR * away / across

        best = min([now, *spots] if now in spots else spots, key=cost)
        self._last = (seen, best)
        return QPointF(*best)


def _choices(table: QQuickItem) -> Iterator[QQuickItem]:
    return (each for each in pieces(table) if each.property("legal"))


def _option(item: QQuickItem) -> object:
    """Return the option that an item chooses."""
    option = item.property("option")
    return item.property("key") if option is None else option


def _spots(right: float, down: float) -> Iterator[Spot]:
    """Yield places all over a free area, on whole pixels of it."""
    for column, row in product(range(PLACES + 1), repeat=2):
        yield floor(max(0.0, right) * column / PLACES), floor(max(0.0, down) * row / PLACES)


def _boxes(rects: Iterable[QRectF]) -> list[Box]:
    """Return rectangles as plain numbers; hundreds of places are weighed against each."""
    return [(each.left(), each.top(), each.right(), each.bottom()) for each in rects]


def _touch(one: Box, other: Box) -> bool:
    """Return whether two rectangles have an area in common."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _covered(box: Box, others: Iterable[Box]) -> float:
    """Return how much of other rectangles is covered, 1 for one of them as a whole."""
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
