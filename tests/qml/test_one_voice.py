"""The coach and the hint mean the same play, and nobody is blamed who followed a hint."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from rococo_desktop.controller.games import running_games
from rococo_desktop.controller.teaching.coach_tutor import CoachTutor
from rococo_desktop.controller.teaching.hint_tutor import HintTutor
from rococo_desktop.session.session import Session
from rococo_desktop.session.teaching import coach
from tests.qml.hands import Hands, thinks
from tests.qml.hands import session as tailors
from tests.qml.patisserie.kitchen_hands import session as kitchen
from tests.qml.test_hint_followed import Advisers

pytestmark = pytest.mark.one_window

BOTH = pytest.mark.parametrize("begun", [tailors, kitchen])
Begun = Callable[..., Session]


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A coach who mentions every turn, with bots that answer at once."""
    monkeypatch.setattr(running_games, "BotRunner", Advisers)
    monkeypatch.setattr(coach, "COSTLY", -1000.0)
    monkeypatch.setattr(coach, "WASTED", -1000.0)


def wait(hands: Hands, qtbot: QtBot) -> None:
    """Wait until the person is asked, or the coach waits for them."""
    qtbot.waitUntil(lambda: hands.game.prompt.mine or coached(hands).mayGoOn)
    tutor = coached(hands)
    qtbot.waitUntil(lambda: not thinks(tutor))
    hands.settle()


def coached(hands: Hands) -> CoachTutor:
    (found,) = hands.game.tutors.findChildren(CoachTutor)
    return found


def turn(hands: Hands, qtbot: QtBot, begun: Begun) -> None:
    """Begin a game and play up to the first turn."""
    hands.shell.preferences.choose("coach", "on")
    hands.play(begun(1, bots=1, seed=4))
    wait(hands, qtbot)
    while hands.game.session.asked is None or hands.game.session.asked.kind != "play_card":
        assert hands.game.session.decision is not None
        assert hands.game.answer(hands.game.session.decision.options[0])
        wait(hands, qtbot)


def hinted(hands: Hands, qtbot: QtBot) -> HintTutor:
    """Ask for a hint, and return who gives it."""
    hands.key(Qt.Key.Key_H)
    hint = hands.game.tutors.speaking
    assert isinstance(hint, HintTutor)
    qtbot.waitUntil(lambda: hint.plays.count > 0)
    return hint


@BOTH
def test_who_does_what_the_hint_says_is_not_blamed(
    hands: Hands, qtbot: QtBot, begun: Begun
) -> None:
    turn(hands, qtbot, begun)
    session = hands.game.session
    before, hint = len(session.answers), hinted(hands, qtbot)
    (*_, worst) = Advisers.plays
    while given := worst.answers[len(session.answers) - before :]:
        assert session.answers[before:] == worst.answers[: -len(given)]
        assert hands.game.answer(given[0])
        hands.settle()
    assert not hint.speaks
    wait(hands, qtbot)
    assert not coached(hands).mayGoOn


@BOTH
def test_the_coach_would_have_played_what_the_hint_said(
    hands: Hands, qtbot: QtBot, begun: Begun
) -> None:
    turn(hands, qtbot, begun)
    plan = ""
    while not coached(hands).mayGoOn:
        decision = hands.game.session.decision
        assert decision is not None
        if decision.kind == "play_card":  # a turn that reveals something is not judged
            plan = hinted(hands, qtbot).plays.rows[0].plan.rstrip(".")
            hands.key(Qt.Key.Key_H)
            assert coached(hands).text == "", "she leaves this choice to the hint"
        assert hands.game.answer(decision.options[-1])
        wait(hands, qtbot)
    assert plan in coached(hands).text
    hands.click("takeBack")
    wait(hands, qtbot)
    assert plan in coached(hands).text
    assert hinted(hands, qtbot).plays.rows[0].plan.rstrip(".") == plan
    assert coached(hands).text == ""
