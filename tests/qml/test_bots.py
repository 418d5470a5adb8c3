"""Bots play by themselves, outside the window's thread."""

import errno
from concurrent.futures import Future
from functools import partial

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from rococo_desktop.ai.bot import asked
from rococo_desktop.app import Window
from rococo_desktop.engine.match import Setup, View
from rococo_desktop.engine.state import Decision
from rococo_desktop.session import bots
from rococo_desktop.session.files.places import Places
from rococo_desktop.session.session import Session
from tests.qml.hands import Hands, answer_first, play_to, session, table_of


def longer(session: Session, steps: int) -> bool:
    return len(session.history) > steps


class Thinker:
    """Answers when the test says so."""

    def __init__(self) -> None:
        self.asked: list[tuple[Decision, Future[str]]] = []

    def submit(self, setup: Setup, view: View, bot: str, seed: int) -> Future[str]:
        future: Future[str] = Future()
        self.asked.append((asked(view), future))
        return future


def test_a_game_of_bots_goes_on_by_itself(hands: Hands, qtbot: QtBot) -> None:
    hands.shell.back()
    hands.shell.open("new_game")
    hands.shell.backstage.form.seats.setKind(0, "random")
    hands.shell.backstage.form.seats.setKind(1, "random")
    hands.shell.startGame()
    game = hands.game
    qtbot.waitUntil(lambda: table_of(game).round >= 2)
    assert table_of(game).belongings.watched
    assert not hands.targets()
    assert not game.hotSeat.curtain


def test_a_person_is_asked_after_the_bots(hands: Hands, qtbot: QtBot) -> None:
    hands.play(session(1, bots=1))
    game = hands.game
    for _ in range(6):
        qtbot.waitUntil(lambda: game.prompt.mine)
        assert answer_first(game)


def test_nothing_that_cannot_be_chosen_has_the_focus_unasked(
    hands: Hands, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinker = Thinker()
    monkeypatch.setattr(hands.shell.games.bots, "submit", thinker.submit)
    hands.key(Qt.Key.Key_Tab)
    hands.play(session(1, bots=1))
    game = hands.game

    def wait_for_a_bot() -> None:
        while game.prompt.mine:
            answer_first(game)
        hands.settle()

    def bots_answer() -> None:
        decision, future = thinker.asked[-1]
        future.set_result(decision.options[0])
        qtbot.waitUntil(lambda: future is not thinker.asked[-1][1] or game.prompt.mine)

    wait_for_a_bot()
    qtbot.waitUntil(lambda: bool(thinker.asked))
    assert not hands.focused.activeFocusOnTab()
    hands.shell.open("supplies")
    hands.settle()
    hands.key(Qt.Key.Key_Escape)
    assert not hands.focused.activeFocusOnTab(), "what opened before is not to be opened again"
    hands.named("supplies").forceActiveFocus(Qt.FocusReason.TabFocusReason)
    while not game.prompt.mine:
        bots_answer()
    hands.settle()
    assert hands.focused.property("legal")


def test_an_answer_after_an_undo_is_not_heard(
    hands: Hands, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinker = Thinker()
    monkeypatch.setattr(hands.shell.games.bots, "submit", thinker.submit)
    hands.play(play_to(session(1, bots=1), "use_bonus"))
    game = hands.game
    while not game.canUndo or game.prompt.mine:
        if game.prompt.mine:
            answer_first(game)
        else:
            qtbot.waitUntil(lambda: bool(thinker.asked) and not thinker.asked[-1][1].done())
            decision, future = thinker.asked[-1]
            steps = len(game.session.history)
            future.set_result(decision.options[0])
            qtbot.waitUntil(partial(longer, game.session, steps))
    qtbot.waitUntil(lambda: bool(thinker.asked) and not thinker.asked[-1][1].done())
    _, future = thinker.asked[-1]
    version = game.session.version
    hands.control(Qt.Key.Key_Z)
    if hands.game.session.version == version:  # it asks first where others have answered
        hands.control(Qt.Key.Key_Z)
    assert game.session.version == version + 1
    assert future.cancelled()
    assert game.session.version == version + 1


@pytest.mark.parametrize("undo", ["free", "fair"])
def test_for_a_bot_that_fails_chance_answers_and_no_advice_is_given(
    hands: Hands, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, undo: str
) -> None:
    thinker = Thinker()
    monkeypatch.setattr(hands.shell.games.bots, "submit", thinker.submit)
    hands.play(session(1, bots=1, undo=undo))
    game = hands.game
    while game.prompt.mine:
        answer_first(game)
    qtbot.waitUntil(lambda: bool(thinker.asked))
    decision, future = thinker.asked[-1]
    steps = len(game.session.history)
    future.set_exception(RuntimeError("no idea"))
    qtbot.waitUntil(lambda: longer(game.session, steps))
    assert game.session.history[steps].option in decision.options
    (told,) = {text for text in hands.texts() if "could not think" in text}
    assert told.startswith("Bruno could not think (")
    assert "no idea" not in told  # nothing in foreign words is shown
    assert "back" not in told


@pytest.mark.parametrize("undo", ["free", "fair"])
def test_a_game_goes_on_where_no_worker_can_start(
    hands: Hands, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, undo: str
) -> None:
    def refuse(*arguments: object, **settings: object) -> None:
        raise OSError(errno.EMFILE, "Too many open files")

    monkeypatch.setattr(bots, "ProcessPoolExecutor", refuse)
    hands.play(session(1, bots=1, undo=undo))
    game = hands.game
    for _ in range(3):
        qtbot.waitUntil(lambda: game.prompt.mine)
        assert answer_first(game)
    qtbot.waitUntil(lambda: any("think within the window" in text for text in hands.texts()))


def test_bots_have_a_readable_pace_unless_motion_is_off(
    hands: Hands, places: Places, qtbot: QtBot
) -> None:
    hands.play(session(0, bots=2))
    assert hands.game.others.pace == 0
    window = Window(places)
    with qtbot.waitExposed(window.root):
        window.root.show()
    other = Hands(window)
    for _ in range(2):
        other.play(session(1, bots=1))
        assert 1000 <= other.game.others.pace <= 2000, "the first games are calm"
    window.close()
