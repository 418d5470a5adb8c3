"""The chosen scale takes effect at once, is limited to what fits, and draws sharply."""

import re
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF

from rococo_desktop.session.files.places import Places
from rococo_desktop.session.settings import load_settings
from tests.qml.hands import Hands, play_to, session
from tests.qml.test_pictures import in_a_list

TILED = re.compile(r"/wood/|/damask/")
Shape = tuple[float, ...]


def table(hands: Hands) -> None:
    hands.play(play_to(session(5), "choose_action", skip=8))
    hands.game.hotSeat.reveal()


def sized(hands: Hands, width: int, height: int, scale: str) -> None:
    hands.root.setWidth(width)
    hands.root.setHeight(height)
    hands.shell.preferences.choose("scale", scale)
    hands.settle()


def shapes(hands: Hands, by: float = 1) -> list[Shape]:
    """Return the place and size of each item, in pixels divided by a number.

    Items that scroll in a list are left out.
    """
    found = []
    for item in hands.items():
        corner = item.mapToScene(QPointF(0, 0))
        if item.width() and item.height() and not in_a_list(item):
            shape = (corner.x(), corner.y(), item.width(), item.height())
            found.append(tuple(side / by for side in shape))
    return found


@pytest.mark.parametrize("show", [lambda hands: hands.shell.back(), table])
def test_twice_as_large_on_twice_the_screen_looks_the_same(
    hands: Hands, show: Callable[[Hands], None]
) -> None:
    show(hands)
    sized(hands, 1920, 1080, "100")
    small = shapes(hands)
    sized(hands, 3840, 2160, "200")
    large = shapes(hands, by=2)
    assert len(small) == len(large) > 10
    for one, other in zip(small, large, strict=True):
        assert one == pytest.approx(other, abs=6)


def test_a_window_that_is_too_small_takes_what_fits(hands: Hands, places: Places) -> None:
    table(hands)
    sized(hands, 1280, 800, "150")
    fitting = shapes(hands)
    sized(hands, 1280, 800, "200")
    assert shapes(hands) == fitting
    assert load_settings(places.settings_file)[0].scale == "200"


def test_each_step_is_larger(hands: Hands) -> None:
    hands.shell.back()
    sized(hands, 3840, 2160, "100")
    heights = []
    for scale in ("100", "125", "150", "175", "200"):
        hands.shell.preferences.choose("scale", scale)
        hands.settle()
        heights.append(hands.named("new_game").height())
    assert heights == sorted(set(heights))
    assert heights[-1] == pytest.approx(2 * heights[0])


@pytest.mark.parametrize("scale", ["fit", "150"])
def test_pictures_have_a_pixel_for_each_pixel(hands: Hands, scale: str) -> None:
    table(hands)
    sized(hands, 1920, 1200, scale)
    pictures = [
        item
        for item in hands.items()
        if item.inherits("QQuickImage")
        and (source := item.property("source").toString()).startswith("image:")
        and not TILED.search(source)
    ]
    assert pictures
    for item in pictures:
        assert item.implicitWidth() >= item.width() - 1, item.property("source").toString()
        assert item.implicitHeight() >= item.height() - 1, item.property("source").toString()


def test_what_the_window_has_no_room_for_is_said(hands: Hands) -> None:
    sized(hands, 1280, 800, "150")
    hands.shell.open("settings")
    hands.settle()
    assert "This window has room for 150%." in hands.texts()
    told = {
        item.property("key"): item.property("explanation")
        for item in hands.items(hands.named("scale"))
        if item.inherits("QQuickRadioButton")
    }
    assert [key for key, words in told.items() if words] == ["175", "200"]
    sized(hands, 1920, 1080, "200")
    assert not any("has room for" in text for text in hands.texts())
