"""From command to usable window: a fresh process each time, until the menu's first frame is shown.

It does what ``python -m rococo_desktop`` does, but prints when the first frame was shown, and
exits. It draws offscreen if there is no display.
"""

import os
import subprocess
import sys
import tempfile
import time
from statistics import median
from typing import NamedTuple

STARTS = 7
CHILD = """
import time
from PySide6 import QtCore, QtGui


class Watched(QtGui.QGuiApplication):
    def exec(self):
        self.allWindows()[0].frameSwapped.connect(
            self.shown, QtCore.Qt.ConnectionType.SingleShotConnection
        )
        return super().exec()

    def shown(self):
        print(time.time(), time.process_time(), flush=True)
        self.quit()


QtGui.QGuiApplication = Watched
from rococo_desktop.__main__ import main
main()
"""


class Start(NamedTuple):
    """The seconds until the first frame: by the clock, and of processor time."""

    clock: float
    computed: float


def start(environment: dict[str, str]) -> Start:
    """Return the times of one start of the window."""
    began = time.time()
    child = subprocess.run(
        [sys.executable, "-c", CHILD], env=environment, capture_output=True, text=True, check=True
    )
    shown, computed = map(float, child.stdout.split())
    return Start(shown - began, computed)


def main() -> None:
    """Print the table."""
    environment = dict(os.environ)
    if not (environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY")):
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as home:
        environment["ROCOCO_DESKTOP_HOME"] = home
        first, *later = (start(environment) for _ in range(STARTS))
    print(f"first start              {first.clock:8.2f} s (bar: 1.5)")
    print(f"warm start, median       {median(each.clock for each in later):8.2f} s (bar: 0.8)")
    print(f"warm start, best         {min(each.clock for each in later):8.2f} s")
    print(f"computed, median         {median(each.computed for each in later):8.2f} s")


if __name__ == "__main__":
    main()
