"""No light on what the tutor means covers a letter, as drawn."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from PySide6.QtQuick import QQuickItem

from rococo_desktop.controller.games import running_games
from rococo_desktop.controller.teaching.lesson_tutor import LessonTutor
from rococo_desktop.session.teaching import coach
from rococo_desktop.session.teaching.lesson_document import LESSONS
from tests.daily import soaked
from tests.qml.clipped import unclipped
from tests.qml.hands import BotsHere, Hands
from tests.qml.legible import texts
from tests.qml.taught import take_step
from tests.qml.test_coach_lights import FEW, TIPS, due
from tests.qml.test_contrast import lines, picture_of

pytestmark = pytest.mark.one_window

HAIR = 1
"""The lines of pixels of a letter that a light may touch."""
PAGES = 4
"""The pages of a lesson that are looked at, besides those without a light."""
RIM = 2
"""The pixels of the dark band beyond a light."""
LEARNT = [(game, key) for game in ("rococo", "patisserie") for key in LESSONS.keys(game)]
DAILY = [("rococo", "halls"), ("rococo", "master"), ("patisserie", "training")]


@pytest.fixture(autouse=True)
def bots_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running_games, "BotRunner", BotsHere)


def lights(hands: Hands) -> Sequence[QQuickItem]:
    return [each for each in hands.items() if each.objectName() == "light"]


def covered(hands: Hands) -> list[str]:
    """Return the texts of which a light covers more than a hair."""
    lit = lights(hands)
    written = [(item, item.opacity()) for item in texts(hands)]
    with_lights = picture_of(hands)
    for each in lit:
        each.setOpacity(0)
    bare = picture_of(hands)
    for item, _ in written:
        item.setOpacity(0)
    empty = picture_of(hands)
    for item, opacity in written:
        item.setOpacity(opacity)
    for each in lit:
        each.setOpacity(1)
    bands = [
        each.mapRectToScene(each.boundingRect()).adjusted(-RIM, -RIM, RIM, RIM) for each in lit
    ]
    found = []
    for item, _ in written:
        where = unclipped(item, item.mapRectToScene(item.boundingRect()))
        for band in bands:
            area = (where & band).toAlignedRect() & bare.rect()
            if depth(area, with_lights, bare, empty) > HAIR:
                found.append(str(item.property("text")))
    return found


def depth(area: QRect, with_lights: QImage, bare: QImage, empty: QImage) -> int:
    """Return how many lines of pixels of ink in an area are lit, across or down."""
    hidden = [
        (x, y)
        for y, row in enumerate(
            zip(*(lines(each, area) for each in (with_lights, bare, empty)), strict=True)
        )
        for x, (lit, ink, under) in enumerate(zip(*row, strict=True))
        if ink != under and lit != ink
    ]
    return min(len({x for x, _ in hidden}), len({y for _, y in hidden}))


@pytest.mark.parametrize(("game", "lesson"), soaked(LEARNT, DAILY))
def test_no_light_of_a_lesson_covers_letters(hands: Hands, game: str, lesson: str) -> None:
    hands.root.resize(1280, 800)
    hands.shell.backstage.school.learn(lesson)
    hands.lay_out()
    assert hands.game.session.setup.game == game
    pages = 0
    while pages < PAGES and isinstance(hands.game.tutors.speaking, LessonTutor):
        hands.lay_out()
        if lights(hands):
            pages += 1
            assert covered(hands) == [], pages
        take_step(hands)
    assert pages


@pytest.mark.parametrize(("game", "key"), soaked(TIPS, TIPS[1:3]))
def test_no_light_of_the_coach_covers_letters(
    hands: Hands, monkeypatch: pytest.MonkeyPatch, game: str, key: str
) -> None:
    (tip,) = (each for each in coach.tips(game) if each.key == key)
    monkeypatch.setattr(coach, "tips", lambda asked: (tip,) if asked == game else ())
    found = due(game, tip, FEW)
    hands.root.resize(1280, 800)
    hands.shell.preferences.choose("coach", "on")
    hands.play(found.session)
    hands.lay_out()
    assert lights(hands)
    assert covered(hands) == []
