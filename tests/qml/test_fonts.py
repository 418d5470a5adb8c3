"""The bundled families contain every character that the program uses, in every language."""

from unicodedata import east_asian_width

from PySide6.QtGui import QFontDatabase, QRawFont

from rococo_desktop.app import SUBSTITUTES
from rococo_desktop.resources import resource_path
from rococo_desktop.texts import PSEUDO_LANGUAGE, begun
from tests.messages import written
from tests.qml.hands import Hands

MOST = 4_000_000
"""The most bytes of the fonts for what the others lack."""


def lacking(family: str, signs: set[str]) -> set[str]:
    """Return the characters that one of a family's files does not contain."""
    files = list(resource_path("fonts").glob(f"{family.replace(' ', '')}-*.ttf"))
    assert files
    fonts = [QRawFont(str(file), 16) for file in files]
    return {sign for sign in signs if not all(font.supportsCharacter(ord(sign)) for font in fonts)}


def test_they_hold_every_character_of_every_language(hands: Hands) -> None:
    said = set("œŒæÆŒÿ€’“”«»„")
    for language in (*begun(), PSEUDO_LANGUAGE):
        for message in written(language).values():
            said |= set("".join(message))
    said -= {"\n"}
    assert {"É", "ß", "ç", "ł", "¿", "×", "–", "ロ", "「", "客"} <= said
    for family, other in SUBSTITUTES.items():
        left = lacking(family, said)
        assert {sign for sign in left if east_asian_width(sign) not in "WF"} == set(), family
        assert lacking(other, left) == set(), other


def test_they_hold_what_players_in_japan_are_called(hands: Hands) -> None:
    """The kanji of the first level of JIS X 0208, and both kana."""
    rows = (bytes((row + 0xA0, cell + 0xA0)) for row in range(16, 48) for cell in range(1, 95))
    kanji = {code.decode("euc_jp", "ignore") for code in rows} - {""}
    assert len(kanji) == 2965
    kana = set(map(chr, (*range(0x3041, 0x3097), *range(0x30A1, 0x30FF))))
    for other in SUBSTITUTES.values():
        assert lacking(other, kanji | kana) == set(), other


def test_the_fonts_for_the_others_are_not_too_large() -> None:
    files = [
        file
        for other in SUBSTITUTES.values()
        for file in resource_path("fonts").glob(f"{other.replace(' ', '')}-*")
    ]
    assert sum(file.stat().st_size for file in files) < MOST


def test_each_family_has_a_bold_of_its_own(hands: Hands) -> None:
    for family in (*SUBSTITUTES, *SUBSTITUTES.values()):
        assert "Bold" in QFontDatabase.styles(family)
