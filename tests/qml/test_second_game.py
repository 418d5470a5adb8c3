"""The window shows a game that has nothing to do with dresses: it is chosen, played and kept."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from rococo_desktop.controller.games import running_games
from rococo_desktop.controller.settings import preferences
from rococo_desktop.controller.table_kinds import TABLES
from rococo_desktop.games import GAMES
from rococo_desktop.session.files.places import Places
from rococo_desktop.session.saves.chronicle import read_chronicle
from tests.beans.table import BeansTable
from tests.qml.hands import BotsHere, Hands, Open, knowing, session

ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture(autouse=True)
def two_games(beans: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running_games, "BotRunner", BotsHere)


def choice(hands: Hands, key: str) -> QQuickItem:
    """Return the choice of a form, such as a game."""
    return next(item for item in hands.items() if item.property("key") == key)


def begin(hands: Hands, seed: str = "3") -> None:
    """Begin a game of beans against a bot, by the form."""
    hands.shell.back()
    hands.settle()
    hands.click("new_game")
    hands.click(choice(hands, "beans"))
    hands.shell.backstage.form.setSeed(seed)
    hands.click("start")


def until_asked(hands: Hands, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: hands.game.prompt.mine or hands.game.over)
    hands.settle()


def heap_text(hands: Hands) -> str:
    assert isinstance(hands.game.table, BeansTable)
    return hands.game.table.text


def play_out(hands: Hands, qtbot: QtBot) -> None:
    """Take the first answer until the game is over."""
    until_asked(hands, qtbot)
    while not hands.game.over:
        hands.key(Qt.Key.Key_1)
        until_asked(hands, qtbot)


def test_the_form_offers_it_with_its_editions_and_seats(hands: Hands) -> None:
    hands.shell.back()
    hands.settle()
    hands.click("new_game")
    assert hands.named("games").isVisible()
    assert hands.shell.backstage.form.expansions.count == 5
    hands.click(choice(hands, "beans"))
    form = hands.shell.backstage.form
    assert [row.key for row in form.editions.rows] == ["garden", "street"]
    assert [row.key for row in form.seats.kinds.rows] == ["human", "random"]
    assert (form.seats.plans.count, form.seats.canAdd, form.seats.canRemove) == (2, False, False)
    assert form.expansions.count == 0
    hands.click(choice(hands, "rococo"))
    assert form.edition == "deluxe"
    assert form.seats.canAdd


def test_with_one_game_nothing_is_to_be_chosen(
    monkeypatch: pytest.MonkeyPatch, open_window: Open
) -> None:
    monkeypatch.undo()
    for games_by_key in (GAMES, TABLES):
        for key in list(games_by_key)[1:]:
            monkeypatch.delitem(games_by_key, key)
    monkeypatch.setattr(preferences, "load_settings", knowing)
    hands = open_window(0)
    hands.shell.back()
    hands.settle()
    hands.click("new_game")
    assert not hands.has("games")


def test_it_is_played_by_mouse_and_keys_taken_back_and_looked_back_at(
    hands: Hands, qtbot: QtBot
) -> None:
    begin(hands)
    until_asked(hands, qtbot)
    assert hands.has("heap")
    start, question = heap_text(hands), hands.game.prompt.text
    assert {start, question} <= set(hands.texts())
    hands.click(hands.targets()["1"])
    until_asked(hands, qtbot)
    after = heap_text(hands)
    assert after != start
    assert any("takes" in row.text for row in hands.game.log.lines.rows)
    hands.click("undoButton")
    assert heap_text(hands) == after, "others have answered since: it asks first"
    hands.click("undoButton")
    assert (heap_text(hands), hands.game.prompt.text) == (start, question)
    hands.control(Qt.Key.Key_Y)
    until_asked(hands, qtbot)
    assert heap_text(hands) == after
    hands.key(Qt.Key.Key_2)
    until_asked(hands, qtbot)
    now = heap_text(hands)
    hands.key(Qt.Key.Key_Left, ALT)
    assert hands.game.timeline.past
    hands.click("pastFirst")
    assert heap_text(hands) == start
    assert hands.game.timeline.title in hands.named("pastTitle").property("text")
    hands.key(Qt.Key.Key_Escape)
    assert (hands.game.timeline.past, heap_text(hands)) == (False, now)
    hands.click("openLog")
    hands.click("about:0")
    assert {row.seat for row in hands.game.log.chosen.rows} == {0}
    hands.key(Qt.Key.Key_Escape)
    assert not hands.has("closeLog")


def test_at_the_end_comes_the_score_sheet_and_the_records_tell_of_it(
    hands: Hands, places: Places, qtbot: QtBot
) -> None:
    begin(hands)
    play_out(hands, qtbot)
    assert hands.shell.dialog == "score"
    score = hands.game.session.score()
    assert {"Last bean", "Marbles", hands.game.score.verdict} <= set(hands.texts())
    assert {str(sheet.total) for sheet in score.players} <= set(hands.texts())
    hands.click("keepScore")
    assert hands.shell.backstage.keeper.name.startswith("Beans ")
    hands.shell.leave()
    hands.settle()
    hands.click("records")
    (game,) = read_chronicle(places.chronicle).games
    assert (game.of, [player.total for player in game.players]) == (
        "beans",
        [sheet.total for sheet in score.players],
    )
    assert all(
        row.summary.startswith("Beans · ") for row in hands.shell.backstage.records.players.rows
    )
    assert {row.key for row in hands.shell.backstage.records.items.rows} == {"last", "marbles"}
    hands.click(f"game:{game.game}")
    assert (hands.shell.dialog, hands.game.over) == ("score", True)


def test_it_is_saved_and_loaded_at_the_table_of_another_game(hands: Hands, qtbot: QtBot) -> None:
    begin(hands)
    until_asked(hands, qtbot)
    hands.key(Qt.Key.Key_1)
    until_asked(hands, qtbot)
    before, state = heap_text(hands), hands.game.session.state
    hands.control(Qt.Key.Key_S)
    path = hands.shell.backstage.saves.path
    hands.click("saveNow")
    hands.shell.open("load")
    hands.settle()
    (saved,) = [row for row in hands.shell.backstage.saves.rows.rows if not row.unfinished]
    assert saved.about.startswith("Beans · ")
    hands.play(session(2))
    hands.game.hotSeat.reveal()
    hands.settle()
    assert not hands.has("heap")
    assert hands.has("tableTop")
    assert hands.root.title() == "Rococo"
    hands.shell.load(str(path))
    hands.settle()
    assert (heap_text(hands), hands.game.session.state) == (before, state)
    assert before in hands.texts()
    assert not hands.has("tableTop")
    assert hands.root.title() == "Beans"


def test_after_a_crash_it_goes_on_and_the_form_remembers_it(
    hands: Hands, open_window: Open, qtbot: QtBot
) -> None:
    begin(hands, seed="5")
    until_asked(hands, qtbot)
    hands.key(Qt.Key.Key_1)
    until_asked(hands, qtbot)
    state = hands.game.session.state
    hands.shell.close()
    again = open_window(0)
    assert again.shell.chosen.unfinished.startswith("Beans · ")
    again.click("continue")
    assert again.game.session.state == state
    assert again.has("heap")
    again.control(Qt.Key.Key_N)
    assert again.shell.backstage.form.game == "beans"
    assert [row.kind for row in again.shell.backstage.form.seats.plans.rows] == ["human", "random"]


def test_what_it_has_not_is_not_offered(hands: Hands, qtbot: QtBot) -> None:
    assert hands.has("guide")
    begin(hands)
    until_asked(hands, qtbot)
    hands.shell.open("menu")
    hands.settle()
    assert not hands.has("guide")
    assert not hands.has("sources")
    hands.click("toMenu")
    assert not hands.has("guide")
    assert hands.shell.chosen.welcome.isEmpty()


def test_between_two_people_comes_the_curtain(hands: Hands) -> None:
    hands.shell.back()
    hands.settle()
    hands.click("new_game")
    hands.click(choice(hands, "beans"))
    hands.click("seat1:human")
    hands.click("start")
    assert hands.has("lift")
    assert not hands.has("heap")
    hands.key(Qt.Key.Key_Return)
    assert not hands.has("lift")
    asked = hands.game.prompt.seat
    hands.key(Qt.Key.Key_1)
    hands.click("passOn")
    hands.click("lift")
    assert hands.game.prompt.seat == 1 - asked
    assert hands.has("heap")
