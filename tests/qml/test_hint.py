"""The hint: requested by key or button, it gives the best play, where it begins, and why."""

from concurrent.futures import Future
from itertools import chain

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from rococo_desktop.ai.suggestion import Suggestion
from rococo_desktop.controller.games import running_games
from rococo_desktop.engine.match import Setup
from rococo_desktop.rules.rococo.view import View
from rococo_desktop.texts import languages
from tests.daily import soaked
from tests.qml.hands import BotsHere, Hands, Open, SlowBots, game_that_asks, session
from tests.qml.legible import LONG_AND_SHORT
from tests.qml.suggested import others, suggested, why
from tests.qml.test_hints import explained

pytestmark = pytest.mark.one_window


@pytest.fixture(autouse=True)
def bots_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running_games, "BotRunner", BotsHere)


@pytest.fixture
def asked(hands: Hands) -> Hands:
    """Hands at a table where an employee must be played."""
    hands.play(game_that_asks("play_card", 1, bots=2, seat=0))
    hands.lay_out()
    return hands


def rect(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(item.boundingRect())


def told(hands: Hands) -> str:
    hands.lay_out()
    return suggested(hands).told


def assert_forecast(hands: Hands) -> None:
    """Check that it unfolds what the best play is worth from the score as if the game ended now.

    In the first two rounds no chance to win is given, for any play.
    """
    reasons = suggested(hands).reasons
    assert "You will probably end " in reasons
    assert ("Your chance to win then" in reasons) == (hands.game.session.state.round > 2)


def named(hands: Hands) -> str:
    """Return what the bar says of the focus or of what is pointed at."""
    return str(hands.named("hintName").property("text")) if hands.has("hintName") else ""


def test_the_chance_to_win_is_told_once_it_means_something(hands: Hands) -> None:
    for skip in (0, 60):
        hands.play(game_that_asks("play_card", 1, bots=2, seat=0, skip=skip))
        hands.lay_out()
        assert (hands.game.session.state.round > 2) == bool(skip)
        hands.key(Qt.Key.Key_H)
        hands.lay_out()
        assert_forecast(hands)
        assert skip or not any("%" in why(each) for each in others(hands))
        hands.shell.leave()


def test_a_key_shows_the_best_play_and_escape_dismisses_it(asked: Hands) -> None:
    answers = asked.game.session.answers
    asked.key(Qt.Key.Key_H)
    best = told(asked)
    assert best.startswith("You play ")
    assert_forecast(asked)
    assert asked.has("light")
    second, third = (each.told for each in others(asked))
    assert len({best, second, third}) == 3
    assert told(asked) == best
    asked.key(Qt.Key.Key_Escape)
    assert not asked.has("tutor")
    assert asked.shell.dialog == ""
    assert asked.game.session.answers == answers


def test_nothing_is_said_of_the_focus_that_nobody_moved_while_a_hint_is_shown(
    asked: Hands, qtbot: QtBot
) -> None:
    """Beside "play the Apprentice", the bonus of another card read as a second advice."""
    asked.key(Qt.Key.Key_H)
    assert told(asked)
    assert not named(asked)
    asked.key(Qt.Key.Key_Right)
    asked.lay_out()
    assert explained(asked, qtbot)


class Twice(BotsHere):
    """Bots that find each play twice."""

    def suggest(
        self, setup: Setup, view: View, seed: int, number: int
    ) -> Future[tuple[Suggestion, ...]]:
        answer: Future[tuple[Suggestion, ...]] = Future()
        found = super().suggest(setup, view, seed, number).result()
        answer.set_result((*found, *found))
        return answer


def test_no_play_is_shown_that_looks_like_another(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running_games, "BotRunner", Twice)
    hands.shell.leave()
    hands.play(game_that_asks("play_card", 1, bots=2, seat=0))
    hands.lay_out()
    hands.key(Qt.Key.Key_H)
    best = told(hands)
    second, third = (each.told for each in others(hands))
    assert len({best, second, third}) == 3


def test_the_button_and_the_key_again_do_the_same(asked: Hands) -> None:
    asked.click("hintButton")
    assert told(asked)
    asked.key(Qt.Key.Key_H)
    assert not asked.has("tutor")
    asked.click("hintButton")
    asked.click("leaveLesson")
    assert not asked.has("tutor")


def test_the_light_falls_on_the_piece_that_the_play_begins_with(asked: Hands) -> None:
    asked.key(Qt.Key.Key_H)
    asked.lay_out()
    light = asked.named("light")
    lights = asked.game.tutors.speaking.lights if asked.game.tutors.speaking is not None else []
    card = lights[0].removeprefix("card:")
    spot = asked.targets()[card]
    corner = spot.mapToItem(asked.root.contentItem(), 0, 0)
    place = light.mapToItem(asked.root.contentItem(), 0, 0)
    assert abs(corner.x() - place.x()) < 10
    assert abs(corner.y() - place.y()) < 10


def test_the_plan_leads_and_the_play_follows_in_pictures(asked: Hands) -> None:
    asked.key(Qt.Key.Key_H)
    asked.lay_out()
    play = asked.named("play:0")
    texts = [item for item in asked.items(play) if item.inherits("QQuickText")]
    shown = [item for item in texts if item.isVisible() and item.property("text")]
    first = min(shown, key=lambda item: rect(item).y())
    assert first.property("text") == play.property("plan")
    bits = [item for item in asked.items(play) if item.property("rightPadding") == 0]
    bits = [item for item in bits if item.property("worth") is not None and item.isVisible()]
    card, action, *_ = (bit.property("face") or bit.property("sign") for bit in bits)
    tutor = asked.game.tutors.speaking
    assert tutor is not None
    assert card is asked.table.faces.card(tutor.lights[0].removeprefix("card:"))
    assert action
    asked.point_at(play)
    assert tutor.lights[0] in play.property("places")
    assert asked.has(f"spot:{tutor.lights[0]}")


@pytest.mark.parametrize("language", soaked(languages(), ["de"]))
@pytest.mark.parametrize(
    ("width", "height", "scale"), [(1280, 800, "100"), (1920, 1080, "100"), (1280, 800, "150")]
)
def test_nothing_of_a_hint_is_cut(
    asked: Hands, language: str, width: int, height: int, scale: str
) -> None:
    asked.shell.preferences.choose("language", language)
    asked.shell.preferences.choose("scale", scale)
    asked.root.resize(width, height)
    asked.settle()
    asked.key(Qt.Key.Key_H)
    asked.lay_out()
    for play in chain([suggested(asked)], others(asked)):
        seat = rect(asked.named("tutor"))
        for item in asked.items(asked.named(f"play:{play.key}")):
            if item.isVisible() and item.width() > 0:
                assert seat.contains(rect(item)), (play.plan, item.property("text"))
                assert not item.property("truncated")


def test_another_card_shows_the_play_that_begins_with_it_or_none(asked: Hands) -> None:
    asked.key(Qt.Key.Key_H)
    asked.lay_out()
    decision = asked.game.session.decision
    tutor = asked.game.tutors.speaking
    assert decision is not None
    assert tutor is not None
    best = tutor.lights[0].removeprefix("card:")
    meant = [place for play in others(asked) for place in play.places]
    for other in (each for each in decision.options if each != best):
        asked.click(asked.targets()[other])
        asked.lay_out()
        assert not asked.has("play:0"), "it was for another card"
        assert asked.has("tutor") == (f"card:{other}" in meant)
        asked.control(Qt.Key.Key_Z)
        if not asked.has("tutor"):
            asked.key(Qt.Key.Key_H)
            asked.lay_out()
        assert asked.has("play:0")


IN_WORDS = ("choose_action", "use_bonus", "keep_resource", "choose_notion")


@pytest.mark.parametrize("kind", soaked(IN_WORDS, ["choose_action", "keep_resource"]))
def test_the_light_falls_on_the_button_of_an_answer_in_words(hands: Hands, kind: str) -> None:
    hands.play(game_that_asks(kind, 1, bots=2, seat=0))
    hands.lay_out()
    hands.key(Qt.Key.Key_H)
    hands.lay_out()
    assert hands.game.tutors.speaking is not None
    light = hands.named("light")
    assert light.width() < hands.root.width() / 3
    option = hands.game.tutors.speaking.lights[0].removeprefix("option:")
    buttons = [each for each in hands.items() if each.property("option") == option]
    middle = light.mapToScene(QPointF(light.width() / 2, light.height() / 2))
    assert any(each.contains(each.mapFromScene(middle)) for each in buttons)


def test_what_is_suggested_can_be_played_with_the_hint_in_view(asked: Hands) -> None:
    asked.key(Qt.Key.Key_H)
    tutor = asked.game.tutors.speaking
    assert tutor is not None
    play, lights = told(asked), tutor.lights
    card = lights[0].removeprefix("card:")
    asked.click(asked.targets()[card])
    assert asked.game.session.answers[-1] == card
    rest = told(asked)
    assert "play " not in rest, "that is done"
    assert play.endswith(rest.removeprefix("You "))
    assert tutor.lights[0] != lights[0]
    asked.control(Qt.Key.Key_Z)
    assert told(asked) == play
    assert tutor.lights == lights, "the play begins again"


def test_reasons_are_given_and_a_screen_reader_hears_all(asked: Hands) -> None:
    asked.key(Qt.Key.Key_H)
    asked.lay_out()
    for play in chain([suggested(asked)], others(asked)):
        said, role = asked.spoken(asked.named("tutorArea"))
        assert role == QAccessible.Role.AlertMessage
        for part in (play.plan, *play.why, play.reasons):
            assert part in said
        assert play.plan.endswith(".")
        assert "This compares your final score" in play.reasons
    assert "less" in why(play)


@pytest.mark.parametrize("language", LONG_AND_SHORT)
def test_every_language_gives_it_in_words(asked: Hands, language: str) -> None:
    asked.shell.preferences.choose("language", language)
    asked.settle()
    asked.key(Qt.Key.Key_H)
    texts = "\n".join([told(asked), *asked.texts()])
    assert "window-hint" not in texts
    assert "advice-" not in texts
    assert "{" not in texts


def test_a_hand_is_chosen_as_a_whole(hands: Hands) -> None:
    hands.play(game_that_asks("select_card", 1, bots=2, seat=0))
    hands.key(Qt.Key.Key_H)
    assert told(hands).startswith("You take ")


def test_without_the_setting_there_is_neither_button_nor_key(asked: Hands) -> None:
    asked.key(Qt.Key.Key_H)
    asked.shell.preferences.choose("hints", "off")
    asked.settle()
    assert not asked.has("tutor")
    assert not asked.has("hint")
    asked.key(Qt.Key.Key_H)
    assert not asked.has("tutor")
    asked.shell.preferences.choose("hints", "on")
    asked.settle()
    assert asked.has("hint")


def test_while_one_looks_back_no_hint_is_shown(asked: Hands) -> None:
    asked.key(Qt.Key.Key_H)
    asked.key(Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert asked.game.timeline.past
    assert not asked.has("tutor")
    assert not asked.game.tutors.mayHint


def test_a_hint_takes_the_place_of_the_coach_for_a_while(asked: Hands, qtbot: QtBot) -> None:
    asked.shell.preferences.choose("coach", "on")
    coach = asked.game.tutors.speaking
    assert coach is not None
    asked.key(Qt.Key.Key_H)
    assert asked.game.tutors.speaking is not coach
    asked.key(Qt.Key.Key_Escape)
    assert asked.game.tutors.speaking is coach


def test_lessons_have_their_own_tutor(hands: Hands) -> None:
    hands.shell.backstage.school.learn("turn")
    hands.settle()
    assert not hands.has("hint")
    hands.shell.leave()


def test_who_sits_behind_the_curtain_is_told_nothing(hands: Hands) -> None:
    hands.play(session(2))
    assert hands.game.hotSeat.curtain
    hands.key(Qt.Key.Key_H)
    assert not hands.has("tutor")


def test_the_window_does_not_wait_for_it(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running_games, "BotRunner", SlowBots)
    hands = open_window(0)
    hands.play(game_that_asks("play_card", 1, bots=1, seat=0))
    hands.key(Qt.Key.Key_H)
    hands.lay_out()
    assert hands.has("thinking")
    assert "is thinking" in str(hands.named("tutorWords").property("text"))
    hands.key(Qt.Key.Key_Escape)
    assert not hands.has("tutor")
    assert SlowBots.futures[-1].cancelled()
    hands.key(Qt.Key.Key_H)
    assert hands.game.session.decision is not None
    hands.game.answer(hands.game.session.decision.options[0])
    hands.settle()
    assert not hands.has("tutor"), "it is about another position now"
    assert SlowBots.futures[-1].cancelled()
    hands.key(Qt.Key.Key_H)
    SlowBots.futures[-1].set_exception(RuntimeError("no"))
    hands.lay_out()
    assert hands.named("tutorWords").property("text") == "There is nothing to advise here."


@pytest.mark.usefixtures("beans")
def test_a_game_without_advice_has_no_button(open_window: Open) -> None:
    hands = open_window(0)
    hands.click("new_game")
    hands.click(next(item for item in hands.items() if item.property("key") == "beans"))
    hands.click("start")
    assert hands.has("undo")
    assert not hands.has("hint")
    hands.key(Qt.Key.Key_H)
    assert not hands.has("tutor")
