"""A window of its own for each test, in folders of its own, without motion."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from rococo_desktop.app import Window
from rococo_desktop.controller import preferences
from rococo_desktop.session.places import Places
from tests.qml.hands import Hands

if sys.platform.startswith("linux") and not os.environ.get("DISPLAY"):
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """The system of the tests is English, whatever the machine's is."""
    monkeypatch.setattr(preferences, "system_languages", lambda: ["en-GB"])


@pytest.fixture
def french(monkeypatch: pytest.MonkeyPatch) -> None:
    """The system is French; to be named before the hands, which open the window."""
    monkeypatch.setattr(preferences, "system_languages", lambda: ["fr-FR"])


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places(tmp_path / "config", tmp_path / "data")


@pytest.fixture
def hands(qtbot: QtBot, places: Places) -> Iterator[Hands]:
    """The hands of someone who has just opened the window for the first time."""
    window = Window(places, motion=0)
    with qtbot.waitExposed(window.root):
        window.root.show()
    hands = Hands(window)
    hands.settle()
    yield hands
    window.close()
