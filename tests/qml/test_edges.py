"""What can be pressed or filled in stands out from what it lies on, as drawn, in every light."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtQuick import QQuickItem

from tests.daily import soaked
from tests.qml.clipped import box, unclipped
from tests.qml.hands import Hands
from tests.qml.screens import SCREENS
from tests.qml.sight import contrast
from tests.qml.test_contrast import ENOUGH_FOR_SIGNS, THEMES, at_the_front

pytestmark = pytest.mark.one_window

SHOWN = ("settings", "new_game", "save", "choose_action", "patisserie_choose_action")
CASES = [(name, theme) for name in SHOWN for theme in THEMES]
DAILY = list(zip(SHOWN[:3], THEMES, strict=True))
REACH = 8
"""How far an edge and what is beside it may be from the end of a control, in pixels."""


def controls(hands: Hands) -> Iterator[QQuickItem]:
    """Yield the drawn ground of each button, field, choice and piece that can be used now."""
    for item in hands.items():
        if not at_the_front(hands, item) or not item.isVisible():
            continue
        if item.inherits("QQuickRadioButton"):
            yield item.property("indicator")
        elif "LegalMark" in item.metaObject().className() and not item.property("lamplit"):
            yield item  # where a light falls on a place there is no edge
        elif item.inherits("QQuickTextField") or "GiltButton" in item.metaObject().className():
            yield item.property("background")


def seen(item: QQuickItem) -> QRectF:
    """Return where an item is in the window, without what is clipped away."""
    return unclipped(item, box(item))


def stands_out(picture: QImage, item: QQuickItem) -> float:
    """Return how far the edge or the ground of something differs from what is beside it."""
    middle = item.mapToScene(QPointF(0, item.height() / 2)).toPoint()
    line = [
        picture.pixelColor(x, middle.y())
        for x in range(middle.x() - REACH, middle.x() + REACH)
        if picture.rect().contains(x, middle.y())
    ]
    beside, *others = line
    return max(contrast(each, beside) for each in others)


@pytest.mark.parametrize(("name", "theme"), soaked(CASES, DAILY))
def test_every_control_has_an_edge(hands: Hands, name: str, theme: str) -> None:
    SCREENS[name](hands)
    hands.shell.preferences.choose("theme", theme)
    hands.lay_out()
    picture = hands.root.grabWindow()
    edges = [
        item.mapRectToScene(item.boundingRect())
        for item in hands.items()
        if item.objectName() == "edge" and item.isVisible()
    ]
    found = [
        each
        for each in controls(hands)
        if each.opacity() == 1
        and not seen(each).isEmpty()
        and not any(map(seen(each).intersects, edges))
    ]
    assert found
    faint = {
        (each.metaObject().className(), round(stands_out(picture, each), 2))
        for each in found
        if stands_out(picture, each) < ENOUGH_FOR_SIGNS
    }
    assert not faint


@pytest.mark.parametrize("theme", THEMES)
def test_the_focus_stands_out_from_its_button(hands: Hands, theme: str) -> None:
    SCREENS["settings"](hands)
    hands.shell.preferences.choose("theme", theme)
    hands.settle()
    hands.key(Qt.Key.Key_Tab)
    hands.lay_out()
    picture = hands.root.grabWindow()
    assert stands_out_around(picture, hands.focused) >= ENOUGH_FOR_SIGNS


def stands_out_around(picture: QImage, item: QQuickItem) -> float:
    """Return how far the ring around something differs from what is beside the ring."""
    at = item.mapToScene(QPointF(0, item.height() / 2)).toPoint()
    colours = [picture.pixelColor(at.x() - far, at.y()) for far in range(1, 7)]
    return max(contrast(each, colours[-1]) for each in colours)
