"""The program ends when its window is closed, whatever its other process does."""

import os
import subprocess
import sys
from pathlib import Path

import psutil
import pytest

from rococo_desktop.games import GAMES
from rococo_desktop.resources import resources_root
from rococo_desktop.session.files.places import HOME_VARIABLE
from rococo_desktop.session.seats import SeatPlan
from rococo_desktop.session.session import Session
from rococo_desktop.session.setup import GameSetup

SCRIPT = """
import sys
import psutil
from rococo_desktop import app

def workers():
    children = psutil.Process().children()
    return [each for each in children if "spawn_main" in " ".join(each.cmdline())]

class Window(app.Window):
    def __init__(self, places, *, as_left):
        super().__init__(places, motion=0, as_left=as_left)
        Window.only = self

class Application(app.Application):
    def exec(self):
        while not workers():
            self.processEvents()
        session = Window.only.shell.game.session
        while not session.answers and sys.argv[2] == "idle":
            self.processEvents()
        (worker,) = workers()
        worker.suspend()
        print(worker.pid, flush=True)
        Window.only.root.close()
        return 0

if __name__ == "__main__":
    app.Window, app.Application = Window, Application
    sys.exit(app.main(sys.argv[1:2]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no process can be stopped there")
@pytest.mark.parametrize(
    ("key", "when"),
    [
        pytest.param(key, when, marks=[] if (turn + place) % 2 else pytest.mark.heavy)
        for turn, key in enumerate(GAMES)
        for place, when in enumerate(("thinking", "idle"))
    ],
)
def test_a_worker_that_never_ends_does_not_keep_the_program_alive(
    tmp_path: Path, key: str, when: str
) -> None:
    seats = tuple(SeatPlan(kind="random", name=name) for name in ("Anna", "Bruno"))
    session = Session.new(
        GameSetup(game=key, seats=seats, seed=3), {key: GAMES[key].library.load()}
    )
    path = tmp_path / "evening.rococo"
    path.write_bytes(session.save().to_json())
    script = tmp_path / "program.py"
    script.write_text(SCRIPT)
    root = str(resources_root().parent)
    variables = {**os.environ, "PYTHONPATH": root, HOME_VARIABLE: str(tmp_path)}
    done = subprocess.run(
        [sys.executable, str(script), str(path), when],
        env={"QT_QPA_PLATFORM": "offscreen", **variables},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert not psutil.pid_exists(int(done.stdout))
