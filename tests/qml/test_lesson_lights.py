"""The light of a lesson falls on nothing that is covered, empty or still on its way."""

import pytest
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rococo_desktop.controller.games import running_games
from rococo_desktop.controller.input.things import await_at, entries
from rococo_desktop.session.teaching.lesson_document import LEARNER
from tests.daily import soaked
from tests.qml.hands import BotsHere, Hands, Open
from tests.qml.sight import contrast
from tests.qml.taught import take_step, tutor_of
from tests.qml.test_contrast import THEMES, picture_of

pytestmark = pytest.mark.one_window

LESSONS = [("turn", "card:start-master-1"), ("training", "card:start-chef-1")]
"""A lesson of each game, and a card in the learner's hand."""
SHORT = [("hand", "pile:hand", "pile:supply"), ("verdict", "region:hand", "region:kitchen")]
"""A lesson of each game where the hand is empty soon, its place, and one that is not empty."""
BAND = 3
"""The pixels of a light that are at least as bright as it must be."""
STRONG = 7
"""The contrast between its bright band and the dark ones beside it."""
RIM = 1
"""The pixels of the dark band beyond it."""
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
def test_what_lies_on_one_another_has_one_frame(hands: Hands, lesson: str, card: str) -> None:
    begin(hands, lesson, card, "region:hand", "actions")
    assert lit(hands) == 2, "one round the hand with its card"


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
    across = [
        QColor(drawn.pixel(x, middle)) for x in range(area.left() - RIM, area.left() + BAND + RIM)
    ]
    bright = [contrast(across[0], colour) >= STRONG for colour in across]
    assert sum(bright) >= BAND
    assert not bright[-1]


def layers(item: QQuickItem) -> list[tuple[float, int]]:
    """Return where an item and those around it stand among others, as they are painted."""
    above: QQuickItem | None = item.parentItem()
    if above is None:
        return []
    return [*layers(above), (item.z(), above.childItems().index(item))]


def begin_to_play(hands: Hands, lesson: str) -> QQuickItem:
    """Light a card that the learner may play, and return it."""
    begin(hands, lesson)
    while not tutor_of(hands).run.step.do.get("play_card"):
        take_step(hands)
    (card,) = tutor_of(hands).run.step.do["play_card"]
    tutor_of(hands).light([f"card:{card}"])
    hands.lay_out()
    return next(item for item in hands.items() if item.property("choice") == card)


@pytest.mark.parametrize("lesson", [lesson for lesson, _ in LESSONS])
def test_what_explains_a_thing_lies_above_the_lights(
    open_window: Open, qtbot: QtBot, lesson: str
) -> None:
    hands = open_window(0)
    card = begin_to_play(hands, lesson)
    assert lit(hands) == 1
    light = layers(hands.named("light"))
    hands.point_at(next(iter(hands.typed("Heading") or hands.typed("Corner"))))
    qtbot.waitUntil(lambda: hands.shows("explainer"))
    assert layers(hands.named("explainer")) > light
    hands.point_at(card)
    qtbot.waitUntil(lambda: hands.shows("largeView"))
    assert layers(hands.named("largeView")) > light


@pytest.mark.parametrize("lesson", [lesson for lesson, _ in LESSONS])
def test_a_light_goes_out_while_its_piece_is_carried_or_hidden(hands: Hands, lesson: str) -> None:
    held = begin_to_play(hands, lesson)
    around = held.parentItem()
    around.setOpacity(0)
    assert not lit(hands)
    around.setOpacity(1)
    assert lit(hands) == 1
    start = held.mapToScene(held.boundingRect().center()).toPoint()
    QTest.mousePress(hands.root, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 5):
        QTest.mouseMove(hands.root, start + QPoint(0, -20 * step))
        hands.settle()
    assert hands.has("carried")
    assert not lit(hands)
    QTest.mouseRelease(hands.root, Qt.MouseButton.LeftButton, pos=start)


def touches_headings(hands: Hands, shown: str) -> bool:
    """Return whether lights would reach headings beside them if they were a little larger.

    Fail if one does.
    """
    headings = [
        each.item.mapRectToScene(each.item.boundingRect())
        for each in entries(hands.root.contentItem())
        if each.heading and each.item.isVisible()
    ]
    assert headings
    close = 0
    for item in hands.items():
        if not item.objectName().startswith(shown) or not item.isVisible():
            continue
        inner = item.mapRectToScene(item.boundingRect())
        outer = inner.adjusted(-RIM, -RIM, RIM, RIM)
        others = [each for each in headings if not inner.contains(each.center())]
        assert not any(outer.intersects(each) for each in others)
        close += any(outer.adjusted(-RIM, -RIM, RIM, RIM).intersects(each) for each in others)
    return close > 0


def pieces(hands: Hands) -> list[str]:
    """Return the places of cards, spaces and tiles that are seen."""
    spots = [each.property("place") for each in hands.typed("Anchor") if each.isVisible()]
    return [each for each in spots if each.startswith(("card:", "space:", "tile:"))]


@pytest.mark.parametrize("lesson", [lesson for lesson, _ in LESSONS])
def test_no_light_reaches_a_heading_beside_its_piece(hands: Hands, lesson: str) -> None:
    begin(hands, lesson)
    tutor_of(hands).light(pieces(hands))
    hands.lay_out()
    assert touches_headings(hands, "light")


@pytest.mark.parametrize("lesson", [lesson for lesson, _ in LESSONS])
def test_no_ring_reaches_a_heading_beside_its_piece(hands: Hands, lesson: str) -> None:
    begin(hands, lesson)
    pointer = hands.window.engine.singletonInstance("Table.Controls", "Pointer")
    assert isinstance(pointer, QObject)
    pointer.setProperty("places", pieces(hands))
    hands.lay_out()
    assert touches_headings(hands, "spot:")
