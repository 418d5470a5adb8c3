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


@QmlElement
class Placer(QObject):
    """Finds a place where something covers as little as possible and lies near what it is about."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)

    @Slot(QQuickItem, QQuickItem, result=QRectF)
    def area(self, layer: QQuickItem, spot: QQuickItem) -> QRectF:
        """Return where a ``spot`` lies on a ``layer``, once everything around it is laid out."""
        lay_out([spot])
        return layer.mapRectFromItem(spot, QRectF(0, 0, spot.width(), spot.height()))

    @Slot(QQuickItem, str, result=QQuickItem)
    def choice(self, table: QQuickItem, option: str) -> QQuickItem | None:
        """Return what chooses an option on the ``table``; None if nothing does."""
        return next((each for each in _choices(table) if _option(each) == option), None)

    @Slot(QQuickItem, QQuickItem, "QVariantList", result="QVariantList")
    def digits(
        self, layer: QQuickItem, table: QQuickItem, lit: Sequence[QRectF]
    ) -> list[QQuickItem]:
        """Return the digits on the ``table`` that lie on an edge of what a ``layer`` lights."""

        def lies_on_edge(digit: QQuickItem) -> bool:
            rect = layer.mapRectFromItem(digit, digit.boundingRect())
            return any(each.intersects(rect) and not each.contains(rect) for each in lit)

        return [e for e in shown(table) if e.objectName() == DIGIT and lies_on_edge(e)]

    @Slot(QQuickItem, QQuickItem, QQuickItem, "QVariantList", "QVariantList", result=QPointF)
    def place(
        self,
        item: QQuickItem,
        layer: QQuickItem,
        table: QQuickItem,
        lit: Sequence[QRectF],
        spared: Sequence[QRectF],
    ) -> QPointF:
        """Return where an ``item`` goes on a ``layer`` over the ``table``, beside what is lit.

        It covers what is ``spared`` as little as what can be chosen.
        """
        size = item.width(), item.height()
        choosable = [layer.mapRectFromItem(each, each.boundingRect()) for each in _choices(table)]
        choosable += spared
        spots = list(_spots(layer.width() - size[0], layer.height() - size[1]))
        now = QPointF(item.x(), item.y())

        def cost(spot: QPointF) -> float:
            rect = QRectF(spot.x(), spot.y(), *size)
            touched = TOUCHED * sum(rect.intersects(each) for each in lit)
            covered = LIT * _covered(rect, lit) + CHOOSABLE * _covered(rect, choosable)
            away = min((_distance(rect, each) for each in lit), default=0.0)
            moved = MOVED if spot != now else 0.0
            return touched + covered + moved + FAR * away / max(1.0, layer.width())

        return min([now, *spots] if now in spots else spots, key=cost)


def _choices(table: QQuickItem) -> Iterator[QQuickItem]:
    return (each for each in pieces(table) if each.property("legal"))


def _option(item: QQuickItem) -> object:
    """Return the option that an item chooses."""
    option = item.property("option")
    return item.property("key") if option is None else option


def _spots(right: float, down: float) -> Iterator[QPointF]:
    """Yield places all over a free area, on whole pixels of it."""
    for column, row in product(range(PLACES + 1), repeat=2):
        yield QPointF(
            floor(max(0.0, right) * column / PLACES), floor(max(0.0, down) * row / PLACES)
        )


def _covered(rect: QRectF, others: Iterable[QRectF]) -> float:
    """Return how much of other rectangles is covered, 1 for one of them as a whole."""
    share = 0.0
    for other in others:
        if rect.intersects(other):
            both = rect.intersected(other)
            share += both.width() * both.height() / max(1.0, other.width() * other.height())
    return share


def _distance(rect: QRectF, other: QRectF) -> float:
    """Return the gap between two rectangles."""
    right = max(0.0, other.left() - rect.right(), rect.left() - other.right())
    down = max(0.0, other.top() - rect.bottom(), rect.top() - other.bottom())
    return float(right + down)
