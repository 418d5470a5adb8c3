"""A game that cannot be saved: the window warns meanwhile, and asks before it closes."""

import errno
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible

from rococo_desktop.session import journal, journal_file
from rococo_desktop.session.journal import Journal, find_unfinished
from rococo_desktop.session.locks import Lock
from rococo_desktop.session.places import Places
from rococo_desktop.session.resume import resume
from rococo_desktop.session.session import Session
from tests.qml.hands import Hands, answer_first, played_out, session
from tests.shelf import shelf


@pytest.fixture
def disk() -> Iterator[pytest.MonkeyPatch]:
    """A disk that is full until undone."""

    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", full)
        yield patch


def journaled(places: Places) -> Session:
    game = session(2)
    game.keep(Journal.create(places.journals))
    return game


def test_a_sign_stays_on_the_table_as_long_as_the_game_is_not_safe(
    hands: Hands, places: Places, disk: pytest.MonkeyPatch
) -> None:
    hands.play(journaled(places))
    hands.game.set_open_hands(opened=True)
    hands.settle()
    assert any("is not safe against a crash" in text for text in hands.texts())
    for notice in [row.key for row in hands.shell.notices.rows]:
        hands.shell.dismiss(notice)
    for _ in range(3):
        answer_first(hands.game)
        hands.settle()
        sign = hands.named("unsafe")
        assert hands.spoken(sign) == ("Not safe against a crash", QAccessible.Role.Button)
        told = QAccessible.queryAccessibleInterface(sign).text(QAccessible.Text.Description)
        assert "No space left on device" in told
        assert not hands.has("notice"), "it is told once"
    assert min(sign.width(), sign.height()) >= 32
    hands.click("unsafe")
    assert hands.has("unsafe")
    disk.undo()
    hands.click("unsafe")
    assert not hands.has("unsafe")
    assert any("safe against a crash again" in text for text in hands.texts())


def test_the_next_decision_takes_the_sign_away(
    hands: Hands, places: Places, disk: pytest.MonkeyPatch
) -> None:
    hands.play(journaled(places))
    hands.game.set_open_hands(opened=True)
    assert hands.has("unsafe")
    disk.undo()
    answer_first(hands.game)
    hands.settle()
    assert not hands.has("unsafe")


def test_it_is_asked_before_an_unsafe_game_is_closed(
    hands: Hands, places: Places, disk: pytest.MonkeyPatch
) -> None:
    hands.play(journaled(places))
    hands.game.reveal()
    for _ in range(2):
        assert not hands.root.close()
        hands.settle()
        assert hands.root.isVisible()
        assert any("would be lost. Close all the same?" in text for text in hands.texts())
        assert hands.focused.objectName() == "refuse"
        hands.click("refuse")
        assert hands.shell.dialog == ""
    hands.shell.quit()
    hands.settle()
    hands.click("agree")
    assert not hands.root.isVisible()


def test_a_disk_with_room_again_is_not_asked_about(
    hands: Hands, places: Places, disk: pytest.MonkeyPatch
) -> None:
    hands.play(journaled(places))
    disk.undo()
    assert hands.root.close()


def test_an_unsafe_game_that_was_left_for_another_is_written_in_the_end(
    hands: Hands, places: Places, disk: pytest.MonkeyPatch
) -> None:
    first = journaled(places)
    hands.play(first)
    hands.play(session(2, seed=3))
    assert not hands.root.close()
    disk.undo()
    assert hands.root.close()
    hands.shell._games.close()
    (found,) = find_unfinished(places.journals)
    again = resume(found.path, shelf(first.match.rules.components))
    assert again.answers == first.answers
    again.close()


def test_a_game_that_is_over_is_not_asked_about(
    hands: Hands, places: Places, disk: pytest.MonkeyPatch
) -> None:
    hands.play(played_out(journaled(places)))
    assert hands.root.close()


def test_that_a_disk_knows_no_locks_is_told_once(
    hands: Hands, places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (journal, journal_file):
        monkeypatch.setattr(module, "lock", lambda file: Lock.UNKNOWN)
    for number in range(2):
        hands.play(journaled(places))
        assert any("does not support file locking" in text for text in hands.texts()) == (
            number == 0
        )
        for notice in [row.key for row in hands.shell.notices.rows]:
            hands.shell.dismiss(notice)
        hands.settle()


def test_a_folder_that_cannot_be_made_is_told_and_tried_again(
    hands: Hands, places: Places, tmp_path: Path
) -> None:
    places.data.parent.mkdir(parents=True, exist_ok=True)
    places.data.write_text("a file where the folder should be")
    hands.shell.open("new_game")
    hands.shell.form.setKind(1, "human")
    hands.shell.startGame()
    hands.settle()
    hands.game.set_open_hands(opened=True)
    hands.settle()
    assert hands.has("unsafe")
    places.data.unlink()
    answer_first(hands.game)
    hands.settle()
    assert not hands.has("unsafe")
    assert len(list(places.journals.iterdir())) == 1
