"""Home folders in which nothing can be read or written."""

import errno
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

HOMES: tuple[str, ...] = ("overlong name", "overlong path", "a file", "forbidden")
if sys.platform != "win32":  # links are a right of their own there
    HOMES += ("a circle",)


def bad_home(kind: str, folder: Path, patch: pytest.MonkeyPatch) -> Path:
    """Return a home of a kind; its restrictions also apply to root."""
    match kind:
        case "overlong name":
            return folder / ("x" * 300)
        case "overlong path":
            return folder.joinpath(*["y" * 200] * 25)
        case "a file":
            (folder / "file").write_text("")
            return folder / "file"
        case "a circle":
            (folder / "circle").symlink_to(folder / "circle")
            return folder / "circle"
        case _:
            forbid(folder / "forbidden", patch)
            return folder / "forbidden"


def forbid(home: Path, patch: pytest.MonkeyPatch) -> None:
    """Make the system refuse every access to a folder and to its files."""

    def guarded(call: Callable[..., object]) -> Callable[..., object]:
        def refuse(path: object, *arguments: object, **settings: object) -> object:
            if isinstance(path, str | os.PathLike) and Path(path).is_relative_to(home):
                raise PermissionError(errno.EACCES, "Permission denied", str(path))
            return call(path, *arguments, **settings)

        return refuse

    for name in ("open", "stat", "lstat", "scandir", "mkdir", "unlink"):
        patch.setattr(os, name, guarded(getattr(os, name)))
