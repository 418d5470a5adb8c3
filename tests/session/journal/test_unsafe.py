"""Journals that cannot be written, are removed, or cannot be locked."""

import errno
import os
import shutil
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from rococo_desktop.session.errors import JournalError
from rococo_desktop.session.files.locks import Lock, lock
from rococo_desktop.session.journal import journal_file
from rococo_desktop.session.journal.journal import Journal
from rococo_desktop.session.journal.journal_lines import MAX_JOURNAL, read_record
from rococo_desktop.session.saves.resume import resume
from rococo_desktop.session.saves.saves import delete_save
from rococo_desktop.session.saves.unfinished import MOST, find_unfinished
from rococo_desktop.session.session import Session
from tests.session.play import components, game, journaled, play
from tests.shelf import shelf

FullDisk = Callable[[], AbstractContextManager[None]]
not_windows = pytest.mark.skipif(sys.platform == "win32", reason="an open file stays there")


def left(session: Session) -> None:
    """Leave the game, and restore it as it was, with undo and redo."""
    folder = session_path(session).parent
    session.safety.close(keep_journal=True)
    (found,) = find_unfinished(folder)
    again = resume(found.path, shelf(components()))
    assert again.answers == session.answers
    assert again.can_redo == session.can_redo
    assert again.notice is None
    again.safety.close()
    assert not list(folder.iterdir())


def session_path(session: Session) -> Path:
    assert session.safety.journal is not None
    return session.safety.journal.path


def test_what_a_full_disk_refused_is_written_when_there_is_room(
    tmp_path: Path, full_disk: FullDisk
):
    session = journaled(Journal.create(tmp_path))
    play(session, 5)
    before = session_path(session).read_bytes()
    with full_disk():
        play(session, 3, seed=2)
        session.undo()
        assert "no space is left on the disk" in str(session.safety.problem)
        assert "is not safe against a crash" in str(session.notice)
        session.notice = None
        play(session, 1)
        assert session.notice is None, "it is told once"
        assert session_path(session).read_bytes() == before
        session.safety.retry()
        assert not session.safety.is_safe
    play(session, 1, seed=3)
    assert session.safety.problem is None
    assert "safe against a crash again" in str(session.notice)
    session.undo()
    left(session)


def test_a_game_that_was_unsafe_is_written_whole_at_the_end(tmp_path: Path, full_disk: FullDisk):
    session = journaled(Journal.create(tmp_path))
    play(session, 74)
    with full_disk():
        play(session, 56, seed=2)
        assert session.safety.problem is not None
    left(session)


def test_a_game_that_is_over_is_not_offered_again_at_an_old_point(
    tmp_path: Path, full_disk: FullDisk
):
    session = journaled(Journal.create(tmp_path))
    play(session, 74)
    with full_disk():
        play(session)
        session.safety.close()
    assert not list(tmp_path.iterdir())


def test_a_folder_that_cannot_be_made_yet_is_tried_again(tmp_path: Path):
    folder = tmp_path / "data" / "journals"
    (tmp_path / "data").write_text("a file where the folder should be")
    session = journaled(Journal.create(folder))
    assert "in the way" in str(session.safety.problem)
    play(session, 4)
    (tmp_path / "data").unlink()
    session.safety.retry()
    assert session.safety.is_safe
    play(session, 1)
    left(session)


@not_windows
@pytest.mark.parametrize("at", ["journals", "home"])
def test_a_home_that_became_a_loop_of_links_is_not_called_safe(tmp_path: Path, at: str):
    home = tmp_path / "home"
    session = journaled(Journal.create(home / "journals"))
    play(session, 5)
    loop = home / at if at == "journals" else home
    loop.rename(tmp_path / "away")
    loop.symlink_to(loop)
    play(session, 1)
    assert "is not safe against a crash" in str(session.notice)
    loop.unlink()
    play(session, 1)
    assert session.safety.is_safe
    session.notice = None
    left(session)


