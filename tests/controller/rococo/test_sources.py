"""The page of component values, and what happens with an invalid file of corrections."""

from pathlib import Path

from PySide6.QtCore import QObject

from rococo_desktop.controller.files.file_clerk import FileClerk
from rococo_desktop.controller.files.values import Values
from rococo_desktop.controller.program.shell import Shell
from rococo_desktop.controller.rococo.sources import RococoSources
from rococo_desktop.rules.rococo.rulebook import LIBRARY
from rococo_desktop.session.files.places import Places
from rococo_desktop.texts import Catalogue
from tests.qml.hands import pages_of
from tests.rules.sources import sources_of

CORRECTION = "[dresses.yellow-01]\nvalue = 7\n"


def values_in(home: Path, parent: QObject) -> Values:
    return Values(Places(home, home), Catalogue(), FileClerk(parent))


def opened(places: Places) -> Shell:
    """Return what is behind a window, when the games are there."""
    shell = Shell(places, Catalogue())
    shell.fetcher.fetch()
    shell.clerk.finish()
    return shell


def test_every_value_is_listed_with_its_source(tmp_path: Path) -> None:
    components = LIBRARY.load()
    parent = QObject()
    sources = RococoSources("rococo", Catalogue(), values_in(tmp_path, parent), parent)
    sources.tell(components, "")
    listed = [row for row in sources.rows.rows if not row.heading]
    assert len(listed) == sum(sources_of(components).values())
    told = {row.source for row in listed}
    assert told == {"rulebook", "reconstructed"}
    assert all(not row.source.startswith("window-") for row in listed)
    assert not [row.name for row in listed if ".." in row.name], "each has a name in words"


def test_a_value_of_an_expansion_is_put_right_in_the_form(tmp_path: Path) -> None:
    parent = QObject()
    values = values_in(tmp_path, parent)
    sources = RococoSources("rococo", Catalogue(), values, parent)
    sources.tell(LIBRARY.load(), "")
    sources.form.begin()
    values.clerk.finish()
    sources.correct("dresses-fancy-blue")
    shown = {field.key: field.text for field in sources.form.fields.rows}
    extras = LIBRARY.load().extras.values()
    (dress,) = (each.dresses["fancy-blue"] for each in extras if "fancy-blue" in each.dresses)
    assert (shown["value"], shown["silk.blue"]) == (str(dress.value), str(dress.silk.blue))


def test_an_owners_correction_is_used_and_named(tmp_path: Path) -> None:
    places = Places(tmp_path, tmp_path)
    places.components_file("rococo").write_text(CORRECTION, encoding="utf-8")
    shell = opened(places)
    shell.open("sources")
    assert [row.source for row in pages_of(shell).sources.rows.rows].count("entered by you") == 1
    assert shell.notices.count == 0
    shell.close()


def test_a_wrong_file_is_told_in_words_and_ours_are_used(tmp_path: Path) -> None:
    places = Places(tmp_path, tmp_path)
    places.components_file("rococo").write_text(
        "[dresses.yellow-01]\nvalue = -7\n", encoding="utf-8"
    )
    shell = opened(places)
    (notice,) = shell.notices.rows
    assert "dresses.yellow-01.value" in notice.text
    shell.open("sources")
    assert pages_of(shell).sources.problem == notice.text
    assert "entered by you" not in {row.source for row in pages_of(shell).sources.rows.rows}
    shell.notices.dismiss(notice.key)
    assert shell.notices.count == 0
    shell.close()


def test_damaged_settings_are_told_and_defaults_are_used(tmp_path: Path) -> None:
    places = Places(tmp_path, tmp_path)
    places.settings_file.write_text("{", encoding="utf-8")
    shell = opened(places)
    assert any(places.settings_file.name in row.text for row in shell.notices.rows)
    shell.close()


def test_folders_that_cannot_be_written_stop_nobody_from_playing(tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("a file where a folder should be", encoding="utf-8")
    shell = opened(Places(blocked, blocked))
    shell.open("new_game")
    shell.startGame()
    assert shell.screen == "table"
    shell.clerk.finish()
    assert shell.notices.count >= 1
    for notice in list(shell.notices.rows):
        shell.notices.dismiss(notice.key)
    shell.open("save")
    shell.clerk.finish()
    shell.backstage.saves.save()
    shell.clerk.finish()
    assert any("in the way" in row.text for row in shell.notices.rows)
    shell.close()
