"""The packed folder for every other Linux: it runs where it is unpacked, or installs itself.

It contains the libraries that not every desktop has, because nothing can install them for it.
"""

import shutil
import tarfile
import tempfile
from pathlib import Path

from installer import licences, payload
from installer.linux import libraries, news, share, staging

FOLDER = f"{payload.NAME}-{payload.VERSION}-linux-{payload.ARCHITECTURE}"
SCRIPTS = ("install.sh", "uninstall.sh", "refresh.sh")
INTERNAL = "_internal"
"""The folder in which PyInstaller's program looks for libraries."""


def build(frozen: Path, to: Path) -> Path:
    """Make the archive in the folder ``to`` and return its file."""
    archive = to / f"{FOLDER}.tar.xz"
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / FOLDER
        lay_out(frozen, root)
        programs = {root / name for name in (payload.EXECUTABLE, *SCRIPTS)}
        staging.settle(root, programs, news.source_date())
        with tarfile.open(archive, "w:xz", preset=9, format=tarfile.GNU_FORMAT) as packed:
            for path in (root, *sorted(root.rglob("*"))):
                packed.add(path, str(path.relative_to(folder)), recursive=False, filter=_ownerless)
    return archive


def lay_out(frozen: Path, root: Path) -> None:
    """Write the files of the folder."""
    staging.copy_program(frozen, root)
    carried = libraries.carried(frozen)
    for library in carried:
        shutil.copy(library, root / INTERNAL / library.name)
    licences.add(root / licences.FOLDER, libraries.components(carried))
    share.lay_out(root / "share")
    for name in SCRIPTS:
        share.write(root / name, share.filled(name).encode())
    least = ".".join(map(str, libraries.needs(root).c_library))
    share.write(root / "README.txt", share.filled("README.txt", C_LIBRARY=least).encode())


def _ownerless(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    return entry
