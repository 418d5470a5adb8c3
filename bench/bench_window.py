"""From command to usable window: a fresh process each time, until the menu's first frame is shown.

It does what ``python -m rococo_desktop`` does, but prints when the first frame was shown, and
exits. In turn with it a bare window of the same library is shown, because only the proportion of
the two holds on a busy machine. It draws offscreen if there is no display. The menu is
about the game that was played last: ``--game`` names it; without it each is measured.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple

from rococo_desktop.games import GAMES
from rococo_desktop.session.files.places import HOME_VARIABLE, Places
from rococo_desktop.session.settings import Settings, store_settings

STARTS = 9
WATCHED = """
import sys
import time
from PySide6 import QtCore, QtGui

LINUX = sys.platform == "linux"


class Watched(QtGui.QGuiApplication):
    def exec(self):
        self.allWindows()[0].frameSwapped.connect(
            self.shown, QtCore.Qt.ConnectionType.SingleShotConnection
        )
        return super().exec()

    def shown(self):
        pages = int(open("/proc/self/statm").read().split()[1]) if LINUX else 0
        print(time.time(), time.process_time(), pages / 256, flush=True)
        self.quit()


QtGui.QGuiApplication = Watched
"""
CHILD = f"""{WATCHED}
from rococo_desktop.__main__ import main
main()
"""
BARE = f"""{WATCHED}
from PySide6 import QtQml, QtQuick
application = Watched([])
engine = QtQml.QQmlApplicationEngine()
window = b"import QtQuick; Window {{ visible: true; width: 1280; height: 800; color: 'tan' }}"
engine.loadData(window)
application.exec()
"""


class Start(NamedTuple):
    """The seconds until the first frame: by the clock, and of processor time; and the memory."""

    clock: float
    computed: float
    mebibytes: float


def start(program: str, environment: dict[str, str]) -> Start:
    """Return the times of one start of a program."""
    began = time.time()
    child = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    shown, computed, memory = map(float, child.stdout.split())
    return Start(shown - began, computed, memory)


def show(game: str, environment: dict[str, str]) -> None:
    """Print the figures of a menu that is about one game."""
    with tempfile.TemporaryDirectory() as home:
        file = Places(Path(home), Path(home)).settings_file
        store_settings(Settings(game=game, welcomed=True), file)
        environment = {**environment, HOME_VARIABLE: home}
        both = [(start(CHILD, environment), start(BARE, environment)) for _ in range(STARTS)]
        (first, _), *further = both
        later, bare = zip(*further, strict=True)
    print(f"{game}")
    print(f"first start              {first.clock:8.2f} s (bar: 1.5)")
    print(f"warm start, median       {median(each.clock for each in later):8.2f} s (bar: 0.8)")
    print(f"warm start, best         {min(each.clock for each in later):8.2f} s")
    computed = median(each.computed for each in later)
    plain = median(each.computed for each in bare)
    print(f"computed, median         {computed:8.2f} s")
    print(f"as many bare windows     {computed / plain:8.2f}   (bar: 2.7; one takes {plain:.2f} s)")
    print(f"memory, median           {median(each.mebibytes for each in later):8.0f} MiB")


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description="Measure starts of the window.")
    parser.add_argument("--game", choices=GAMES)
    chosen = parser.parse_args().game
    environment = dict(os.environ)
    if not (environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY")):
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    for game in [chosen] if chosen else GAMES:
        show(game, environment)


if __name__ == "__main__":
    main()
