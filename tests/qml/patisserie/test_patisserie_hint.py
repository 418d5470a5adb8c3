"""A hint and the analysis of a finished game at the table of La Pâtisserie Rococo."""

from concurrent.futures import Future

import pytest
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from rococo_desktop.ai.suggestion import Suggestion
from rococo_desktop.controller.face import Face
from rococo_desktop.controller.games import running_games
from rococo_desktop.engine.match import Setup
from rococo_desktop.rules.events import ActionChosen, CardPlayed
from rococo_desktop.rules.patisserie.events import NoticeGiven
from rococo_desktop.rules.patisserie.view import View
from rococo_desktop.texts import languages
from tests.daily import soaked
from tests.qml.hands import BotsHere, Hands
from tests.qml.legible import texts
from tests.qml.patisserie.kitchen_hands import asked, choices, session, table_of, until
from tests.qml.test_hint import assert_forecast, told
from tests.qml.test_hints import explained

pytestmark = pytest.mark.one_window


@pytest.fixture(autouse=True)
def bots_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running_games, "BotRunner", BotsHere)


def test_a_hint_tells_the_best_play_in_the_words_of_the_game(hands: Hands) -> None:
    hands.play(until(session(1, bots=1), "play_card", skip=2))
    hands.lay_out()
    hands.key(Qt.Key.Key_H)
    play = told(hands)
    assert play.startswith("You play an Assistant")
    assert not any(sign in play for sign in ("patisserie-", "{"))
    assert_forecast(hands)
    tutor = hands.game.tutors.speaking
    assert tutor is not None
    card = tutor.lights[0].removeprefix("card:")
    assert card in asked(hands).options
    hands.click(choices(hands)[card])
    assert hands.game.session.answers[-1] == card
    rest = told(hands)
    assert not rest.startswith("You play a card"), "that is done"
    assert play.endswith(rest.removeprefix("You ")), "the rest stays while it is followed"


@pytest.mark.parametrize("language", soaked(languages(), ["de"]))
def test_names_too_long_for_the_bar_are_only_beside_what_they_name(
    hands: Hands, qtbot: QtBot, language: str
) -> None:
    """The tutor, and a question of many lines, leave no room for them."""
    hands.root.resize(1280, 800)
    hands.shell.preferences.choose("language", language)
    hands.play(until(session(3, seed=7), "draft_card", seed=7))
    hands.game.hotSeat.reveal()
    hands.lay_out()
    hands.game.tutors.askHint()
    hands.lay_out()
    assert hands.has("tutor")
    for card in hands.legal():
        hands.point_at(card)
        hands.polish()
        bar = hands.named("promptBar")
        assert not [text for text, cut, _ in hands.lettered(bar) if cut]
    hands.point_at(hands.legal()[0])
    assert str(hands.legal()[0].property("label")) in explained(hands, qtbot)


def alike(
    bots: BotsHere, setup: Setup, view: View, seed: int, number: int
) -> Future[tuple[Suggestion, ...]]:
    """Suggest to play each of two cards of one name, and the first one again."""
    one, other = (
        Suggestion((card,), 0.5, 0, 1, (), (CardPlayed(0, card),))
        for card in ("start-assistant-1", "start-assistant-2")
    )
    answer: Future[tuple[Suggestion, ...]] = Future()
    answer.set_result((one, other, one))
    return answer


def test_two_plays_of_a_hint_tell_cards_of_one_name_apart(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BotsHere, "suggest", alike)
    hands.play(until(session(1, bots=1), "play_card"))
    hands.lay_out()
    hands.key(Qt.Key.Key_H)
    assert str(hands.named("play:0").property("plan")) == "Play the Assistant."
    hands.click("reply:others")
    assert str(hands.named("play:1").property("plan")) == "Play the Assistant (“gain 2 coins”)."
    hands.lay_out()
    assert not hands.has("reply:others"), "none that looks like another"


def sacked(
    bots: BotsHere, setup: Setup, view: View, seed: int, number: int
) -> Future[tuple[Suggestion, ...]]:
    """Suggest to play a card, and to give notice to the one that was used last."""
    player = view.players[0]
    assert player.hand
    card, used = player.hand[0], player.used[-1]
    events = (CardPlayed(0, card), ActionChosen(0, "give_notice"), NoticeGiven(0, used))
    answer: Future[tuple[Suggestion, ...]] = Future()
    answer.set_result((Suggestion((card, "give_notice", used), 0.5, 0, 1, (), events),))
    return answer


def test_notice_to_a_used_card_says_where_it_lies(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The card is drawn in the row of the hint, and the light falls on its pile."""
    monkeypatch.setattr(BotsHere, "suggest", sacked)
    hands.play(until(session(1, bots=1), "play_card", skip=2))
    hands.lay_out()
    hands.key(Qt.Key.Key_H)
    hands.lay_out()
    assert str(hands.named("play:0").property("plan")).endswith("from your used cards.")
    tutor = hands.game.tutors.speaking
    assert tutor is not None
    assert [each for each in tutor.lights if each.startswith("pile:")] == ["pile:used"]
    (play,) = tutor.plays.rows
    (lost,) = [bit.face for bit in play.bits.rows if bit.worth < 0]
    *_, used = table_of(hands).kitchen.used.rows
    assert isinstance(lost, Face)
    assert isinstance(used.face, Face)
    assert lost.name == used.face.name
    lights = [each for each in hands.items() if each.objectName() == "light" and each.isVisible()]
    assert len(lights) == 2, "the card that is played, and the pile"


KINDS = ("choose_action", "use_bonus", "bake", "buy_goods", "place_dish")


@pytest.mark.parametrize("kind", soaked(KINDS, ["choose_action", "place_dish"]))
def test_the_light_falls_on_what_chooses_the_best_answer(hands: Hands, kind: str) -> None:
    hands.play(until(session(2, seed=4), kind, skip=1))
    if hands.game.hotSeat.curtain:
        hands.game.hotSeat.reveal()
    hands.lay_out()
    hands.key(Qt.Key.Key_H)
    hands.lay_out()
    light = hands.named("light")
    assert light.width() < hands.root.width() / 3
    middle = light.mapToScene(QPointF(light.width() / 2, light.height() / 2))
    found = choices(hands).values()
    assert any(each.contains(each.mapFromScene(middle)) for each in found)


def test_no_title_of_a_full_hand_is_cut(hands: Hands) -> None:
    """Six cards lie in the hand before one of them leaves the game; the window has 1280x800."""
    hands.root.setWidth(1280)
    hands.root.setHeight(800)
    hands.play(until(session(2), "set_aside"))
    if hands.game.hotSeat.curtain:
        hands.game.hotSeat.reveal()
        hands.settle()
    hands.lay_out()
    titles = [
        item for item in texts(hands) if item.property("text") in ("Pastry Chef", "Assistant")
    ]
    assert len(titles) >= 6
    assert not [item for item in titles if item.property("truncated")]
