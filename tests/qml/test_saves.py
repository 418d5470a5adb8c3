"""Saving, loading, and continuing after a crash."""

import json
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Event, Timer

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rococo_desktop.app import Window
from rococo_desktop.rules.foreign import displayable
from rococo_desktop.session.files.places import Places
from rococo_desktop.session.journal.journal import Journal
from rococo_desktop.session.journal.save_document import snapshot_hash
from rococo_desktop.session.saves.chronicle import read_chronicle
from rococo_desktop.session.saves.finished_games import find_kept
from rococo_desktop.session.saves.saves import write_into_folder
from rococo_desktop.session.session import Session
from tests.daily import soaked
from tests.qml.hands import Hands, answer_first, game_that_asks, play_to, played_out, session
from tests.qml.patisserie import kitchen_hands


def test_save_and_load_by_keys(hands: Hands, places: Places) -> None:
    hands.play(play_to(session(2), "choose_action"))
    hands.game.hotSeat.reveal()
    view = hands.game.session.view(0)
    hands.control(Qt.Key.Key_S)
    assert hands.shell.dialog == "save"
    assert hands.focused.objectName() == "saveName"
    hands.control(Qt.Key.Key_A)
    hands.type("evening")
    hands.key(Qt.Key.Key_Return)
    assert (places.saves / "evening.rococo").is_file()
    assert hands.shell.dialog == ""
    assert hands.spoken(hands.named("aside"))[0] == "Saved as evening."
    assert not hands.has("notice")
    assert answer_first(hands.game)
    hands.control(Qt.Key.Key_O)
    assert hands.shell.dialog == "load"
    hands.tab_to("save:evening")
    hands.key(Qt.Key.Key_Return)
    assert hands.shell.dialog == ""
    assert hands.game.session.view(0) == view


def test_the_arrows_walk_in_the_list_of_games(hands: Hands) -> None:
    """For a list whose rows are reached by Tab; the list itself would swallow them."""
    hands.play(play_to(session(2), "choose_action"))
    for name in "abc":
        hands.shell.open("save")
        hands.settle()
        hands.shell.backstage.saves.setName(name)
        hands.shell.backstage.saves.save()
        hands.settle()
    hands.control(Qt.Key.Key_O)
    hands.lay_out()
    names = [row.name for row in hands.shell.backstage.saves.rows.rows if not row.unfinished]
    hands.tab_to(f"save:{names[0]}")
    for name in names[1:]:
        hands.key(Qt.Key.Key_Down)
        assert hands.focused.objectName() == f"save:{name}"
    hands.key(Qt.Key.Key_Up)
    assert hands.focused.objectName() == f"save:{names[-2]}"
    hands.key(Qt.Key.Key_Return)
    assert hands.shell.dialog == ""


def test_a_game_saved_under_the_ending_of_early_versions_is_still_listed(
    hands: Hands, places: Places
) -> None:
    hands.play(play_to(session(2), "choose_action"))
    hands.shell.open("save")
    hands.lay_out()
    hands.shell.backstage.saves.setName("early")
    hands.shell.backstage.saves.save()
    hands.settle()
    saved = hands.shell.backstage.saves.path
    saved.rename(saved.with_suffix(".json"))
    hands.shell.open("load")
    hands.lay_out()
    hands.click("save:early")
    assert hands.shell.screen == "table"


def test_save_and_load_by_clicks(hands: Hands, places: Places) -> None:
    hands.play(play_to(session(1, bots=1), "choose_action"))
    hands.key(Qt.Key.Key_Escape)
    assert hands.shell.dialog == "menu"
    hands.click("save")
    hands.click("saveNow")
    (file,) = places.saves.iterdir()
    hands.key(Qt.Key.Key_Escape)
    hands.click("toMenu")
    hands.click("load")
    hands.click(f"save:{file.stem}")
    assert hands.shell.screen == "table"


