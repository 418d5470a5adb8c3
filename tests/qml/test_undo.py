"""Undo and redo by keys and by clicks."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rococo_desktop.controller.patisserie.table import PatisserieTable
from rococo_desktop.controller.rococo.table import RococoTable
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.session.session import AnySession
from rococo_desktop.texts import languages
from tests.daily import soaked
from tests.qml.hands import Hands, answer_first, game_that_asks, session
from tests.qml.patisserie import kitchen_hands
from tests.words.rococo.test_undo import play_on

pytestmark = pytest.mark.one_window


def answered(hands: Hands, undo: str = "free") -> None:
    """Play a card in a game in which a person is asked next, so that no bot plays in between."""
    hands.play(game_that_asks("play_card", 1, bots=1, undo=undo, seat=0))
    assert answer_first(hands.game)
    hands.settle()


def test_undo_and_redo_by_keys(hands: Hands) -> None:
    answered(hands)
    game = hands.game.session
    prompt, steps = hands.game.prompt.text, len(game.history)
    hands.control(Qt.Key.Key_Z)
    assert len(game.history) == steps - 1
    assert hands.game.prompt.text != prompt
    hands.control(Qt.Key.Key_Y)
    assert len(game.history) == steps
    assert hands.game.prompt.text == prompt
    hands.control(Qt.Key.Key_Z)
    hands.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert len(game.history) == steps


def test_the_log_goes_back_too(hands: Hands) -> None:
    answered(hands)
    lines = list(hands.game.log.lines.rows)
    hands.control(Qt.Key.Key_Z)
    assert hands.game.log.lines.rows == lines[: len(hands.game.log.lines.rows)]
    assert hands.game.log.lines.count < len(lines)
    hands.control(Qt.Key.Key_Y)
    assert list(hands.game.log.lines.rows) == lines


def test_what_cannot_be_undone_cannot_be_pressed(hands: Hands) -> None:
    game = session(2)
    hands.play(game)
    assert not hands.game.canUndo
    hands.control(Qt.Key.Key_Z)
    assert game.version == 0


def test_a_second_press_is_no_longer_awaited_once_a_piece_is_carried_or_a_hint_asked(
    hands: Hands,
) -> None:
    """The question covered what is possible now, under a hint and while dragging."""
    game = session(1, bots=2)
    play_on(game, Generator(1, "whim"))
    hands.play(game)
    version = game.version
    hands.control(Qt.Key.Key_Z)
    assert hands.game.prompt.waits
    hands.game.tutors.askHint()
    hands.settle()
    assert hands.game.prompt.aside == ""
    hands.control(Qt.Key.Key_Z)
    assert hands.game.prompt.waits, "it is asked again"
    assert game.version == version


def test_turns_of_bots_that_go_too_are_told_before_and_after(hands: Hands, qtbot: QtBot) -> None:
    game = session(1, bots=2)
    play_on(game, Generator(1, "whim"))
    hands.play(game)
    assert "and with it 2 turns: " in hands.game.undoHint
    assert not hands.has("aside")
    version = game.version
    hands.control(Qt.Key.Key_Z)
    assert game.version == version, "a second press is needed"
    assert hands.game.prompt.aside.startswith("Undo also takes back 2 turns: ")
    assert all(f"{name} (" in hands.game.prompt.aside for name in ("Bruno", "Carla"))
    clock = next(each for each in hands.named("aside").children() if each.property("interval"))
    assert not clock.property("running"), "it stays, however long one reads it"
    hands.control(Qt.Key.Key_Z)
    assert game.version != version
    told = hands.game.prompt.aside
    assert told in hands.texts()
    assert told.startswith("Took back: ")
    assert "2 turns. Redo" in told, "which turns they were was told before"
    assert hands.spoken(hands.named("aside"))[0] == told
    assert clock.property("running")
    assert clock.property("interval") == 6000
    clock.setProperty("interval", 100)
    qtbot.waitUntil(lambda: not hands.has("aside"))
    clock.setProperty("interval", 6000)


@pytest.mark.parametrize("language", soaked(languages(), ["de"]))
@pytest.mark.parametrize("begun", [session, kitchen_hands.session])
def test_what_undo_says_is_read_whole(
    hands: Hands, begun: Callable[..., AnySession], language: str
) -> None:
    """Also beside a question whose answers leave it one line."""
    hands.root.resize(1280, 800)
    hands.shell.preferences.choose("language", language)
    game = begun(1, bots=3)
    play_on(game, Generator(1, "whim"))
    hands.play(game)
    hands.control(Qt.Key.Key_Z)
    hands.control(Qt.Key.Key_Z)
    hands.lay_out()
    aside = hands.named("aside")
    assert not aside.property("tight")
    (said,) = (each for each in aside.childItems() if each.property("contentHeight"))
    assert said.property("contentHeight") <= said.height()


def test_what_went_with_undo_is_told_no_longer_when_one_plays_on(hands: Hands) -> None:
    game = session(1, bots=2)
    play_on(game, Generator(1, "whim"))
    hands.play(game)
    hands.control(Qt.Key.Key_Z)
    hands.control(Qt.Key.Key_Z)
    assert hands.game.canRedo, "undone"
    assert hands.game.prompt.aside
    answer_first(hands.game)
    assert not hands.game.prompt.aside


def in_the_workshop() -> AnySession:
    return game_that_asks("fund_decoration", 1, bots=1, seat=0)


def in_the_kitchen() -> AnySession:
    return kitchen_hands.until(kitchen_hands.session(2, seed=4), "acquire_recipe")


@pytest.mark.parametrize("by", ["mouse", "key"])
@pytest.mark.parametrize("begun", [in_the_workshop, in_the_kitchen])
def test_no_forecast_stays_when_a_move_is_taken_back(
    hands: Hands, begun: Callable[[], AnySession], by: str
) -> None:
    """It would seem to be what has changed; who moves pointer or focus again gets one."""
    game = begun()
    hands.play(game)
    if hands.game.hotSeat.curtain:
        hands.game.hotSeat.reveal()
    hands.lay_out()
    table = hands.game.table
    assert isinstance(table, RococoTable | PatisserieTable)
    option = next(each for each in kitchen_hands.choices(hands) if each not in ("done", "forfeit"))
    item, steps = kitchen_hands.choices(hands)[option], len(game.history)
    if by == "mouse":
        hands.point_at(item)
        assert hands.has("outlook")
        hands.click(item)
    else:
        hands.key(Qt.Key(Qt.Key.Key_0 + item.property("number")))
    assert len(game.history) > steps
    hands.control(Qt.Key.Key_Z)
    hands.lay_out()
    assert len(game.history) == steps
    assert not hands.has("outlook")
    assert table.foresight.words == ""
    hands.control(Qt.Key.Key_Y)
    hands.lay_out()
    assert not hands.has("outlook")
    hands.control(Qt.Key.Key_Z)
    hands.lay_out()
    if by == "mouse":
        QTest.mouseMove(hands.root, QPoint(2, 2))
        hands.point_at(kitchen_hands.choices(hands)[option])
    else:
        hands.key(Qt.Key.Key_Tab)
        hands.key(Qt.Key.Key_Backtab)
    hands.lay_out()
    assert hands.has("outlook")
    assert table.foresight.words
