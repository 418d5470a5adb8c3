"""Those who play where no person does have a name, a face and a sentence, in every language."""

import pytest
from PySide6.QtGui import QAccessible

from rococo_desktop.ai.rococo.bots import BOTS
from rococo_desktop.controller.rococo.portraits import portrait
from rococo_desktop.resources import resource_path
from rococo_desktop.session.setup import HUMAN, RIVAL
from rococo_desktop.texts import Catalogue, languages
from tests.qml.hands import Hands, played_out, session


@pytest.mark.parametrize("kind", BOTS)
def test_each_is_painted_and_named_without_the_word_of_the_files(kind: str) -> None:
    assert resource_path("images", f"{portrait(kind)}.svg").exists()
    for language in languages():
        texts = Catalogue(language)
        name = texts.text(f"window.seat_kind.{kind}.label")
        assert name.lower() != kind
        assert name in texts.text(f"window.seat_kind.{kind}.explanation")


def test_a_person_has_no_portrait_and_the_rival_has_one() -> None:
    assert portrait(HUMAN) == ""
    assert resource_path("images", f"{portrait(RIVAL)}.svg").exists()


def test_they_are_chosen_by_name_and_face_and_seen_at_the_table(hands: Hands) -> None:
    hands.shell.back()
    hands.shell.open("new_game")
    hands.settle()
    hands.click("seat1:greedy")
    button = hands.named("seat1:greedy")
    assert hands.spoken(button)[0] == "Ducat"
    told = QAccessible.queryAccessibleInterface(button).text(QAccessible.Text.Description)
    assert told in hands.texts()
    assert "tailor/greedy" in [item.property("path") for item in hands.items(button)]
    hands.click("start")
    assert hands.game.session.setup.seats[1].kind == "greedy"
    assert hands.named("portrait:1").property("path") == "tailor/greedy"
    assert not hands.has("portrait:0")
    (row,) = [row for row in hands.table.people.players.rows if row.key == 1]
    assert row.tailor == told


def test_statistics_name_them_and_the_rival(hands: Hands) -> None:
    hands.play(played_out(session(1, bots=1, expansions=("madame_du_barry",))))
    hands.shell.leave()
    hands.settle()
    hands.click("records")
    rows = {row.name: row.portrait for row in hands.shell.records.players.rows}
    assert rows == {
        "Anna": "",
        "Caprice": "tailor/random",
        "Madame du Barry": "employee/madame",
    }
    assert set(rows) <= set(hands.texts())