def test_a_save_is_overwritten_only_after_a_question(hands: Hands, places: Places) -> None:
    hands.play(play_to(session(2), "choose_action"))
    hands.game.hotSeat.reveal()
    hands.shell.open("save")
    hands.lay_out()
    name = hands.shell.backstage.saves.name
    assert name == "Game 1"
    hands.shell.backstage.saves.save()
    hands.settle()
    before = hands.shell.backstage.saves.path.read_bytes()
    assert answer_first(hands.game)
    hands.shell.open("save")
    hands.lay_out()
    assert hands.shell.backstage.saves.name == name, "a game keeps the name of its save"
    hands.click("saveNow")
    assert any(name in text and "Overwrite" in text for text in hands.texts())
    assert hands.focused.objectName() == "refuse"
    hands.key(Qt.Key.Key_Escape)
    assert hands.shell.dialog == "save"
    assert hands.shell.backstage.saves.path.read_bytes() == before
    hands.click("saveNow")
    hands.click("agree")
    assert hands.shell.dialog == ""
    assert hands.shell.backstage.saves.path.read_bytes() != before


@pytest.mark.parametrize("kind", soaked([session, kitchen_hands.session], [session]))
def test_of_two_windows_that_save_under_one_new_name_the_second_asks(
    hands: Hands, places: Places, kind: Callable[..., Session]
) -> None:
    hands.play(kind(2))
    hands.shell.open("save")
    hands.lay_out()
    file = places.saves / f"{hands.shell.backstage.saves.name}.rococo"
    write_into_folder(kind(2, seed=8).save(), file)  # the other window
    before = file.read_bytes()
    hands.click("saveNow")
    assert any(file.stem in text and "Overwrite" in text for text in hands.texts())
    assert file.read_bytes() == before
    hands.click("refuse")
    hands.click("saveNow")
    assert file.read_bytes() == before, "it is asked again"
    hands.click("agree")
    assert hands.shell.dialog == ""
    assert file.read_bytes() == hands.game.session.save().to_json()
    assert [*places.saves.iterdir()] == [file]


def test_a_new_save_leaves_what_has_its_name_when_its_window_is_gone(
    hands: Hands, places: Places
) -> None:
    hands.play(session(2))
    hands.shell.open("save")
    hands.lay_out()
    file = places.saves / f"{hands.shell.backstage.saves.name}.rococo"
    write_into_folder(session(2, seed=8).save(), file)  # the other window
    before = file.read_bytes()
    disk = Event()
    hands.shell.clerk.ask(disk.wait, lambda _: None, lambda _: None)
    hands.shell.backstage.saves.save()
    hands.shell.back()
    disk.set()
    hands.settle()
    assert any("another game named" in row.text for row in hands.shell.notices.rows)
    assert file.read_bytes() == before


def test_a_save_is_deleted_only_after_a_question(
    hands: Hands, places: Places, qtbot: QtBot
) -> None:
    hands.play(play_to(session(1, bots=1), "choose_action"))
    for name in ("one", "two"):
        hands.shell.open("save")
        hands.lay_out()
        hands.shell.backstage.saves.setName(name)
        hands.shell.backstage.saves.save()
        hands.settle()
    hands.shell.open("load")
    hands.lay_out()
    hands.click("delete:one")
    hands.click("refuse")
    assert (places.saves / "one.rococo").exists()
    hands.tab_to("delete:one")
    hands.key(Qt.Key.Key_Return)
    hands.tab_to("agree")
    hands.key(Qt.Key.Key_Return)
    assert [file.name for file in places.saves.iterdir()] == ["two.rococo"]
    qtbot.waitUntil(lambda: not hands.has("save:one"))
    assert hands.has("save:two")
    hands.click("save:two")
    assert hands.shell.screen == "table"


def test_a_game_that_was_left_for_another_can_be_gone_on_with(hands: Hands) -> None:
    begin(hands)
    answer_first(hands.game)
    left = hands.game.session.answers
    begin(hands)
    assert not hands.game.session.answers
    hands.key(Qt.Key.Key_Escape)
    hands.click("load")
    (row,) = [row for row in hands.shell.backstage.saves.rows.rows if row.unfinished]
    assert row.about.endswith(": round 1")
    assert all(name in row.about for name in hands.game.session.setup.names)
    hands.click("left:Unfinished game")
    assert hands.shell.dialog == ""
    assert hands.game.session.answers == left


