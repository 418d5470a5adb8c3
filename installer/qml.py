"""Compiles the QML, so that the first start is as fast as all others.

The program reads the compiled files beside the source, and writes none into the user's folders.
"""

import subprocess
from pathlib import Path

import PySide6

from installer import payload
from installer.errors import InstallerError

COMPILER = "qmlcachegen"
SOURCE = payload.RESOURCES / "qml"


def compiled() -> list[tuple[str, str]]:
    """Compile all files; return the results with their target folders."""
    compiler, target = _compiler(), payload.WORK / "qml"
    made = []
    for file in sorted(SOURCE.rglob("*.qml")):
        place = file.relative_to(SOURCE)
        to = target / place.with_suffix(".qmlc")
        to.parent.mkdir(parents=True, exist_ok=True)
        command = [str(compiler), "--only-bytecode", "-I", str(SOURCE), "-o", str(to), str(file)]
        if subprocess.run(command, check=False).returncode:
            raise InstallerError(f"{place} cannot be compiled; what is wrong is above.")
        made.append((str(to), str(file.parent.relative_to(payload.ROOT))))
    return made


def _compiler() -> Path:
    """Return Qt's compiler, whose place differs from system to system."""
    found = Path(PySide6.__file__).parent.rglob(f"{COMPILER}*")
    return next(file for file in found if file.stem == COMPILER and file.suffix in {"", ".exe"})
