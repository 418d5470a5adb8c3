"""``--self-test``: a check that the program and all that ships with it work on this machine.

Bots play each game in the real window; it is saved, loaded and drawn, in a temporary folder. The
result is one line and the exit status.
"""

import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from operator import ne
from pathlib import Path
from types import TracebackType
from typing import NamedTuple

from PySide6.QtCore import (
    QCoreApplication,
    QEventLoop,
    QMessageLogContext,
    Qt,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QGuiApplication, QImage

from rococo_desktop import __version__
from rococo_desktop.app import Window, make_application
from rococo_desktop.controller.games.game import GameController
from rococo_desktop.controller.table.mixer import can_play
from rococo_desktop.controller.table_kinds import TABLES
from rococo_desktop.rules.foreign import one_line
from rococo_desktop.session.files.places import Places

SEATS = 2
SEED = "1745"
PATIENCE = 120.0
"""The seconds after which an expected change counts as failed."""
HEARTBEAT = 10
"""The milliseconds between two checks for it."""
STILL = 1.0
"""The seconds for which a picture must not change before it counts as settled."""
COLOURS = 200
"""A picture with fewer colours counts as blank."""
EDGES = 100
"""The bytes of a picture that may differ: the software renderer varies in some soft edges."""
OFFSCREEN = "offscreen"
FAILED = 1


class Played(NamedTuple):
    """A game that was played, saved and loaded: its decisions, and whether it looks the same."""

    decisions: int
    looks_same: bool


class SelfTestError(Exception):
    """A part of the program does not work; the text names it."""


def main() -> int:
    """Run the whole test, print its result in one line, and return the exit status."""
    began = time.monotonic()
    try:
        with tempfile.TemporaryDirectory(prefix="rococo-desktop-") as folder:
            keep_within(folder)
            done = SelfTest(Path(folder)).run()
    except SelfTestError as error:
        complain(str(error))
        return FAILED
    except Exception as error:
        complain(f"{type(error).__name__}: {error}")
        return FAILED
    if sys.stdout is not None:
        seconds = time.monotonic() - began
        print(f"Rococo Desktop {__version__} works: {done}, in {seconds:.1f} s")
    return 0


def complain(words: str) -> None:
    """Print in one line what does not work."""
    if sys.stderr is not None:
        line = f"Rococo Desktop: the self-test failed: {one_line(words, 2000)}"
        print(line, file=sys.stderr, flush=True)


def keep_within(folder: str) -> None:
    """Keep all files in ``folder``, and draw offscreen if there is no display."""
    os.environ["XDG_CACHE_HOME"] = folder
    os.environ["QML_DISK_CACHE"] = "aot,qmlc-read"
    os.environ.setdefault("XDG_RUNTIME_DIR", folder)
    QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_DisableShaderDiskCache)
    if not sys.platform.startswith("linux"):
        return
    if not any(os.environ.get(name) for name in ("LC_ALL", "LC_CTYPE", "LANG")):
        os.environ["LC_ALL"] = "C.UTF-8"  # Qt complains about any other encoding
    if not any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", OFFSCREEN)