@pytest.mark.parametrize("kind", soaked([session, kitchen_hands.session], [kitchen_hands.session]))
def test_a_loaded_game_is_saved_under_its_own_name(
    hands: Hands, places: Places, kind: Callable[..., Session]
) -> None:
    write_into_folder(kind(2).save(), places.saves / "Sunday at home.rococo")
    hands.shell.open("load")
    hands.lay_out()
    hands.click("save:Sunday at home")
    hands.shell.open("save")
    hands.lay_out()
    assert hands.shell.backstage.saves.name == "Sunday at home"
    hands.shell.back()
    hands.play(kind(2, seed=8))
    hands.shell.open("save")
    hands.lay_out()
    assert hands.shell.backstage.saves.name == "Game 1", "another game has another name"


def test_an_unfinished_game_can_be_deleted(hands: Hands, places: Places, qtbot: QtBot) -> None:
    begin(hands)
    begin(hands)
    assert len(list(places.journals.iterdir())) == 2
    hands.shell.open("load")
    hands.lay_out()
    hands.click("delete:Unfinished game")
    (row,) = hands.shell.backstage.saves.rows.rows
    assert f"Delete “{row.about}” for good?" in hands.texts()
    hands.click("agree")
    qtbot.waitUntil(lambda: not hands.has("left:Unfinished game"))
    assert len(list(places.journals.iterdir())) == 1
    hands.shell.open("save")
    hands.lay_out()
    assert not any(row.unfinished for row in hands.shell.backstage.saves.rows.rows)


def test_a_name_that_no_file_can_have_is_refused(hands: Hands) -> None:
    hands.play(play_to(session(1, bots=1), "choose_action"))
    hands.shell.open("save")
    hands.lay_out()
    for name in ("", "  ", "a/b", "..", "x" * 61, "a\nb", 'q"'):
        hands.shell.backstage.saves.setName("a name")
        hands.settle()
        assert hands.named("saveNow").isEnabled()
        hands.shell.backstage.saves.setName(name)
        hands.settle()
        assert hands.shell.backstage.saves.problem, name
        assert not hands.named("saveNow").isEnabled(), name


def test_a_damaged_save_is_told_in_words(hands: Hands, places: Places) -> None:
    places.saves.mkdir(parents=True)
    (places.saves / "broken.rococo").write_text("{", encoding="utf-8")
    hands.shell.back()
    hands.settle()
    hands.click("load")
    hands.click("save:broken")
    assert hands.shell.screen == "menu"
    assert any("“broken”: is not JSON" in text for text in hands.texts())


def test_a_save_that_no_game_writes_is_listed_at_once_and_can_be_deleted(
    hands: Hands, places: Places, qtbot: QtBot
) -> None:
    """A name of 900 KB took the layout of its row minutes."""
    document = json.loads(session(2).save().to_json())
    document["setup"]["seats"][0]["name"] = "e\u0301" * 450_000
    document["snapshot"]["round"] = True
    places.saves.mkdir(parents=True)
    file = places.saves / "odd.rococo"
    file.write_text(json.dumps(document), encoding="utf-8")
    hands.shell.open("load")
    hands.lay_out()
    (row,) = hands.shell.backstage.saves.rows.rows
    assert row.about.startswith("cannot be opened: ")
    assert row.about in hands.texts()
    hands.click("delete:odd")
    hands.click("agree")
    qtbot.waitUntil(lambda: not file.exists())


def test_a_damaged_save_is_explained_in_french(french: None, hands: Hands, places: Places) -> None:
    """The window of a French system says in French what is wrong with the saved table."""
    document = json.loads(session(2).save().to_json())
    document["snapshot"]["favor"] = 7
    document["hash"] = snapshot_hash(document["snapshot"])
    places.saves.mkdir(parents=True)
    (places.saves / "broken.rococo").write_text(json.dumps(document), encoding="utf-8")
    hands.shell.back()
    hands.settle()
    hands.click("load")
    hands.click("save:broken")
    assert hands.shell.screen == "menu"
    said = "snapshot.favor\xa0: il n’y a pas de place 7"
    assert any("broken" in text and said in text for text in hands.texts())


