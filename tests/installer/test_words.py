"""What the systems tell about the program names every game, in each language that has begun."""

import plistlib
import re
import shutil
import subprocess
from collections.abc import Iterator
from configparser import RawConfigParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from installer import locales, payload
from installer.about import about, spoken
from installer.linux import deb, share
from installer.macos import plist
from installer.windows import words
from rococo_desktop.games import GAMES
from rococo_desktop.texts import DEFAULT_LANGUAGE, Catalogue, begun, capital, languages

LANG = "{http://www.w3.org/XML/1998/namespace}lang"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
POSIX = {**{code: code for code in begun()}, "pt-BR": "pt_BR", "zh-Hant": "zh_TW"}
"""The languages that have begun and some to come, by what Linux calls them."""


@pytest.fixture
def all_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    """The files are written in all of these languages."""
    monkeypatch.setattr(share, "languages", lambda: tuple(POSIX))


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


def told(root: ElementTree.Element, place: str, language: str) -> list[str]:
    """The elements at a place in one language; those without a language are in English."""
    return [element.text or "" for element in root.iterfind(place)
            if element.get(LANG, DEFAULT_LANGUAGE) == POSIX[language]]  # fmt: skip


def desktop_entry(key: str, language: str) -> str:
    parser = RawConfigParser(delimiters=("=",), comment_prefixes=("#",))
    parser.read_string(share.filled("rococo-desktop.desktop"))
    code = POSIX[language]
    return parser["Desktop Entry"][key if language == DEFAULT_LANGUAGE else f"{key}[{code}]"]


def section(manual: str, name: str) -> str:
    found = re.search(rf"^\.SH {name}\n(.*?)^\.SH", manual, re.DOTALL | re.MULTILINE)
    assert found is not None
    return found[1]


def in_each_language() -> Iterator[tuple[str, str, str]]:
    """Yield which text it is, its language, and the text."""
    for language in begun():
        texts = about(language)
        yield "summary", language, texts.summary
        yield "keywords", language, ";".join(texts.keywords)
        yield "description", language, "\n".join(texts.paragraphs)


def in_english() -> Iterator[tuple[str, str, str]]:
    manual = share.filled("rococo-desktop.6")
    synopsis, description = deb.description().split("\n", 1)
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


@pytest.mark.usefixtures("all_languages")
@pytest.mark.parametrize("language", POSIX)
def test_linux_is_told_everything_in_each_language(language: str) -> None:
    texts = about(language)
    assert desktop_entry("GenericName", language) == texts.generic_name
    assert desktop_entry("Comment", language) == texts.summary
    assert desktop_entry("Keywords", language).rstrip(";").split(";") == list(texts.keywords)
    metainfo = ElementTree.fromstring(share.metainfo())
    assert told(metainfo, "summary", language) == [texts.summary]
    assert told(metainfo, "description/p", language) == list(texts.paragraphs)
    assert told(metainfo, "description/ul/li", language) == list(texts.features)
    mime = ElementTree.fromstring(share.filled("mime.xml"))
    assert told(mime, f"{MIME}mime-type/{MIME}comment", language) == [texts.saved_game]


@pytest.mark.usefixtures("all_languages")
@pytest.mark.skipif(shutil.which("appstreamcli") is None, reason="AppStream is not installed")
def test_appstream_finds_no_fault(tmp_path: Path) -> None:
    file = tmp_path / f"{payload.APP_ID}.metainfo.xml"
    file.write_text(share.metainfo(), encoding="utf-8")
    command = ["appstreamcli", "validate", "--no-net", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("language", begun())
def test_the_type_of_saved_games_is_named_after_the_program(language: str) -> None:
    """One type is for the saves of all games, so it bears the name of none."""
    assert payload.TITLE in about(language).saved_game
    assert named(about(language).saved_game, language) == set()


def test_windows_and_macos_name_the_type_as_a_title() -> None:
    facts = plistlib.loads(plistlib.dumps(plist.facts()))
    (document,) = facts["CFBundleDocumentTypes"]
    (kind,) = facts["UTExportedTypeDeclarations"]
    title = capital(about(DEFAULT_LANGUAGE).saved_game)
    assert document["CFBundleTypeName"] == kind["UTTypeDescription"] == title
    assert f'LangString SAVED_GAME ${{LANG_ENGLISH}} "{title}"' in words.script().splitlines()


def test_the_lengths_are_those_that_the_shops_allow() -> None:
    """AppStream allows 90 characters without a full stop, Debian lines of less than 80."""
    for language in begun():
        summary = about(language).summary
        assert len(summary) <= 90
        assert not summary.endswith((".", "。"))
    assert all(len(line) < 80 for line in deb.description().splitlines())


def test_no_keyword_is_empty_or_there_twice() -> None:
    for language in begun():
        keywords = about(language).keywords
        assert all(each == each.strip() != "" for each in keywords)
        assert len(set(keywords)) == len(keywords), language


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "English, French, German, and Portuguese (Brazil)"),
        ("de", "Deutsch, Englisch, Französisch und Portugiesisch (Brasilien)"),
        ("fr", "français, anglais, allemand et portugais (Brésil)"),
    ],
)
def test_the_languages_are_listed_the_own_one_first(language: str, said: str) -> None:
    assert spoken(("de", "en", "fr", "pt-BR"), Catalogue(language)) == said


@pytest.mark.parametrize("language", begun())
def test_everybody_is_told_which_languages_the_program_speaks(language: str) -> None:
    said = spoken(languages(), Catalogue(language))
    assert [each for each in about(language).features if said in each]


def test_what_the_systems_call_a_language() -> None:
    assert locales.names("de") == ("de", "German")
    assert locales.names("pt-BR") == ("pt_BR", "PortugueseBR")
    assert locales.names("zh-Hant") == ("zh_TW", "TradChinese")
    assert locales.in_order(("de", "es", "fr", "en"), "fr") == ["fr", "en", "de", "es"]
