"""The compiled Windows installer, run silently under Wine: install, upgrade, remove."""

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from installer import payload
from installer.windows import icon as icons
from installer.windows import names, nsis
from tests.installer.wine import Wine, need, wait_until

pytestmark = pytest.mark.heavy

UNINSTALL = rf"Software\Microsoft\Windows\CurrentVersion\Uninstall\{payload.APP_ID}"
FILE_TYPE = rf"Software\Classes\{nsis.FILE_TYPE}"
ENDING = rf"Software\Classes\{payload.SAVE_SUFFIX}"
# A folder named on the command line is there without quotes, as several words.
FOLDER = r"C:\Spiele für alle\Rococo Desktop"
SLEEPER = r"""
Unicode true
Target amd64-unicode
RequestExecutionLevel user
SilentInstall silent
OutFile "{}"
Section
  FileOpen $0 "$LOCALAPPDATA\open" w
  FileClose $0
  Sleep 600000
SectionEnd
"""


@pytest.fixture(scope="module")
def work(tmp_path_factory: pytest.TempPathFactory) -> Path:
    need("makensis")
    return tmp_path_factory.mktemp("setup")


@pytest.fixture(scope="module")
def wine(work: Path) -> Iterator[Wine]:
    wine = Wine(work / "prefix")
    yield wine
    wine.close()


@pytest.fixture(scope="module")
def program(work: Path) -> Path:
    """A program that stays open: an installer that sleeps."""
    script = work / "sleeper.nsi"
    script.write_text(SLEEPER.format(work / "sleeper.exe"))
    subprocess.run(["makensis", "-V1", str(script)], check=True)
    return work / "sleeper.exe"


def setup(work: Path, program: Path, icon: Path, name: str, *extra: str) -> Path:
    frozen = work / name / "frozen"
    for file in ("_internal/Qt/é è.txt", "LICENSE", *extra):
        (frozen / file).parent.mkdir(parents=True, exist_ok=True)
        (frozen / file).write_text(file)
    (frozen / nsis.EXECUTABLE).write_bytes(program.read_bytes())
    return nsis.make(frozen, work / name, icon, stub="amd64-unicode")


@pytest.fixture(scope="module")
def older(work: Path, program: Path, icon: Path) -> Path:
    return setup(work, program, icon, "older", "_internal/old/only here.txt")


@pytest.fixture(scope="module")
def newer(work: Path, program: Path, icon: Path) -> Path:
    return setup(work, program, icon, "newer", "_internal/new.txt")


@pytest.fixture(scope="module")
def icon(work: Path) -> Path:
    return icons.write(work / "icon.ico")


@pytest.fixture
def folder(wine: Wine, older: Path) -> Iterator[Path]:
    """The folder with the older version in it."""
    folder = wine.drive / "Spiele für alle" / "Rococo Desktop"
    assert wine.run(older, "/S", *f"/D={FOLDER}".split()) == 0
    yield folder
    if (folder / "uninstall.exe").exists():
        uninstall(wine, folder)


def uninstall(wine: Wine, folder: Path, *switches: str) -> None:
    """Remove the program and wait until the uninstaller has deleted itself."""
    wine.run(folder / "uninstall.exe", "/S", *switches)
    wait_until(lambda: UNINSTALL not in wine.registry(UNINSTALL))
    wait_until(lambda: not (folder / "uninstall.exe").exists())


def installed(folder: Path) -> list[str]:
    return [str(name) for name in names.names_of(folder)]


def saved_game(wine: Wine) -> Path:
    file = wine.user / "AppData" / "Local" / payload.NAME / "saves" / "game.rococo"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("{}")
    return file


def test_it_installs_where_it_is_told(wine: Wine, folder: Path) -> None:
    assert installed(folder) == [
        "LICENSE", "rococo-desktop.exe", "uninstall.exe",
        "_internal/Qt/é è.txt", "_internal/old/only here.txt",
    ]  # fmt: skip
    assert (folder / "_internal/Qt/é è.txt").read_text() == "_internal/Qt/é è.txt"
    assert len(list(wine.user.rglob(f"Start Menu/Programs/{payload.TITLE}.lnk"))) == 1
    assert not list(wine.user.rglob(f"Desktop/{payload.TITLE}.lnk"))


def test_it_is_listed_with_what_it_is(wine: Wine, folder: Path) -> None:
    listed = wine.registry(UNINSTALL)
    for name, value in {
        "DisplayName": payload.TITLE,
        "DisplayVersion": payload.VERSION,
        "Publisher": "Rococo Desktop contributors",
        "QuietUninstallString": r"uninstall.exe\" /S",
        "EstimatedSize": "0x",
    }.items():
        line = next(line for line in listed.splitlines() if f" {name} " in line)
        assert value.replace(r"\"", '"') in line


