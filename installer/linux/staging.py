"""Lays out files so that the same source gives the same package."""

import os
import shutil
from datetime import datetime
from pathlib import Path

from installer import payload


def copy_program(frozen: Path, folder: Path) -> None:
    """Copy the frozen program."""
    if not payload.executable(frozen).is_file():
        raise FileNotFoundError(payload.executable(frozen))
    shutil.copytree(frozen, folder, symlinks=True, dirs_exist_ok=True)


def settle(root: Path, programs: set[Path], moment: datetime) -> None:
    """Set the time of everything below ``root`` to ``moment``, and the modes by kind of file."""
    stamp = moment.timestamp()
    for path in (root, *root.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path in programs else 0o644)
        os.utime(path, (stamp, stamp), follow_symlinks=False)
