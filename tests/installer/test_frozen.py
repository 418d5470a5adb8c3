"""The frozen program works without anything but its own folder."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from installer import freeze, licences, payload, prune, shipped, sizes
from installer.errors import InstallerError
from rococo_desktop import __version__

lacks_tools = payload.SYSTEM == "linux" and not all(map(shutil.which, freeze.BINUTILS))


@pytest.mark.heavy  # the self-test of the same program is run unfrozen always
@pytest.mark.skipif(lacks_tools, reason="freezing needs objcopy and strip, of the package binutils")
def test_the_program_works_frozen(tmp_path: Path) -> None:
    """A single test, because freezing takes half a minute."""
    freeze.freeze(tmp_path)
    folder = tmp_path / payload.NAME
    licences.gather(folder)
    everything_has_its_place(folder)
    if before := sizes.recorded():
        sizes.refuse_growth(sizes.installed(folder), before.installed, "installed")
    moved = tmp_path / "à côté de tout"
    folder.rename(moved)
    (home := tmp_path / "home").mkdir()
    program = str(payload.executable(moved))
    bare = {"HOME": str(home)} if os.name != "nt" else dict(os.environ)
    assert run(program, "--version", **bare).split()[-1] == __version__
    assert '"format": "rococo-components"' in run(program, "components", **bare)
    line = run(program, "--self-test", **bare)
    assert line.startswith(f"Rococo Desktop {__version__} works: ")
    assert line.count("\n") == 1
    assert not list(home.iterdir())


def run(*command: str, **variables: str) -> str:
    done = subprocess.run(command, env=variables, capture_output=True, check=False, timeout=200)
    assert (done.returncode, done.stderr) == (0, b"")
    return done.stdout.decode()


def everything_has_its_place(folder: Path) -> None:
    """Nothing that the program does not use, and all of its own data."""
    names = [file.relative_to(folder).as_posix() for file in sizes.files(folder)]
    for unwanted in ("Test", "Widgets", "WebEngine", "Multimedia"):
        assert not [name for name in names if f"Qt6{unwanted}" in name or f"Qt{unwanted}" in name]
    modules = shipped.modules_in(payload.executable(folder))
    assert {"rococo_desktop.app", "rococo_desktop.self_test"} <= modules
    kept = {name.split(".")[0] for name in modules}
    assert not kept & {"tests", "tools", "bench", "installer", "pytest", "tkinter", "unittest"}
    assert not kept & {"pip", "setuptools", "PyInstaller", "numpy"}
    for resource in payload.RESOURCES.rglob("*"):
        if resource.is_file():
            place = resource.relative_to(payload.ROOT).as_posix()
            assert f"_internal/{place}" in names
            assert resource.suffix != ".qml" or f"_internal/{place}c" in names
    for plugin in prune.PLUGINS[payload.SYSTEM]:
        kind, library = plugin.split("/")
        assert [name for name in names if f"plugins/{kind}/" in name and library in name], plugin


def test_a_program_older_than_its_source_is_found(tmp_path: Path) -> None:
    (program := tmp_path / payload.EXECUTABLE).touch()
    assert freeze.newer_source(program) is None
    os.utime(program, (0, 0))
    newer = freeze.newer_source(program)
    assert newer is not None
    assert (payload.ROOT / newer).is_file()


def test_growth_is_refused_only_beyond_a_tenth() -> None:
    sizes.refuse_growth(110, 100, "installed")
    with pytest.raises(InstallerError, match="Take out what is not used"):
        sizes.refuse_growth(111, 100, "installed")


def test_what_is_too_large_to_wait_for_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (frozen := tmp_path / "frozen").mkdir()
    (packages := tmp_path / "packages").mkdir()
    (frozen / "program").write_bytes(bytes(20))
    (packages / "all.deb").write_bytes(bytes(10))
    monkeypatch.setattr(sizes, "LARGEST_INSTALLED", 20)
    monkeypatch.setattr(sizes, "LARGEST_PACKAGE", 10)
    sizes.refuse_large(frozen, packages)
    (frozen / "one more").write_bytes(bytes(1))
    with pytest.raises(InstallerError, match="frozen has"):
        sizes.refuse_large(frozen, packages)
    (frozen / "one more").unlink()
    (packages / "all.deb").write_bytes(bytes(11))
    with pytest.raises(InstallerError, match=r"all\.deb has"):
        sizes.refuse_large(frozen, packages)


def test_each_file_belongs_to_one_part(tmp_path: Path) -> None:
    placed = {
        payload.EXECUTABLE: "game",
        "LICENSE": "licences",
        "licences/texts/MIT.txt": "licences",
        "_internal/libpython3.11.so.1.0": "Python",
        "_internal/python3.11/lib-dynload/zlib.so": "Python",
        "_internal/PySide6/QtCore.abi3.so": "Qt for Python",
        "_internal/shiboken6/Shiboken.abi3.so": "Qt for Python",
        "_internal/PySide6/Qt/lib/libQt6Core.so.6": "Qt",
        "_internal/PySide6/Qt/lib/libicudata.so.73": "Unicode (ICU)",
        "_internal/resources/credits.toml": "pictures, texts, fonts",
        "_internal/pydantic_core/_pydantic_core.so": "other packages",
    }
    for number, name in enumerate(placed):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(bytes(2**number))
    expected = dict.fromkeys(placed.values(), 0)
    for number, part in enumerate(placed.values()):
        expected[part] += 2**number
    assert sizes.parts(tmp_path) == expected
    assert sizes.installed(tmp_path) == 2 ** len(placed) - 1
    assert 0 < sizes.packed(tmp_path) < 2 ** len(placed)
