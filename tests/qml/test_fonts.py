"""Two bundled families contain every character that the program uses."""

from PySide6.QtGui import QFontDatabase, QRawFont

from rococo_desktop.resources import resource_path
from rococo_desktop.texts import PSEUDO_LANGUAGE, languages
from tests.messages import written
from tests.qml.hands import Hands
from tests.qml.legible import FAMILIES


def test_they_hold_every_character_of_every_language(hands: Hands) -> None:
    said = set()
    for language in (*languages(), PSEUDO_LANGUAGE):
        for message in written(language).values():
            said |= set("".join(message))
    assert {"É", "ß", "ç", "×", "–"} <= said
    said |= set("œŒæÆŒÿ€’“”«»„")
    for file in sorted(resource_path("fonts").glob("*.ttf")):
        font = QRawFont(str(file), 16)
        missing = {sign for sign in said if not font.supportsCharacter(ord(sign))}
        assert missing <= {"\n"}, file.name


def test_each_family_has_a_bold_of_its_own(hands: Hands) -> None:
    for family in FAMILIES:
        assert "Bold" in QFontDatabase.styles(family)
