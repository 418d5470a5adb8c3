"""Saving, loading, and going on after a crash."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from rococo_desktop.app import Window
from rococo_desktop.session.places import Places
from tests.qml.hands import Hands, play_to, session


def test_save_and_load_by_keys(hands: Hands, places: Places) -> None:
    hands.play(play_to(session(1, bots=1), "choose_action"))
    view = hands.game.session.view(0)
    hands.control(Qt.Key.Key_S)
    assert hands.shell.dialog == "save"
    assert hands.focused.objectName() == "saveName"
    hands.control(Qt.Key.Key_A)
    hands.type("evening")
    hands.key(Qt.Key.Key_Return)
    assert (places.saves / "evening.json").is_file()
    assert hands.shell.dialog == ""
    hands.game.answerNumber(1)
    hands.control(Qt.Key.Key_O)
    assert hands.shell.dialog == "load"
    hands.tab_to("save:evening")
    hands.key(Qt.Key.Key_Return)
    assert hands.shell.dialog == ""
    assert hands.game.session.view(0) == view


def test_save_and_load_by_clicks(hands: Hands, places: Places) -> None:
    hands.play(play_to(session(1, bots=1), "choose_action"))
    hands.key(Qt.Key.Key_Escape)
    assert hands.shell.dialog == "menu"
    hands.click("saveGame")
    hands.click("saveNow")
    (file,) = places.saves.iterdir()
    hands.key(Qt.Key.Key_Escape)
    hands.click("toMenu")
    hands.click("load")
    hands.click(f"save:{file.stem}")
    assert hands.shell.screen == "table"


def test_a_save_is_never_overwritten(hands: Hands, places: Places) -> None:
    hands.play(play_to(session(1, bots=1), "choose_action"))
    hands.shell.open("save")
    name = hands.shell.saves.name
    hands.shell.save()
    before = hands.shell.saves.path.read_bytes()
    hands.shell.open("save")
    assert hands.shell.saves.name != name
    hands.shell.saves.setName(name)
    assert hands.shell.saves.problem
    hands.game.answerNumber(1)
    hands.shell.save()
    assert hands.shell.saves.path.read_bytes() == before


@pytest.mark.parametrize("name", ["", "  ", "a/b", "..", "x" * 61, "a\nb", 'q"'])
def test_a_name_that_no_file_can_have_is_refused(hands: Hands, name: str) -> None:
    hands.play(play_to(session(1, bots=1), "choose_action"))
    hands.shell.open("save")
    hands.shell.saves.setName(name)
    hands.settle()
    assert hands.shell.saves.problem
    assert not hands.named("saveNow").isEnabled()


def test_a_damaged_save_is_told_in_words(hands: Hands, places: Places) -> None:
    places.saves.mkdir(parents=True)
    (places.saves / "broken.json").write_text("{", encoding="utf-8")
    hands.shell.back()
    hands.settle()
    hands.click("load")
    hands.click("save:broken")
    assert hands.shell.screen == "menu"
    assert any("broken.json" in text for text in hands.texts())


def begin(hands: Hands) -> None:
    """Begin a game of two people, with a journal."""
    hands.shell.back()
    hands.shell.open("new_game")
    hands.shell.form.setKind(1, "human")
    hands.shell.startGame()
    hands.settle()
    hands.game.reveal()


def test_an_unfinished_game_is_offered_again(
    hands: Hands, places: Places, qtbot: QtBot, tmp_path: Path
) -> None:
    begin(hands)
    for _ in range(3):
        hands.game.answerNumber(1)
    answers = hands.game.session.answers
    # What a crash leaves behind: the journal as it is, and nobody who holds it.
    crashed = Places(tmp_path / "config", tmp_path / "crashed")
    shutil.copytree(places.data, crashed.data)
    window = Window(crashed, motion=0)
    with qtbot.waitExposed(window.root):
        window.root.show()
    again = Hands(window)
    again.settle()
    again.click("continue")
    assert again.game.session.answers == answers
    window.close()


def test_a_game_that_was_left_is_offered_again(hands: Hands) -> None:
    begin(hands)
    hands.game.answerNumber(1)
    hands.key(Qt.Key.Key_Escape)
    hands.click("toMenu")
    assert hands.has("continue")
    hands.click("continue")
    assert hands.shell.screen == "table"
    assert len(hands.game.session.answers) == 1
