"""Each text stands out from what is really behind it, by day and by candle light."""

from collections import Counter

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage
from PySide6.QtQuick import QQuickItem

from tests.qml.hands import Hands
from tests.qml.legible import texts
from tests.qml.sight import contrast
from tests.qml.test_pseudo_language import SCREENS, place

ENOUGH = 4.5
SHARE = 0.9
"""How much of the ground behind a text must be calm enough; the rest may be an edge or a curl."""


def shown_alpha(item: QQuickItem | None) -> float:
    alpha = 1.0
    while item is not None:
        alpha *= item.opacity()
        item = item.parentItem()
    return alpha


def letters(item: QQuickItem) -> QRectF:
    """Return where the letters of a text are, without the room above and below, and unclipped."""
    where = place(item)
    where.adjust(0, where.height() * 0.22, 0, -where.height() * 0.22)
    above: QQuickItem | None = item.parentItem()
    while above is not None:
        if above.clip():
            where &= above.mapRectToScene(QRectF(0, 0, above.width(), above.height()))
        above = above.parentItem()
    return where


def ground(picture: QImage, where: QRectF) -> Counter[int]:
    """Return how often each colour is behind a text."""
    area = where.toRect() & picture.rect()
    return Counter(
        picture.pixel(x, y)
        for x in range(area.left(), area.right() + 1, 2)
        for y in range(area.top(), area.bottom() + 1, 2)
    )


def at_the_front(hands: Hands, item: QQuickItem) -> bool:
    """Return whether a text is in the dialog, where one is open; what is behind it is dimmed."""
    if not hands.shell.dialog:
        return item.isEnabled()
    above: QQuickItem | None = item
    while above is not None and above.objectName() != "dialogs":
        above = above.parentItem()
    return above is not None and item.isEnabled()


@pytest.mark.parametrize("theme", ["light", "evening"])
@pytest.mark.parametrize("screen", SCREENS)
def test_every_text_can_be_read(hands: Hands, screen: str, theme: str) -> None:
    hands.shell.preferences.choose("theme", theme)
    SCREENS[screen](hands)
    hands.lay_out()
    shown = [item for item in texts(hands) if at_the_front(hands, item)]
    assert shown
    places = [(item, item.property("text"), letters(item), shown_alpha(item)) for item in shown]
    for item in shown:
        item.setOpacity(0)
    picture = hands.root.grabWindow()
    faint = []
    for item, text, where, alpha in places:
        behind = ground(picture, where)
        enough = sum(
            count
            for pixel, count in behind.items()
            if contrast(item.property("color"), QColor(pixel), alpha) >= ENOUGH
        )
        if behind and enough < SHARE * behind.total():
            usual = QColor(behind.most_common(1)[0][0])
            ratio = contrast(item.property("color"), usual, alpha)
            faint.append((text, item.property("color").name(), usual.name(), round(ratio, 2)))
    assert faint == []
