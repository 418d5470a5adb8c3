"""A disk that takes long: the window goes on, and says meanwhile what is not safe yet."""

import builtins
import io
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from threading import Event, current_thread, main_thread

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from rococo_desktop.app import Window
from rococo_desktop.games import GAMES
from rococo_desktop.session.files.places import Places
from rococo_desktop.session.journal.journal_lines import read_record
from rococo_desktop.session.saves.resume import resume
from rococo_desktop.session.saves.unfinished import find_unfinished
from rococo_desktop.session.settings import load_settings
from tests.daily import soaked
from tests.qml.hands import Hands, answer_first

CALLS = {
    os: ("open", "stat", "lstat", "scandir", "mkdir", "unlink", "replace", "rename", "link"),
    io: ("open",),
    builtins: ("open",),
}


class Disk:
    """A disk that answers when the test lets it; only the files' thread may ask it."""

    def __init__(self, home: Path, patch: pytest.MonkeyPatch) -> None:
        self.asked_by_window: list[str] = []
        self.free = Event()
        self.free.set()
        self._home = home
        for module, names in CALLS.items():
            for name in names:
                patch.setattr(module, name, self._watched(name, getattr(module, name)))
        patch.setattr(os, "fsync", self._slow(os.fsync))

    def _watched(self, name: str, call: Callable[..., object]) -> Callable[..., object]:
        def watched(*arguments: object, **settings: object) -> object:
            path = arguments[0] if current_thread() is main_thread() else None
            if isinstance(path, str | os.PathLike) and Path(path).is_relative_to(self._home):
                self.asked_by_window.append(f"{name} {path}")
            return call(*arguments, **settings)

        return watched

    def _slow(self, sync: Callable[[int], None]) -> Callable[[int], None]:
        def slow(descriptor: int) -> None:
            if current_thread() is main_thread():
                self.asked_by_window.append("fsync")
            else:
                self.free.wait()
            sync(descriptor)

        return slow


@pytest.fixture
def disk(hands: Hands, tmp_path: Path) -> Iterator[Disk]:
    """Make the disk slow when the window is there."""
    hands.settle()
    with pytest.MonkeyPatch.context() as patch:
        slow = Disk(tmp_path, patch)
        yield slow
        slow.free.set()
        hands.shell.clerk.finish()


def hold(hands: Hands, disk: Disk, patch: pytest.MonkeyPatch) -> None:
    """Let the disk take its time; the hands go on without waiting for it."""
    disk.free.clear()
    patch.setattr(hands.shell.clerk, "finish", lambda: None)


def begin(hands: Hands, game: str) -> None:
    hands.shell.open("new_game")
    hands.shell.backstage.form.setGame(game)
    hands.shell.backstage.form.seats.setKind(1, "human")
    hands.shell.backstage.form.setHands("open")
    hands.shell.startGame()
    hands.settle()


def played(hands: Hands, times: int) -> None:
    for _ in range(times):
        assert answer_first(hands.game)
        hands.settle()


DIALOGS = ("new_game", "sources", "guide", "learn", "records", "load")


@pytest.mark.parametrize("wanted", soaked(DIALOGS, ["sources", "records"]))
def test_a_dialog_that_is_opened_at_once_lets_the_files_thread_read_the_games(
    places: Places, tmp_path: Path, wanted: str, qtbot: QtBot
) -> None:
    """Whoever is faster than the program waits for a game, and the window does not."""
    window = Window(places, motion=0)
    with pytest.MonkeyPatch.context() as patch:
        disk = Disk(tmp_path, patch)
        window.shell.open(wanted)
        qtbot.waitUntil(lambda: window.shell.dialog == wanted)
        assert disk.asked_by_window == []
    window.close()


@pytest.mark.parametrize(
    ("game", "entry", "value"),
    [("rococo", "dresses-yellow-01", "value"), ("patisserie", "recipes-pastry-sable", "flour")],
)
def test_corrections_are_read_and_written_while_the_window_goes_on(
    hands: Hands, places: Places, disk: Disk, game: str, entry: str, value: str
) -> None:
    hands.shell.chooseGame(game)
    with pytest.MonkeyPatch.context() as patch:
        hold(hands, disk, patch)
        hands.shell.open("sources")
        sources = hands.shell.chosen.pages.sources
    disk.free.set()
    hands.settle()
    sources.correct(entry)
    sources.form.step(value, 1)
    with pytest.MonkeyPatch.context() as patch:
        hold(hands, disk, patch)
        sources.form.keep()
        assert (sources.form.unkept, sources.form.canKeep) == (True, False), "it is being written"
    disk.free.set()
    hands.settle()
    assert not sources.form.unkept
    assert [row.source for row in sources.rows.rows].count("entered by you") == 1
    assert places.components_file(game).exists()
    assert disk.asked_by_window == [f"stat {places.components_file(game)}"], "by this test itself"