def test_what_is_written_last_is_written_before_the_end(places: Places, qtbot: QtBot) -> None:
    """The window keeps running while a slow disk delays the files; closing it waits for them."""
    window = Window(places, motion=0)
    with qtbot.waitExposed(window.root):
        window.root.show()
    hands = Hands(window)
    hands.play(play_to(session(1, bots=1), "choose_action"))
    hands.shell.open("save")
    hands.lay_out()
    disk = Event()
    hands.shell.clerk.ask(disk.wait, lambda _: None, lambda _: None)
    hands.shell.backstage.saves.save()
    QTest.keyClick(hands.root, Qt.Key.Key_Escape)
    assert hands.shell.dialog == ""
    assert not places.saves.exists()
    hands.shell.games.play(played_out(session(2, seed=3)))
    Timer(0.2, disk.set).start()
    window.close()
    assert len(list(places.saves.iterdir())) == 1
    (game,) = read_chronicle(places.chronicle).games
    assert [player.name for player in game.players] == ["Anna", "Bruno"]


def begin(hands: Hands) -> None:
    """Begin a game of two people, with a journal."""
    hands.shell.back()
    hands.shell.open("new_game")
    hands.shell.backstage.form.seats.setKind(1, "human")
    hands.shell.startGame()
    hands.settle()
    hands.game.hotSeat.reveal()


def test_who_begins_a_game_is_told_that_it_is_kept(hands: Hands) -> None:
    """A user who closes the window by its button was told nothing."""
    begin(hands)
    assert "The game is saved at every step" in hands.spoken(hands.named("aside"))[0]
    answer_first(hands.game)
    hands.settle()
    assert not hands.has("aside")


def after_a_crash(hands: Hands, places: Places, qtbot: QtBot, folder: Path) -> Hands:
    """Return hands at a new window after a crash: the journals are there, and nobody holds them."""
    hands.settle()  # all is written
    crashed = Places(folder / "config", folder / "crashed")
    shutil.copytree(places.data, crashed.data)
    window = Window(crashed, motion=0)
    with qtbot.waitExposed(window.root):
        window.root.show()
    again = Hands(window)
    again.settle()
    return again


def test_an_unfinished_game_is_offered_again(
    hands: Hands, places: Places, qtbot: QtBot, tmp_path: Path
) -> None:
    begin(hands)
    for _ in range(3):
        answer_first(hands.game)
    answers = hands.game.session.answers
    again = after_a_crash(hands, places, qtbot, tmp_path)
    names = ", ".join(hands.game.session.setup.names)
    assert again.shell.chosen.unfinished.startswith(f"Rococo · {names}: round 1 (")
    again.click("continue")
    assert again.game.session.answers == answers
    again.window.close()


@pytest.mark.parametrize("kind", soaked([session, kitchen_hands.session], [session]))
def test_a_finished_game_is_recorded_before_its_sheet_is_left(
    hands: Hands, places: Places, qtbot: QtBot, tmp_path: Path, kind: Callable[..., Session]
) -> None:
    def end() -> None:
        while not hands.game.over:
            hands.game.hotSeat.reveal()
            answer_first(hands.game)
        hands.settle()
        assert hands.shell.dialog == "score"

    def crash(folder: str) -> Hands:
        return after_a_crash(hands, places, qtbot, tmp_path / folder)

    game = played_out(kind(2))
    game.undo()
    game.keep(Journal.create(places.journals))
    hands.play(game)
    end()
    over = crash("over")
    assert not over.has("continue")
    assert len(find_kept(places.finished)) == 1
    over.window.close()
    hands.shell.back()
    hands.game.undo()
    hands.settle()
    going = crash("undone")
    going.click("continue")
    assert going.game.session.answers == game.answers
    going.window.close()
    end()
    hands.shell.open("records")
    hands.lay_out()
    (row,) = hands.shell.backstage.records.games.rows
    hands.click(f"delete:{row.key}")
    hands.click("agree")
    deleted = crash("deleted")
    assert not deleted.has("continue")
    deleted.click("records")
    assert [row.kept for row in deleted.shell.backstage.records.games.rows] == [False]
    deleted.window.close()


