"""Work on files beside the window: in order, told here, and finished before the end."""

from threading import Event, Timer, current_thread, main_thread

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from rococo_desktop.controller.file_clerk import FileClerk
from rococo_desktop.session.errors import MessageError


class Told(list[object]):
    """What was told, and whether in the window's thread."""

    def done(self, result: object) -> None:
        assert current_thread() is main_thread()
        self.append(result)

    def failed(self, error: MessageError) -> None:
        assert current_thread() is main_thread()
        self.append(error.key)


@pytest.fixture
def clerk(qapp: QObject) -> FileClerk:
    return FileClerk(qapp)


def test_results_come_later_and_in_order(clerk: FileClerk, qtbot: QtBot) -> None:
    told, disk = Told(), Event()
    clerk.ask(lambda: disk.wait() and current_thread() is main_thread(), told.done, told.failed)
    for number in range(5):
        clerk.ask(lambda number=number: number, told.done, told.failed)  # type: ignore[misc]
    assert not told
    disk.set()
    qtbot.waitUntil(lambda: told == [False, 0, 1, 2, 3, 4])
    clerk.close()


def test_an_error_that_can_be_told_is_told(clerk: FileClerk) -> None:
    told = Told()

    def fail() -> None:
        raise MessageError("file.missing")

    clerk.ask(fail, told.done, told.failed)
    clerk.ask(lambda: 1, told.done, told.failed)
    clerk.finish()
    assert told == ["file.missing", 1]
    clerk.close()


def test_nothing_is_lost_at_the_end(clerk: FileClerk) -> None:
    told, disk = Told(), Event()
    clerk.ask(disk.wait, told.done, told.failed)
    clerk.ask(lambda: "written", told.done, told.failed)
    Timer(0.1, disk.set).start()
    clerk.close()
    assert told == [True, "written"]


def test_what_a_result_asks_for_is_done_too(clerk: FileClerk) -> None:
    told = Told()
    clerk.ask(lambda: 1, lambda _: clerk.ask(lambda: 2, told.done, told.failed), told.failed)
    clerk.finish()
    assert told == [2]
    clerk.close()
