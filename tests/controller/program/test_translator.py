"""Qt reads the catalogue's messages itself, without Python."""

import re

import pytest

from rococo_desktop.controller.program.translator import CatalogueTranslator
from rococo_desktop.resources import resource_path
from rococo_desktop.texts import EARLY_WORDS, PSEUDO_LANGUAGE, Catalogue, Depth, languages, messages


@pytest.mark.parametrize("language", [*languages(), PSEUDO_LANGUAGE])
def test_qt_says_what_the_catalogue_says(language: str) -> None:
    catalogue = Catalogue(language)
    translator = CatalogueTranslator(catalogue)
    few = set(catalogue.usual())
    assert translator.translate("", "window.title") == catalogue.text("window.title")
    catalogue.read_usual()
    translator.speak()
    assert few < set(catalogue.usual())
    assert len(list(catalogue.usual())) > 1000
    for key in catalogue.usual():
        assert translator.translate("", key) == catalogue.text(key), key


def test_qml_names_no_message_that_is_read_later() -> None:
    named = (
        key
        for file in resource_path("qml").rglob("*.qml")
        for key in re.findall(r'qsTrId\("([^"]+)"', file.read_text(encoding="utf-8"))
    )
    catalogue = Catalogue()
    catalogue.read_usual()
    assert not set(named) - set(catalogue.usual())


def test_no_message_is_taken_for_missing_because_it_is_read_later() -> None:
    for language in languages():
        early = messages(language, Depth.EARLY).keys()
        assert {key for key in messages(language) if key.startswith(EARLY_WORDS)} <= early


def test_it_speaks_the_language_that_the_catalogue_speaks() -> None:
    catalogue = Catalogue("en")
    translator = CatalogueTranslator(catalogue)
    catalogue.speak("de")
    translator.speak()
    assert translator.translate("", "language.name") == "Deutsch"


def test_what_is_not_the_programs_is_left_to_qt() -> None:
    translator = CatalogueTranslator(Catalogue())
    assert not translator.translate("", "no.such.message")
    assert not translator.translate("QIODevice", "No such file or directory")


def test_nothing_of_it_is_python() -> None:
    """Qt asks from threads that would otherwise wait for Python's lock."""
    assert "translate" not in vars(CatalogueTranslator)
    assert "isEmpty" not in vars(CatalogueTranslator)