def test_after_a_continued_game_the_next_unfinished_one_is_offered(
    hands: Hands, places: Places, qtbot: QtBot, tmp_path: Path
) -> None:
    begin(hands)
    answer_first(hands.game)
    older = hands.game.session.answers
    begin(hands)
    for _ in range(2):
        answer_first(hands.game)
    latest = hands.game.session.answers
    again = after_a_crash(hands, places, qtbot, tmp_path)
    again.click("continue")
    assert again.game.session.answers == latest
    again.play(played_out(again.game.session))
    again.shell.leave()
    again.settle()
    again.click("continue")
    assert again.game.session.answers == older
    again.window.close()


def test_a_game_that_was_left_is_offered_again(hands: Hands) -> None:
    begin(hands)
    answer_first(hands.game)
    hands.click("gameMenu")
    hands.click("toMenu")
    assert hands.has("continue")
    assert hands.shell.chosen.unfinished.endswith(": round 1")
    hands.click("continue")
    assert hands.shell.screen == "table"
    assert len(hands.game.session.answers) == 1


def test_the_line_of_a_game_that_is_gone_asks_nothing(hands: Hands) -> None:
    """A list removes a line when it is next drawn; until then it can be clicked."""
    begin(hands)
    hands.shell.open("load")
    hands.settle()
    hands.shell.backstage.saves.askDelete("gone")
    assert hands.shell.backstage.saves.question == ""
    assert not hands.shell.backstage.saves.deleting


def test_the_digits_of_a_game_that_the_program_is_opened_with_are_in_reading_order(
    places: Places, qtbot: QtBot, tmp_path: Path
) -> None:
    """It is on the table before the window has its size."""
    file = tmp_path / "game.rococo"
    write_into_folder(game_that_asks("play_card", 1, bots=2, seat=0).save(), file)
    window = Window(places, motion=0)
    window.shell.load(str(file))
    qtbot.waitUntil(lambda: window.shell.screen == "table")
    with qtbot.waitExposed(window.root):
        window.root.setVisible(True)
    hands = Hands(window)
    hands.take_keys()
    hands.lay_out()
    badges = {
        int(badge.property("number")): badge.mapToScene(QPointF()).x()
        for badge in hands.typed("NumberBadge")
        if badge.property("number")
    }
    window.close()
    assert len(badges) > 2
    assert [x for _, x in sorted(badges.items())] == sorted(badges.values())


@pytest.mark.skipif(sys.platform == "win32", reason="all names are Unicode there")
@pytest.mark.parametrize("name", ["\udcff\udcfe", "100 %25 #1?"])
def test_a_save_of_any_name_is_opened_and_deleted(
    hands: Hands, places: Places, qtbot: QtBot, name: str
) -> None:
    """The row shows what can be shown of a name, and acts on the very file."""
    game, path = play_to(session(2), "choose_action"), places.saves / f"{name}.rococo"
    write_into_folder(game.save(), path)
    write_into_folder(play_to(session(3), "choose_action").save(), places.saves / "other.rococo")
    shown = displayable(name)
    hands.shell.open("load")
    hands.lay_out()
    assert shown in hands.texts()
    hands.click(f"save:{shown}")
    assert hands.shell.screen == "table"
    assert hands.game.session.view(0) == game.view(0)
    hands.shell.open("load")
    hands.lay_out()
    hands.click(f"delete:{shown}")
    assert any(shown in text and "Delete" in text for text in hands.texts())
    hands.click("agree")
    qtbot.waitUntil(lambda: not path.exists())
    assert [file.name for file in places.saves.iterdir()] == ["other.rococo"]


@pytest.mark.skipif(sys.platform == "win32", reason="all names are Unicode there")
def test_saves_whose_names_look_alike_are_two(hands: Hands, places: Places) -> None:
    for name in ("a\udcffb", "a\udcfeb", "a\ufffdb"):
        write_into_folder(
            play_to(session(2), "choose_action").save(), places.saves / f"{name}.rococo"
        )
    hands.shell.open("load")
    hands.lay_out()
    assert len({row.key for row in hands.shell.backstage.saves.rows.rows}) == 3
    assert hands.texts().count("a\ufffdb") == 3
