"""A place beside a thing for what shows it large."""

from collections.abc import Sequence
from itertools import product

from PySide6.QtCore import QObject, QPointF, QRectF, Slot
from PySide6.QtQml import QmlElement
from PySide6.QtQuick import QQuickItem

from rococo_desktop.controller.input.things import entries

QML_IMPORT_NAME = "Table.Program"
QML_IMPORT_MAJOR_VERSION = 1

PLACES = 16
"""The number of places to try in each direction, besides those that touch the thing."""
SUBJECT, SPARED = 100.0, 10.0
"""The costs of covering the thing, and what shall be seen meanwhile, for each pixel."""
FAR = 40.0
"""The cost of each pixel between the thing and the place."""


@QmlElement
class Beside(QObject):
    """Finds a place near a thing that covers neither it nor what shall be seen meanwhile."""

    @Slot(QQuickItem, QQuickItem, QQuickItem, "QVariantList", float, result=QPointF)
    def place(
        self,
        item: QQuickItem,
        layer: QQuickItem,
        subject: QQuickItem,
        spared: Sequence[QQuickItem],
        gap: float,
    ) -> QPointF:
        """Return where an ``item`` goes on a ``layer``: beside its ``subject``, in the window.

        It covers what is ``spared`` and what can be chosen only if there is no other room.
        """
        here = _on(layer, subject)
        lit = (each.item for each in entries(layer) if each.legal and each.item is not subject)
        held = [_on(layer, each) for each in spared if each.isVisible()]
        seen = [*held, *(_on(layer, each) for each in lit if each.isVisible())]
        wide, high = item.width(), item.height()
        right, down = layer.width() - wide - gap, layer.height() - high - gap
        columns = [here.left() - wide - gap, here.right() + gap, here.center().x() - wide / 2]
        rows = [here.top() - high - gap, here.bottom() + gap, here.center().y() - high / 2]
        rows += [each.top() - high - gap for each in held]
        columns += [right * n / PLACES for n in range(PLACES + 1)]
        rows += [down * n / PLACES for n in range(PLACES + 1)]

        def cost(corner: tuple[float, float]) -> float:
            box = QRectF(*corner, wide, high)
            covered = sum(_common(box, each) for each in seen)
            return SUBJECT * _common(box, here) + SPARED * covered + FAR * _apart(box, here)

        tried = {
            (max(gap, min(right, x)), max(gap, min(down, y))) for x, y in product(columns, rows)
        }
        return QPointF(*min(sorted(tried), key=cost))


def _on(layer: QQuickItem, item: QQuickItem) -> QRectF:
    return layer.mapRectFromItem(item, QRectF(0, 0, item.width(), item.height()))


def _common(one: QRectF, other: QRectF) -> float:
    """Return the area that two rectangles have in common."""
    both = one.intersected(other)
    return both.width() * both.height()


def _apart(one: QRectF, other: QRectF) -> float:
    """Return the gap between two rectangles."""
    across = max(0.0, one.left() - other.right(), other.left() - one.right())
    return across + max(0.0, one.top() - other.bottom(), other.top() - one.bottom())
