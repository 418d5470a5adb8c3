"""In a language of nonsense the window says nothing in English: it composes no text of its own."""

import re
from collections.abc import Iterator

import pytest
from babel.lists import format_list

from rococo_desktop.texts import language_name, languages
from tests.nonsense import CODE, latin, spoken
from tests.qml.hands import Hands
from tests.qml.legible import texts
from tests.qml.screens import SCREENS, show

PATH = re.compile(r"(https?:|[A-Z]:|/)[!-~]+")
"""A file or an address."""


@pytest.fixture(scope="module")
def nonsense(tmp_path_factory: pytest.TempPathFactory, kept_window: Hands) -> Iterator[Hands]:
    with spoken(tmp_path_factory.mktemp("resources")):
        kept_window.shell.preferences.keep(language=CODE)
        kept_window.shell.preferences.speak()
        yield kept_window
        kept_window.tidy()


@pytest.mark.parametrize("screen", SCREENS)
def test_no_screen_says_a_word_of_english(nonsense: Hands, screen: str) -> None:
    """Only names are Latin: of people, files and keys, and of those whose work is inside."""
    show(nonsense, screen)
    found = nonsense.heard() | {item.property("text") for item in texts(nonsense)}
    said = {PATH.sub("", text) for text in found}
    assert len(said) > 4
    foreign = latin(said) - latin(own(nonsense))
    assert {text for text in said if foreign & latin([text])} == set()


def own(hands: Hands) -> Iterator[str]:
    """Yield what is in Latin letters in every language."""
    yield from ("Ctrl", "Alt", "Shift")
    yield from map(language_name, languages())
    yield format_list(["", "", ""], "standard", CODE)
    for credit in hands.shell.backstage.about.credits.rows:
        yield from map(str, credit)
    if hands.shell.game is not None:
        yield from hands.shell.game.session.setup.names
