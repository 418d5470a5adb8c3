"""A game is renamed whole or not at all, and never over another file."""

import errno
import os
import sys
from pathlib import Path

import pytest

from rococo_desktop.session.errors import RenameError
from rococo_desktop.session.files.files import rename
from rococo_desktop.session.saves.chronicle import finished_game
from rococo_desktop.session.saves.finished_games import find_kept, keep_finished, rename_kept
from rococo_desktop.session.saves.saves import (
    find_saved,
    read_save,
    rename_saved,
    write_into_folder,
)
from rococo_desktop.texts import Catalogue, languages
from tests.session.play import components, game, play
from tests.shelf import shelf


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()}


@pytest.mark.parametrize("end", [".rococo", ".json"])
def test_a_save_gets_another_name_and_is_the_same_game(tmp_path: Path, end: str) -> None:
    path, session = tmp_path / f"Game 1{end}", game("human", "human")
    write_into_folder(session.save(), path)
    before = path.read_bytes()
    rename_saved(path, "Sonntag, عمر 100 %")
    assert contents(tmp_path) == {f"Sonntag, عمر 100 %{end}": before}
    (found,) = find_saved(tmp_path, 9).newest
    assert read_save(found.path, shelf(components())).answers == session.answers


def test_only_the_case_of_a_name_is_changed(tmp_path: Path) -> None:
    path = tmp_path / "game.rococo"
    path.write_bytes(b"mine")
    rename_saved(path, "Game")
    assert contents(tmp_path) == {"Game.rococo": b"mine"}
    rename_saved(tmp_path / "Game.rococo", "Game")
    assert contents(tmp_path) == {"Game.rococo": b"mine"}


@pytest.mark.parametrize("other", ["Other.rococo", "oTHER.rococo", "Other.json"])
def test_no_save_is_renamed_over_another(tmp_path: Path, other: str) -> None:
    path = tmp_path / "game.rococo"
    path.write_bytes(b"mine")
    (tmp_path / other).write_bytes(b"other")
    before = contents(tmp_path)
    with pytest.raises(RenameError) as caught:
        rename_saved(path, "Other")
    assert contents(tmp_path) == before
    told = {caught.value.text(Catalogue(language)) for language in languages()}
    assert len(told) == len(languages())
    assert all("Other" in each and str(tmp_path) not in each for each in told)


def traps(folder: Path) -> None:
    """Put there what is no file, or came after the list was read."""
    (folder / "file").write_bytes(b"other")
    (folder / "folder").mkdir()
    if sys.platform != "win32":
        (folder / "nowhere").symlink_to(folder / "nothing")
        (folder / "circle").symlink_to(folder / "circle")
        (folder / "same").symlink_to(folder / "mine")


def test_whatever_has_the_name_stays_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "mine"
    path.write_bytes(b"mine")
    traps(tmp_path)
    names = sorted(each.name for each in tmp_path.iterdir())
    for name in names:
        if name != "mine":
            with pytest.raises(RenameError) as caught:
                rename(path, tmp_path / name)
            assert caught.value.key == "rename-taken"
            assert sorted(each.name for each in tmp_path.iterdir()) == names
    assert path.read_bytes() == b"mine"
    assert (tmp_path / "file").read_bytes() == b"other"


@pytest.mark.parametrize("code", ["EACCES", "ENOSPC", "EROFS", "EIO"])
def test_a_system_that_refuses_leaves_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    def refuse(*arguments: object) -> None:
        raise OSError(getattr(errno, code), "refused in foreign words")

    path = tmp_path / "game.rococo"
    path.write_bytes(b"mine")
    for call in ("open", "replace"):
        with monkeypatch.context() as broken:
            broken.setattr(os, call, refuse)
            with pytest.raises(RenameError) as caught:
                rename_saved(path, "new")
        assert contents(tmp_path) == {"game.rococo": b"mine"}
        assert "foreign words" not in str(caught.value)


@pytest.mark.parametrize("name", ["x" * 300, "🧁" * 60])
def test_a_name_too_long_for_the_disk_is_refused_in_words(tmp_path: Path, name: str) -> None:
    path = tmp_path / "game.rococo"
    path.write_bytes(b"mine")
    with pytest.raises(RenameError):
        rename(path, tmp_path / f"20270115-080000-0123456789abcdef {name}.rococo")
    assert contents(tmp_path) == {"game.rococo": b"mine"}


def test_a_game_that_is_gone_is_told(tmp_path: Path) -> None:
    with pytest.raises(RenameError, match="no such file"):
        rename_saved(tmp_path / "gone.rococo", "new")
    assert not list(tmp_path.iterdir())


def test_a_finished_game_keeps_its_name_through_another_end(tmp_path: Path) -> None:
    session = game("human", "human", seed=1)
    play(session)
    keep_finished(tmp_path, session.save(), finished_game(session, 1_800_000_000))
    (kept,) = find_kept(tmp_path)
    assert kept.name == ""
    before = kept.path.read_bytes()
    rename_kept(kept, "The tie")
    (named,) = find_kept(tmp_path)
    assert (named.name, named.mark, named.finished) == ("The tie", kept.mark, kept.finished)
    assert named.path.read_bytes() == before
    for _ in range(9):
        session.undo()
    play(session, seed=9)
    keep_finished(tmp_path, session.save(), finished_game(session, 1_800_000_050))
    (later,) = find_kept(tmp_path)
    assert (later.name, later.finished) == ("The tie", 1_800_000_050)
    assert read_save(later.path, shelf(components())).answers == session.answers


def test_no_two_finished_games_get_one_name(tmp_path: Path) -> None:
    for seed in (1, 2):
        session = game("human", "human", seed=seed)
        play(session)
        keep_finished(tmp_path, session.save(), finished_game(session, 1_800_000_000 + seed))
    first, second = find_kept(tmp_path)
    rename_kept(first, "The tie")
    before = contents(tmp_path)
    with pytest.raises(RenameError, match="“the TIE”"):
        rename_kept(second, "the TIE")
    assert contents(tmp_path) == before
