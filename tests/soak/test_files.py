"""Everything that can happen to the files of a game, many times, with fixed seeds.

Kills have a place of their own, in ``tests/session/journal/test_kill.py``; hostile saves in
``tests/session/saves/test_hostile_saves.py``.
"""

import errno
import os
import random
import shutil
import subprocess
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest

from rococo_desktop.games import GAMES
from rococo_desktop.session.errors import SaveError
from rococo_desktop.session.journal.journal import Journal
from rococo_desktop.session.saves.chronicle import add_to_chronicle, finished_game, read_chronicle
from rococo_desktop.session.saves.resume import resume
from rococo_desktop.session.saves.saves import read_save, write_into_folder
from rococo_desktop.session.saves.unfinished import find_unfinished
from rococo_desktop.session.session import Session
from rococo_desktop.session.settings import Settings, load_settings, store_settings
from rococo_desktop.session.setup import plain_setup
from tests.session.play import components, game, journaled, play
from tests.session.saves.test_hostile_saves import SHELF, check_words
from tests.shelf import shelf

HEAVY = pytest.param(500, marks=pytest.mark.heavy, id="soak")
"""Two thousand damaged journals: cut and flipped ones, of both games."""
Answers = tuple[str, ...]


@cache
def journal_of_a_game(of: str = "rococo") -> tuple[bytes, tuple[Answers, ...]]:
    """Return a journal with undo and redo, and the answers after each of its lines."""
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        setup = plain_setup(2, 7, edition="", expansions=(), game=of)
        session = Session.new(setup, SHELF, Journal.create(Path(folder)))
        told = [session.answers]
        chance = random.Random(11)
        while len(told) < 60:
            change(session, chance)
            told.append(session.answers)
        session.safety.close(keep_journal=True)
        (path,) = Path(folder).iterdir()
        return path.read_bytes(), tuple(told)


def change(session: Session, chance: random.Random) -> None:
    """Answer, undo or redo."""
    what = chance.randrange(10)
    if what == 0 and session.can_undo:
        session.undo()
    elif what == 1 and session.can_redo:
        session.redo()
    else:
        play(session, 1, seed=chance.randrange(1000))


@pytest.mark.parametrize("of", GAMES)
@pytest.mark.parametrize("number", [pytest.param(25, id="quick"), HEAVY])
def test_a_journal_that_was_cut_anywhere_goes_on_from_its_last_whole_line(
    tmp_path: Path, number: int, of: str
) -> None:
    data, told = journal_of_a_game(of)
    chance = random.Random(number)
    for _ in range(number):
        path = tmp_path / "cut.journal"
        cut = chance.randrange(len(data) + 1)
        path.write_bytes(data[:cut])
        lines = data[:cut].count(b"\n")
        found = find_unfinished(tmp_path)
        assert bool(found) == path.exists() == bool(lines), cut
        if found:
            session = resume(path, SHELF)
            assert session.answers == told[lines - 1], cut
            assert session.notice is None, cut
            session.safety.close()


@pytest.mark.parametrize("of", GAMES)
@pytest.mark.parametrize("number", [pytest.param(25, id="quick"), HEAVY])
def test_a_journal_with_a_flipped_bit_anywhere_goes_on_from_what_was_played(
    tmp_path: Path, number: int, of: str
) -> None:
    data, told = journal_of_a_game(of)
    chance = random.Random(number)
    lost = 0
    for _ in range(number):
        place, bit = chance.randrange(len(data)), 1 << chance.randrange(8)
        path = tmp_path / "flipped.journal"
        path.write_bytes(data[:place] + bytes([data[place] ^ bit]) + data[place + 1 :])
        (found,) = find_unfinished(tmp_path)
        assert found.problem is None, place
        session = resume(path, SHELF)
        assert session.answers in told, place
        if session.notice is None:
            assert session.answers in told[-2:], place
        else:
            check_words(session.notice, path)
        lost += session.answers != told[-1]
        session.safety.close()
        assert not list(tmp_path.iterdir()), place
    assert lost < number * 0.7, "a line that holds the game, behind the damage, saves the rest"


