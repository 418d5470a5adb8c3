"""Work on files in a thread: done in order, reported in the window's thread, never dropped."""

from threading import Event, Timer, current_thread, main_thread

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from rococo_desktop.controller.files.file_clerk import FileClerk
from rococo_desktop.session.errors import MessageError


class Results(list[object]):
    """The results and errors, which must arrive in the window's thread."""

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
    results, disk = Results(), Event()
    clerk.ask(
        lambda: disk.wait() and current_thread() is main_thread(), results.done, results.failed
    )
    for number in range(5):
        clerk.ask(lambda number=number: number, results.done, results.failed)  # type: ignore[misc]
    assert not results
    disk.set()
    qtbot.waitUntil(lambda: results == [False, 0, 1, 2, 3, 4])
    clerk.close()


def test_an_error_that_can_be_told_is_told(clerk: FileClerk) -> None:
    results = Results()

    def fail() -> None:
        raise MessageError("file-missing")

    clerk.ask(fail, results.done, results.failed)
    clerk.ask(lambda: 1, results.done, results.failed)
    clerk.finish()
    assert results == ["file-missing", 1]
    clerk.close()


def test_nothing_is_lost_at_the_end(clerk: FileClerk) -> None:
    results, disk = Results(), Event()
    clerk.ask(disk.wait, results.done, results.failed)
    clerk.ask(lambda: "written", results.done, results.failed)
    Timer(0.1, disk.set).start()
    clerk.close()
    assert results == [True, "written"]


def test_what_a_result_asks_for_is_done_too(clerk: FileClerk) -> None:
    results = Results()
    clerk.ask(
        lambda: 1, lambda _: clerk.ask(lambda: 2, results.done, results.failed), results.failed
    )
    clerk.finish()
    assert results == [2]
    clerk.close()
