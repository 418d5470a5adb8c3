"""A game named on the command line counts its cards from left to right, at every scale.

The window gets its size while the game is opened, so that cards may be counted too early.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rococo_desktop.engine.state import Decision
from rococo_desktop.resources import resources_root
from rococo_desktop.session.files.places import HOME_VARIABLE
from rococo_desktop.session.saves.saves import SUFFIX
from rococo_desktop.session.session import AnySession
from tests.qml import hands
from tests.qml.patisserie import kitchen_hands

FRAMES = 20
"""More frames than a layout takes to come to rest."""
SCRIPT = f"""
import sys
from rococo_desktop import app
from tests.qml.hands import Hands

class Window(app.Window):
    def __init__(self, places, *, as_left):
        super().__init__(places, as_left=as_left)
        Window.only = self

class Application(app.Application):
    def exec(self):
        window = Window.only
        window.shell.clerk.finish()
        for _ in range({FRAMES}):
            self.processEvents()
            window.root.frameSwapped.emit()
        for item in Hands(window).targets().values():
            place = item.mapToScene(item.boundingRect().center())
            print(place.x(), place.y(), item.property("number"))
        return 0

app.Window, app.Application = Window, Application
from rococo_desktop.__main__ import main
sys.exit(main())
"""
SCREEN = {"name": "one", "x": 0, "y": 0, "width": 1920, "height": 1080, "dpr": 1}
DOTS = {"logicalDpi": 96, "logicalBaseDpi": 96}


ALWAYS = (("rococo", "1.25"), (kitchen_hands.GAME, "1.75"))
TWO_ROWS = ((kitchen_hands.GAME, "1.75"), (kitchen_hands.GAME, "2"))
"""Where a hand lies beside pages."""
MAKERS = {"rococo": hands.session, kitchen_hands.GAME: kitchen_hands.session}


def asked(session: AnySession) -> Decision:
    assert session.decision is not None
    return session.decision


@pytest.mark.parametrize(
    ("game", "scale"),
    [
        pytest.param(game, scale, marks=[] if (game, scale) in ALWAYS else pytest.mark.heavy)
        for game in MAKERS
        for scale in ("1", "1.25", "1.5", "1.75", "2")
    ],
)
def test_the_digits_go_from_left_to_right(tmp_path: Path, game: str, scale: str) -> None:
    session = MAKERS[game](1, bots=1)
    while (decision := asked(session)).kind != "play_card" or decision.seat != 0:
        session.answer(decision.id, decision.options[0])
    file, config = tmp_path / f"evening{SUFFIX}", tmp_path / "screens.json"
    file.write_bytes(session.save().to_json())
    config.write_text(json.dumps({"screens": [SCREEN | DOTS]}), encoding="utf-8")
    told = subprocess.run(
        [sys.executable, "-c", SCRIPT, file],
        env=os.environ
        | {
            "PYTHONPATH": str(resources_root().parent),
            HOME_VARIABLE: str(tmp_path / "home"),
            "QT_QPA_PLATFORM": f"offscreen:configfile={config}",
            "QT_SCALE_FACTOR": scale,
        },
        capture_output=True,
        check=True,
        text=True,
    ).stdout
    cards = [tuple(map(float, line.split())) for line in told.splitlines()]
    read = sorted((round(y), x, number) for x, y, number in cards)
    assert [number for _, _, number in read] == [*range(1, len(decision.options) + 1)]
    assert len({row for row, _, _ in read}) == 1 + ((game, scale) in TWO_ROWS)
