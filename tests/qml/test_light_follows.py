"""The light on what the tutor means is there in every frame, also while the window changes."""

import pytest
from PySide6.QtCore import QRectF

from rococo_desktop.controller.teaching.lesson_tutor import LessonTutor
from tests.qml.hands import Hands
from tests.qml.test_teachers_seat import RING, go_on, place, rest

pytestmark = pytest.mark.one_window


@pytest.mark.parametrize("key", ["fund", "oven"])
def test_the_light_follows_in_the_frame_in_which_the_window_changes(hands: Hands, key: str) -> None:
    hands.root.resize(1280, 800)
    hands.shell.backstage.school.learn(key)
    tutor = hands.game.tutors.speaking
    assert isinstance(tutor, LessonTutor)
    rest(hands)
    while not (tutor.lights and hands.has("light")):
        go_on(hands, tutor)
        rest(hands)
    astray: list[tuple[QRectF, QRectF]] = []
    frames = 0

    def look() -> None:
        nonlocal frames
        frames += 1
        spots = [place(item) for item in hands.placed(*tutor.lights)]
        for light in (place(item) for item in hands.items() if item.objectName() == "light"):
            inner = light.adjusted(RING, RING, -RING, -RING)
            if not any(light.contains(spot) and spot.contains(inner) for spot in spots):
                astray.extend((light, spot) for spot in spots)

    hands.root.beforeSynchronizing.connect(look)
    for size in ((1400, 900), (1290, 810), (1600, 900), (1920, 1080)):
        hands.root.resize(*size)
        hands.lay_out()
        hands.root.grabWindow()
    hands.root.beforeSynchronizing.disconnect(look)
    assert frames > 2
    assert astray == []
