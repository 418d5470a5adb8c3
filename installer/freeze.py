"""Freezes the program into a folder that runs without a Python, by PyInstaller."""

import os
import shutil
import subprocess
import sys

from installer import payload
from installer.errors import InstallerError

BINUTILS = ("objcopy", "strip")


def freeze() -> None:
    """Make the folder anew."""
    if payload.SYSTEM == "linux" and not all(map(shutil.which, BINUTILS)):
        raise InstallerError("Freezing needs objcopy and strip; the package binutils has them.")
    shutil.rmtree(payload.FROZEN, ignore_errors=True)
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    command += ["--distpath", str(payload.DIST), "--workpath", str(payload.WORK)]
    # The same source, the same bytes: the order of sets shall not differ from build to build.
    variables = {**os.environ, "PYTHONHASHSEED": "1"}
    command.append(str(payload.SPEC))
    if subprocess.run(command, cwd=payload.ROOT, env=variables, check=False).returncode:
        raise InstallerError("PyInstaller could not freeze the program; what is wrong is above.")
    shutil.copy2(payload.ROOT / "LICENSE", payload.FROZEN)
    if payload.SYSTEM == "linux":
        _strip()


def _strip() -> None:
    """Take out of Python what only its debugger reads; Qt comes without."""
    inside = payload.FROZEN / "_internal"
    files = [*inside.glob("libpython*.so*"), *inside.glob("python*/lib-dynload/*.so")]
    subprocess.run(["strip", "--strip-unneeded", *map(str, files)], check=True)
