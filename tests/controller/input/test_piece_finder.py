"""The pieces of a table that somebody speaks of: where they are, and the digits on their edges."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from rococo_desktop.controller.input.piece_finder import PieceFinder
from rococo_desktop.controller.input.things import Entry

pytestmark = pytest.mark.usefixtures("qapp")


def put(on: QQuickItem, area: QRectF) -> QQuickItem:
    """Put a new item on another, which keeps it."""
    item = QQuickItem(on)
    item.setParentItem(on)
    item.setPosition(area.topLeft())
    item.setSize(area.size())
    return item


def test_where_a_piece_lies_on_a_layer_that_is_elsewhere() -> None:
    window = QQuickItem()
    layer = put(window, QRectF(10, 20, 500, 500))
    spot = put(put(window, QRectF(100, 100, 300, 300)), QRectF(5, 6, 30, 40))
    assert PieceFinder().area(layer, spot) == QRectF(95, 86, 30, 40)


def test_an_option_is_chosen_where_it_is_seen() -> None:
    table = QQuickItem()
    hidden, seen = (put(table, QRectF(each, 0, 10, 10)) for each in (0, 50))
    for item in (hidden, seen):
        entry = Entry(item)
        entry.setProperty("legal", True)
        entry.setProperty("option", "gown")
    hidden.setVisible(False)
    finder = PieceFinder()
    assert finder.choice(table, "gown") == seen
    assert finder.choice(table, "coat") is None
    seen.setVisible(False)
    assert finder.choice(table, "gown") in (hidden, seen), "on a page that is not on show"


def test_digits_on_an_edge_of_a_light_are_found() -> None:
    table = QQuickItem()
    badges = [put(table, QRectF(x, 50, 10, 10)) for x in (5, 50, 95, 300)]
    for badge in badges:
        Entry(put(table, QRectF(0, 0, 10, 10))).setProperty("badge", badge)
    found = PieceFinder().digits(table, table, [QRectF(0, 0, 100, 100)], 5)
    assert found == [badges[2]]
