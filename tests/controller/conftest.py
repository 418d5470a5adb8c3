"""Qt's objects need an application, but no window."""

import gc
import os
import sys
import threading
from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot

if sys.platform.startswith("linux") and not os.environ.get("DISPLAY"):
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(autouse=True)
def application(qtbot: QtBot) -> QCoreApplication:
    gc.disable()  # as the window does: only its thread may free objects of Qt
    app = QCoreApplication.instance()
    assert app is not None
    return app


@pytest.fixture(scope="module")
def parent(qapp: object) -> Iterator[QObject]:
    """The owner of a module's objects, which go with it."""
    owner = QObject()
    yield owner
    shiboken6.delete(owner)


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> list[threading.Thread]:
    """The threads that are started, the latest last."""
    found: list[threading.Thread] = []
    start = threading.Thread.start

    def starting(thread: threading.Thread) -> None:
        found.append(thread)
        start(thread)

    monkeypatch.setattr(threading.Thread, "start", starting)
    return found
