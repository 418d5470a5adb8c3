"""Where something lies over the table for a while: within it, and beside what it is about."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtQuick import QQuickItem

from rococo_desktop.controller.placer import Placer

pytestmark = pytest.mark.usefixtures("qapp")


def sized(width: float, height: float) -> QQuickItem:
    item = QQuickItem()
    item.setSize(QRectF(0, 0, width, height).size())
    return item


def test_the_last_place_is_within_the_layer_though_its_width_is_no_whole_number() -> None:
    layer, bubble, lit = sized(1000, 600), sized(531.03, 170), QRectF(0, 0, 460, 600)
    found = Placer().place(bubble, layer, [], [lit], [])
    assert isinstance(found, QPointF)
    over = QRectF(found, bubble.size())
    assert QRectF(0, 0, 1000, 600).contains(over)
    assert not over.intersects(lit)


def test_it_stays_until_something_that_can_be_chosen_comes_to_lie_under_it() -> None:
    placer, layer, bubble, thing = Placer(), sized(1000, 600), sized(300, 200), sized(300, 200)
    first = placer.place(bubble, layer, [thing], [], [])
    bubble.setPosition(first)
    assert placer.place(bubble, layer, [thing], [], []) == first
    thing.setParentItem(layer)
    thing.setPosition(first)
    assert placer.place(bubble, layer, [thing], [], []) == first, "it cannot be chosen"
    thing.setProperty("legal", True)
    later = placer.place(bubble, layer, [thing], [], [])
    assert isinstance(later, QPointF)
    assert not QRectF(later, bubble.size()).intersects(QRectF(first, thing.size()))
