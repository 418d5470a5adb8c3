"""Frames around what is meant lie beside letters and signs, not on them."""

import pytest
from PySide6.QtCore import QRectF, QUrl
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickItem

from rococo_desktop.controller.input.framing import frames
from rococo_desktop.controller.input.things import Entry
from tests.controller.input.test_piece_finder import put

pytestmark = pytest.mark.usefixtures("qapp")

PLACE = QRectF(100, 100, 60, 80)
BAND = 5


def headed(*areas: QRectF) -> QRectF:
    """Return the frame around the place on a table with headings."""
    ground = QQuickItem()
    for area in areas:
        Entry(put(ground, area)).setProperty("heading", True)
    (found,) = frames(ground, put(ground, QRectF(0, 0, 500, 500)), [PLACE], BAND)
    return found


def test_a_frame_lies_around_its_place() -> None:
    assert headed() == PLACE.adjusted(-BAND, -BAND, BAND, BAND)


def test_a_frame_leaves_out_headings_beside_its_place_but_not_those_under_it() -> None:
    above, around = QRectF(100, 85, 60, 12), QRectF(90, 90, 90, 300)
    assert headed(above, around) == PLACE.adjusted(-BAND, -3, BAND, BAND)


def test_a_frame_goes_around_what_is_written_on_an_edge() -> None:
    engine, ground = QQmlEngine(), QQuickItem()
    part = QQmlComponent(engine)
    part.setData(b"import QtQuick\nText { text: '5'; x: 110; y: 92; lineHeight: 1 }", QUrl())
    words = part.create()
    assert isinstance(words, QQuickItem)
    words.setParentItem(ground)
    layer = put(ground, QRectF(0, 0, 500, 500))
    (found,) = frames(ground, layer, [PLACE], BAND)
    letters = words.mapRectToItem(layer, words.boundingRect())
    assert found.top() + BAND <= letters.top() + letters.height() / 4
    assert found.bottom() == PLACE.bottom() + BAND


def test_a_frame_stays_in_the_window() -> None:
    ground = QQuickItem()
    layer = put(ground, QRectF(0, 0, 500, 500))
    (found,) = frames(ground, layer, [QRectF(2, 100, 60, 80)], BAND)
    assert found.left() == 0
