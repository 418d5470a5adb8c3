"""The buttons beside the tutor's words."""

import pytest
from PySide6.QtCore import QRectF

from tests.qml.hands import Hands

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
