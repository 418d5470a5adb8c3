"""The checksums of the files to download: ``sha256sum --check SHA256SUMS``."""

import hashlib
from collections.abc import Iterable
from pathlib import Path

from installer.errors import InstallerError

NAME = "SHA256SUMS"


def write(files: Iterable[Path], folder: Path) -> Path:
    """Write the checksums of files in the folder, and return the file with them."""
    lines = [f"{_sum(file)}  {file.name}\n" for file in sorted(files, key=lambda file: file.name)]
    sums = folder / NAME
    sums.write_text("".join(lines), encoding="utf-8", newline="\n")
    return sums


def verify(folder: Path) -> None:
    """Raise InstallerError, which names the changed files, unless all checksums are right."""
    if not (folder / NAME).is_file():
        raise InstallerError("There are no installers yet. `python3 dev.py installer` makes them.")
    lines = (folder / NAME).read_text(encoding="utf-8").splitlines()
    recorded = {name: digest for digest, name in (line.split("  ", 1) for line in lines)}
    wrong = [
        name
        for name, digest in recorded.items()
        if not (folder / name).is_file() or _sum(folder / name) != digest
    ]
    if wrong:
        raise InstallerError(f"{NAME} does not fit: {', '.join(wrong)}.")


def _sum(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()
