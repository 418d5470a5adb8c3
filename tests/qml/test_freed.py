"""A list that closes while its rows change lets go of none that Qt would read when it is freed."""

import os
import subprocess
import sys

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest

from rococo_desktop.controller.teaching.lesson_tutor import LessonTutor
from tests.qml.hands import Hands, play_to, session
from tests.qml.test_news import play_until_asked

pytestmark = pytest.mark.one_window

OVERWRITTEN = {"MALLOC_PERTURB_": "165"}
"""Tells the C library of Linux to overwrite whatever is freed."""


@pytest.fixture
def reader(hands: Hands) -> Hands:
    """Someone who is about to leave a moment of the past, with the whole log open."""
    hands.play(play_to(session(2), "play_card", skip=12))
    hands.game.hotSeat.reveal()
    hands.settle()
    hands.click("openLog")
    hands.game.timeline.walkTo(hands.game.log.moments()[-3])
    hands.lay_out()
    return hands


def bury(hands: Hands) -> None:
    """Let happen what was put off, then delete what was closed."""
    hands.settle()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_the_log_is_closed_before_it_follows(reader: Hands) -> None:
    reader.game.timeline.now()
    reader.look()
    QTest.keyClick(reader.root, Qt.Key.Key_Escape)
    bury(reader)
    assert not reader.has("closeLog")


def test_the_table_is_left_before_the_log_follows(reader: Hands) -> None:
    reader.game.timeline.now()
    reader.shell.leave()
    bury(reader)
    assert not reader.has("closeLog")


def test_the_table_is_left_before_the_news_follow(hands: Hands) -> None:
    hands.play(play_until_asked(session(1, bots=4, seed=3), 4))
    news, few = hands.table.news.rows, list(hands.table.news.rows.rows)
    many = [few[key % len(few)]._replace(key=f"{key}") for key in range(160)]
    news.show(many[:8])
    hands.lay_out()
    strip = hands.named("news")
    news.show(many)
    strip.ensurePolished()
    hands.shell.leave()
    bury(hands)
    assert not hands.has("news")


def test_the_table_is_left_before_the_tutor_finds_a_place(hands: Hands) -> None:
    hands.shell.backstage.school.learn("turn")
    hands.settle()
    for _ in range(3):
        hands.click("goOn")
    tutor = hands.game.tutors.speaking
    assert isinstance(tutor, LessonTutor)
    assert tutor.lights
    tutor.changed.emit()
    hands.shell.leave()
    bury(hands)
    assert not hands.has("tutor")


@pytest.mark.heavy  # a Python of its own, for the tests that are always made in this one
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the C library is another one")
def test_nothing_freed_is_read() -> None:
    """The same once more, so that whoever reads what is freed cannot do so by luck."""
    command = [sys.executable, "-m", "pytest", "-p", "no:xdist", "-k", "before", __file__]
    environment = {**os.environ, **OVERWRITTEN}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
