"""The coach after a turn: what is told of one that did nothing, or something for the first time."""

from collections.abc import Callable
from concurrent.futures import Future
from itertools import product
from typing import Any, ClassVar

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from rococo_desktop.ai.suggestion import Suggestion
from rococo_desktop.controller.games import running_games
from rococo_desktop.controller.teaching.coach_tutor import CoachTutor
from rococo_desktop.engine.reasons import because
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.questions import FORFEIT
from rococo_desktop.session.session import AnySession
from rococo_desktop.session.teaching import coach
from tests.daily import soaked
from tests.qml.hands import BotsHere, Hands, Whim, session, thinks
from tests.qml.patisserie.kitchen_hands import Whim as KitchenWhim
from tests.qml.patisserie.kitchen_hands import session as kitchen

Call = Callable[[], Any]
GAMES: dict[str, Callable[[], AnySession]] = {
    "rococo": lambda: session(1, bots=1),
    "patisserie": lambda: kitchen(1, bots=1, seed=2),
}
WHIMS: dict[str, Callable[[int], Callable[[Decision], str]]] = {
    "rococo": Whim,
    "patisserie": KitchenWhim,
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


def come_to_a_turn(hands: Hands, qtbot: QtBot) -> None:
    """Play up to the learner's next turn."""
    game = hands.game.session
    while (decision := game.decision) is None or decision.kind != "play_card" or decision.seat:
        if decision is None or decision.seat != 0:
            qtbot.wait(10)
            continue
        assert hands.game.answer(decision.options[0])
        hands.settle()


def waste(hands: Hands, qtbot: QtBot, before: Call) -> None:
    """Play up to the next turn, ``before`` which something happens, and forfeit all of it."""
    game, begins = hands.game.session, True
    come_to_a_turn(hands, qtbot)
    before()
    while (decision := game.decision) is not None and decision.seat == 0:
        if decision.kind == "play_card" and not begins:
            return
        begins = False
        options = decision.options
        assert hands.game.answer(FORFEIT if FORFEIT in options else options[0])
        hands.settle()


@pytest.fixture(params=GAMES)
def mentioned(
    hands: Hands, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> CoachTutor:
    """The coach of a game, who has just mentioned a turn that did nothing."""
    monkeypatch.setattr(running_games, "BotRunner", BotsHere)
    tutor = seated(hands, request.param)
    waste(hands, qtbot, lambda: qtbot.waitUntil(lambda: not thinks(tutor)))
    assert tutor.mayGoOn
    return tutor


def test_a_turn_that_did_nothing_is_mentioned(mentioned: CoachTutor) -> None:
    assert "points more in the end" in mentioned.text


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


@pytest.mark.parametrize(
    ("game", "words"), [("rococo", "Whom you hired"), ("patisserie", "What you baked")]
)
def test_what_one_has_done_for_the_first_time_is_told_in_the_next_turn(
    hands: Hands, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str, words: str
) -> None:
    monkeypatch.setattr(running_games, "BotRunner", BotsHere)
    monkeypatch.setattr(coach, "COSTLY", 1000.0)
    monkeypatch.setattr(coach, "WASTED", 1000.0)
    monkeypatch.setattr(coach, "SURE", 1000)
    tutor, whim = seated(hands, game), WHIMS[game](1)
    while not tutor.text.startswith(words):
        decision = hands.game.session.decision
        assert hands.game.session.asked is not None, "it was never told"
        if decision is None or decision.seat != 0:
            qtbot.wait(10)
            continue
        qtbot.waitUntil(lambda: not thinks(tutor))
        if not tutor.text.startswith(words):
            assert hands.game.answer(whim(decision))
            hands.settle()
    done = {type(event).__name__ for each in hands.game.session.history for event in each.events}
    assert {"EmployeeHired", "DishBaked"} & done


class Planner(BotsHere):
    """Bots that give the cards in the hand as what a play is good for, if it has a purpose."""

    plays: ClassVar[tuple[Suggestion, ...]] = ()
    purposeful: ClassVar[bool] = True

    def suggest(self, *about: Any) -> Future[Any]:
        found: Future[Any] = Future()
        _, view, *_ = about
        hand = tuple(view.players[0].hand) if self.purposeful else ()
        reasons = (because("advice-chance", pieces=hand),)
        plays = BotsHere.suggest(self, *about).result()
        found.set_result(tuple(play._replace(reasons=reasons, later=()) for play in plays))
        Planner.plays = found.result()
        return found


PLANS = [*product(GAMES, (True, False))]


@pytest.mark.parametrize(("game", "named"), soaked(PLANS, PLANS[:2]))
def test_a_turn_for_which_a_hint_was_given_and_followed_is_not_held_against_one(
    hands: Hands, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str, named: bool
) -> None:
    """A hint hired somebody for a garment, and then the coach knew better than to make it."""
    monkeypatch.setattr(running_games, "BotRunner", Planner)
    monkeypatch.setattr(Planner, "purposeful", named)
    tutor = seated(hands, game)
    come_to_a_turn(hands, qtbot)
    hands.key(Qt.Key.Key_H)
    play, start = Planner.plays[0].answers, len(hands.game.session.answers)
    while (done := len(hands.game.session.answers) - start) < len(play):
        assert hands.game.answer(play[done])  # and what the program answers after it
        hands.settle()
    waste(hands, qtbot, lambda: qtbot.waitUntil(lambda: not thinks(tutor)))
    qtbot.waitUntil(lambda: not thinks(tutor))
    assert tutor.mayGoOn != named


@pytest.mark.usefixtures("mentioned")
def test_while_the_coach_has_a_word_the_question_says_so_and_to_skip_is_to_go_on(
    hands: Hands,
) -> None:
    """It said that Bruno was playing, and to skip did nothing; who paused saw two to go on."""
    name = hands.catalogue().text(f"lesson-called-{hands.game.session.setup.game}")
    assert f"{name} has a word for you" in hands.texts()
    assert not any("is playing" in text for text in hands.texts())
    hands.key(Qt.Key.Key_P)
    assert not hands.game.others.paused
    assert not hands.named("pause").isEnabled()
    ways_on = [each for each in hands.written() if each.property("text") == "Go on"]
    assert len(ways_on) == 1
    hands.shell.preferences.setBotPace(3_600_000)
    hands.click("hurry")
    assert not hands.has("goOn")
    assert f"{name} has a word for you" not in hands.texts()
    assert "Bruno is playing" in hands.texts()
    assert hands.named("pause").isEnabled()
