"""The answers in words are one grid, which moves nothing and covers nothing."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from rococo_desktop.session.session import AnySession
from rococo_desktop.texts import languages
from tests.daily import by_turns, soaked
from tests.qml.hands import Hands, game_that_asks
from tests.qml.legible import texts
from tests.qml.patisserie import kitchen_hands
from tests.qml.taught import take_step, tutor_of
from tests.qml.test_arrangements import sized
from tests.qml.test_long_names import letters

pytestmark = pytest.mark.one_window

Begun = Callable[[], AnySession]
Size = tuple[int, int, str]

SIZES = ((1280, 800, "fit"), (1280, 800, "150"), (1920, 1080, "200"))


def rect(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(item.boundingRect())


def answers(hands: Hands) -> list[QQuickItem]:
    buttons = hands.items(hands.named("promptBar"))
    return [each for each in buttons if each.property("natural") and each.inherits("QQuickButton")]


def in_rococo() -> AnySession:
    return game_that_asks("choose_action", 1, bots=2, seat=0)


def in_the_kitchen() -> AnySession:
    game = kitchen_hands.session(1, bots=2, seed=4)
    while (decision := game.decision) is not None and (
        decision.seat != 0 or decision.kind != "choose_action"
    ):
        game.answer(decision.id, decision.options[0])
    return game


@pytest.mark.parametrize("language", soaked(languages(), ["de"]))
@pytest.mark.parametrize(
    ("begun", "coach", "size"), by_turns([in_rococo, in_the_kitchen], ["off", "on"], SIZES)
)
def test_actions_have_a_picture_and_a_digit_that_cover_no_words(
    hands: Hands, size: Size, coach: str, language: str, begun: Begun
) -> None:
    hands.shell.preferences.choose("language", language)
    hands.shell.preferences.choose("coach", coach)
    hands.play(begun())
    sized(hands, *size)
    hands.take_keys()
    bar, buttons = rect(hands.named("promptBar")), answers(hands)
    assert buttons
    assert len({round(each.y()) for each in buttons}) <= 2
    words = [where for text in texts(hands) if bar.intersects(where := letters(text))]
    for button in buttons:
        assert bar.contains(rect(button))
        wanted = button.property("picture")
        shown = [each.property("path") for each in hands.items(button)]
        assert not wanted or wanted in shown
    digits = [each for button in buttons for each in hands.items(button)]
    for digit in (each for each in digits if each.objectName() == "digit"):
        (figure,) = hands.written(digit)
        others = [where for where in words if where != letters(figure)]
        assert not [where for where in others if where.intersects(rect(digit))]


@pytest.mark.parametrize("language", soaked(languages(), ["de"]))
def test_all_actions_are_in_view_beside_a_lesson(hands: Hands, language: str) -> None:
    """Who teaches takes more room there than the coach does."""
    hands.root.resize(1280, 800)
    hands.shell.preferences.choose("language", language)
    hands.shell.preferences.keep(left_lessons={})
    hands.shell.backstage.school.learn("quickfeast")
    hands.settle()
    while tutor_of(hands).mayGoOn:
        take_step(hands)
    assert hands.game.answer("start-chef-2")
    hands.lay_out()
    bar, buttons = rect(hands.named("promptBar")), answers(hands)
    assert "place" in [each.property("option") for each in buttons]
    for button in buttons:
        assert bar.contains(rect(button))


@pytest.mark.parametrize("size", SIZES)
def test_nothing_moves_when_answers_appear(hands: Hands, size: Size) -> None:
    hands.play(game_that_asks("play_card", 1, bots=2, seat=0))
    sized(hands, *size)
    before = rect(hands.named("promptBar"))
    decision = hands.game.session.decision
    assert decision is not None
    assert hands.game.answer(decision.options[0])
    hands.lay_out()
    assert answers(hands)
    assert rect(hands.named("promptBar")) == before
