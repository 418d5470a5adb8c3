"""Two bundled families show every text, and contain every character that the program uses."""

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QRawFont

from rococo_desktop.resources import resource_path
from rococo_desktop.texts import PSEUDO_LANGUAGE, languages, messages
from tests.qml.hands import Hands
from tests.qml.legible import texts
from tests.qml.test_pseudo_language import SCREENS

OURS = {"EB Garamond", "Fira Sans"}


@pytest.mark.parametrize("screen", SCREENS)
def test_every_text_is_set_in_them(hands: Hands, screen: str) -> None:
    SCREENS[screen](hands)
    hands.settle()
    found = list(texts(hands))
    found += [item for item in hands.items() if item.inherits("QQuickTextField")]
    fonts: list[QFont] = [item.property("font") for item in found]
    assert fonts
    assert {font.family() for font in fonts} <= OURS
    assert {QFontInfo(font).family() for font in fonts} <= OURS


def test_they_hold_every_character_of_every_language(hands: Hands) -> None:
    said = set()
    for language in (*languages(), PSEUDO_LANGUAGE):
        for message in messages(language).values():
            said |= set("".join(message))
    assert {"É", "ß", "ç", "×", "–"} <= said
    said |= set("œŒæÆŒÿ€’“”«»„")
    for file in sorted(resource_path("fonts").glob("*.ttf")):
        font = QRawFont(str(file), 16)
        missing = {sign for sign in said if not font.supportsCharacter(ord(sign))}
        assert missing <= {"\n"}, file.name


def test_each_family_has_a_bold_of_its_own(hands: Hands) -> None:
    for family in OURS:
        assert "Bold" in QFontDatabase.styles(family)
