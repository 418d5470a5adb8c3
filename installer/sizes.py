"""The size of the frozen program, part by part, and its recorded size."""

import tarfile
import tempfile
import tomllib
from collections import Counter
from pathlib import Path, PurePath
from typing import NamedTuple

from installer import payload
from installer.errors import InstallerError

RECORD = Path(__file__).with_suffix(".toml")
RECORDED_FOR = f"{payload.SYSTEM}-{payload.ARCHITECTURE}"
TOLERANCE = 1.10
MEGABYTE = 1_000_000
LARGEST_INSTALLED = 230 * MEGABYTE
LARGEST_PACKAGE = 75 * MEGABYTE
"""The limit for a download that people have to wait for."""

PARTS = {
    "Unicode (ICU)": ("libicu*",),
    "Python": ("libpython*", "python3*/**", "python3*.dll", "base_library.zip", "Python*"),
    "Qt for Python": ("PySide6/*.so", "PySide6/*.pyd", "PySide6/libpyside6*", "shiboken6/*"),
    "Qt": ("PySide6/**",),
    "pictures, texts, fonts": ("resources/**",),
    "licences": ("licences/**", "LICENSE"),
    "game": (payload.EXECUTABLE,),
}
"""The patterns of each part; a file belongs to the first part that matches."""
OTHERS = "other packages"


class Size(NamedTuple):
    """The size in bytes, unpacked and as a .tar.xz."""

    installed: int
    packed: int


def files(folder: Path) -> list[Path]:
    """Return the files of a folder, in order; a link takes no room."""
    return sorted(file for file in folder.rglob("*") if file.is_file() and not file.is_symlink())


def parts(folder: Path) -> dict[str, int]:
    """Return the bytes of each part, the largest first."""
    found: Counter[str] = Counter()
    for file in files(folder):
        found[_part(file.relative_to(folder))] += file.stat().st_size
    return dict(found.most_common())


def installed(folder: Path) -> int:
    """Return the bytes of all files."""
    return sum(file.stat().st_size for file in files(folder))


def packed(folder: Path) -> int:
    """Return the bytes of a .tar.xz of the folder; takes half a minute."""
    with tempfile.TemporaryFile() as target:
        with tarfile.open(fileobj=target, mode="w:xz", preset=6) as archive:
            for file in files(folder):
                archive.add(file, file.relative_to(folder))
        return target.tell()


def recorded() -> Size | None:
    """Return the recorded size for this system and processor; None if there is none."""
    found = tomllib.loads(RECORD.read_text(encoding="utf-8")).get(RECORDED_FOR)
    return None if found is None else Size(**found)


def refuse_growth(now: int, before: int, what: str) -> None:
    """Raise InstallerError if a size is much larger than before."""
    if now > before * TOLERANCE:
        raise InstallerError(
            f"The program {what} has {now / MEGABYTE:.1f} MB, and {before / MEGABYTE:.1f} MB are "
            f"recorded in {RECORD.name}. Take out what is not used, or record the new size by "
            "`python -m bench.bench_frozen --record`."
        )


def refuse_large(frozen: Path, packages: Path) -> None:
    """Raise InstallerError if the program, or a file to download, is larger than its limit."""
    found = {frozen: installed(frozen), **{each: each.stat().st_size for each in files(packages)}}
    for path, size in found.items():
        limit = LARGEST_INSTALLED if path == frozen else LARGEST_PACKAGE
        if size > limit:
            raise InstallerError(
                f"{path.name} has {size / MEGABYTE:.1f} MB, and {limit / MEGABYTE:.0f} MB are "
                "the most that it may have."
            )


def _part(place: PurePath) -> str:
    inside = PurePath(*place.parts[1:]) if place.parts[0] == "_internal" else place
    for part, patterns in PARTS.items():
        if any(_fits(inside, pattern) for pattern in patterns):
            return part
    return OTHERS


def _fits(place: PurePath, pattern: str) -> bool:
    if pattern.endswith("/**"):
        return PurePath(place.parts[0]).match(pattern.removesuffix("/**"))
    return place.match(pattern)