class SelfTest:
    """One run of the test; any error or warning during it is a failure."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._places = Places(folder / "config", folder / "data", folder / "documents")
        self._problems: list[str] = []

    def run(self) -> str:
        """Return a summary of the run; raises SelfTestError or any other exception."""
        hook = sys.excepthook
        sys.excepthook = self._slot_failed
        qInstallMessageHandler(self._qt_said)
        try:
            return self._run()
        finally:
            qInstallMessageHandler(None)
            sys.excepthook = hook

    def _run(self) -> str:
        application = make_application()
        if application.windowIcon().pixmap(64).isNull():
            raise SelfTestError("the icon cannot be drawn")
        if not can_play():
            raise SelfTestError("the library for sounds cannot be loaded")
        window = Window(self._places, motion=0)
        window.shell.preferences.choose("pace", "at_once")
        heart = QTimer(interval=HEARTBEAT)
        heart.start()
        try:
            return self._play(window)
        finally:
            window.close()

    def _play(self, window: Window) -> str:
        """Play every game, and say of each how much was decided."""
        shell = window.shell
        shell.notices.rowsInserted.connect(
            lambda: self._problems.extend(row.text for row in shell.notices.rows)
        )
        played = {game: self._play_game(window, game) for game in TABLES}
        same = all(each.looks_same for each in played.values())
        counts = ", ".join(f"{game} {each.decisions}" for game, each in played.items())
        renderer = window.root.rendererInterface().graphicsApi().name
        return (
            f"{SEATS} bots played {counts} decisions; saved, loaded and drawn"
            f"{' the same' if same else ''} ({QGuiApplication.platformName()}, {renderer})"
        )

    def _play_game(self, window: Window, game: str) -> Played:
        shell = window.shell
        played = self._start(window, game)
        self._wait(lambda: played.over, "the bots' game did not end")
        shell.back()
        before = self._still_picture(window)
        shell.open("save")
        self._wait(lambda: shell.dialog == "save", "the saved games were not listed")
        path = shell.backstage.saves.path
        shell.backstage.saves.save()
        self._wait(lambda: shell.dialog != "save", "the game was not saved")
        shell.load(str(path))
        self._wait(lambda: shell.game is not played, "the game was not loaded")
        shell.back()
        loaded = shell.game
        document = played.session.save()
        if loaded is None or loaded.session.save() != document:
            raise SelfTestError("the loaded game is not the one that was saved")
        differing = difference(self._still_picture(window), before)
        same = differing <= EDGES
        if QGuiApplication.platformName() == OFFSCREEN and not same:
            # elsewhere a mouse may hover over the window
            raise SelfTestError(
                f"the loaded {game} game does not look like the saved one: "
                f"{differing} bytes of the picture differ"
            )
        return Played(len(document.answers), same)

    def _start(self, window: Window, game: str) -> GameController:
        shell = window.shell
        shell.back()
        shell.open("new_game")
        self._wait(lambda: shell.dialog == "new_game", "the form of a new game did not open")
        shell.backstage.form.setGame(game)
        while len(shell.backstage.form.seats.plans.rows) < SEATS:
            shell.backstage.form.seats.add()
        for seat in reversed(range(SEATS)):
            shell.backstage.form.seats.setKind(seat, TABLES[game].characters[seat])
        shell.backstage.form.setSeed(SEED)
        before = shell.game
        shell.startGame()
        if shell.game is None or shell.game is before or shell.game.session.setup.game != game:
            raise SelfTestError("no game could be started")
        return shell.game

    def _still_picture(self, window: Window) -> QImage:
        """Return the window's picture once it has not changed for a while.

        Two equal pictures in a row do not suffice: the next screen may not be built yet.
        """
        picture = QImage()
        since = time.monotonic()

        def rests() -> bool:
            nonlocal picture, since
            latest = window.root.grabWindow()
            if latest.isNull() or latest != picture:
                picture, since = latest, time.monotonic()
            return time.monotonic() - since >= STILL

        self._wait(rests, "the picture of the table came to no rest")
        if picture.isNull() or len(colours(picture)) < COLOURS:
            raise SelfTestError("the picture of the table is blank")
        return picture

    def _wait(self, done: Callable[[], bool], otherwise: str) -> None:
        latest = time.monotonic() + PATIENCE
        while not done():
            if self._problems:
                raise SelfTestError(self._problems[0])
            if time.monotonic() > latest:
                raise SelfTestError(f"{otherwise} within {PATIENCE:.0f} s")
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)

    def _slot_failed(
        self, kind: type[BaseException], error: BaseException, _: TracebackType | None
    ) -> None:
        self._problems.append(f"{kind.__name__}: {error}")

    def _qt_said(self, kind: QtMsgType, context: QMessageLogContext, text: str | None) -> None:
        """Count messages from QML as faults; other warnings of Qt may be harmless here."""
        if kind == QtMsgType.QtFatalMsg:
            complain(str(text))
            shutil.rmtree(self._folder, ignore_errors=True)
            os._exit(FAILED)  # Qt would abort
        if kind in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg):
            return
        if (context.file or "").endswith(".qml") or (context.category or "").startswith("qml"):
            self._problems.append(str(text))


def difference(one: QImage, other: QImage) -> int:
    """Return in how many bytes two pictures differ; all of them if their sizes differ."""
    if one.size() != other.size():
        return max(one.sizeInBytes(), other.sizeInBytes())
    return sum(map(ne, bytes(one.constBits()), bytes(other.constBits())))


def colours(picture: QImage) -> set[int]:
    """Return the colours of a picture at every seventh point."""
    return {
        picture.pixel(x, y)
        for x in range(0, picture.width(), 7)
        for y in range(0, picture.height(), 7)
    }
