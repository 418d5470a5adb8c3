"""The pieces of a table that somebody speaks of, and where they lie."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRectF, Slot
from PySide6.QtQml import QmlElement
from PySide6.QtQuick import QQuickItem

from rococo_desktop.controller.input.sight import lay_out
from rococo_desktop.controller.input.things import entries, in_tree

QML_IMPORT_NAME = "Table.Program"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class PieceFinder(QObject):
    """Finds the pieces that somebody speaks of, and where they lie."""

    @Slot(QQuickItem, QQuickItem, result=QRectF)
    def area(self, layer: QQuickItem, spot: QQuickItem) -> QRectF:
        """Return where a ``spot`` lies on a ``layer``, once everything around it is laid out."""
        lay_out([spot])
        return layer.mapRectFromItem(spot, QRectF(0, 0, spot.width(), spot.height()))

    @Slot(QQuickItem, QQuickItem, QRectF, float, result=QRectF)
    def clear(self, table: QQuickItem, layer: QQuickItem, piece: QRectF, reach: float) -> QRectF:
        """Return a ``piece`` on a ``layer`` and what is around it, as far as it may be lit.

        That reaches no heading of the ``table`` beside it; one under the piece is not in its way.
        """
        lit = piece.adjusted(-reach, -reach, reach, reach)
        for each in entries(table):
            if not (each.heading and each.item.isVisible()):
                continue
            words = layer.mapRectFromItem(each.item, each.item.boundingRect())
            if not words.intersects(lit) or words.contains(piece.center()):
                continue
            if words.center().y() < piece.top():
                lit.setTop(max(lit.top(), words.bottom()))
            elif words.center().y() > piece.bottom():
                lit.setBottom(min(lit.bottom(), words.top()))
            elif words.right() <= piece.left():
                lit.setLeft(max(lit.left(), words.right()))
            elif words.left() >= piece.right():
                lit.setRight(min(lit.right(), words.left()))
        return lit

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
