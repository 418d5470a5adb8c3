"""Homes that cannot be read or written, and users without one: a message, never a traceback."""

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from rococo_desktop import app
from rococo_desktop.cli.main import main
from rococo_desktop.kinds.rococo import ROCOCO
from rococo_desktop.rules.component_files import ComponentsError
from rococo_desktop.rules.rococo.rulebook import LIBRARY
from rococo_desktop.session.errors import MessageError, UnreadableError
from rococo_desktop.session.files.owner_file import OwnerFile
from rococo_desktop.session.files.places import HOME_VARIABLE, Places, PlacesError
from rococo_desktop.session.journal.journal import Journal
from rococo_desktop.session.saves.chronicle import read_chronicle
from rococo_desktop.session.saves.finished_games import find_kept
from rococo_desktop.session.saves.saves import find_saved, write_into_folder
from rococo_desktop.session.saves.unfinished import find_unfinished
from rococo_desktop.session.settings import Settings, load_settings
from tests.homes import HOMES, bad_home
from tests.session.play import game, journaled, play


@pytest.fixture(params=HOMES)
def places(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Places:
    home = bad_home(request.param, tmp_path, monkeypatch)
    monkeypatch.setenv(HOME_VARIABLE, str(home))
    return Places.find()


def test_what_is_read_is_nothing_or_says_why(places: Places) -> None:
    settings, notice = load_settings(places.settings_file)
    assert settings == Settings()
    assert notice is None or str(places.settings_file)[:1000] in str(notice)
    assert find_unfinished(places.journals) == []
    game_values = ROCOCO.correctable
    assert game_values is not None
    readings: list[Callable[[], object]] = [
        lambda: find_kept(places.finished),
        lambda: find_saved(places.saves, 10),
        lambda: read_chronicle(places.chronicle),
        lambda: LIBRARY.load(places.owner_components("rococo")),
        lambda: OwnerFile(places.components_file("rococo"), game_values),
    ]
    for read in readings:
        with suppress(OSError, UnreadableError, ComponentsError):
            read()


def test_a_game_is_played_unsafe_and_cannot_be_saved(places: Places) -> None:
    session = journaled(Journal.create(places.journals))
    play(session, 5)
    assert session.safety.problem is not None
    assert str(places.journals)[:1000] in str(session.safety.problem)
    with pytest.raises(MessageError, match="cannot be written"):
        write_into_folder(game("human", "human").save(), places.saves / "game.rococo")
    session.safety.close(keep_journal=True)


def test_a_command_says_it_in_one_line(places: Places, capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["simulate", "--players", "2", "--bots", "random", "--seed", "1", "--json"])
    told = capsys.readouterr()
    assert (status, told.err.count("\n")) in ((0, 0), (2, 1))
    assert "Traceback" not in told.err
    if status:
        assert str(places.components_file("rococo"))[:1000] in told.err


@pytest.fixture
def nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """A user without a home and without an entry, as in some containers."""
    import pwd

    def unknown(number: int) -> None:
        raise KeyError(f"getpwuid(): uid not found: {number}")

    for name in (HOME_VARIABLE, "HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_DOCUMENTS_DIR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(pwd, "getpwuid", unknown)


linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="others always have a home")


@linux
def test_a_user_without_an_entry_is_told_so(
    nobody: None,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(PlacesError):
        Places.find()
    assert main(["components"]) == 2
    assert app.main() == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 2
    for line in lines:
        assert "this user has no home" in line
        assert HOME_VARIABLE in line
    assert not list(tmp_path.iterdir()), "no folder of the name ~"


@linux
def test_without_home_the_entry_of_the_user_says_where(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (HOME_VARIABLE, "HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    try:
        places = Places.find()
    except PlacesError:
        pytest.skip("the user of this test has no entry")
    assert places.data.is_absolute()
    assert os.path.expanduser("~") in str(places.data)  # noqa: PTH111
