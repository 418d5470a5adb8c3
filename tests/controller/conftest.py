"""Qt's objects need an application, but no window."""

import os
import sys

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

if sys.platform.startswith("linux") and not os.environ.get("DISPLAY"):
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(autouse=True)
def application(qtbot: QtBot) -> QCoreApplication:
    app = QCoreApplication.instance()
    assert app is not None
    return app
