"""How to play, in short: at hand from everywhere, and true to the rules' numbers."""

import pytest
from PySide6.QtCore import Qt

from rococo_desktop.controller.guide import PAGES
from rococo_desktop.resources import resource_path
from rococo_desktop.rules.rococo.rulebook import EXPANSIONS
from rococo_desktop.texts import Catalogue, languages
from tests.qml.hands import Hands, play_to, session


def test_the_guide_opens_from_the_menu_and_the_table(hands: Hands) -> None:
    hands.shell.back()
    hands.settle()
    hands.click("guide")
    assert hands.shell.dialog == "guide"
    hands.key(Qt.Key.Key_Escape)
    hands.play(play_to(session(2), "choose_action"))
    hands.game.reveal()
    version = hands.game.session.version
    hands.key(Qt.Key.Key_F1)
    assert hands.shell.dialog == "guide"
    assert any("7 rounds" in text for text in hands.texts())
    hands.key(Qt.Key.Key_1)
    hands.key(Qt.Key.Key_Escape)
    assert hands.shell.dialog == ""
    assert hands.game.session.version == version


def test_it_is_walked_by_keys(hands: Hands) -> None:
    hands.shell.back()
    hands.shell.open("guide")
    hands.settle()
    for _ in range(hands.shell.guide.rows.count):
        hands.key(Qt.Key.Key_Down)
    assert "start player" in hands.texts()


def test_every_sentence_has_its_sign_and_every_number_its_value(hands: Hands) -> None:
    hands.shell.open("guide")
    rows = hands.shell.guide.rows.rows
    assert len(rows) == len(PAGES) + sum(map(len, PAGES.values()))
    for row in rows:
        assert "{" not in row.text
        assert not row.sign or resource_path("images", f"{row.sign}.svg").exists()
    texts = {row.key: row.text for row in rows}
    assert "10, 7 or 4 Livre" in texts["actions.depute"]
    assert "5 Livre at once" in texts["actions.favor"]


def test_it_tells_of_the_expansions_that_are_played(hands: Hands) -> None:
    chosen = ("jewelry_box", "madame_du_barry")
    hands.play(session(1, expansions=chosen))
    hands.shell.open("guide")
    rows = hands.shell.guide.rows.rows
    for expansion in EXPANSIONS:
        own = [row for row in rows if row.key.startswith(f"{expansion.key}.")]
        assert bool(own) == (expansion.key in chosen)
        for row in own:
            assert "{" not in row.text
            assert resource_path("images", f"{row.sign}.svg").exists()


@pytest.mark.parametrize("language", languages())
def test_every_expansion_has_sentences_of_its_own(language: str) -> None:
    for expansion in EXPANSIONS:
        assert f"guide.{expansion.key}.1" in Catalogue(language)
