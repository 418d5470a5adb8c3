"""The window looks as in ``docs/screens``, loosely: a broken layout fails, a finer line does not.

If a change is intended, make the pictures anew (``python -m tools.screenshots``) and look at them.
"""

import tempfile
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtQuick import QQuickItem

from rococo_desktop.app import Window
from tests.daily import soaked
from tools import screenshots
from tools.screenshots import (
    AT_ALL_SIZES,
    LARGEST,
    MOMENTS,
    SIZES,
    WIDEST,
    file_name,
    opened,
    picture,
    within,
)

DAILY = (
    "menu",
    "new-game",
    "settings",
    "action",
    "crowded",
    "everything",
    "curtain",
    "lesson",
    "scoring",
    "patisserie",
    "mentor",
)
"""Of each kind of moments one that has most in it; the soak looks at the others."""
SCREENS = Path(__file__).parents[2] / "docs" / "screens"
CELLS = (64, 40)
"""The number of cells in which pictures are compared: so few that a moved letter does not show."""
CLEARLY = 36
"""From this difference in a colour, of 255, a cell counts as different."""
FEW = 0.02
"""The share of cells that may differ."""


def unlike(one: QImage, other: QImage) -> float:
    """Return the share of cells with a clearly different colour."""
    return screenshots.unlike(one, other, cells=CELLS, clearly=CLEARLY)


def kept(moment: str, size: tuple[int, int] = SIZES[0]) -> QImage:
    image = QImage(str(SCREENS / file_name(moment, *size)))
    assert image.width() == min(size[0], WIDEST), f"there is no picture of {moment}"
    return image


@pytest.fixture
def window(request: pytest.FixtureRequest) -> Iterator[Window]:
    with tempfile.TemporaryDirectory() as home:  # its name is shown, and is as long as ever
        window = opened(Path(home), request.param)
        yield window
        window.close()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("window", "moment"),
    soaked(((each, each) for each in MOMENTS), [(each, each) for each in DAILY]),
    indirect=["window"],
)
def test_the_window_looks_as_it_did(window: Window, moment: str) -> None:
    """On larger screens it looks the same; of the largest only the kept picture is compared."""
    assert unlike(picture(window, *SIZES[0]), kept(moment)) <= FEW
    if moment in AT_ALL_SIZES:
        large, largest = SIZES[1:]
        assert unlike(picture(window, *large), kept(moment, large)) <= FEW
        assert unlike(kept(moment, large), kept(moment, largest)) <= FEW


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("window", ["crowded"], indirect=True)
def test_a_broken_layout_is_seen(window: Window) -> None:
    halls = [item for item in within(window.root.contentItem()) if is_hall(item)]
    assert len(halls) == 5
    halls[2].setVisible(False)
    assert unlike(picture(window, *SIZES[0]), kept("crowded")) > FEW


def is_hall(item: QQuickItem) -> bool:
    return item.property("royal") is not None


def test_the_pictures_are_told_apart() -> None:
    pictures = [kept(moment) for moment in MOMENTS]
    assert all(unlike(one, other) > FEW for one, other in pairwise(pictures))


def test_the_pictures_are_small_and_all_of_them_are_made() -> None:
    files = {file.name: file.stat().st_size for file in SCREENS.iterdir()}
    smallest = {file_name(moment, *SIZES[0]) for moment in MOMENTS}
    others = {file_name(moment, *size) for moment in AT_ALL_SIZES for size in SIZES[1:]}
    assert set(files) == smallest | others
    assert max(files.values()) <= LARGEST


def test_a_picture_is_renewed_where_it_shows_something_else(tmp_path: Path) -> None:
    file = tmp_path / "crowded.webp"
    image = kept("crowded")
    assert screenshots.keep(image, file)
    assert not screenshots.keep(image, file)
    assert screenshots.keep(kept("action"), file)
