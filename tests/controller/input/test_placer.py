"""The place of something that covers the table for a while: within it, beside its subject."""

import pytest
from PySide6.QtCore import QPointF, QRectF, QUrl
from PySide6.QtQuick import QQuickItem

from rococo_desktop.controller.input.placer import WEIGHTS, Placer
from rococo_desktop.controller.input.things import Entry
from rococo_desktop.controller.table.glyphs import PAINTERS

pytestmark = pytest.mark.usefixtures("qapp")


def sized(width: float, height: float) -> QQuickItem:
    item = QQuickItem()
    item.setSize(QRectF(0, 0, width, height).size())
    return item


def test_the_last_place_is_within_the_layer_though_its_width_is_no_whole_number() -> None:
    layer, bubble, lit = sized(1000, 600), sized(531.03, 170), QRectF(0, 0, 460, 600)
    found = Placer().place(bubble, layer, layer, [lit], [])
    assert isinstance(found, QPointF)
    over = QRectF(found, bubble.size())
    assert QRectF(0, 0, 1000, 600).contains(over)
    assert not over.intersects(lit)


def test_it_stays_until_something_that_can_be_chosen_comes_to_lie_under_it() -> None:
    placer, layer, bubble, thing = Placer(), sized(1000, 600), sized(300, 200), sized(300, 200)
    entry = Entry(thing)
    first = placer.place(bubble, layer, layer, [], [])
    bubble.setPosition(first)
    assert placer.place(bubble, layer, layer, [], []) == first
    thing.setParentItem(layer)
    thing.setPosition(first)
    assert placer.place(bubble, layer, layer, [], []) == first, "it cannot be chosen"
    entry.setProperty("legal", True)
    later = placer.place(bubble, layer, layer, [], [])
    assert isinstance(later, QPointF)
    assert not QRectF(later, bubble.size()).intersects(QRectF(first, thing.size()))


def drawn(layer: QQuickItem, order: str, area: QRectF) -> QQuickItem:
    """Put a picture on a layer, which keeps it."""
    item = sized(area.width(), area.height())
    item.setProperty("source", QUrl(f"image://{order}/1x1" if order else ""))
    item.setPosition(area.topLeft())
    item.setParentItem(layer)
    item.setParent(layer)
    return item


def test_it_hides_as_few_words_and_pictures_as_possible() -> None:
    table, layer, bubble = sized(1000, 600), sized(1000, 600), sized(300, 200)
    layer.setParentItem(table)
    free = QRectF(580, 210, 320, 220)
    for ground in ("ground/ffffff/50/lawn/fill", "plate/ffffff/000000/1.0/6.0"):
        drawn(table, ground, QRectF(0, 0, 1000, 600))
    for column in range(20):
        for row in range(12):
            area = QRectF(column * 50, row * 50, 48, 48)
            if not area.intersects(free):
                drawn(table, "picture/cake/fit", area)
    drawn(layer, "picture/tutor/fit", free)
    found = Placer().place(bubble, layer, table, [], [])
    assert isinstance(found, QPointF)
    assert QRectF(548, 198, 354, 254).contains(QRectF(found, bubble.size()))


def test_what_is_not_seen_may_be_covered() -> None:
    table, layer, bubble = sized(1000, 600), sized(1000, 600), sized(300, 200)
    layer.setParentItem(table)
    drawn(table, "picture/cake/fit", QRectF(0, 0, 1000, 600)).setOpacity(0)
    drawn(table, "picture/cake/fit", QRectF(400, 0, 600, 600))
    drawn(table, "", QRectF(0, 0, 400, 600))
    Entry(drawn(table, "picture/chair/fit", QRectF(0, 0, 400, 600))).setProperty("vacant", True)
    frame = drawn(table, "", QRectF(500, 0, 100, 600))
    frame.setClip(True)
    drawn(frame, "picture/cake/fit", QRectF(-500, 0, 400, 600))
    found = Placer().place(bubble, layer, table, [], [])
    assert isinstance(found, QPointF)
    assert QRectF(found, bubble.size()).right() <= 410


def test_a_layer_without_a_size_does_no_harm() -> None:
    layer = sized(0, 0)
    assert Placer().place(sized(300, 200), layer, layer, [], []) == QPointF(0, 0)


def test_it_knows_the_pictures_by_their_painters() -> None:
    assert WEIGHTS.keys() < PAINTERS.keys(), "signs lie on what is counted already"
