"""The numbers of the places at the tables, by which sentences call them."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtQuick import QQuickItem

from rococo_desktop.controller.table.log import LogRow
from tests.daily import soaked
from tests.qml.clipped import box
from tests.qml.hands import Hands
from tests.qml.legible import SMALLEST, letters
from tests.qml.patisserie.kitchen_hands import table_of
from tests.qml.patisserie.test_patisserie_arrangements import LARGE, SHAPES, full_table
from tests.qml.reach import in_sight
from tests.qml.test_arrangements import overlapping, pages, sized

pytestmark = pytest.mark.one_window

WINDOWS = tuple((people, *shape) for people in (2, 3, 4, 5) for shape in SHAPES)
DAILY = ((2, *SHAPES[0]), (5, *SHAPES[0]), (5, *LARGE))
CLOSE = 30
"""The most by which a color as drawn differs from that of the card."""
COVERED = 0.3
"""The share of a card in its own color of which something else would hide the number."""


def plate_of(card: QQuickItem) -> QQuickItem:
    plate = card.parentItem()
    assert plate is not None
    return plate


def share_seen(image: QImage, card: QQuickItem) -> float:
    """Return the share of a card that is drawn in its own color: neither covered nor written on."""
    own, ratio, where = QColor(card.property("color")), image.devicePixelRatio(), box(card)
    area = QRectF(where.topLeft() * ratio, where.size() * ratio).toAlignedRect()
    spots = [
        image.pixelColor(x, y)
        for x in range(area.left(), area.right() + 1)
        for y in range(area.top(), area.bottom() + 1)
    ]
    return sum(unlike(each, own) <= CLOSE for each in spots) / len(spots)


def unlike(one: QColor, other: QColor) -> int:
    return max(abs(one.red() - other.red()), abs(one.green() - other.green()))


@pytest.mark.parametrize(("people", "width", "height", "scale"), soaked(WINDOWS, DAILY))
def test_each_place_bears_its_number_with_a_dish_or_without(
    hands: Hands, people: int, width: int, height: int, scale: str
) -> None:
    full_table(hands, "place_dish", people)
    sized(hands, width, height, scale)
    faces = table_of(hands).faces
    unit = 1.0 if scale == "fit" else int(scale) / 100
    found = {}
    for page in pages(hands):
        image = hands.root.grabWindow()
        for card in hands.typed("PlateNumber"):
            (text,) = hands.written(card)
            assert letters(text) >= SMALLEST * unit - 1
            assert share_seen(image, card) > COVERED, page
            plate = plate_of(card)
            assert box(plate).contains(box(card))
            found[str(plate.property("key"))] = str(text.property("text"))
        assert overlapping(hands) == [], page
    assert found.keys() == faces.rules.board.spaces.keys()
    for space, number in found.items():
        assert number in str(faces.wording.plate(space)), space


def test_the_place_that_a_line_of_the_log_names_lights_up_under_the_pointer(hands: Hands) -> None:
    served = full_table(hands, "place_dish", 2).view(None).dishes.keys()
    hands.shell.preferences.choose("scale", "fit")
    hands.control(Qt.Key.Key_L)
    hands.lay_out()
    rows: list[LogRow] = list(hands.game.log.lines.rows)
    named = {row.text: served & {*row.pieces} for row in rows if served & {*row.pieces}}
    line = None
    while line is None:
        hands.key(Qt.Key.Key_PageUp)
        hands.lay_out()
        lines = (each for each in hands.items() if each.objectName().startswith("line:"))
        seen = (each for each in lines if in_sight(hands, each))
        line = next((each for each in seen if each.property("text") in named), None)
    (space,) = named[str(line.property("text"))]
    assert not hands.has(f"spot:space:{space}")
    hands.point_at(line)
    plates = map(plate_of, hands.typed("PlateNumber"))
    plate = next(each for each in plates if each.property("key") == space)
    assert box(hands.named(f"spot:space:{space}")).contains(box(plate))
    hands.point_at(hands.named("closeLog"))
    assert not hands.has(f"spot:space:{space}")
