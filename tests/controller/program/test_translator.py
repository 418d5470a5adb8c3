"""Qt reads the catalogue's messages itself, without Python."""

import pytest

from rococo_desktop.controller.program.translator import CatalogueTranslator
from rococo_desktop.texts import PSEUDO_LANGUAGE, Catalogue, languages


@pytest.mark.parametrize("language", [*languages(), PSEUDO_LANGUAGE])
def test_qt_says_what_the_catalogue_says(language: str) -> None:
    catalogue = Catalogue(language)
    translator = CatalogueTranslator(catalogue)
    assert len(catalogue.plain()) > 500
    for id in catalogue.plain():
        assert translator.translate("", id) == catalogue.text(id), id


def test_it_speaks_the_language_that_the_catalogue_speaks() -> None:
    catalogue = Catalogue("en")
    translator = CatalogueTranslator(catalogue)
    catalogue.speak("de")
    translator.speak()
    assert translator.translate("", "window-menu-play") == Catalogue("de").text("window-menu-play")


def test_what_is_not_the_programs_is_left_to_qt() -> None:
    translator = CatalogueTranslator(Catalogue())
    assert not translator.translate("", "no.such.message")
    assert not translator.translate("QIODevice", "No such file or directory")


def test_nothing_of_it_is_python() -> None:
    """Qt asks from threads that would otherwise wait for Python's lock."""
    assert "translate" not in vars(CatalogueTranslator)
    assert "isEmpty" not in vars(CatalogueTranslator)
