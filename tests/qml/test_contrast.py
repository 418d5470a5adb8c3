"""Each text is in a bundled font and stands out from its background, by day and candle light."""

from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QFontInfo, QImage
from PySide6.QtQuick import QQuickItem

from tests.qml.hands import Hands, window_in
from tests.qml.legible import FAMILIES, texts
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
    """Return how often each colour occurs behind a text."""
    area = where.toRect() & picture.rect()
    return Counter(
        picture.pixel(x, y)
        for x in range(area.left(), area.right() + 1, 2)
        for y in range(area.top(), area.bottom() + 1, 2)
    )


def drawn(picture: QImage, bare: QImage, where: QRectF) -> float:
    """Return the contrast of the ink that was drawn, 0 for none; thin letters draw it paler."""
    area = where.toAlignedRect() & picture.rect()
    pairs = {
        (picture.pixel(x, y), bare.pixel(x, y))
        for x in range(area.left(), area.right() + 1)
        for y in range(area.top(), area.bottom() + 1)
    }
    inks = [contrast(QColor(ink), QColor(under)) for ink, under in pairs if ink != under]
    return max(inks, default=0.0)


def at_the_front(hands: Hands, item: QQuickItem) -> bool:
    """Return whether a text is in the open dialog, if any; everything behind that is dimmed."""
    if not hands.shell.dialog:
        return item.isEnabled()
    above: QQuickItem | None = item
    while above is not None and above.objectName() != "dialogs":
        above = above.parentItem()
    return above is not None and item.isEnabled()


@pytest.fixture(scope="module", params=SCREENS)
def screen(
    request: pytest.FixtureRequest, qapp: object, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Hands]:
    """A window for each screen, by day and by candle light."""
    with window_in(tmp_path_factory.mktemp("window")) as hands:
        SCREENS[request.param](hands)
        yield hands


def test_every_text_is_set_in_a_bundled_font(screen: Hands) -> None:
    screen.settle()
    found = list(texts(screen))
    found += [item for item in screen.items() if item.inherits("QQuickTextField")]
    fonts: list[QFont] = [item.property("font") for item in found]
    assert fonts
    assert {font.family() for font in fonts} <= FAMILIES
    assert {QFontInfo(font).family() for font in fonts} <= FAMILIES


@pytest.mark.parametrize("theme", ["light", "evening"])
def test_every_text_can_be_read(screen: Hands, theme: str) -> None:
    screen.shell.preferences.choose("theme", theme)
    screen.lay_out()
    shown = [item for item in texts(screen) if at_the_front(screen, item)]
    assert shown
    places = [(item, item.property("text"), letters(item), shown_alpha(item)) for item in shown]
    opacities = [item.opacity() for item in shown]
    written = screen.root.grabWindow()
    for item in shown:
        item.setOpacity(0)
    picture = screen.root.grabWindow()
    for item, opacity in zip(shown, opacities, strict=True):
        item.setOpacity(opacity)
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
        elif behind and 0 < (ink := drawn(written, picture, where)) < ENOUGH:
            faint.append((text, item.property("color").name(), "as drawn", round(ink, 2)))
    assert faint == []
