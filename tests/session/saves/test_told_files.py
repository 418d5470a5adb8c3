"""What the window says of files: by what they are to their player, and in our words alone."""

import errno
import os
from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest

from rococo_desktop.games import GAMES
from rococo_desktop.rules.component_files import ComponentsError
from rococo_desktop.session.errors import MessageError, reason
from rococo_desktop.session.files.files import listed
from rococo_desktop.session.journal.journal import Journal
from rococo_desktop.session.reasons import file_message
from rococo_desktop.session.saves.exports import write_export
from rococo_desktop.session.saves.resume import resume
from rococo_desktop.session.saves.saves import delete_save, read_save, write_document
from rococo_desktop.session.saves.unfinished import delete_unfinished
from rococo_desktop.session.seats import SeatPlan
from rococo_desktop.session.session import AnySession, Session
from rococo_desktop.session.settings import load_settings
from rococo_desktop.session.setup import GameSetup
from rococo_desktop.texts import Catalogue, languages

SHELF = {key: kind.library.load() for key, kind in GAMES.items()}
FOREIGN = "in the words of the system"


def game() -> AnySession:
    seats = tuple(SeatPlan(kind="human", name=name) for name in ("Ann", "Bob"))
    return Session.new(GameSetup(seed=1, seats=seats), SHELF)


def a_game_that_is_open_elsewhere(folder: Path) -> None:
    journal = Journal.create(folder)
    session = game()
    session.keep(journal)
    try:
        resume(journal.path, SHELF)
    finally:
        session.safety.close()


def a_broken_journal(folder: Path) -> None:
    (folder / "20260101-120000-abc.journal").write_bytes(b"nothing\n")
    resume(folder / "20260101-120000-abc.journal", SHELF)


def a_folder_in_place_of_a_journal(folder: Path) -> None:
    (folder / "a.journal" / "b").mkdir(parents=True)
    delete_unfinished(folder / "a.journal")


def a_missing_save(folder: Path) -> None:
    read_save(folder / "My game.rococo", SHELF)


def a_folder_in_place_of_a_save(folder: Path) -> None:
    (folder / "My game.rococo").mkdir()
    read_save(folder / "My game.rococo", SHELF)


def a_save_that_is_none(folder: Path) -> None:
    (folder / "My game.rococo").write_text('{"seats": []}')
    read_save(folder / "My game.rococo", SHELF)


def a_save_that_cannot_be_deleted(folder: Path) -> None:
    (folder / "My game.rococo").mkdir()
    delete_save(folder / "My game.rococo")


def a_save_that_cannot_be_written(folder: Path) -> None:
    (folder / "file").write_text("")
    write_document(game().save(), folder / "file" / "My game.rococo")


def settings_that_are_none(folder: Path) -> None:
    (folder / "settings.json").write_text("[]")
    problem = load_settings(folder / "settings.json")[1]
    assert problem is not None
    raise problem


def settings_in_part(folder: Path) -> None:
    (folder / "settings.json").write_text('{"pace": "hectic"}')
    problem = load_settings(folder / "settings.json")[1]
    assert problem is not None
    raise problem


def an_export_that_is_there(folder: Path) -> None:
    (folder / "result.csv").write_text("")
    write_export(folder / "result.csv", b"")


def a_folder_that_is_a_loop(folder: Path) -> None:
    (folder / "loop").symlink_to(folder / "loop")
    listed(folder / "loop", ".rococo")


def corrections_that_are_none(folder: Path) -> None:
    (folder / "components.toml").write_text("a = ")
    try:
        GAMES["rococo"].library.load(folder / "components.toml")
    except ComponentsError as error:
        raise file_message(error) from None


KINDS: list[Callable[[Path], None]] = [
    a_game_that_is_open_elsewhere,
    a_broken_journal,
    a_folder_in_place_of_a_journal,
    a_missing_save,
    a_folder_in_place_of_a_save,
    a_save_that_is_none,
    a_save_that_cannot_be_deleted,
    a_save_that_cannot_be_written,
    settings_that_are_none,
    settings_in_part,
    an_export_that_is_there,
    a_folder_that_is_a_loop,
    corrections_that_are_none,
]


@pytest.mark.parametrize("fail", KINDS)
def test_no_path_is_told_to_a_player(tmp_path: Path, fail: Callable[[Path], None]) -> None:
    with pytest.raises(MessageError) as caught:
        fail(tmp_path)
    for language in languages():
        told = caught.value.text(Catalogue(language))
        assert tmp_path.name not in told
        assert os.sep not in told
        assert ".journal" not in told
        assert ".rococo" not in told
        assert ("My game" in told) == ("save" in fail.__name__), told


@pytest.mark.parametrize("fail", [a_missing_save, a_broken_journal, an_export_that_is_there])
def test_a_command_names_the_whole_path(tmp_path: Path, fail: Callable[[Path], None]) -> None:
    with pytest.raises(MessageError, match=tmp_path.name):
        fail(tmp_path)


@pytest.mark.parametrize("code", [*sorted(errno.errorcode), 99999])
def test_the_system_has_no_words_of_its_own(code: int) -> None:
    errors = (OSError(code, FOREIGN, "/home/secret"), ValueError(FOREIGN), KeyError("/home"))
    for error, language in product(errors, languages()):
        told = reason(error).text(Catalogue(language))
        assert FOREIGN not in told
        assert "/home" not in told
        assert told
