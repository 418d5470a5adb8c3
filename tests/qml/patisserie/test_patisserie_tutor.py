"""Where the tutor speaks at this table: beside the garden, whose tables one is to see."""

import pytest
from pytestqt.qtbot import QtBot

from rococo_desktop.controller.games import running_games
from rococo_desktop.session.teaching.lesson_document import LESSONS
from tests.daily import soaked
from tests.qml.hands import BotsHere, Hands
from tests.qml.patisserie.kitchen_hands import GAME
from tests.qml.taught import tutor_of
from tests.qml.test_lessons import (
    await_others,
    begin,
    click_option,
    look,
    rect,
)

pytestmark = pytest.mark.one_window

MOST = 0.05
"""The share of a table that its edge may lose, with nothing on it."""
TAUGHT = {lesson.key: lesson for lesson in LESSONS.of(GAME)}


@pytest.fixture(autouse=True)
def bots_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running_games, "BotRunner", BotsHere)


def tables_hidden(hands: Hands) -> list[str]:
    """Return the presentation tables of which the tutor hides more than an edge."""
    seat, hidden = hands.named("tutor"), []
    for item in hands.items():
        place = item.property("place")
        if isinstance(place, str) and place.startswith("table:"):
            both = rect(item).intersected(rect(seat))
            if both.width() * both.height() > MOST * rect(item).width() * rect(item).height():
                hidden.append(place)
    return hidden


@pytest.mark.parametrize("lesson", soaked(("mentor", "rewards", "verdict"), ["mentor"]))
def test_the_tables_are_seen_at_every_step_in_the_smallest_window(
    hands: Hands, qtbot: QtBot, lesson: str
) -> None:
    begin(hands, TAUGHT[lesson], (1280, 800), "de")
    tutor = tutor_of(hands)
    while not tutor.over:
        look(hands)
        assert tables_hidden(hands) == [], tutor.run.step.key
        decision = tutor.run.session.decision
        if hands.shell.dialog:
            hands.shell.back()
            hands.settle()
        elif tutor.mayGoOn:
            hands.click("goOn")
        elif tutor.run.step.choice is not None:
            hands.click(f"reply:{tutor.run.step.choice.right}")
        elif decision is not None and decision.seat == 0:
            click_option(hands, tutor.run.wanted(decision))
        else:
            await_others(tutor.run, qtbot)
            hands.settle()