def attacks(home: Path) -> list[Callable[[Path], None]]:
    """Return the acts of others on a home in which a game is played; each gets the journal."""

    def lose_home(journal: Path) -> None:
        shutil.rmtree(home, ignore_errors=True)

    def delete(journal: Path) -> None:
        with suppress(OSError):
            journal.unlink()

    def put_a_folder_there(journal: Path) -> None:
        delete(journal)
        if journal.parent.is_dir() and not journal.exists():
            journal.mkdir()

    def scribble(journal: Path) -> None:
        if journal.is_file():
            journal.write_bytes(b"scribble")

    def put_a_file_for_the_home(journal: Path) -> None:
        lose_home(journal)
        home.write_text("")

    def give_it_back(journal: Path) -> None:
        if home.is_file():
            home.unlink()

    return [
        *(lose_home, delete, put_a_folder_there, scribble, put_a_file_for_the_home),
        *(give_it_back, give_it_back),
    ]


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be taken away there")
@pytest.mark.parametrize(
    "games", [pytest.param(5, id="quick"), pytest.param(300, marks=pytest.mark.heavy, id="soak")]
)
def test_a_game_whose_home_is_lost_over_and_over_is_there_whole_in_the_end(
    tmp_path: Path, games: int
) -> None:
    for seed in range(games):
        chance = random.Random(seed)
        home = tmp_path / f"home-{seed}"
        session = journaled(Journal.create(home / "journals"), seed)
        for _ in range(40):
            if chance.random() < 0.3:
                assert session.safety.journal is not None
                chance.choice(attacks(home))(session.safety.journal.path)
            change(session, chance)
        if home.is_file():
            assert session.safety.problem is not None
            home.unlink()
        assert session.safety.journal is not None
        session.safety.close(keep_journal=True)
        path = next(
            found.path
            for found in find_unfinished(home / "journals")
            if found.problem is None and found.names
        )
        again = resume(path, shelf(components()))
        assert (again.answers, again.can_redo) == (session.answers, session.can_redo), seed
        again.safety.close()


@pytest.mark.skipif(sys.platform == "win32", reason="locks are another call there")
@pytest.mark.parametrize("code", ["ENOLCK", "ENOTSUP", "ENOSYS", "EINVAL", "EIO", "EBADF"])
def test_without_locks_a_game_is_one_file_and_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    import fcntl

    def refuse(*arguments: object) -> None:
        raise OSError(getattr(errno, code), "no locks")

    monkeypatch.setattr(fcntl, "flock", refuse)
    session = journaled(Journal.create(tmp_path))
    play(session, 20)
    (path,) = tmp_path.iterdir()
    session.safety.close(keep_journal=True)
    assert len(find_unfinished(tmp_path)) == 1
    again = resume(path, shelf(components()))
    assert again.answers == session.answers
    again.safety.close()


def test_a_folder_full_of_traps_is_listed_at_once_and_in_little_memory(tmp_path: Path) -> None:
    (tmp_path / "folder.journal").mkdir()
    (tmp_path / "circle.journal").symlink_to(tmp_path / "circle.journal")
    (tmp_path / "nowhere.journal").symlink_to(tmp_path / "nothing")
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe.journal")
    with (tmp_path / "huge.journal").open("wb") as stream:
        stream.truncate(4 * 1024**3)
    with (tmp_path / "lines.journal").open("wb") as stream:
        stream.write(b"0123456789abcdef {}\n" * 100_000)
    (tmp_path / "good.journal").write_bytes(journal_of_a_game()[0])
    tracemalloc.start()
    found = find_unfinished(tmp_path)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert [game.path.name for game in found if game.problem is None] == ["good.journal"]
    assert most < 100 * 1024**2


# -- a small disk ----------------------------------------------------------------------------------

