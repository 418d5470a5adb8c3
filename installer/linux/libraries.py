"""The libraries that the frozen program expects from the system, and their Debian packages.

``libraries.toml`` names the packages. A library that is not in it stops the build, so that none is
added unnoticed; the check in a minimal Debian proves that the packages are right.
"""

import platform
import re
import tomllib
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from installer import components as tables
from installer.components import Component
from installer.errors import InstallerError
from installer.linux.commands import need, output

_NEEDED = re.compile(r"^\s+NEEDED\s+(\S+)", re.MULTILINE)
_SYMBOLS = re.compile(r"\bGLIBC_(\d+)\.(\d+)\b")
_FOUND = re.compile(r"^\s+(\S+) => (\S+) \(", re.MULTILINE)


class Needs(NamedTuple):
    """The needs of binaries: the names of libraries, and the version of the C library."""

    libraries: frozenset[str]
    c_library: tuple[int, int]


def known(part: str) -> dict[str, str]:
    """Return the packages by library in one part of ``libraries.toml``."""
    file = Path(__file__).with_name("libraries.toml")
    table: dict[str, str] = tomllib.loads(file.read_text(encoding="utf-8"))[part]
    return table


def binaries(folder: Path) -> list[Path]:
    """Return the programs and libraries in a folder."""
    return [file for file in sorted(folder.rglob("*")) if _is_binary(file)]


def _is_binary(file: Path) -> bool:
    if file.is_symlink() or not file.is_file():
        return False
    with file.open("rb") as handle:
        return handle.read(4) == b"\x7fELF"


def needs(folder: Path) -> Needs:
    """Return the needs of the binaries in a folder that the folder does not meet itself."""
    if not (files := binaries(folder)):
        return Needs(frozenset(), (0, 0))
    need("objdump")
    headers = "".join(output("objdump", "-p", file) for file in files)
    inside = {file.name for file in folder.rglob("*.so*")}
    versions = [(int(major), int(minor)) for major, minor in _SYMBOLS.findall(headers)]
    return Needs(frozenset(_NEEDED.findall(headers)) - inside, max(versions, default=(0, 0)))


def packages(wanted: Needs) -> list[str]:
    """Return the Debian packages with the needed libraries; raises InstallerError."""
    table = known("system") | known("carried")
    if strange := sorted(wanted.libraries - table.keys()):
        raise InstallerError(f"libraries.toml names no package for {', '.join(strange)}.")
    found = {table[library] for library in wanted.libraries}
    least = ".".join(map(str, wanted.c_library))
    return sorted(f"{name} (>= {least})" if name == "libc6" else name for name in found)


def carried(folder: Path) -> list[Path]:
    """Return the libraries of this system that the tarball contains; raises InstallerError."""
    wanted = known("carried").keys() & needs(folder).libraries
    if not wanted:
        return []
    need("ldd")
    resolved = output("ldd", *binaries(folder))
    places = {name: Path(place) for name, place in _FOUND.findall(resolved)}
    if missing := sorted(wanted - places.keys()):
        names = " ".join(known("carried")[library] for library in missing)
        raise InstallerError(
            f"The tarball brings {', '.join(missing)}, which this system has not. They are in "
            f"Debian's packages {names}."
        )
    return [places[name] for name in sorted(known("carried").keys() & places.keys())]


def components(libraries: Iterable[Path]) -> list[Component]:
    """Return components by Debian package, with the copyright files; raises InstallerError."""
    need("dpkg", "dpkg-query")
    owned: dict[str, list[Path]] = {}
    for library in libraries:
        owned.setdefault(_owner(library), []).append(library)
    return [_component(package, files) for package, files in sorted(owned.items())]


def _component(package: str, files: list[Path]) -> Component:
    text = Path("/usr/share/doc") / package / "copyright"
    entries = tables.known(files, set(files))
    if not text.is_file() or not entries:
        raise InstallerError(f"It is not known under which licence {package} is given away.")
    version = output("dpkg-query", "--show", "--showformat=${Version}", package)
    system = platform.freedesktop_os_release()["ID"]
    purl = f"pkg:deb/{system}/{package}@{version}"
    return replace(
        entries[0], name=package, version=version, purl=purl, files=tuple(files), texts=(text,)
    )


def _owner(library: Path) -> str:
    """Return the package of a library; dpkg may list it with or without /usr."""
    real = library.resolve()
    for place in (real, Path(str(real).removeprefix("/usr")), Path(f"/usr{real}")):
        try:
            return output("dpkg", "-S", place).split(":")[0]
        except InstallerError:
            continue
    raise InstallerError(f"No package owns {library}; its licence is not known.")
