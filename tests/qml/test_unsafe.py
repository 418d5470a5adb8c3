"""A game that cannot be saved: the window warns meanwhile, and asks before it closes."""

import errno
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible

from rococo_desktop.kinds.kind import Shelf
from rococo_desktop.session.files.locks import Lock
from rococo_desktop.session.files.places import Places
from rococo_desktop.session.journal import journal, journal_file
from rococo_desktop.session.journal.journal import Journal
from rococo_desktop.session.journal.journal_lines import read_record
from rococo_desktop.session.saves.chronicle import finished_game, read_chronicle
from rococo_desktop.session.saves.finished_games import (
    find_kept,
    keep_finished,
    mend_chronicle,
    results_of,
)
from rococo_desktop.session.saves.resume import resume
from rococo_desktop.session.saves.saves import read_save
from rococo_desktop.session.saves.unfinished import find_unfinished
from rococo_desktop.session.session import Session
from tests.qml.hands import Hands, answer_first, played_out, session
from tests.qml.patisserie import kitchen_hands
from tests.shelf import shelf


@pytest.fixture
def disk() -> Iterator[pytest.MonkeyPatch]:
    """A disk that is full until undone."""

    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", full)
        yield patch


def journaled(places: Places, kind: Callable[..., Session] = session) -> Session:
    game = kind(2)
    game.keep(Journal.create(places.journals))
    return game


def test_a_sign_stays_on_the_table_as_long_as_the_game_is_not_safe(
    hands: Hands, places: Places, disk: pytest.MonkeyPatch
) -> None:
    hands.shell.preferences.choose("hands", "open")
    hands.play(journaled(places))
    hands.settle()
    notices = [row.text for row in hands.shell.notices.rows]
    assert any("is not safe against a crash" in text for text in notices)
    for notice in [row.key for row in hands.shell.notices.rows]:
        hands.shell.notices.dismiss(notice)
    for _ in range(3):
        answer_first(hands.game)
        hands.settle()
        sign = hands.named("unsafe")
        assert hands.spoken(sign) == ("Not safe against a crash", QAccessible.Role.Button)
        told = QAccessible.queryAccessibleInterface(sign).text(QAccessible.Text.Description)
        assert "no space is left on the disk" in told
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
    hands.shell.preferences.choose("hands", "open")
    hands.play(journaled(places))
    assert hands.has("unsafe")
    disk.undo()
    answer_first(hands.game)
    hands.settle()
    assert not hands.has("unsafe")


def test_it_is_asked_before_an_unsafe_game_is_closed(
    hands: Hands, places: Places, disk: pytest.MonkeyPatch
) -> None:
    hands.play(journaled(places))
    hands.game.hotSeat.reveal()
    for _ in range(2):
        hands.root.close()
        hands.settle()
        assert hands.root.isVisible()
        assert any("would be lost. Close all the same?" in text for text in hands.texts())
        assert hands.focused.objectName() == "refuse"
        hands.click("refuse")
        assert hands.shell.dialog == ""
    hands.shell.quitAsked.emit()
    hands.settle()
    hands.click("agree")
    assert not hands.root.isVisible()


def test_a_disk_with_room_again_is_not_asked_about(
    hands: Hands, places: Places, disk: pytest.MonkeyPatch
) -> None:
    hands.play(journaled(places))
    disk.undo()
    hands.root.close()
    hands.settle()
    assert not hands.root.isVisible()


def test_an_unsafe_game_that_was_left_for_another_is_written_in_the_end(
    hands: Hands, places: Places, disk: pytest.MonkeyPatch
) -> None:
    first = journaled(places)
    hands.play(first)
    hands.play(session(2, seed=3))
    hands.settle()
    hands.root.close()
    hands.settle()
    assert hands.root.isVisible()
    disk.undo()
    hands.root.close()
    hands.settle()
    assert not hands.root.isVisible()
    (found,) = find_unfinished(places.journals)
    again = resume(found.path, shelf(first.match.rules.components))
    assert again.answers == first.answers
    again.safety.close()


