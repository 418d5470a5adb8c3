"""A window without a writable folder opens, is playable, and names what it cannot write."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from rococo_desktop.app import Window
from rococo_desktop.session.files.places import Places
from tests.daily import soaked
from tests.homes import HOMES, bad_home
from tests.qml.hands import Hands, answer_first


@pytest.fixture(params=soaked(HOMES, ["a file", "forbidden"]))
def lost(request: pytest.FixtureRequest, qtbot: QtBot, tmp_path: Path) -> Iterator[Hands]:
    """The hands of somebody whose home is lost."""
    with pytest.MonkeyPatch.context() as patch:
        home = bad_home(request.param, tmp_path, patch)
        window = Window(Places(home, home), motion=0)
        with qtbot.waitExposed(window.root):
            window.root.show()
        hands = Hands(window)
        hands.settle()
        yield hands
        window.shell.closing.leave()
        window.close()


def test_a_window_opens_and_says_where_it_cannot_write(lost: Hands) -> None:
    shell = lost.shell
    for dialog in ("load", "records", "settings", "sources", "about", "guide"):
        shell.open(dialog)
        lost.settle()
        shell.back()
    shell.preferences.choose("theme", "evening")
    shell.open("new_game")
    shell.backstage.form.seats.setKind(1, "human")
    shell.backstage.form.setHands("open")
    shell.startGame()
    lost.settle()
    for _ in range(4):
        answer_first(lost.game)
        lost.settle()
    assert lost.has("unsafe")
    shell.open("save")
    lost.settle()
    if shell.dialog == "save":
        shell.backstage.saves.save()
        lost.settle()
    told = [row.text for row in shell.notices.rows]
    assert any("cannot be" in text for text in told)
    assert not any("Errno" in text or "Traceback" in text for text in told)
