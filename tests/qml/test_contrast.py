"""Each text is in a bundled font and stands out from its background, in every light."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QFont, QFontInfo, QImage
from PySide6.QtQuick import QQuickItem

from tests.qml.clipped import unclipped
from tests.qml.hands import Hands
from tests.qml.legible import FAMILIES, texts
from tests.qml.screens import SCREENS
from tests.qml.sight import contrast
from tests.qml.test_pseudo_language import place

ENOUGH_FOR_SIGNS = 3
SHARE = 0.9
"""How much of the ground behind a text must be calm enough; the rest may be an edge or a curl."""
ENOUGH = {"light": 4.5, "evening": 4.5, "contrast": 7.0}
"""What a text needs in each theme: WCAG 2.1 (1.4.3), and in high contrast what 1.4.6 asks."""
THEMES = tuple(ENOUGH)


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
    return unclipped(item, where)


def picture_of(hands: Hands) -> QImage:
    """Return what is drawn, with one whole number for each pixel."""
    return hands.root.grabWindow().convertToFormat(QImage.Format.Format_RGB32)


def lines(picture: QImage, area: QRect) -> Iterator[memoryview]:
    """Yield the colours of an area, line by line."""
    pixels, width = memoryview(picture.constBits()).cast("I"), picture.width()
    for y in range(area.top(), area.bottom() + 1):
        yield pixels[y * width + area.left() : y * width + area.right() + 1]


def ground(picture: QImage, where: QRectF) -> Counter[int]:
    """Return how often each colour occurs behind a text."""
    found = Counter[int]()
    for line in islice(lines(picture, where.toRect() & picture.rect()), 0, None, 2):
        found.update(line[::2])
    return found


def drawn(picture: QImage, bare: QImage, where: QRectF) -> float:
    """Return the contrast of the ink that was drawn, 0 for none; thin letters draw it paler."""
    area = where.toAlignedRect() & picture.rect()
    pairs = set[tuple[int, int]]()
    for written, empty in zip(lines(picture, area), lines(bare, area), strict=True):
        pairs.update(zip(written, empty, strict=True))
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


@pytest.fixture(scope="module", params=enumerate(SCREENS), ids=tuple(SCREENS))
def place_of_screen(request: pytest.FixtureRequest, kept_window: Hands) -> int:
    """The window at a screen, of which the place in the list is returned; all only look at it."""
    place, name = request.param
    kept_window.tidy()
    SCREENS[name](kept_window)
    return int(place)


@pytest.fixture
def screen(place_of_screen: int, kept_window: Hands) -> Hands:
    return kept_window


def test_every_text_is_set_in_a_bundled_font(screen: Hands) -> None:
    screen.settle()
    found = list(texts(screen))
    found += [item for item in screen.items() if item.inherits("QQuickTextField")]
    fonts: list[QFont] = [item.property("font") for item in found]
    assert fonts
    assert {font.family() for font in fonts} <= FAMILIES
    assert {QFontInfo(font).family() for font in fonts} <= FAMILIES


def test_every_text_can_be_read(screen: Hands, place_of_screen: int) -> None:
    """By day, by candle light or in high contrast, in turn."""
    assert faint(screen, THEMES[place_of_screen % len(THEMES)]) == []


@pytest.mark.heavy
@pytest.mark.parametrize("turn", range(1, len(THEMES)))
def test_every_text_can_be_read_in_the_other_lights(
    screen: Hands, place_of_screen: int, turn: int
) -> None:
    assert faint(screen, THEMES[(place_of_screen + turn) % len(THEMES)]) == []


def test_every_thimble_stands_out(screen: Hands) -> None:
    for theme in THEMES:
        screen.shell.preferences.choose("theme", theme)
        screen.lay_out()
        for item in screen.items():
            name = item.property("name")
            if isinstance(name, str) and name.startswith("thimble-") and item.property("inner"):
                tint, inner = item.property("tint"), item.property("inner")
                assert contrast(tint, inner) >= ENOUGH_FOR_SIGNS, (theme, name, tint.name())


def faint(screen: Hands, theme: str) -> list[tuple[str, str, str, float]]:
    """Return the texts that cannot be read in a theme: colours, and their contrast.

    What fades at the edge of a list can be read once it is scrolled.
    """
    screen.shell.preferences.choose("theme", theme)
    screen.lay_out()
    edges = [
        item.mapRectToScene(item.boundingRect())
        for item in screen.items()
        if item.objectName() == "edge" and item.isVisible()
    ]
    shown = [item for item in texts(screen) if at_the_front(screen, item)]
    shown = [item for item in shown if not any(map(letters(item).intersects, edges))]
    assert shown
    places = [(item, item.property("text"), letters(item), shown_alpha(item)) for item in shown]
    opacities = [item.opacity() for item in shown]
    written = picture_of(screen)
    for item in shown:
        item.setOpacity(0)
    picture = picture_of(screen)
    for item, opacity in zip(shown, opacities, strict=True):
        item.setOpacity(opacity)
    found = []
    for item, text, where, alpha in places:
        behind = ground(picture, where)
        enough = sum(
            count
            for pixel, count in behind.items()
            if contrast(item.property("color"), QColor(pixel), alpha) >= ENOUGH[theme]
        )
        if behind and enough < SHARE * behind.total():
            usual = QColor(behind.most_common(1)[0][0])
            ratio = contrast(item.property("color"), usual, alpha)
            found.append((text, item.property("color").name(), usual.name(), round(ratio, 2)))
        elif behind and 0 < (ink := drawn(written, picture, where)) < ENOUGH[theme]:
            found.append((text, item.property("color").name(), "as drawn", round(ink, 2)))
    return found