def test_a_game_that_is_over_is_asked_about_until_it_is_recorded(
    hands: Hands, places: Places, disk: pytest.MonkeyPatch
) -> None:
    hands.play(played_out(journaled(places)))
    hands.play(session(2, seed=3))
    hands.root.close()
    hands.settle()
    assert hands.root.isVisible()
    assert hands.shell.dialog == "unsafe"
    assert list(places.journals.iterdir())
    hands.click("refuse")
    disk.undo()
    hands.root.close()
    hands.settle()
    assert not hands.root.isVisible()
    assert not list(places.journals.iterdir())
    assert len(find_kept(places.finished)) == len(read_chronicle(places.chronicle).games) == 1


def test_a_finished_game_keeps_its_journal_until_its_record_can_be_written(
    hands: Hands, places: Places
) -> None:
    places.finished.parent.mkdir(parents=True)
    places.finished.write_text("a file where the folder should be")
    over = played_out(journaled(places))
    hands.play(over)
    hands.play(session(2, seed=3))
    assert any("is not safe against a crash" in text for text in hands.texts())
    (file,) = places.journals.iterdir()
    assert len(read_record(file.read_bytes()).lines) == len(over.answers)
    hands.root.close()
    hands.settle()
    hands.click("agree")
    assert not hands.root.isVisible()
    hands.shell.games.close()
    hands.settle()
    assert [each.path for each in find_unfinished(places.journals)] == [file]


@pytest.mark.parametrize("kind", [session, kitchen_hands.session])
def test_a_kill_while_a_finished_game_is_recorded_loses_nothing_and_counts_it_once(
    hands: Hands, places: Places, tmp_path: Path, kind: Callable[..., Session]
) -> None:
    """The copies of the home are what kills before and after each step on the disk leave."""
    over = played_out(journaled(places, kind))
    library, killed = {over.setup.game: over.match.rules.components}, list[Path]()

    def watched(call: Callable[..., None]) -> Callable[..., None]:
        def done(*arguments: object, **settings: object) -> None:
            kill()
            call(*arguments, **settings)
            kill()

        return done

    def kill() -> None:
        killed.append(tmp_path / f"killed-{len(killed)}")
        shutil.copytree(places.data, killed[-1])

    with pytest.MonkeyPatch.context() as patch:
        for name in ("fsync", "replace", "unlink"):
            patch.setattr(os, name, watched(getattr(os, name)))
        hands.play(over)
        hands.play(kind(2, seed=3))
        hands.settle()
    assert not list(places.journals.iterdir())
    assert len(killed) > 6
    for home in killed:
        left = Places(home, home)
        for found in find_unfinished(left.journals):
            again = resume(found.path, library)
            assert again.answers == over.answers
            keep_finished(left.finished, again.save(), finished_game(again, 2_000_000_000))
            again.safety.close()
        (kept,) = find_kept(left.finished)
        assert read_save(kept.path, library).answers == over.answers
        mend(left, library)
        assert len(read_chronicle(left.chronicle).games) == 1


def mend(home: Places, library: Shelf) -> None:
    """Make the lost lines of the chronicle again, as the window does."""
    lost = results_of(find_kept(home.finished), read_chronicle(home.chronicle), library)
    mend_chronicle(home.chronicle, list(lost.results.values()))


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
            hands.shell.notices.dismiss(notice)
        hands.settle()


def test_a_folder_that_cannot_be_made_is_told_and_tried_again(
    hands: Hands, places: Places, tmp_path: Path
) -> None:
    places.data.parent.mkdir(parents=True, exist_ok=True)
    places.data.write_text("a file where the folder should be")
    hands.shell.open("new_game")
    hands.shell.backstage.form.seats.setKind(1, "human")
    hands.shell.backstage.form.setHands("open")
    hands.shell.startGame()
    hands.settle()
    hands.settle()
    assert hands.has("unsafe")
    places.data.unlink()
    answer_first(hands.game)
    hands.settle()
    assert not hands.has("unsafe")
    assert len(list(places.journals.iterdir())) == 1
