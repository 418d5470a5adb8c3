"""Whatever takes longer than a moment shows that it works."""

from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from rococo_desktop.session.files.files import listed
from tests.qml.hands import Hands


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """A disk that answers once it is set."""
    answers = Event()

    def wait(folder: Path, suffix: str) -> list[Path]:
        answers.wait()
        return listed(folder, suffix)

    for module in ("saved_games", "finished_games", "unfinished"):
        monkeypatch.setattr(f"rococo_desktop.session.saves.{module}.listed", wait)
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
    hands.shell.workingChanged.connect(lambda: seen.append(hands.shell.working))
    hands.shell.open("load")
    hands.settle()
    assert hands.shell.dialog == "load"
    assert not seen
