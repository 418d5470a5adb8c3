"""Whatever takes longer than a moment shows that it works."""

import os
from collections.abc import Iterator
from contextlib import AbstractContextManager
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from tests.qml.hands import Hands


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """A disk that lists a folder once it is set."""
    answers = Event()
    scandir = os.scandir

    def wait(folder: str) -> AbstractContextManager[Iterator[os.DirEntry[str]]]:
        answers.wait()
        return scandir(folder)

    monkeypatch.setattr(os, "scandir", wait)
    yield answers
    answers.set()


@pytest.mark.parametrize("dialog", ["load", "records"])
def test_a_slow_list_shows_that_it_is_read(
    hands: Hands, qtbot: QtBot, disk: Event, dialog: str
) -> None:
    hands.shell.open(dialog)
    assert not hands.has("working"), "nothing flickers while it is fast"
    qtbot.waitUntil(lambda: hands.has("working"), timeout=60_000)
    assert "One moment …" in hands.texts()
    assert hands.shell.dialog == ""
    disk.set()
    qtbot.waitUntil(lambda: not hands.has("working"), timeout=60_000)
    assert hands.shell.dialog == dialog


def test_work_that_is_done_at_once_shows_nothing(hands: Hands) -> None:
    seen: list[bool] = []
    hands.shell.clerk.workingChanged.connect(lambda: seen.append(hands.shell.clerk.working))
    hands.shell.open("load")
    hands.settle()
    assert hands.shell.dialog == "load"
    assert not seen
