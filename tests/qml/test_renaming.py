"""Saved and finished games get other names in their lists, by mouse and by keys."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from rococo_desktop.session.files.places import Places
from rococo_desktop.session.saves.finished_games import find_kept
from rococo_desktop.session.saves.saves import write_into_folder
from rococo_desktop.session.session import Session
from tests.qml.hands import Hands, played_out, session
from tests.qml.patisserie import kitchen_hands
from tests.qml.test_saves import begin

KINDS = pytest.mark.parametrize("kind", [session, kitchen_hands.session])


def saved(places: Places) -> list[str]:
    return sorted(file.name for file in places.saves.iterdir())


@KINDS
def test_a_save_is_renamed_by_clicks_and_the_game_follows(
    hands: Hands, places: Places, kind: Callable[..., Session]
) -> None:
    write_into_folder(kind(2).save(), places.saves / "Game 1.rococo")
    hands.shell.open("load")
    hands.lay_out()
    hands.click("save:Game 1")
    hands.shell.open("load")
    hands.lay_out()
    hands.click("rename:Game 1")
    assert "What shall “Game 1” be called?" in hands.texts()
    assert hands.focused.objectName() == "newName"
    hands.control(Qt.Key.Key_A)
    hands.type("sunday")
    hands.click("rename")
    assert saved(places) == ["sunday.rococo"]
    assert hands.shell.dialog == "load"
    assert not hands.has("newName")
    hands.lay_out()
    assert hands.has("save:sunday")
    hands.shell.open("save")
    hands.lay_out()
    assert hands.shell.backstage.saves.name == "sunday", (
        "the game on the table comes from this save"
    )


def test_a_save_is_renamed_by_keys_once_its_name_is_free(hands: Hands, places: Places) -> None:
    for name in ("one", "Two"):
        write_into_folder(session(2).save(), places.saves / f"{name}.rococo")
    two = (places.saves / "Two.rococo").read_bytes()
    hands.shell.open("load")
    hands.lay_out()
    hands.tab_to("rename:one")
    hands.key(Qt.Key.Key_Return)
    for wrong in ("a/b", "con", "two"):
        hands.control(Qt.Key.Key_A)
        hands.type(wrong)
        hands.key(Qt.Key.Key_Return)
        problem = hands.named("newNameProblem").property("text")
        assert problem in hands.texts()
        assert problem
        assert saved(places) == ["Two.rococo", "one.rococo"]
    assert problem == "There is another game named “two”. Please choose another name."
    hands.control(Qt.Key.Key_A)
    hands.type("three")
    hands.key(Qt.Key.Key_Return)
    assert saved(places) == ["Two.rococo", "three.rococo"]
    assert (places.saves / "Two.rococo").read_bytes() == two
    hands.lay_out()
    hands.tab_to("save:three")
    hands.key(Qt.Key.Key_Return)
    assert hands.shell.screen == "table"


def test_escape_leaves_a_game_its_name(hands: Hands, places: Places) -> None:
    write_into_folder(session(2).save(), places.saves / "one.rococo")
    hands.shell.open("load")
    hands.lay_out()
    for leave in (lambda: hands.key(Qt.Key.Key_Escape), lambda: hands.click("keepName")):
        hands.click("rename:one")
        hands.type("other")
        leave()
        assert not hands.has("newName")
        assert hands.shell.dialog == "load"
    assert saved(places) == ["one.rococo"]


def test_a_question_that_is_left_leaves_the_keys_to_its_sheet(hands: Hands, places: Places) -> None:
    write_into_folder(session(2).save(), places.saves / "one.rococo")
    hands.shell.open("load")
    hands.lay_out()
    for button in ("rename:one", "delete:one"):
        hands.click(button)
        hands.key(Qt.Key.Key_Escape)
        assert hands.focused.objectName() == button
    hands.key(Qt.Key.Key_Escape)
    assert hands.shell.dialog == ""


def test_an_unfinished_game_has_no_name_to_change(hands: Hands) -> None:
    begin(hands)
    begin(hands)
    hands.shell.open("load")
    hands.lay_out()
    (row,) = hands.shell.backstage.saves.rows.rows
    assert row.unfinished
    assert not hands.has(f"rename:{row.name}")


@KINDS
def test_a_finished_game_is_named_in_the_list(
    hands: Hands, places: Places, kind: Callable[..., Session]
) -> None:
    for seed in (3, 4):
        hands.play(played_out(kind(2, seed=seed)))
        hands.shell.leave()
        hands.settle()
    hands.click("records")
    first, second = hands.shell.backstage.records.games.rows
    hands.tab_to(f"rename:{first.key}")
    hands.key(Qt.Key.Key_Return)
    hands.type("the tie")
    hands.key(Qt.Key.Key_Return)
    assert {kept.mark: kept.name for kept in find_kept(places.finished)} == {
        first.key: "the tie",
        second.key: "",
    }
    assert "the tie" in hands.texts()
    hands.click(f"rename:{second.key}")
    hands.type("the tie")
    hands.click("rename")
    said = "There is another game named “the tie”. Please choose another name."
    assert said in hands.texts()
    assert hands.focused.objectName() == "newName"
    hands.key(Qt.Key.Key_Escape)
    assert len(find_kept(places.finished)) == 2
    hands.click(f"game:{first.key}")
    assert hands.shell.dialog == "score"
