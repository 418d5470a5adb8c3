"""Freezes the program with PyInstaller into a folder that runs without a Python."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from installer import payload
from installer.errors import InstallerError

BINUTILS = ("objcopy", "strip")


def freeze(to: Path = payload.DIST) -> None:
    """Make the program's folder again in ``to``; raises InstallerError."""
    if payload.SYSTEM == "linux" and not all(map(shutil.which, BINUTILS)):
        raise InstallerError("Freezing needs objcopy and strip; the package binutils has them.")
    folder = to / payload.NAME
    shutil.rmtree(folder, ignore_errors=True)
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    command += ["--distpath", str(to), "--workpath", str(payload.WORK)]
    # The same source must give the same bytes, so the order of sets must not vary between builds.
    variables = {**os.environ, "PYTHONHASHSEED": "1"}
    command.append(str(payload.SPEC))
    if subprocess.run(command, cwd=payload.ROOT, env=variables, check=False).returncode:
        raise InstallerError("PyInstaller could not freeze the program; what is wrong is above.")
    shutil.copy2(payload.ROOT / "LICENSE", folder)
    if payload.SYSTEM == "linux":
        _strip(folder / "_internal")


def _strip(inside: Path) -> None:
    """Remove the symbols from Python that only a debugger reads; Qt has none."""
    files = [*inside.glob("libpython*.so*"), *inside.glob("python*/lib-dynload/*.so")]
    subprocess.run(["strip", "--strip-unneeded", *map(str, files)], check=True)


def newer_source(program: Path | None = None) -> Path | None:
    """Return the newest source file if it changed after the program was frozen, else None."""
    frozen = (program or payload.executable()).stat().st_mtime
    newest = max(_sources(), key=lambda file: file.stat().st_mtime)
    return newest.relative_to(payload.ROOT) if newest.stat().st_mtime > frozen else None


def _sources() -> list[Path]:
    """Return all files that determine the frozen program."""
    modules = (payload.ROOT / "rococo_desktop").rglob("*.py")
    data = (file for file in payload.RESOURCES.rglob("*") if file.is_file())
    how = [*Path(__file__).parent.glob("*.py"), payload.ROOT / "requirements" / "play.lock"]
    return [*modules, *data, *how, payload.SPEC, payload.ROOT / "LICENSE"]