@pytest.mark.parametrize("game", soaked(GAMES, ["patisserie"]))
def test_the_window_goes_on_and_says_what_is_not_safe_yet(
    hands: Hands, places: Places, disk: Disk, game: str, qtbot: QtBot
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        hold(hands, disk, patch)
        begin(hands, game)
        assert hands.shell.screen == "table"
        played(hands, 4)
        hands.game.undo()
        hands.game.redo()
        hands.game.undo()
        hands.settle()
        answers = hands.game.session.answers
        assert len(answers) >= 1
        assert hands.has("writing")
        told = QAccessible.queryAccessibleInterface(hands.named("gameMenu"))
        assert "would not survive a crash yet" in told.text(QAccessible.Text.Description)
        assert not hands.has("unsafe"), "nothing has failed"
        hands.shell.preferences.choose("theme", "evening")
        hands.shell.open("menu")
        hands.settle()
        assert not hands.has("kept")
        hands.shell.back()
    disk.free.set()
    hands.shell.clerk.finish()
    qtbot.waitUntil(lambda: not hands.has("writing"))
    assert disk.asked_by_window == []
    (file,) = places.journals.iterdir()
    *_, last = read_record(file.read_bytes()).lines
    assert last.save is not None or last.act == "undo"
    assert load_settings(places.settings_file)[0].theme == "evening"


@pytest.mark.parametrize("game", soaked(GAMES, ["rococo"]))
def test_a_kill_loses_nothing_that_was_shown_as_safe(
    hands: Hands, places: Places, disk: Disk, game: str, qtbot: QtBot, tmp_path: Path
) -> None:
    """The copy of a home is what a kill at that moment leaves."""
    begin(hands, game)
    chance, library = Random(7), {game: GAMES[game].library.load()}
    marked = safe = 0
    with pytest.MonkeyPatch.context() as patch:
        hold(hands, disk, patch)
        for number in range(40):
            if chance.random() < 0.5:
                disk.free.set()
            change = chance.choice((hands.game.undo, hands.game.redo, *[None] * 3))
            if change is None:
                played(hands, 1)
            else:
                change()
            if disk.free.is_set():
                qtbot.waitUntil(lambda: not hands.shell.clerk.is_busy)
            hands.settle()
            if hands.has("writing"):
                marked += 1
            else:
                safe += 1
                home = tmp_path / f"killed-{number}"
                shutil.copytree(places.data, home)
                (found,) = find_unfinished(home / "journals")
                again = resume(found.path, library)
                assert again.answers == hands.game.session.answers
                assert again.can_redo == hands.game.session.can_redo
                again.safety.close()
            disk.free.clear()
    assert min(marked, safe) > 5


@pytest.mark.parametrize("game", soaked(GAMES, ["patisserie"]))
def test_another_game_is_begun_while_the_last_one_is_written(
    hands: Hands, places: Places, disk: Disk, game: str
) -> None:
    begin(hands, game)
    played(hands, 2)
    first = hands.game.session
    with pytest.MonkeyPatch.context() as patch:
        hold(hands, disk, patch)
        played(hands, 1)
        begin(hands, game)
        assert hands.game.session is not first
        played(hands, 1)
        hands.shell.backstage.saves.save()
        hands.shell.open("load")
    disk.free.set()
    hands.settle()
    assert disk.asked_by_window == []
    (found,) = find_unfinished(places.journals)
    assert len(read_record(found.path.read_bytes()).lines) == len(first.answers)


@pytest.mark.parametrize("way", ["waits", "stays", "leaves"])
def test_a_window_that_is_closed_waits_for_the_disk_and_asks(
    hands: Hands, disk: Disk, qtbot: QtBot, way: str
) -> None:
    begin(hands, "rococo")
    with pytest.MonkeyPatch.context() as patch:
        hold(hands, disk, patch)
        played(hands, 1)
        hands.root.close()
        assert hands.root.isVisible()
        qtbot.waitUntil(lambda: hands.shell.dialog == "unsafe")
        hands.settle()
        assert any("The disk is slow" in text for text in hands.texts())
        if way == "stays":
            hands.click("refuse")
        if way == "leaves":
            hands.click("agree")
            assert not hands.root.isVisible()
    disk.free.set()
    hands.settle()
    QCoreApplication.processEvents()
    assert hands.root.isVisible() == (way == "stays")
    assert hands.shell.dialog == "" or way != "stays"
    assert disk.asked_by_window == []


def test_who_closes_the_window_reads_first_what_failed(
    hands: Hands, places: Places, disk: Disk, qtbot: QtBot
) -> None:
    begin(hands, "rococo")
    hands.shell.open("save")
    hands.settle()
    places.saves.write_text("a file where the folder should be")
    with pytest.MonkeyPatch.context() as patch:
        hold(hands, disk, patch)
        played(hands, 1)
        hands.shell.backstage.saves.save()
        hands.root.close()
        qtbot.waitUntil(lambda: hands.shell.dialog == "unsafe")
    disk.free.set()
    hands.settle()
    assert hands.root.isVisible()
    assert hands.shell.dialog == ""
    assert any("cannot be written" in text for text in hands.texts())
    hands.root.close()
    assert not hands.root.isVisible()
