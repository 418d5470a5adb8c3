"""Bots answer at a pace that people can follow, and wait for what moves on the table."""

import threading
from concurrent.futures import Future
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from rococo_desktop.controller.commons import Commons
from rococo_desktop.controller.games.game import GameController
from rococo_desktop.controller.turns.other_players import OtherPlayers
from rococo_desktop.engine.match import Setup, View
from rococo_desktop.session.files.places import Places
from rococo_desktop.texts import Catalogue
from tests.qml.hands import play_to, session


class Thinker:
    """Answers when the test says so."""

    def __init__(self) -> None:
        self.asked: list[Future[str]] = []

    def submit(self, setup: Setup, view: View, bot: str, seed: int) -> Future[str]:
        self.asked.append(Future())
        return self.asked[-1]


def begun(kind: str, pace: int, thinker: Thinker) -> GameController:
    """Return a game of two bots, of whom one is asked a kind of question."""
    commons = Commons(Places(Path("nowhere"), Path("nowhere")), Catalogue())
    commons.preferences.setBotPace(pace)
    game = GameController(commons, play_to(session(0, bots=2), kind), thinker)
    game.begin()
    return game


@pytest.mark.parametrize(("kind", "waits"), [("play_card", True), ("select_card", False)])
def test_the_pace_is_kept_before_a_card_is_played(qtbot: QtBot, kind: str, waits: bool) -> None:
    thinker = Thinker()
    game = begun(kind, 60_000, thinker)
    if waits:
        qtbot.wait(20)
        assert not thinker.asked
    else:
        qtbot.waitUntil(lambda: bool(thinker.asked))
    game.close()


@pytest.mark.parametrize("pace", [1, 0])
def test_an_answer_waits_until_nothing_moves_unless_bots_wait_for_nothing(
    qtbot: QtBot, pace: int
) -> None:
    thinker = Thinker()
    game = begun("select_card", pace, thinker)
    before = len(game.session.answers)
    game.table.motion.start((), new_round=2)
    assert game.others.held
    qtbot.waitUntil(lambda: bool(thinker.asked))
    assert game.session.decision is not None
    thinker.asked[-1].set_result(game.session.decision.options[0])
    if pace:
        qtbot.wait(20)
        assert len(game.session.answers) == before
        game.table.motion.announced()
    qtbot.waitUntil(lambda: len(game.session.answers) == before + 1)
    game.close()


@pytest.mark.parametrize("held", [False, True])
def test_an_answer_from_another_thread_is_heard_without_looking_for_it(
    qtbot: QtBot, held: bool
) -> None:
    thinker = Thinker()
    game = begun("select_card", int(held), thinker)
    others: OtherPlayers = game.others
    if held:
        game.table.motion.start((), new_round=2)
    qtbot.waitUntil(lambda: bool(thinker.asked))
    assert not any(timer.isActive() for timer in others.findChildren(QTimer))
    assert game.session.decision is not None
    future, option = thinker.asked.pop(), game.session.decision.options[0]
    with qtbot.waitSignal(others.answered):
        thread = threading.Thread(target=future.set_result, args=(option,))
        thread.start()
        thread.join()
        game.table.motion.announced()
    game.close()
