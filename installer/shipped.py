"""Finds out what ships in a frozen folder, and fails if anything in it is unknown."""

import sys
from pathlib import Path

from PyInstaller.archive.readers import CArchiveReader

from installer import components, distributions
from installer.components import Component
from installer.errors import InstallerError
from installer.payload import executable

LIBRARIES = "_internal"
"""The folder of a frozen program with everything but the executable."""
OWN_MODULES = {"rococo_desktop", "_pyi_rth_utils"}
"""The program's own modules, and one of PyInstaller's, which is always named."""
BEGINNINGS_OF_STANDARD_ONES = ("_sysconfigdata_",)


def shipped(frozen: Path) -> list[Component]:
    """Return all components, ordered by name; raises InstallerError for an unknown file."""
    libraries = frozen / LIBRARIES
    files = [
        path.relative_to(libraries)
        for path in sorted(libraries.rglob("*"))
        if path.is_file() and not path.is_symlink()
    ]
    brought = distributions.holding(files)
    names = {"pyinstaller", *brought, *_distributions_in(executable(frozen))}
    found = [distributions.component(name, brought.get(name, ())) for name in names]
    loose = set(files).difference(*brought.values())
    found += components.known(files, loose)
    unknown = loose - {file for component in found for file in component.files}
    if unknown:
        raise InstallerError(
            f"It is not known under which licence this ships: {_few(unknown)}. "
            "installer/legal/components.toml wants an entry for it, or installer/prune.py one "
            "more line, so that it stays away."
        )
    return sorted(found, key=lambda component: component.name.lower())


def modules_in(program: Path) -> set[str]:
    """Return the full names of the modules inside the executable."""
    inside: dict[str, object] = CArchiveReader(str(program)).open_embedded_archive("PYZ.pyz").toc
    return set(inside)


def _distributions_in(program: Path) -> set[str]:
    """Return the distributions whose modules are inside the executable."""
    modules = {name.split(".")[0] for name in modules_in(program)}
    foreign = {
        name
        for name in modules - OWN_MODULES - set(sys.stdlib_module_names)
        if not name.startswith(BEGINNINGS_OF_STANDARD_ONES)
    }
    try:
        return distributions.of_modules(foreign)
    except LookupError as error:
        raise InstallerError(f"Nobody knows where the module {error} is from.") from error


def _few(files: set[Path]) -> str:
    names = [file.as_posix() for file in sorted(files)]
    return ", ".join(names[:8]) + (f" and {len(names) - 8} more" if len(names) > 8 else "")
