"""A window for each test, or for a marked module, in its own folders, without motion."""

import os
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from threading import Lock
from typing import cast
from zlib import crc32

import pytest
from PySide6.QtGui import QGuiApplication, QImage
from pytestqt.qtbot import QtBot

from rococo_desktop.app import Window
from rococo_desktop.controller.settings import preferences
from rococo_desktop.controller.table import glyphs
from rococo_desktop.session.bots import BotRunner
from rococo_desktop.session.files.places import Places
from rococo_desktop.texts.bundles import forget_messages
from tests.beans.table import put_beans_in_the_window
from tests.qml.hands import Hands, Open, Puppet, knowing, window_in

if sys.platform.startswith("linux") and not os.environ.get("DISPLAY"):
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

HERE = Path(__file__).parent
SHELF = 24 * 2**20
"""The bytes of all images of a kind that are kept: those of some tables in one size."""
PATIENCE = 60_000
"""The milliseconds after which what a test waits for will not come."""
OWN = frozenset({"places", "french"})
"""The fixtures that give a test a window of its own."""


@pytest.hookimpl(tryfirst=True)  # before those are left out that are marked
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave cases to the soak if all tests are run, and bring those of a game together."""
    if {config.rootpath / each for each in config.args} == {config.rootpath / "tests"}:
        alternate(items)
    modules = {item.path: place for place, item in reversed([*enumerate(items)])}

    def order(item: pytest.Item) -> tuple[int, bool]:
        """A window goes on faster with the same game."""
        return modules[item.path], "patisserie" in item.name

    items.sort(key=order)


def alternate(items: list[pytest.Item]) -> None:
    """Leave to the soak all cases of a test of the window but one of two, of three or of four.

    Of which cases the others are tried depends on the test's name, so that each day some tests are
    tried in each game. All cases are tried if a file is named.
    """
    tests = defaultdict(list)
    for item in items:
        if item.path.is_relative_to(HERE) and not item.get_closest_marker("heavy"):
            tests[item.nodeid.partition("[")[0]].append(item)
    for name, cases in tests.items():
        shares = min(len(cases), 4)
        tried = crc32(name.encode()) % shares
        for place, case in enumerate(cases):
            if place % shares != tried:
                case.add_marker(pytest.mark.heavy)


@pytest.fixture
def qtbot(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> QtBot:
    """Wait as long as a busy machine may need, and no longer than until it is so."""
    monkeypatch.setattr(qtbot, "waitUntil", partial(qtbot.waitUntil, timeout=PATIENCE))
    return qtbot


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests' system is English, whatever the machine's language."""
    monkeypatch.setattr(preferences, "system_languages", lambda: ["en-GB"])


@pytest.fixture(autouse=True)
def known_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows are opened by somebody who knows the game and has been asked how to begin."""
    monkeypatch.setattr(preferences, "load_settings", knowing)


@pytest.fixture(autouse=True)
def deliberate(qapp: QGuiApplication) -> Iterator[None]:
    """Hands press as if they took their time; a module about haste says how long a moment is."""
    hints = qapp.styleHints()
    usual = hints.mouseDoubleClickInterval()
    hints.setMouseDoubleClickInterval(1)
    yield
    hints.setMouseDoubleClickInterval(usual)


class Painted:
    """Paints an image once, and forgets the oldest ones where they are too large for the shelf."""

    def __init__(self, paint: Callable[[str], QImage]) -> None:
        self._paint = paint
        self._images: dict[str, QImage] = {}
        self._free = SHELF
        self._lock = Lock()  # windows paint in threads of their own

    def __call__(self, id: str) -> QImage:
        with self._lock:
            if id in self._images:
                return self._images[id]
            image = self._images[id] = self._paint(id)
            self._free -= image.sizeInBytes()
            while self._free < 0:
                self._free += self._images.pop(next(iter(self._images))).sizeInBytes()
            return image


@pytest.fixture(scope="session", autouse=True)
def images_are_painted_once() -> None:
    """Paint an image once for successive windows, which ask for the same ones."""
    for kind, paint in glyphs.PAINTERS.items():
        glyphs.PAINTERS[kind] = Painted(paint)


@pytest.fixture
def french(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the system French; name this fixture before the hands, which open the window."""
    monkeypatch.setattr(preferences, "system_languages", lambda: ["fr-FR"])


@pytest.fixture
def beans(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A game that has nothing to do with ours; name this fixture before the window's."""
    put_beans_in_the_window(monkeypatch)
    yield
    forget_messages()  # those of beans are not found any more once the patch is undone


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places(tmp_path / "config", tmp_path / "data")


@pytest.fixture
def open_window(qtbot: QtBot, places: Places) -> Iterator[Open]:
    """Opens windows with faster or slower motion."""
    windows = []

    def opened(motion: float) -> Hands:
        window = Window(places, motion=motion)
        windows.append(window)
        with qtbot.waitExposed(window.root):
            window.root.show()
        return Hands(window)

    yield opened
    for window in windows:
        window.close()


@pytest.fixture(scope="module")
def kept_window(qapp: object, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hands]:
    """The hands at a window that stays open for all tests of a module."""
    with window_in(tmp_path_factory.mktemp("window")) as hands:
        yield hands


@pytest.fixture
def puppet() -> Puppet:
    return Puppet()


@pytest.fixture
def puppets(kept_window: Hands, monkeypatch: pytest.MonkeyPatch, puppet: Puppet) -> Hands:
    """The hands at a window in which bots answer when a test says so."""
    monkeypatch.setattr(BotRunner, "submit", lambda _, *asked: puppet.submit(*asked))
    kept_window.tidy()
    return kept_window


@pytest.fixture
def moving(puppets: Hands) -> Open:
    """Let such a window have faster or slower motion; bots wait for nothing in it."""
    puppets.shell.preferences.choose("pace", "at_once")

    def opened(motion: float) -> Hands:
        puppets.root.setProperty("motion", motion)
        return puppets

    return opened


@pytest.fixture
def hands(request: pytest.FixtureRequest) -> Hands:
    """The hands of somebody who has just opened the window for the first time.

    In a module that is marked ``one_window``, of someone who finds it as such, but perhaps with the
    last test's game on the table: the new one takes its place, at a third of the time. A test that
    names the folders, or the system's language, has a window of its own there too.
    """
    own = OWN & set(request.fixturenames)
    if own or request.node.get_closest_marker("one_window") is None:
        return cast("Open", request.getfixturevalue("open_window"))(0)
    hands = cast("Hands", request.getfixturevalue("kept_window"))
    hands.tidy()
    return hands
