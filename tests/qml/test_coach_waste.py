"""The coach mentions a turn that did nothing, also to those who play faster than it thinks."""

from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, ClassVar

import pytest
from pytestqt.qtbot import QtBot

from rococo_desktop.controller.games import running_games
from rococo_desktop.controller.teaching.coach_tutor import CoachTutor
from rococo_desktop.rules.questions import FORFEIT
from rococo_desktop.session.session import AnySession
from tests.qml.hands import BotsHere, Hands, session, thinks
from tests.qml.patisserie.kitchen_hands import session as kitchen

Call = Callable[[], Any]
GAMES: dict[str, Callable[[], AnySession]] = {
    "rococo": lambda: session(1, bots=1),
    "patisserie": lambda: kitchen(1, bots=1, seed=2),
}


class Ponderer(BotsHere):
    """Bots whose advice comes when the test says so, and is sound."""

    asked: ClassVar[list[tuple[Future[Any], Call]]] = []

    def suggest(self, *about: Any) -> Future[Any]:
        found: Future[Any] = Future()
        self.asked.append((found, lambda: BotsHere.suggest(self, *about).result()))
        return found

    @classmethod
    def answer(cls) -> None:
        """Give all advice that was asked for."""
        while cls.asked:
            found, think = cls.asked.pop()
            if found.set_running_or_notify_cancel():
                found.set_result(think())


def seated(hands: Hands, game: str) -> CoachTutor:
    hands.shell.preferences.choose("coach", "on")
    hands.play(GAMES[game]())
    tutor = hands.game.tutors.speaking
    assert isinstance(tutor, CoachTutor)
    return tutor


def waste(hands: Hands, qtbot: QtBot, before: Call) -> None:
    """Play up to the first turn, ``before`` which something happens, and forfeit all of it."""
    game, played = hands.game.session, False
    while not played or (game.asked is not None and game.asked.seat == 0):
        decision = game.decision
        if decision is None or decision.seat != 0:
            qtbot.wait(10)
            continue
        if decision.kind == "play_card":
            if played:
                return
            before()
            played = True
        options = decision.options
        assert hands.game.answer(FORFEIT if FORFEIT in options else options[0])
        hands.settle()


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_that_did_nothing_is_mentioned(
    hands: Hands, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(running_games, "BotRunner", BotsHere)
    tutor = seated(hands, game)
    waste(hands, qtbot, lambda: qtbot.waitUntil(lambda: not thinks(tutor)))
    assert tutor.mayGoOn
    assert "points more in the end" in tutor.text


@pytest.mark.parametrize("game", GAMES)
def test_who_plays_faster_than_the_coach_thinks_is_told_later(
    hands: Hands, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(running_games, "BotRunner", Ponderer)
    monkeypatch.setattr(Ponderer, "asked", [])
    tutor = seated(hands, game)
    waste(hands, qtbot, hands.game.others.pause)
    assert not tutor.mayGoOn
    hands.game.others.pause()
    Ponderer.answer()
    qtbot.waitUntil(lambda: tutor.mayGoOn)
    assert "points more in the end" in tutor.text
    played = len(hands.game.session.history)
    qtbot.wait(50)
    assert len(hands.game.session.history) == played, "the others wait"
