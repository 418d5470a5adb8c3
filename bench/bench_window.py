"""From command to usable window: a fresh process each time, until the menu's first frame is shown.

What ``python -m rococo_desktop`` does is done in the same order; only the end differs: the process
tells when its first frame was shown, and closes the window. Drawn offscreen if there is no display.
"""

import os
import subprocess
import sys
import tempfile
import time

STARTS = 7
CHILD = """
import time
from rococo_desktop import app
from rococo_desktop.app import QGuiApplication, Window
from rococo_desktop.session.places import Places
import os
os.environ.setdefault("QT_QUICK_CONTROLS_STYLE", "Basic")
application = QGuiApplication([])
window = Window(Places.find())
def shown():
    print(time.time(), flush=True)
    application.quit()
window.root.frameSwapped.connect(shown)
application.exec()
window.close()
"""


def seconds_to_first_frame(environment: dict[str, str]) -> float:
    """Start the window once and return the seconds until its first frame."""
    began = time.time()
    child = subprocess.run(
        [sys.executable, "-c", CHILD], env=environment, capture_output=True, text=True, check=True
    )
    return float(child.stdout.split()[0]) - began


def main() -> None:
    """Print the table."""
    environment = dict(os.environ)
    if not (environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY")):
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as home:
        environment["ROCOCO_DESKTOP_HOME"] = home
        first, *later = (seconds_to_first_frame(environment) for _ in range(STARTS))
    later.sort()
    print(f"first start              {first:8.2f} s")
    print(f"warm start, median       {later[len(later) // 2]:8.2f} s (bar: 1.5)")
    print(f"warm start, best         {later[0]:8.2f} s")


if __name__ == "__main__":
    main()
