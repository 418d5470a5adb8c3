"""A medal for a challenge that was met and for a lesson taken to its end, in both games."""

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from pytestqt.qtbot import QtBot

from rococo_desktop.controller.input import guard
from rococo_desktop.controller.teaching.challenge_tutor import ChallengeTutor
from rococo_desktop.controller.teaching.lesson_tutor import LessonTutor
from rococo_desktop.texts import languages
from tests.daily import soaked
from tests.qml.hands import Hands, Open
from tests.qml.taught import take_step, tutor_of

pytestmark = pytest.mark.one_window

SIZES = ((1280, 800), (960, 540), (960, 1200))
ROUNDING = 0.5
"""How far the edge of a thing between two pixels may lie over another, in pixels."""


def solve(hands: Hands, key: str) -> None:
    """Play the solution of a challenge, as the learner."""
    hands.shell.backstage.school.meet(key)
    hands.settle()
    tutor = hands.game.tutors.speaking
    assert isinstance(tutor, ChallengeTutor)
    while tutor.run.following:
        assert not hands.has("honour")
        assert hands.game.answer(tutor.run.following)
        hands.settle()


def place(hands: Hands, name: str) -> QRectF:
    item = hands.named(name)
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


@pytest.mark.parametrize(("width", "height"), soaked(SIZES, [SIZES[0]]))
@pytest.mark.parametrize("language", soaked(languages(), ["fr"]))
@pytest.mark.parametrize("key", ["royal_three", "first_plate"])
def test_a_solved_challenge_is_celebrated_until_the_next_key(
    hands: Hands, key: str, language: str, width: int, height: int
) -> None:
    hands.root.resize(width, height)
    hands.shell.preferences.choose("language", language)
    heard: list[str] = []
    hands.shell.heard.connect(heard.append)
    solve(hands, key)
    hands.lay_out()
    title = hands.named("honourTitle")
    assert title.property("text") == hands.catalogue().text("window-honour-stars3")
    assert not title.property("truncated")
    assert place(hands, "honour").contains(place(hands, "honourTitle"))
    beside = place(hands, "honour").adjusted(0, 0, 0, -ROUNDING)
    assert not beside.intersects(place(hands, "tutor")), "what is said is seen"
    assert len(hands.typed("Burst")) == 6, "they stand there if nothing moves"
    assert "fanfare" in heard
    hands.key(Qt.Key.Key_Shift)
    assert not hands.has("honour")
    hands.game.timeline.step(-1)
    hands.game.timeline.step(1)
    hands.settle()
    assert not hands.has("honour"), "who only looks back has seen it"


def take(hands: Hands) -> LessonTutor:
    """Take the lesson on the table to its end."""
    tutor = tutor_of(hands)
    while not tutor.over:
        assert not hands.has("honour")
        take_step(hands)
    return tutor


@pytest.mark.parametrize("lull", [60_000, 1])
def test_what_is_pressed_as_it_ends_by_itself_begins_nothing(
    open_window: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, lull: int
) -> None:
    """The focus is on the button of the next lesson."""
    monkeypatch.setattr(guard, "LULL", lull)
    hands = open_window(0.01)
    hands.shell.backstage.school.learn("turn")
    hands.settle()
    with qtbot.waitSignal(hands.shell.passed):
        tutor = take(hands)
    hands.named("nextLesson").forceActiveFocus()
    qtbot.wait(2 * min(lull, 20))
    hands.key(Qt.Key.Key_Return)
    hands.settle()
    assert (hands.game.tutors.speaking is tutor) == (lull > 1)


def test_a_click_ends_it_and_does_what_it_does(hands: Hands) -> None:
    solve(hands, "royal_three")
    hands.click("reply:again")
    assert not hands.has("honour")
    assert hands.game.session.decision is not None


def test_what_is_missed_or_watched_is_not_celebrated(hands: Hands) -> None:
    hands.shell.backstage.school.meet("royal_three")
    hands.settle()
    while (decision := hands.game.session.decision) is not None:
        hands.game.answer(decision.options[-1])
        hands.settle()
    assert not hands.has("honour")
    hands.click("reply:watch")
    while hands.has("goOn"):
        hands.click("goOn")
    assert not hands.has("honour")


@pytest.mark.parametrize("key", ["turn", "oven"])
def test_a_lesson_taken_to_its_end_gets_a_smaller_medal(hands: Hands, key: str) -> None:
    hands.shell.backstage.school.learn(key)
    hands.settle()
    take(hands)
    title = hands.named("honourTitle")
    assert title.property("text") == "Lesson completed!"
    middle = title.mapToScene(QPointF(title.width() / 2, 0)).x()
    assert abs(middle - hands.root.width() / 2) < 2
    assert not hands.typed("Burst")
    hands.key(Qt.Key.Key_Shift)
    assert not hands.has("honour")