SIZE = 512 * 1024


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A small disk, if one can be mounted."""
    if not sys.platform.startswith("linux") or shutil.which("mount") is None:
        pytest.skip("no disk can be mounted here")
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SIZE},mode=777", "tmpfs", str(folder)]
    done = subprocess.run(mount, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip(f"no disk can be mounted here: {done.stderr.splitlines()[0]}")
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=True)


def fill(disk: Path) -> None:
    """Take all available room."""
    with (disk / "filler").open("ab", buffering=0) as stream:
        for size in (65536, 4096, 1):
            with suppress(OSError):
                while True:
                    stream.write(b"\0" * size)


@pytest.mark.parametrize(
    "games", [pytest.param(2, id="quick"), pytest.param(60, marks=pytest.mark.heavy, id="soak")]
)
def test_a_disk_that_fills_up_and_has_room_again(disk: Path, games: int) -> None:
    for seed in range(games):
        chance = random.Random(seed)
        session = journaled(Journal.create(disk / "journals"), seed)
        full = False
        for _ in range(40):
            if chance.random() < 0.15:
                full = not full
                if full:
                    fill(disk)
                else:
                    (disk / "filler").unlink()
            change(session, chance)
            assert full or session.safety.problem is None
        if full:
            (disk / "filler").unlink()
        assert len(list((disk / "journals").iterdir())) == 1
        session.safety.close(keep_journal=True)
        (found,) = find_unfinished(disk / "journals")
        again = resume(found.path, shelf(components()))
        assert (again.answers, again.can_redo) == (session.answers, session.can_redo), seed
        assert again.notice is None
        again.safety.close()


def test_a_game_that_dies_on_a_full_disk_comes_back_from_before_it_was_full(disk: Path) -> None:
    session = journaled(Journal.create(disk / "journals"))
    play(session, 30)
    fill(disk)
    play(session, 30, seed=2)
    made = len(session.answers)
    assert session.safety.journal is not None
    left = session.safety.journal.path.read_bytes()  # it dies here
    (disk / "filler").unlink()
    session.safety.close()
    (disk / "journals" / "left.journal").write_bytes(left)
    (found,) = find_unfinished(disk / "journals")
    again = resume(found.path, shelf(components()))
    assert 30 <= len(again.answers) < made
    assert again.notice is None
    again.safety.close()


def test_what_is_written_whole_stays_as_it_was_on_a_full_disk(disk: Path) -> None:
    session = game("human", "human")
    play(session)
    path = disk / "saves" / "game.rococo"
    ended = finished_game(session, 1_800_000_000)
    write_into_folder(session.save(), path)
    store_settings(Settings(theme="evening"), disk / "settings.json")
    add_to_chronicle(disk / "chronicle.jsonl", ended)
    fill(disk)
    before = {file: file.read_bytes() for file in disk.rglob("*.*")}
    with pytest.raises(SaveError, match="no space is left"):
        write_into_folder(session.save(), path)
    with pytest.raises(OSError, match="No space left"):
        store_settings(Settings(theme="light", seats=session.setup.seats), disk / "settings.json")
    other = ended.model_copy(update={"game": "f" * 16})
    for _ in range(60):  # the room left in the file's last page is used up first
        try:
            add_to_chronicle(disk / "chronicle.jsonl", other)
        except OSError:
            break
        other = ended.model_copy(update={"game": f"{random.Random(_).getrandbits(64):016x}"})
    else:
        raise AssertionError("the disk is not full")
    before.pop(disk / "chronicle.jsonl")
    assert {file: file.read_bytes() for file in disk.rglob("*.*") if file in before} == before
    assert len([file for file in disk.rglob("*") if file.name.endswith(".tmp")]) == 0
    assert load_settings(disk / "settings.json")[0].theme == "evening"
    assert read_chronicle(disk / "chronicle.jsonl").damaged == 0
    assert read_save(path, shelf(components())).answers == session.answers
