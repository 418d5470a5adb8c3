"""A place beside a thing for what shows it large."""

from collections.abc import Sequence
from functools import reduce
from itertools import product

from PySide6.QtCore import QObject, QPointF, QRectF, Slot
from PySide6.QtQml import QmlElement
from PySide6.QtQuick import QQuickItem

from rococo_desktop.controller.input.parts import regions
from rococo_desktop.controller.input.sight import common_area, rect_on
from rococo_desktop.controller.input.things import entries

QML_IMPORT_NAME = "Table.Program"
QML_IMPORT_MAJOR_VERSION = 1

PLACES = 16
"""The number of places to try in each direction, besides those that touch the thing."""
SUBJECT, SEEN, AROUND, OTHER = 3000.0, 1000.0, 300.0, 1.0
"""The costs of covering the thing, what shall be seen meanwhile, what else is in its part of the
table or of its kind, and any other thing, for each pixel."""
SPARED = 30_000.0
"""The same for what is spared, where words would rather cover something than get lost, and for
things of one size in a row."""
FAR, LOST = 400.0, 250_000.0
"""The cost of each pixel between the thing and the place; for words, of each beyond ``REACH``."""
REACH = 1 / 8
"""The part of the layer's height up to which words still look as if they belonged to the thing."""


@QmlElement
class Beside(QObject):
    """Finds a place near a thing that covers neither it nor what shall be seen meanwhile."""

    @Slot(QQuickItem, QQuickItem, QQuickItem, "QVariantList", float, bool, result=QPointF)
    def place(
        self,
        item: QQuickItem,
        layer: QQuickItem,
        subject: QQuickItem,
        spared: Sequence[QQuickItem],
        gap: float,
        words: bool,
    ) -> QPointF:
        """Return where an ``item`` goes on a ``layer``: beside its ``subject``, in the window.

        It covers things in the same part of the table as the subject, what is ``spared`` and what
        can be chosen only if there is no other room; then least of all the row that the subject is
        in, what is compared with it in other parts, or, if the subject can be chosen, anything in
        its part. What is spared, but has the subject in it, is seen piece by piece. Pieces of the
        subject's kind are not covered anywhere, if there is other room, and those as large in its
        row hardly ever. Mere ``words`` rather cover something than get lost, unless they are read
        to choose among such things.
        """
        here = rect_on(layer, subject)
        shown = [each for each in entries(layer) if each.item.isVisible() and each.told]
        apart = [each for each in shown if not _related(each.item, subject)]
        part, like_it = _parts(layer, subject)
        around = here if part is None else rect_on(layer, part)
        choice = any(each.legal and _related(each.item, subject) for each in shown)
        group = [
            rect_on(layer, each.item)
            for each in apart
            if part is not None and part.isAncestorOf(each.item)
        ]
        faces = [type(each.face) for each in shown if each.face and each.item is subject]
        kin = [rect_on(layer, each.item) for each in apart if type(each.face) in faces]
        row = [there for there in group if choice or _in_line(there, here)]
        places = (rect_on(layer, each.item) for each in apart)
        abreast = [there for there in places if _in_line(there, here) and _alike(there, here)]
        compared = [rect_on(layer, each) for each in like_it]
        held = [
            rect_on(layer, each)
            for each in spared
            if each.isVisible() and not each.isAncestorOf(subject)
        ]
        seen = [
            *row,
            *compared,
            *(rect_on(layer, each.item) for each in apart if each.legal),
        ]
        others = [rect_on(layer, each.item) for each in apart]
        near = REACH * layer.height()
        lost, kept = (LOST, SPARED) if words and not choice else (0.0, SEEN)
        line = reduce(QRectF.united, row, here)
        wide, high = item.width(), item.height()
        right, down = layer.width() - wide - gap, layer.height() - high - gap
        columns = [here.center().x() - wide / 2]
        rows = [here.center().y() - high / 2]
        for each in (here, line, around, *compared, *held):
            columns += [each.left() - wide - gap, each.right() + gap]
            rows += [each.top() - high - gap, each.bottom() + gap]
        columns += [right * n / PLACES for n in range(PLACES + 1)]
        rows += [down * n / PLACES for n in range(PLACES + 1)]

        def cost(corner: tuple[float, float]) -> float:
            box = QRectF(*corner, wide, high)
            costs = (
                (SUBJECT, [here]),
                (SPARED, abreast),
                (kept, held),
                (SEEN, seen),
                (AROUND, [*group, *kin]),
                (OTHER, others),
            )
            hidden = sum(cost * common_area(box, each) for cost, them in costs for each in them)
            apart = _apart(box, here)
            return hidden + FAR * apart + lost * max(0.0, apart - near)

        tried = {
            (max(gap, min(right, x)), max(gap, min(down, y))) for x, y in product(columns, rows)
        }
        return QPointF(*min(sorted(tried), key=cost))


def _parts(layer: QQuickItem, subject: QQuickItem) -> tuple[QQuickItem | None, list[QQuickItem]]:
    """Return the part of the table that a thing is in, and those that are compared with it.

    The first is None if it is in none.
    """
    words = {part: spot.compared for part, spot in regions(layer)}
    around = [part for part in words if part.isAncestorOf(subject)]
    if not around:
        return None, []
    part = min(around, key=lambda part: part.width() * part.height())
    word = words[part]
    alike = [each for each in words if word and each is not part and words[each] == word]
    return part, alike


def _related(one: QQuickItem, other: QQuickItem) -> bool:
    """Return whether one of two items is the other one, or in it."""
    return one is other or one.isAncestorOf(other) or other.isAncestorOf(one)


def _in_line(one: QRectF, other: QRectF) -> bool:
    """Return whether two rectangles are beside each other."""
    shared = min(one.bottom(), other.bottom()) - max(one.top(), other.top())
    return shared > min(one.height(), other.height()) / 2


def _alike(one: QRectF, other: QRectF) -> bool:
    """Return whether two rectangles are equally large, but for rounding."""
    return abs(one.width() - other.width()) < 1 and abs(one.height() - other.height()) < 1


def _apart(one: QRectF, other: QRectF) -> float:
    """Return the gap between two rectangles."""
    across = max(0.0, one.left() - other.right(), other.left() - one.right())
    return across + max(0.0, one.top() - other.bottom(), other.top() - one.bottom())
