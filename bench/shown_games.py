"""Bot games shown at full speed, with motion: memory growth, warnings, and flights that hang.

``python -m bench.shown_games [GAMES] [--game GAME]`` takes some seconds per game, so ``dev.py
bench`` leaves it out. Memory is read from Linux's ``/proc``: the memory that the process holds, and
the rest after garbage is collected and the C library has returned unused memory. Only the second
indicates a leak; the first also grows if free pieces of the heap are used for the first time.
"""

import argparse
import ctypes
import gc
import os
import tempfile
import time
from pathlib import Path

from PySide6.QtCore import (
    QEventLoop,
    QMessageLogContext,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QGuiApplication

from rococo_desktop.app import Window
from rococo_desktop.games import GAMES
from rococo_desktop.session.files.places import Places
from rococo_desktop.session.seats import SeatPlan
from rococo_desktop.session.session import Session
from rococo_desktop.session.setup import GameSetup

PLAYERS = 3
BOT = "random"
WARM = 10
"""The number of games until the caches are full."""
REPORT = 10
CALM = 3
"""The seconds after which no piece may fly any more."""
LISTEN = 20
"""The milliseconds between two checks for flights."""


def mebibytes() -> float:
    """Return the memory that this process holds."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def wait() -> None:
    """Let the window go on for a moment."""
    moment = QEventLoop()
    QTimer.singleShot(LISTEN, moment.quit)
    moment.exec()


def tidy(window: Window) -> None:
    """Return unused memory to the system."""
    gc.collect()
    window.engine.collectGarbage()
    wait()
    ctypes.CDLL("libc.so.6").malloc_trim(0)


def show(window: Window, key: str, seed: int) -> int:
    """Show a whole game; return the number of flights that do not come to rest."""
    names = ("Anna", "Bruno", "Carla")[:PLAYERS]
    seats = tuple(SeatPlan(kind=BOT, name=name) for name in names)
    setup = GameSetup(game=key, seats=seats, seed=seed)
    window.shell.games.play(Session.new(setup, {key: GAMES[key].library.load()}))
    game = window.shell.game
    if game is None:
        raise RuntimeError("no game is shown")
    if not game.over:
        end = QEventLoop()
        game.ended.connect(end.quit)
        end.exec()
    began = time.monotonic()
    while game.table.motion.flying and time.monotonic() - began < CALM:
        wait()
    return game.table.motion.flights.count


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description="Show whole games of bots at full speed.")
    parser.add_argument("games", type=int, nargs="?", default=100)
    parser.add_argument("--game", choices=tuple(GAMES), default="rococo")
    chosen = parser.parse_args()
    games = chosen.games
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault("QT_QUICK_BACKEND", "software")
    warnings: list[str] = []

    def hear(_kind: QtMsgType, _where: QMessageLogContext, message: str | None) -> None:
        warnings.append(message or "")

    qInstallMessageHandler(hear)
    gc.freeze()  # as the program begins, too
    application = QGuiApplication([])
    left, first, needed = 0, 0.0, 0.0
    with tempfile.TemporaryDirectory() as home:
        window = Window(Places(Path(home), Path(home)))
        window.shell.preferences.choose("pace", "at_once")
        for number in range(1, games + 1):
            left += show(window, chosen.game, number)
            if number % REPORT == 0 or number == games:
                held = mebibytes()
                tidy(window)
                needed = mebibytes()
                print(
                    f"{number:5} games {held:8.1f} MiB held {needed:8.1f} MiB needed,"
                    f" {len(warnings)} warnings, {left} flights left over",
                    flush=True,
                )
                if number == WARM:
                    first = needed
        if games > WARM:
            growth = (needed - first) / (games - WARM) * 100
            print(
                f"needed more for each 100 games: {growth:.2f} MiB (bar: 1), after the first {WARM}"
            )
        window.close()
    application.quit()
    for message in sorted(set(warnings)):
        print(f"warning: {message}")


if __name__ == "__main__":
    main()
