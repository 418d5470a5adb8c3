"""The window in Japanese, whose lines may end between any two characters: all of it is drawn."""

from itertools import product

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont, QImage, QPainter

from rococo_desktop.app import SUBSTITUTES
from tests.daily import soaked
from tests.qml.hands import Hands
from tests.qml.legible import faults, texts
from tests.qml.screens import SCREENS
from tests.qml.test_pseudo_language import outside
from tests.qml.test_scale import sized

pytestmark = pytest.mark.one_window

SIZES = [(1280, 800, "fit"), (1920, 1080, "100"), (1920, 1080, "150")]
DAILY = ["new_game", "choose_action", "guide", "patisserie_play_card", "score"]
JAPANESE = "ja"
AIR = 3
"""How far a line may leave its place: it is higher than its characters by two fifths of them."""


@pytest.fixture
def japanese(hands: Hands) -> Hands:
    """The hands at a window in Japanese."""
    hands.shell.preferences.keep(language=JAPANESE)
    hands.shell.preferences.speak()
    return hands


@pytest.mark.parametrize(
    ("screen", "size"),
    soaked(product(SCREENS, SIZES), [(screen, SIZES[0]) for screen in DAILY]),
)
def test_every_text_is_whole_and_in_its_place(
    japanese: Hands, screen: str, size: tuple[int, int, str]
) -> None:
    sized(japanese, *size)
    SCREENS[screen](japanese)
    japanese.lay_out()
    assert any(not text.isascii() for text in japanese.texts())
    assert faults(japanese) == set()
    assert outside(japanese, AIR, AIR) == []


def test_its_letters_are_upright(japanese: Hands) -> None:
    def slanted() -> list[str]:
        fonts = {item.property("text"): item.property("font") for item in texts(japanese)}
        return [text for text, font in fonts.items() if font.italic()]

    japanese.settle()
    assert slanted() == []
    japanese.shell.preferences.choose("language", "en")
    japanese.settle()
    assert slanted() != []


@pytest.mark.parametrize("family", SUBSTITUTES)
def test_what_a_family_lacks_is_drawn_in_the_one_that_goes_with_it(
    hands: Hands, family: str
) -> None:
    """In any language: a player's name may be Japanese."""
    drawn = {each: painted(each) for each in (family, *SUBSTITUTES.values())}
    alike = {each for each, image in drawn.items() if image == drawn[family]}
    assert alike == {family, SUBSTITUTES[family]}


def painted(family: str) -> QImage:
    """Return some Japanese in a font of a family."""
    font = QFont(family)
    font.setPixelSize(40)
    image = QImage(200, 60, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setFont(font)
    painter.drawText(QPoint(5, 45), "王妃の寵")
    painter.end()
    return image
