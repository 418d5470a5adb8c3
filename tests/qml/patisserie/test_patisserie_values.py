"""An owner of this game corrects printed values in the window."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from rococo_desktop.controller.pages.sources import Sources
from rococo_desktop.rules.patisserie.components.load import LIBRARY
from rococo_desktop.session.files.places import Places
from tests.qml.hands import Hands
from tests.qml.legible import LONG_AND_SHORT
from tests.qml.patisserie.kitchen_hands import GAME, session

pytestmark = pytest.mark.one_window

SABLE = "source:recipes-pastry-sable"


def sources_of(hands: Hands) -> Sources:
    found = hands.shell.chosen.pages.sources
    assert isinstance(found, Sources)
    return found


def opened(hands: Hands) -> None:
    """Open the page while a game of this kind is on the table."""
    hands.play(session(2))
    hands.shell.open("sources")
    hands.settle()


def test_a_value_is_put_right_by_mouse_and_the_next_game_has_it(
    hands: Hands, places: Places
) -> None:
    opened(hands)
    assert "La Pâtisserie Rococo · Component values" in hands.texts()
    hands.click(SABLE)
    value = hands.named("field:butter")
    hands.click(next(item for item in hands.items(value) if item.property("text") == "+"))
    assert hands.named("field:butter").property("value") == "2"
    assert "ours: 1" in hands.texts()
    hands.click("keepCorrections")
    names = [text for text in hands.texts() if text.startswith("Sablé (1 flour, 2 butter)")]
    assert len(names) == 2, "in the list and over the form"
    file = places.components_file(GAME)
    assert LIBRARY.load(file).recipes["pastry-sable"].butter == 2
    assert not places.components_file("rococo").exists()
    assert hands.game.session.match.rules.recipes["pastry-sable"].butter == 1, "as it began"
    hands.shell.back()
    hands.shell.backstage.form.fill_first(hands.shell.preferences.settings, GAME)
    hands.shell.startGame()
    assert hands.game.session.match.rules.recipes["pastry-sable"].butter == 2


def test_by_keys_and_back_to_ours(hands: Hands, places: Places, qtbot: QtBot) -> None:
    opened(hands)
    assert hands.focused.objectName() == "searchValues"
    hands.key(Qt.Key.Key_Down)
    while hands.focused.objectName() != SABLE:
        assert hands.focused.objectName().startswith("source:")
        hands.key(Qt.Key.Key_Down)
    hands.key(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: hands.has("field:prestige"))
    hands.tab_to("field:prestige")
    before = hands.focused.property("value")
    hands.key(Qt.Key.Key_Right)
    assert hands.named("field:prestige").property("value") == str(int(before) + 1)
    hands.tab_to("restoreOurs")
    hands.key(Qt.Key.Key_Return)
    assert hands.named("field:prestige").property("value") == before
    assert not places.components_file(GAME).exists()


def test_a_reward_is_chosen_and_what_breaks_a_fact_cannot_be_kept(hands: Hands) -> None:
    opened(hands)
    sources_of(hands).correct("boards-small-spaces-top-2")
    hands.lay_out()
    form = sources_of(hands).form
    chosen = next(row for row in form.fields.rows if row.key == "bonus.gain")
    assert (chosen.text, chosen.choices[0]) == ("flour", "nothing")
    hands.click("choice:bonus.gain:1")
    assert next(row.text for row in form.fields.rows if row.key == "bonus.gain") == "coins"
    form.write("bonus.amount", "999")
    hands.settle()
    sources_of(hands).correct("goods-flour")
    form.write("prices", "0")
    form.write("maximum", "0")
    hands.settle()
    assert form.problem
    assert not hands.named("keepCorrections").isEnabled()


@pytest.mark.parametrize("language", LONG_AND_SHORT)
def test_the_page_tells_each_source_in_every_language(hands: Hands, language: str) -> None:
    hands.shell.preferences.choose("language", language)
    opened(hands)
    hands.lay_out()
    rows = sources_of(hands).rows.rows
    assert rows[0].heading
    sable = next(row for row in rows if row.key == "recipes-pastry-sable")
    assert {sable.name, sable.source} <= set(hands.texts())
    hands.click(SABLE)
    hands.lay_out()
    assert {row.label for row in sources_of(hands).form.fields.rows} <= set(hands.texts())