@not_windows
@pytest.mark.parametrize("gone", ["file", "folder", "home"])
def test_a_journal_that_was_deleted_under_a_running_game_is_made_anew(tmp_path: Path, gone: str):
    folder = tmp_path / "home" / "journals"
    session = journaled(Journal.create(folder))
    play(session, 30)
    session.undo()
    if gone == "file":
        session_path(session).unlink()
    else:
        shutil.rmtree(folder if gone == "folder" else folder.parent)
    session.redo()
    session.undo()
    assert session.safety.problem is None
    assert [path.name for path in folder.iterdir()] == [session_path(session).name]
    assert find_unfinished(folder) == [], "the new one is locked too"
    left(session)


@not_windows
def test_a_journal_that_somebody_else_has_written_to_is_left_to_them(tmp_path: Path):
    session = journaled(Journal.create(tmp_path))
    play(session, 3)
    theirs = session_path(session)
    with theirs.open("ab") as stream:
        stream.write(b"something else\n")
    before = theirs.read_bytes()
    play(session, 2)
    assert session.safety.problem is None
    assert session_path(session) != theirs
    assert theirs.read_bytes() == before
    assert len(read_record(session_path(session).read_bytes()).lines) == 5
    session.safety.close()
    assert [*tmp_path.iterdir()] == [theirs]


def test_a_game_that_is_played_is_not_deleted_from_another_window(tmp_path: Path):
    session = journaled(Journal.create(tmp_path))
    play(session, 3)
    path = session_path(session)
    with pytest.raises(JournalError, match="is in use by another window"):
        delete_save(path)
    assert path.exists()
    session.safety.close(keep_journal=True)
    delete_save(path)
    delete_save(path)
    assert not path.exists()


@pytest.fixture
def no_locks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file system that refuses every lock, as some network ones do."""
    refuse_locks(monkeypatch, errno.ENOTSUP)


def refuse_locks(monkeypatch: pytest.MonkeyPatch, code: int) -> None:
    """Let every lock fail with an error of the system."""
    if sys.platform == "win32":
        import msvcrt as module

        name = "locking"
    else:
        import fcntl as module

        name = "flock"

    def refuse(*arguments: object) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(module, name, refuse)


def test_without_locks_one_plays_on(tmp_path: Path, no_locks: None):
    session = journaled(Journal.create(tmp_path))
    play(session, 5)
    assert session.safety.problem is None
    assert not session.safety.is_locked
    assert len(list(tmp_path.iterdir())) == 1
    left(session)


@not_windows
def test_without_locks_two_windows_with_one_game_lose_nothing(tmp_path: Path, no_locks: None):
    first = journaled(Journal.create(tmp_path))
    play(first, 5)
    second = resume(find_unfinished(tmp_path)[0].path, shelf(components()))
    play(second, 3, seed=2)
    play(first, 4, seed=3)
    first.safety.close(keep_journal=True)
    second.safety.close(keep_journal=True)
    games = [resume(found.path, shelf(components())) for found in find_unfinished(tmp_path)]
    assert sorted(game.answers for game in games) == sorted([first.answers, second.answers])
    for each in games:
        each.safety.close()


def test_only_a_lock_of_somebody_else_says_that_a_file_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    with (tmp_path / "file").open("wb") as one, (tmp_path / "file").open("wb") as other:
        assert lock(one) is Lock.OURS
        assert lock(other) is Lock.TAKEN
    for code in (errno.ENOLCK, errno.ENOTSUP, errno.EIO, errno.EBADF):
        refuse_locks(monkeypatch, code)
        with (tmp_path / "file").open("wb") as file:
            assert lock(file) is Lock.UNKNOWN


def test_a_file_that_is_taken_away_at_once_is_an_error_and_no_endless_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Somebody deletes the file before it is locked."""
    made: list[Path] = []

    def taken(stream: object) -> Lock:
        made.extend(tmp_path.iterdir())
        return Lock.TAKEN

    monkeypatch.setattr(journal_file, "lock", taken)
    session = journaled(Journal.create(tmp_path))
    assert session.safety.problem is not None
    assert len(set(made)) == journal_file.ATTEMPTS