def test_saved_games_are_opened_with_it(wine: Wine, folder: Path) -> None:
    command = wine.registry(rf"{FILE_TYPE}\shell\open\command")
    assert r'Rococo Desktop\rococo-desktop.exe" "%1"' in command
    assert nsis.FILE_TYPE in wine.registry(ENDING)


def test_a_newer_version_takes_the_old_files_away(wine: Wine, folder: Path, newer: Path) -> None:
    (folder / "mine.txt").write_text("mine")
    assert wine.run(newer, "/S") == 0
    assert installed(folder) == [
        "LICENSE", "mine.txt", "rococo-desktop.exe", "uninstall.exe",
        "_internal/new.txt", "_internal/Qt/é è.txt",
    ]  # fmt: skip
    (folder / "mine.txt").unlink()


def test_it_moves_to_another_folder(wine: Wine, folder: Path, newer: Path) -> None:
    assert wine.run(newer, "/S", r"/D=C:\elsewhere") == 0
    assert not folder.exists()
    uninstall(wine, wine.drive / "elsewhere")


def test_an_old_version_that_cannot_be_removed_stays(wine: Wine, folder: Path, newer: Path) -> None:
    uninstaller = folder / "uninstall.exe"
    program, before = uninstaller.read_bytes(), installed(folder)
    uninstaller.write_text("no program")
    assert wine.run(newer, "/S") == 2
    assert installed(folder) == before
    uninstaller.write_bytes(program)


@pytest.mark.parametrize("tool", ["setup", "uninstall"])
def test_an_open_program_is_not_touched(wine: Wine, folder: Path, newer: Path, tool: str) -> None:
    before = installed(folder)
    opened = wine.user / "AppData" / "Local" / "open"
    opened.unlink(missing_ok=True)
    with wine.start(folder / nsis.EXECUTABLE) as running:
        wait_until(opened.exists)
        if tool == "setup":
            assert wine.run(newer, "/S") == 2
        else:
            wine.run(folder / "uninstall.exe", "/S", *f"_?={FOLDER}".split())
        assert installed(folder) == before
        assert payload.TITLE in wine.registry(UNINSTALL)
        running.kill()


def test_a_folder_with_too_long_a_path_is_refused(wine: Wine, older: Path) -> None:
    long = "x" * 240
    assert wine.run(older, "/S", rf"/D=C:\{long}") == 2
    assert not (wine.drive / long).exists()


def test_an_old_windows_is_refused(wine: Wine, older: Path) -> None:
    wine.be("win7")
    assert wine.run(older, "/S", r"/D=C:\old") == 2
    wine.be("win10")
    assert not (wine.drive / "old").exists()


def test_removed_it_leaves_only_what_is_not_its_own(wine: Wine, folder: Path) -> None:
    saved = saved_game(wine)
    cached = saved.parents[1] / "cache" / "qmlcache" / "a.qmlc"
    cached.parent.mkdir(parents=True)
    cached.touch()
    wine.set_registry(rf"{ENDING}\OpenWithProgids", "Another.Program")
    (folder / "_internal" / "mine.txt").write_text("mine")
    uninstall(wine, folder)
    assert installed(folder) == ["_internal/mine.txt"]
    assert saved.read_text() == "{}"
    assert not cached.exists()
    assert not list(wine.user.rglob(f"{payload.TITLE}.lnk"))
    assert nsis.FILE_TYPE not in wine.registry(FILE_TYPE)
    left = wine.registry(ENDING)
    assert "Another.Program" in left
    assert nsis.FILE_TYPE not in left
    (folder / "_internal" / "mine.txt").unlink()


def test_a_copy_goes_without_the_installation(wine: Wine, folder: Path) -> None:
    saved = saved_game(wine)
    cached = saved.parents[1] / "cache" / "a.qmlc"
    cached.parent.mkdir(parents=True, exist_ok=True)
    cached.touch()
    copy = shutil.copytree(folder, wine.drive / "copy")
    before = installed(folder)
    wine.run(copy / "uninstall.exe", "/S", "/PURGE")
    wait_until(lambda: not copy.exists())
    assert installed(folder) == before
    assert saved.exists()
    assert cached.exists()
    assert len(list(wine.user.rglob(f"{payload.TITLE}.lnk"))) == 1
    assert payload.TITLE in wine.registry(UNINSTALL)
    assert nsis.FILE_TYPE in wine.registry(ENDING)


def test_a_moved_installation_is_removed_with_all_that_is_known_of_it(
    wine: Wine, folder: Path
) -> None:
    moved = folder.rename(wine.drive / "moved")
    uninstall(wine, moved)
    assert not moved.exists()
    assert not list(wine.user.rglob(f"{payload.TITLE}.lnk"))
    assert nsis.FILE_TYPE not in wine.registry(ENDING)


def test_saved_games_go_only_when_that_is_said(wine: Wine, folder: Path) -> None:
    saved = saved_game(wine)
    uninstall(wine, folder, "/PURGE")
    assert not saved.parents[1].exists()
    assert not folder.exists()
