"""The buttons beside the tutor's words."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from tests.daily import soaked
from tests.qml.hands import Hands
from tests.qml.taught import take_step, tutor_of

pytestmark = pytest.mark.one_window


@pytest.mark.parametrize("lesson", ["turn", "festival"])
def test_the_answer_is_not_shown_where_one_went_on(hands: Hands, lesson: str) -> None:
    """Whoever clicks on through what is to be read shall not see their own turn played."""
    hands.shell.backstage.school.learn(lesson)
    hands.lay_out()
    places = list[QRectF]()
    while not hands.has("showMe"):
        button = hands.named("goOn")
        places.append(button.mapRectToScene(button.boundingRect()))
        hands.click("goOn")
        hands.lay_out()
    shown = hands.named("showMe")
    place = shown.mapRectToScene(shown.boundingRect())
    assert places
    assert not any(place.contains(each.center()) for each in places)


def place(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(item.boundingRect())


@pytest.mark.parametrize("lesson", soaked(["fund", "mentor"], ["fund"]))
def test_a_question_stays_in_sight_and_no_reply_is_where_one_went_on(
    hands: Hands, lesson: str
) -> None:
    hands.root.resize(1280, 800)
    hands.shell.backstage.school.learn(lesson)
    hands.lay_out()
    asked = 0
    while not (tutor := tutor_of(hands)).over:
        choice = tutor.run.step.choice
        if tutor.mayGoOn or choice is None:
            last = place(hands.named("goOn")).center() if tutor.mayGoOn else None
            take_step(hands)
            hands.lay_out()
            replies = tutor_of(hands).run.step.choice
            if last and replies and not tutor_of(hands).mayGoOn:
                spots = [place(hands.named(f"reply:{each}")) for each in replies.answers]
                assert not any(spot.contains(last) for spot in spots), tutor.run.step.key
            continue
        for answer in (each for each in choice.answers if each != choice.right):
            hands.click(f"reply:{answer}")
            hands.lay_out()
            seat, where = hands.named("tutor"), (tutor.run.step.key, answer)
            question, response = hands.named("tutorWords"), hands.named("tutorResponse")
            assert (response.property("text"), tutor.response != "") == (tutor.response, True)
            assert question.property("text") == tutor.text
            for words in (response, question):
                assert place(seat).contains(place(words)), where
            assert hands.game.prompt.text != tutor.response, "she answers herself"
            asked += 1
        hands.click(f"reply:{choice.right}")
        hands.lay_out()
    assert asked


@pytest.mark.parametrize("lesson", ["turn", "trays"])
def test_the_answer_is_not_shown_where_one_took_back(hands: Hands, lesson: str) -> None:
    """A second press there, however late, does not play the step."""
    hands.shell.backstage.school.learn(lesson)
    hands.lay_out()
    while (tutor := tutor_of(hands)).mayGoOn:
        hands.click("goOn")
        hands.lay_out()
    decision = hands.game.session.decision
    assert decision is not None
    assert hands.game.answer(next(each for each in decision.options if each not in tutor.wanted))
    hands.lay_out()
    spot = place(hands.named("takeBack")).center()
    hands.click("takeBack")
    hands.lay_out()
    assert not place(hands.named("showMe")).contains(spot)


@pytest.mark.parametrize("lesson", ["turn", "trays"])
def test_what_leads_on_stays_in_one_column(hands: Hands, lesson: str) -> None:
    """The mouse rests where it went on, and the words beside the buttons do not shift."""
    hands.root.resize(1280, 800)
    hands.shell.backstage.school.learn(lesson)
    hands.lay_out()
    onward = list[QRectF]()
    while (tutor := tutor_of(hands)).mayGoOn:
        onward.append(place(hands.named("goOn")))
        hands.click("goOn")
        hands.lay_out()
    shown = place(hands.named("showMe"))
    decision = hands.game.session.decision
    assert decision is not None
    assert hands.game.answer(next(each for each in decision.options if each not in tutor.wanted))
    hands.lay_out()
    back = place(hands.named("takeBack"))
    assert onward == [back] * len(onward)
    assert (shown.x(), shown.width()) == (back.x(), back.width())
