"""The light of a lesson falls on nothing that is covered, empty or still on its way."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from rococo_desktop.controller.games import running_games
from rococo_desktop.controller.input.things import await_at
from rococo_desktop.session.teaching.lesson_document import LEARNER
from tests.daily import soaked
from tests.qml.hands import BotsHere, Hands, Open
from tests.qml.sight import contrast
from tests.qml.taught import take_step, tutor_of
from tests.qml.test_contrast import THEMES, picture_of

LESSONS = [("turn", "card:start-master-1"), ("training", "card:start-chef-1")]
"""A lesson of each game, and a card in the learner's hand."""
SHORT = [("hand", "pile:hand", "pile:supply"), ("verdict", "region:hand", "region:kitchen")]
"""A lesson of each game where the hand is empty soon, its place, and one that is not empty."""
BAND = 3
"""The pixels of a light that are at least as bright as it must be."""
STRONG = 7
"""The contrast between its bright band and the dark ones beside it."""
CASES = [(theme, *each) for theme in THEMES for each in LESSONS]


@pytest.fixture(autouse=True)
def bots_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running_games, "BotRunner", BotsHere)


def begin(hands: Hands, lesson: str, *lights: str) -> None:
    hands.shell.backstage.school.learn(lesson)
    hands.settle()
    tutor_of(hands).light(lights)
    hands.polish()


def empty_the_hand(hands: Hands) -> None:
    """Go through the lesson until no card is in the learner's hand."""
    while hands.game.session.state.players[LEARNER].hand:
        take_step(hands)


def lit(hands: Hands) -> int:
    hands.settle()
    return sum(item.objectName() == "light" for item in hands.items())


@pytest.mark.parametrize(("lesson", "card"), LESSONS)
def test_nothing_is_lit_while_a_round_is_announced(
    open_window: Open, qtbot: QtBot, lesson: str, card: str
) -> None:
    hands = open_window(20)
    begin(hands, lesson, card)
    assert lit(hands) == 1
    hands.game.table.motion.start([], 3)
    qtbot.waitUntil(lambda: hands.has("roundBanner"))
    assert not lit(hands)
    assert not hands.has("ribbon")
    hands.key(Qt.Key.Key_F7)
    qtbot.waitUntil(lambda: not hands.has("roundBanner"))
    assert lit(hands) == 1


@pytest.mark.parametrize(("lesson", "card"), LESSONS)
def test_a_place_is_lit_when_its_piece_has_come(hands: Hands, lesson: str, card: str) -> None:
    begin(hands, lesson, card)
    await_at([card])
    assert not lit(hands)
    await_at([])
    assert lit(hands) == 1


@pytest.mark.parametrize(("lesson", "empty", "full"), SHORT)
def test_an_empty_hand_is_not_lit(hands: Hands, lesson: str, empty: str, full: str) -> None:
    begin(hands, lesson)
    empty_the_hand(hands)
    tutor_of(hands).light([empty])
    assert not lit(hands)
    tutor_of(hands).light([empty, full])
    assert lit(hands) == 1


@pytest.mark.parametrize(
    ("theme", "lesson", "card"), soaked(CASES, [("light", *LESSONS[0]), ("evening", *LESSONS[1])])
)
def test_a_light_is_a_bright_band_between_dark_ones(
    hands: Hands, theme: str, lesson: str, card: str
) -> None:
    hands.shell.preferences.choose("theme", theme)
    begin(hands, lesson, card)
    assert lit(hands) == 1
    light = hands.named("light")
    area = light.mapRectToScene(light.boundingRect()).toAlignedRect()
    drawn, middle = picture_of(hands), area.center().y()
    across = [QColor(drawn.pixel(x, middle)) for x in range(area.left() - 2, area.left() + 6)]
    bright = [contrast(across[0], colour) >= STRONG for colour in across]
    assert sum(bright) >= BAND
    assert not bright[1]
    assert not bright[-1]
