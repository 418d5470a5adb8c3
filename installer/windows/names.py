"""A check that Windows can store the payload's file names."""

import re
from collections.abc import Iterable, Sequence
from pathlib import Path, PurePosixPath

from installer import payload
from installer.errors import InstallerError

LONGEST_PATH = 259
"""The most characters in a path if long paths are not enabled."""

USUAL_FOLDER = rf"C:\Users\{'x' * 40}\AppData\Local\Programs\{payload.TITLE}"
"""The folder of installation for a user with a long name."""

_FORBIDDEN = re.compile(r'[<>:"|?*\\`\x00-\x1f]|[. ]$')
_RESERVED = re.compile(r"(?:con|prn|aux|nul|com\d|lpt\d)(?:\..*)?", re.IGNORECASE)


def names_of(folder: Path) -> list[PurePosixPath]:
    """Return the files in a folder by their relative paths, folder by folder."""
    files = (path for path in folder.rglob("*") if path.is_file())
    names = (PurePosixPath(path.relative_to(folder).as_posix()) for path in files)
    return sorted(names, key=lambda name: (name.parent, name.name))


def folders_of(names: Iterable[PurePosixPath]) -> list[PurePosixPath]:
    """Return the folders of the files, the innermost first."""
    folders = {folder for name in names for folder in name.parents[:-1]}
    return sorted(folders, key=lambda folder: (-len(folder.parts), folder))


def refuse_unfit(names: Sequence[PurePosixPath]) -> None:
    """Raise InstallerError if Windows cannot store files with these names together."""
    seen: dict[str, PurePosixPath] = {}
    for name in names:
        for part in name.parts:
            if _FORBIDDEN.search(part) or _RESERVED.fullmatch(part):
                raise InstallerError(f"Windows can have no file of this name: {name}")
        other = seen.setdefault(str(name).lower(), name)
        if other != name:
            raise InstallerError(f"For Windows these are the same file: {other} and {name}")
        if len(USUAL_FOLDER) + 1 + len(str(name)) > LONGEST_PATH:
            raise InstallerError(f"The path of this file is too long for Windows: {name}")
