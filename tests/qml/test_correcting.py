"""An owner of the box corrects printed values in the window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from rococo_desktop.session.files.places import Places
from tests.base_game import load
from tests.qml.hands import Hands, session

pytestmark = pytest.mark.one_window


def opened(hands: Hands) -> None:
    hands.shell.back()
    hands.shell.open("sources")
    hands.settle()


def test_a_value_is_put_right_by_mouse_and_the_next_game_has_it(
    hands: Hands, places: Places
) -> None:
    opened(hands)
    assert not hands.has("field:value")
    hands.click("source:dresses-yellow-01")
    form = hands.pages.sources.form
    assert not hands.named("keepCorrections").isEnabled()
    value = hands.named("field:value")
    more = [item for item in hands.items(value) if item.property("text") == "+"]
    hands.click(more[0])
    assert hands.named("field:value").property("value") == "7"
    assert not places.components_file("rococo").exists()
    hands.click("keepCorrections")
    assert load(places.components_file("rococo")).dresses["yellow-01"].value == 7
    assert any("saved" in text for text in hands.texts())
    assert not form.canKeep
    hands.shell.back()
    hands.settle()
    hands.click("new_game")
    hands.click("start")
    assert hands.game.session.match.rules.dresses["yellow-01"].value == 7


def test_by_keys_and_back_to_ours(hands: Hands, places: Places, qtbot: QtBot) -> None:
    opened(hands)
    assert hands.focused.objectName() == "searchValues"
    hands.key(Qt.Key.Key_Down)
    while hands.focused.objectName() != "source:dresses-yellow-01":
        assert hands.focused.objectName().startswith("source:dresses")
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
    assert not places.components_file("rococo").exists()


def test_prices_are_written(hands: Hands, places: Places, qtbot: QtBot) -> None:
    opened(hands)
    hands.pages.sources.correct("boards-small-workshop")
    qtbot.waitUntil(lambda: hands.has("field:prices"))
    hands.click("field:prices")
    hands.control(Qt.Key.Key_A)
    for sign in "8,5,4,2,0":
        hands.key(Qt.Key(ord(sign)))
    hands.key(Qt.Key.Key_Return)
    hands.click("keepCorrections")
    assert load(places.components_file("rococo")).boards["small"].workshop == (8, 5, 4, 2, 0)


def test_what_breaks_a_certain_fact_cannot_be_kept(hands: Hands, places: Places) -> None:
    opened(hands)
    hands.pages.sources.correct("dresses-yellow-01")
    hands.settle()
    form = hands.pages.sources.form
    for _ in range(30):
        form.step("prestige", 1)
    hands.settle()
    assert any(text.startswith("Prestige: ") for text in hands.texts())
    assert not hands.named("keepCorrections").isEnabled()
    form.keep()
    assert not places.components_file("rococo").exists()


def test_what_is_unlike_our_guess_is_told_and_can_be_kept(hands: Hands, places: Places) -> None:
    opened(hands)
    hands.pages.sources.correct("boards-small-workshop")
    form = hands.pages.sources.form
    form.write("prices", "4, 8, 0")
    hands.settle()
    said = "Unlike our guess, but kept: Prices: must not rise to the right"
    assert (form.problem, form.doubt) == ("", said)
    assert said in hands.texts()
    assert hands.named("keepCorrections").isEnabled()
    hands.click("keepCorrections")
    assert load(places.components_file("rococo")).boards["small"].workshop == (4, 8, 0)
    hands.pages.sources.correct("dresses-yellow-01")
    form.write("silk.yellow", "0")
    form.write("silk.red", "1")
    assert form.doubt.startswith("Unlike our guess, but kept: Blue gown (1 blue silk; ")
    assert form.doubt.endswith("(and 1 more)")
    hands.pages.sources.correct("dresses-yellow-02")
    assert form.doubt.startswith("Unlike our guess, but kept: Blue gown (1 blue silk; ")


@pytest.fixture
def faulty(places: Places) -> None:
    places.components_file("rococo").parent.mkdir(parents=True, exist_ok=True)
    places.components_file("rococo").write_text("[dresses.yellow-10]\nlace = 0\n", encoding="utf-8")


def test_a_faulty_file_is_explained_in_french(french: None, faulty: None, hands: Hands) -> None:
    said = "dresses\xa0: l’une doit montrer 3 × soie en bleu (yellow)"
    assert any(said in row.text for row in hands.shell.notices.rows)
    opened(hands)
    assert any(said in text for text in hands.texts())
    hands.click("source:dresses-yellow-01")
    assert any(text.startswith(said.removesuffix(" (yellow)")) for text in hands.texts())
    assert not hands.named("keepCorrections").isEnabled()


def test_a_faulty_file_is_explained_in_the_language_spoken_now(faulty: None, hands: Hands) -> None:
    opened(hands)
    assert any("3 × blue (yellow) silk" in text for text in hands.texts())
    hands.shell.preferences.choose("language", "de")
    opened(hands)
    assert any("3 × Seide in blau (yellow)" in text for text in hands.texts())


def test_a_running_game_goes_on_as_it_began(hands: Hands) -> None:
    hands.play(session(1, bots=1))
    rules = hands.game.session.match.rules
    hands.shell.open("sources")
    form = hands.pages.sources.form
    hands.pages.sources.correct("dresses-yellow-01")
    form.step("value", 1)
    form.keep()
    hands.shell.back()
    assert hands.game.session.match.rules is rules
    assert rules.dresses["yellow-01"].value == 6


def test_a_file_that_cannot_be_read_is_left_to_its_owner(hands: Hands, places: Places) -> None:
    places.components_file("rococo").parent.mkdir(parents=True, exist_ok=True)
    places.components_file("rococo").write_text("value =", encoding="utf-8")
    opened(hands)
    assert any("text editor" in text for text in hands.texts())
    hands.click("source:dresses-yellow-01")
    assert hands.pages.sources.form.fields.count == 0
    assert places.components_file("rococo").read_text(encoding="utf-8") == "value ="


def leave_a_correction(hands: Hands) -> None:
    """Correct a value, and try to leave without keeping it."""
    opened(hands)
    hands.click("source:dresses-yellow-01")
    hands.pages.sources.form.step("value", 1)
    hands.settle()
    hands.key(Qt.Key.Key_Escape)


def test_what_is_not_kept_is_asked_about(hands: Hands) -> None:
    leave_a_correction(hands)
    assert hands.has("agree")
    hands.key(Qt.Key.Key_Escape)
    assert hands.shell.dialog == "sources"
    assert hands.named("field:value").property("value") == "7"
    hands.click("keepCorrections")
    hands.key(Qt.Key.Key_Escape)
    assert hands.shell.dialog == ""


def test_while_it_is_asked_nothing_behind_the_question_is_reached(hands: Hands) -> None:
    leave_a_correction(hands)
    reached = set()
    for _ in range(12):
        hands.key(Qt.Key.Key_Tab)
        reached.add(hands.focused.property("text"))
    assert len(reached) == 2, "yes and no"


def test_what_is_not_kept_can_be_let_go(hands: Hands, places: Places) -> None:
    leave_a_correction(hands)
    hands.click("agree")
    assert hands.shell.dialog == ""
    assert not places.components_file("rococo").exists()


def test_a_color_is_chosen_among_all(hands: Hands) -> None:
    opened(hands)
    hands.click("source:dresses-yellow-01")
    form = hands.pages.sources.form
    choices = [row.choices for row in form.fields.rows if row.key == "color"]
    assert choices == [["blue", "pink", "green", "orange"]]
    hands.click("choice:color:2")
    assert next(row.text for row in form.fields.rows if row.key == "color") == "green"
    assert hands.named("choice:color:2").property("primary")
    assert "13 × blue," in form.problem
    hands.click("choice:master:1")
    assert next(row.text for row in form.fields.rows if row.key == "master") == "yes"


def test_the_chosen_row_is_marked_wherever_the_focus_is(hands: Hands, qtbot: QtBot) -> None:
    opened(hands)
    hands.click("source:dresses-yellow-01")
    hands.click("choice:master:1")
    row = hands.named("source:dresses-yellow-05")
    hands.click(row)

    def marks() -> list[QQuickItem]:
        return [
            item
            for item in hands.items()
            if item.y() == row.y() and item.height() == row.height() and item.property("color")
        ]

    qtbot.waitUntil(lambda: bool(marks()))  # a list moves its mark with the next tick
