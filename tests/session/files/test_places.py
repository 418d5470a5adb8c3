"""The places of all files: the system's, a named folder, or beside the program."""

import getpass
import sys
from pathlib import Path

import pytest

from rococo_desktop.session.files.places import (
    HOME_VARIABLE,
    PORTABLE_FILE,
    PORTABLE_FOLDER,
    Places,
    PlacesError,
)


@pytest.fixture
def program(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A frozen program without any configured place for its files."""
    monkeypatch.delenv(HOME_VARIABLE, raising=False)
    file = tmp_path / "games" / "rococo-desktop"
    file.parent.mkdir()
    file.touch()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(file))
    return file


def test_the_system_says_where(program: Path) -> None:
    places = Places.find()
    assert not places.in_one_folder
    for path in (places.saves, places.settings_file, places.journals, places.documents):
        assert not path.is_relative_to(program.parent)


def test_a_file_beside_the_program_keeps_everything_there(program: Path) -> None:
    (program.parent / PORTABLE_FILE).touch()
    places = Places.find()
    folder = program.parent / PORTABLE_FOLDER
    assert places.in_one_folder
    for path in (
        places.saves,
        places.settings_file,
        places.journals,
        places.chronicle,
        places.components_file("rococo"),
        places.documents,
    ):
        assert path.is_relative_to(folder)
    assert not folder.exists(), "nothing is made until something is written"


def test_a_link_to_the_program_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, program: Path, tmp_path: Path
) -> None:
    (program.parent / PORTABLE_FILE).touch()
    (tmp_path / "link").symlink_to(program)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "link"))
    assert Places.find().saves.is_relative_to(program.parent)


def test_beside_an_application_of_macos(
    monkeypatch: pytest.MonkeyPatch, program: Path, tmp_path: Path
) -> None:
    (tmp_path / PORTABLE_FILE).touch()
    inside = tmp_path / "Rococo Desktop.app" / "Contents" / "MacOS" / "rococo-desktop"
    monkeypatch.setattr(sys, "executable", str(inside))
    assert Places.find().data == tmp_path / PORTABLE_FOLDER
    monkeypatch.setattr(sys, "executable", str(program))
    assert Places.find().data != tmp_path / PORTABLE_FOLDER


def test_the_variable_comes_first(
    monkeypatch: pytest.MonkeyPatch, program: Path, tmp_path: Path
) -> None:
    (program.parent / PORTABLE_FILE).touch()
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "here"))
    places = Places.find()
    assert places.in_one_folder
    assert places.data == tmp_path / "here"


def test_a_program_that_is_not_frozen_is_not_portable(
    monkeypatch: pytest.MonkeyPatch, program: Path
) -> None:
    (program.parent / PORTABLE_FILE).touch()
    monkeypatch.setattr(sys, "frozen", False)
    assert not Places.find().in_one_folder


@pytest.mark.parametrize("name", ["~", "~/games", "~{user}/games"])
def test_a_tilde_that_no_shell_has_read_is_a_home(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    name = name.format(user=getpass.getuser())
    expected = Path(name).expanduser()
    monkeypatch.setenv(HOME_VARIABLE, name)
    places = Places.find()
    assert places.config == places.data == expected
    assert expected.is_absolute()


def test_the_home_of_an_unknown_user_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME_VARIABLE, "~no such user/games")
    with pytest.raises(PlacesError, match="~no such user/games is no folder"):
        Places.find()
