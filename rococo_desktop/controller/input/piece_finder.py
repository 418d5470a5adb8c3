"""The pieces of a table that somebody speaks of, and where they lie."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRectF, Slot
from PySide6.QtQml import QmlElement
from PySide6.QtQuick import QQuickItem

from rococo_desktop.controller.input.framing import frames
from rococo_desktop.controller.input.sight import lay_out, rect_on
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
        return rect_on(layer, spot)

    @Slot(QQuickItem, QQuickItem, "QVariantList", float, result="QVariantList")
    def framed(
        self, table: QQuickItem, layer: QQuickItem, places: Sequence[QRectF], band: float
    ) -> list[QRectF]:
        """Return the outer edges of frames around ``places`` on a ``layer``.

        A frame is a ``band`` wide, and covers nothing of the ``table`` that is written or a sign.
        """
        return frames(table, layer, places, band)

    @Slot(QQuickItem, str, result=QQuickItem)
    def choice(self, table: QQuickItem, option: str) -> QQuickItem | None:
        """Return the item that chooses an option on the ``table``; None if none does.

        It may be on a page of the table that is not on show.
        """
        chosen = (each for each in entries(table) if each.legal and each.option == option)
        found = [each.item for each in in_tree(chosen)]
        return max(reversed(found), key=QQuickItem.isVisible, default=None)

    @Slot(QQuickItem, QQuickItem, "QVariantList", float, result="QVariantList")
    def digits(
        self, table: QQuickItem, layer: QQuickItem, lit: Sequence[QRectF], band: float
    ) -> list[QQuickItem]:
        """Return the digits of the ``table`` under the frames, a ``band`` wide, of a ``layer``."""

        def lies_on_edge(digit: QQuickItem) -> bool:
            rect = layer.mapRectFromItem(digit, digit.boundingRect())
            return any(
                each.intersects(rect) and not each.adjusted(band, band, -band, -band).contains(rect)
                for each in lit
            )

        shown = (each.badge for each in entries(table))
        return [each for each in shown if each and each.isVisible() and lies_on_edge(each)]
