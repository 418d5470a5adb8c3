"""What the systems tell about the program names every game, in each language that they know."""

import plistlib
import re
from collections.abc import Iterator
from configparser import RawConfigParser
from xml.etree import ElementTree

import pytest

from installer import payload
from installer.linux import deb, share
from installer.macos import plist
from installer.windows import nsis
from rococo_desktop.games import GAMES
from rococo_desktop.texts import DEFAULT_LANGUAGE, Catalogue, languages

LANG = "{http://www.w3.org/XML/1998/namespace}lang"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
WINDOWS = {"en": "ENGLISH", "de": "GERMAN", "fr": "FRENCH"}


def titles(language: str) -> set[str]:
    """The names of all games, as the form of a new game has them."""
    catalogue = Catalogue(language)
    return {catalogue.text(f"window-game-{game}-label") for game in GAMES}


def named(text: str, language: str) -> set[str]:
    """The games that a text names; a name within a longer one, or the program's, does not count."""
    rest = " ".join(text.split()).replace(payload.TITLE, "")
    found = set()
    for title in sorted(titles(language), key=len, reverse=True):
        if title in rest:
            found.add(title)
        rest = rest.replace(title, "")
    return found


def told(root: ElementTree.Element, place: str, language: str) -> str:
    """The elements at a place in one language; those without a language are in English."""
    found = [element.text or "" for element in root.iterfind(place)
             if element.get(LANG, DEFAULT_LANGUAGE) == language]  # fmt: skip
    assert found
    return "\n".join(found)


def desktop_entry(key: str, language: str) -> str:
    parser = RawConfigParser(delimiters=("=",), comment_prefixes=("#",))
    parser.read_string(share.filled("rococo-desktop.desktop"))
    return parser["Desktop Entry"][key if language == DEFAULT_LANGUAGE else f"{key}[{language}]"]


def section(manual: str, name: str) -> str:
    found = re.search(rf"^\.SH {name}\n(.*?)^\.SH", manual, re.DOTALL | re.MULTILINE)
    assert found is not None
    return found[1]


def in_each_language() -> Iterator[tuple[str, str, str]]:
    """Yield which text it is, its language, and the text."""
    metainfo = ElementTree.fromstring(share.filled("metainfo.xml"))
    for language in languages():
        for key in ("Comment", "Keywords"):
            yield f"{key} of the desktop entry", language, desktop_entry(key, language)
        yield "summary of AppStream", language, told(metainfo, "summary", language)
        yield "description of AppStream", language, told(metainfo, "description/p", language)


def in_english() -> Iterator[tuple[str, str, str]]:
    manual = share.filled("rococo-desktop.6")
    synopsis, description = deb.DESCRIPTION.split("\n", 1)
    texts = {
        "name in the manual": section(manual, "NAME"),
        "description in the manual": section(manual, "DESCRIPTION"),
        "synopsis of the Debian package": synopsis,
        "description of the Debian package": description,
    }
    for name, text in texts.items():
        yield name, "en", text


@pytest.mark.parametrize(("name", "language", "text"), [*in_each_language(), *in_english()])
def test_every_text_about_the_program_names_every_game(name: str, language: str, text: str) -> None:
    assert named(text, language) == titles(language), name


def test_a_name_within_another_does_not_count() -> None:
    assert named("Saved by Rococo Desktop", "en") == set()
    assert named("La Pâtisserie\n Rococo", "en") == {"La Pâtisserie Rococo"}
    assert named("Rococo", "en") == {"Rococo"}


@pytest.mark.parametrize("language", languages())
def test_the_type_of_saved_games_is_named_after_the_program(language: str) -> None:
    """One type is for the saves of all games, so it bears the name of none."""
    mime = ElementTree.fromstring(share.filled("mime.xml"))
    words = nsis.SCRIPT.with_name("words.nsh").read_text("utf-8")
    said = re.search(rf'^LangString SAVED_GAME \${{LANG_{WINDOWS[language]}}} "(.+)"$', words, re.M)
    assert said is not None
    facts = plistlib.loads(plistlib.dumps(plist.facts()))
    (document,) = facts["CFBundleDocumentTypes"]
    (kind,) = facts["UTExportedTypeDeclarations"]
    comment = told(mime, f"{MIME}mime-type/{MIME}comment", language)
    for text in (comment, said[1], document["CFBundleTypeName"], kind["UTTypeDescription"]):
        assert payload.TITLE in text
        assert named(text, language) == set()


def test_the_lengths_are_those_that_the_shops_allow() -> None:
    """AppStream allows 90 characters without a full stop, Debian lines of less than 80."""
    metainfo = ElementTree.fromstring(share.filled("metainfo.xml"))
    for language in languages():
        summary = told(metainfo, "summary", language)
        assert len(summary) <= 90
        assert not summary.endswith(".")
    assert all(len(line) < 80 for line in deb.DESCRIPTION.splitlines())


def test_french_signs_follow_a_no_break_space() -> None:
    metainfo = ElementTree.fromstring(share.filled("metainfo.xml"))
    french = [each.text or "" for each in metainfo.iter() if each.get(LANG) == "fr"]
    assert french
    assert not [text for text in french if re.search(r" [:;!?]", text)]
