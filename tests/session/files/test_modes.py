"""What belongs to the user can be read by nobody else, whatever the umask is."""

import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rococo_desktop.games import GAMES
from rococo_desktop.session.files.owner_file import OwnerFile
from rococo_desktop.session.files.places import Places
from rococo_desktop.session.journal.journal import Journal
from rococo_desktop.session.saves.chronicle import add_to_chronicle, finished_game
from rococo_desktop.session.saves.finished_games import keep_finished
from rococo_desktop.session.saves.saves import write_into_folder
from rococo_desktop.session.session import Session
from rococo_desktop.session.settings import Settings, store_settings
from tests.session.play import game, journaled, play

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no modes there")

FILE, FOLDER = 0o600, 0o700


@pytest.fixture(autouse=True, params=[0o000, 0o022])
def umask(request: pytest.FixtureRequest) -> Iterator[None]:
    before = os.umask(request.param)
    yield
    os.umask(before)


def places(tmp_path: Path) -> Places:
    return Places(tmp_path / "of" / "config", tmp_path / "of" / "data")


def ended() -> Session:
    session = game("human", "human")
    play(session)
    return session


def write_everything(places: Places) -> None:
    """Write whatever the program writes for itself."""
    session = ended()
    line = finished_game(session, 1_800_000_000)
    store_settings(Settings(), places.settings_file)
    add_to_chronicle(places.chronicle, line)
    keep_finished(places.finished, session.save(), line)
    write_into_folder(session.save(), places.saves / "game.rococo")
    journaled(Journal.create(places.journals)).safety.close(keep_journal=True)
    for name, kind in GAMES.items():
        if kind.correctable is not None:
            OwnerFile(places.components_file(name), kind.correctable).keeping()()


def modes(folder: Path) -> dict[Path, int]:
    return {path: stat.S_IMODE(path.stat().st_mode) for path in folder.rglob("*")}


def expected(path: Path) -> int:
    return FOLDER if path.is_dir() else FILE


def test_a_new_home_is_for_its_owner_alone(tmp_path: Path):
    home = places(tmp_path)
    write_everything(home)
    found = modes(tmp_path)
    assert {home.settings_file, home.chronicle, home.saves / "game.rococo"} <= found.keys()
    assert found == {path: expected(path) for path in found}


def test_what_an_earlier_version_left_open_is_closed_when_it_is_written(tmp_path: Path):
    home = places(tmp_path)
    write_everything(home)
    for path in tmp_path.rglob("*"):
        path.chmod(0o755 if path.is_dir() else 0o644)
    for path in (*home.finished.iterdir(), *home.journals.iterdir()):
        path.unlink()
    home.chronicle.write_bytes(b"")
    write_everything(home)
    found = modes(tmp_path)
    chosen = {tmp_path / "of", home.config, home.data}
    assert {path: mode for path, mode in found.items() if path not in chosen} == {
        path: expected(path) for path in found if path not in chosen
    }
    assert {found[path] for path in chosen} == {0o755}, "a folder that the user chose stays"