@pytest.mark.parametrize("untold", ["which file it is", "how large it is"])
def test_a_file_system_that_cannot_tell_its_files_apart_gets_one_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, untold: str
):
    if untold == "which file it is":
        monkeypatch.setattr(os.path, "samestat", lambda one, other: False)
    else:
        stat = Path.stat

        def stale(path: Path, **settings: bool) -> os.stat_result:
            result = list(stat(path, **settings))
            if path.suffix == ".journal":
                result[6] = 0
            return os.stat_result(result)

        monkeypatch.setattr(Path, "stat", stale)
    session = journaled(Journal.create(tmp_path))
    play(session, 20)
    assert session.safety.problem is None
    assert len(list(tmp_path.iterdir())) == 1
    session.undo()
    monkeypatch.undo()
    left(session)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes in folders")
def test_a_pipe_in_the_folder_holds_nothing_up(tmp_path: Path):
    pipe = tmp_path / "pipe.journal"
    os.mkfifo(pipe)
    (found,) = find_unfinished(tmp_path)
    assert found.problem is not None
    with pytest.raises(JournalError):
        resume(pipe, shelf(components()))
    delete_save(pipe)
    assert not pipe.exists()


def test_a_huge_journal_is_not_read(tmp_path: Path):
    path = tmp_path / "huge.journal"
    with path.open("wb") as stream:
        stream.truncate(100 * 1024 * 1024)
    (found,) = find_unfinished(tmp_path)
    assert f"is larger than {MAX_JOURNAL:,} bytes" in str(found.problem)


def test_a_journal_grows_slowly_once_it_is_large(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("rococo_desktop.session.journal.journal.LARGE", 100_000)
    session = journaled(Journal.create(tmp_path))
    play(session, 3)
    for _ in range(100):
        session.undo()
        session.redo()
    assert session_path(session).stat().st_size < 250_000
    session.undo()
    left(session)


def test_a_journal_goes_on_in_a_new_file_before_it_is_too_large_to_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("rococo_desktop.session.journal.journal.MAX_JOURNAL", 150_000)
    session = journaled(Journal.create(tmp_path))
    play(session, 3)
    files = {session_path(session)}
    for _ in range(40):
        session.undo()
        session.redo()
        files.add(session_path(session))
        assert [*tmp_path.iterdir()] == [session_path(session)]
    assert len(files) > 2
    session.undo()
    left(session)


def test_only_the_latest_games_are_read(tmp_path: Path):
    source = journaled(Journal.create(tmp_path / "one"))
    source.safety.close(keep_journal=True)
    data = session_bytes(tmp_path / "one")
    folder = tmp_path / "many"
    folder.mkdir()
    for number in range(MOST + 5):
        path = folder / f"{number}.journal"
        path.write_bytes(data)
        os.utime(path, (number, number))
    found = find_unfinished(folder)
    assert [game.changed for game in found] == [*range(MOST + 4, 4, -1)]


def session_bytes(folder: Path) -> bytes:
    (path,) = folder.iterdir()
    return path.read_bytes()


@pytest.mark.parametrize("data", [b"my shopping list", b"0123456789abcdef my list", b'{"a": 1}'])
def test_what_is_not_ours_is_not_deleted(tmp_path: Path, data: bytes):
    path = tmp_path / "letter.journal"
    path.write_bytes(data)
    (found,) = find_unfinished(tmp_path)
    assert found.problem is not None
    assert path.read_bytes() == data


@pytest.mark.parametrize("cut", [0, 1, 16, 17, 18, 30, 44, 60, 1000])
def test_what_a_crash_left_of_a_first_line_is_cleared_up(tmp_path: Path, cut: int):
    session = journaled(Journal.create(tmp_path / "one"))
    session.safety.close(keep_journal=True)
    path = tmp_path / "two" / "torn.journal"
    path.parent.mkdir()
    for data in (session_bytes(tmp_path / "one")[:cut], b"\0" * cut):
        path.write_bytes(data)
        assert find_unfinished(path.parent) == []
        assert not path.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="modes are no rights there")
def test_hidden_hands_are_nobody_elses(tmp_path: Path):
    from rococo_desktop.session.saves.saves import write_into_folder

    session = journaled(Journal.create(tmp_path / "data" / "journals"))
    write_into_folder(game("human", "human").save(), tmp_path / "data" / "saves" / "a.rococo")
    for path in (session_path(session), tmp_path / "data" / "saves" / "a.rococo"):
        assert path.stat().st_mode & 0o077 == 0
        assert path.parent.stat().st_mode & 0o077 == 0
    session.safety.close()
