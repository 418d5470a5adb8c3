"""On a screen of few pixels, or with a large scale of the system, the window fits the screen."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.daily import soaked

TITLE = 32
"""The height of a title bar, in device-independent pixels."""
OPEN = """
import sys
from pathlib import Path
from rococo_desktop.app import Window, make_application, screen_room
from rococo_desktop.session.files.places import Places
application = make_application()
home = Path(sys.argv[1])
window = Window(Places(home, home), as_left=True)
application.processEvents()
room, root = screen_room(), window.root
print(room.width(), room.height(), root.minimumWidth(), root.minimumHeight(), sep=" ", end=" ")
root.showNormal()
application.processEvents()
print(root.width(), root.height())
window.close()
"""

SMALL, LARGE = (1366, 768), (1920, 1080)
SCREENS = ((LARGE, "2"), (LARGE, "1.75"), (SMALL, "1.25"), (SMALL, "1.5"), ((1280, 800), "2"))


@pytest.mark.parametrize(
    ("screen", "scale"),
    soaked((*SCREENS, (LARGE, "1")), [(LARGE, "2"), (SMALL, "1.5")], id=str),
)
def test_the_window_fits_beside_the_bars(
    tmp_path: Path, screen: tuple[int, int], scale: str
) -> None:
    """It may be as small as the screen less a title bar, and is never larger than the screen."""
    width, height = screen
    screens = [{"name": "one", "x": 0, "y": 0, "width": width, "height": height, "dpr": 1}]
    dots = {"logicalDpi": 96, "logicalBaseDpi": 96}
    config = tmp_path / "screens.json"
    config.write_text(json.dumps({"screens": [each | dots for each in screens]}), encoding="utf-8")
    platform = {"QT_QPA_PLATFORM": f"offscreen:configfile={config}", "QT_SCALE_FACTOR": scale}
    told = subprocess.run(
        [sys.executable, "-c", OPEN, tmp_path / "home"],
        env=os.environ | platform,
        capture_output=True,
        check=True,
        text=True,
    ).stdout
    room_wide, room_high, least_wide, least_high, wide, high = map(int, told.split())
    assert abs(room_wide - width / float(scale)) <= 1, "the screen is the one that was asked for"
    assert least_wide <= room_wide
    assert least_high <= room_high - TITLE
    assert wide <= room_wide
    assert high <= room_high
