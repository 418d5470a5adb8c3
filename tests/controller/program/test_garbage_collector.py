"""Garbage with objects of Qt is freed in the window's thread, whichever thread allocates."""

import gc
import weakref
from collections.abc import Iterator
from threading import Thread

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from rococo_desktop.controller.program.garbage_collector import GarbageCollector


@pytest.fixture
def collector(qtbot: QtBot) -> Iterator[GarbageCollector]:
    enabled = gc.isenabled()
    made = GarbageCollector()
    yield made
    made.stop()
    if enabled:
        gc.enable()


class Piece(QObject):
    """An object of Qt that refers to itself."""

    def __init__(self) -> None:
        super().__init__()
        self.itself = self


def litter() -> None:
    """Leave more garbage than Python tolerates before it collects."""
    kept = [[number] for number in range(20 * gc.get_threshold()[0])]
    kept.append([len(kept)])


@pytest.mark.usefixtures("collector")
def test_another_thread_collects_no_object_of_qt(qtbot: QtBot) -> None:
    gone = weakref.ref(Piece())
    thread = Thread(target=litter)
    thread.start()
    thread.join()
    assert gone() is not None
    kept: list[list[int]] = []

    def collected() -> bool:
        # A window of an earlier test may still be closing, which lowers Python's count as much.
        kept.extend([number] for number in range(gc.get_threshold()[0]))
        return gone() is None

    qtbot.waitUntil(collected, timeout=20_000)


def test_everything_is_collected_when_a_game_is_left(
    qtbot: QtBot, collector: GarbageCollector
) -> None:
    """Also what is so old that Python would collect it much later."""
    piece = Piece()
    for generation in (0, 1):
        gc.collect(generation)
    gone = weakref.ref(piece)
    del piece
    gc.collect(1)
    assert gone() is not None, "it is in the oldest generation"
    collector.be_thorough()
    qtbot.waitUntil(lambda: gone() is None)
