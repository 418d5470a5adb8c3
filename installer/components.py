"""The work of others that ships with the program; the known facts about it are in legal/."""

import platform
import tomllib
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import TypedDict

from installer.payload import RESOURCES, VERSION

LEGAL = Path(__file__).parent / "legal"


@dataclass(frozen=True)
class Component:
    """A part of the program with a licence of its own."""

    name: str
    licence: str
    """An SPDX expression."""
    by: str = ""
    address: str = ""
    version: str = ""
    purl: str = ""
    files: tuple[Path, ...] = ()
    """Its files in the frozen folder."""
    texts: tuple[Path, ...] = ()
    """The licence files that it ships with; if there are none, the common texts are used."""
    parts: tuple["Component", ...] = ()
    """The components compiled into it."""


class Entry(TypedDict, total=False):
    """A component in the tables of legal/."""

    name: str
    by: str
    licence: str
    address: str
    version: str
    purl: str
    files: list[str]
    inside: list[str]


def versions() -> dict[str, str]:
    """Return the versions that the tables refer to by name."""
    qt = version("pyside6-essentials")
    return {"program": VERSION, "python": platform.python_version(), "qt": qt}


@cache
def entries() -> tuple[Entry, ...]:
    """Return the entries of all tables."""
    found: list[Entry] = []
    for table in ("components", "qt"):
        found += tomllib.loads((LEGAL / f"{table}.toml").read_text(encoding="utf-8"))["component"]
    return tuple(found)


@cache
def texts() -> dict[str, Path]:
    """Return the common texts of licences by their SPDX names."""
    common = {file.stem: file for file in sorted((LEGAL / "texts").glob("*.txt"))}
    return common | {"LGPL-3.0-only": RESOURCES / "licences" / "Qt.txt"}


def matches(file: Path, patterns: list[str]) -> bool:
    """Return whether a path in the folder matches one of the patterns."""
    place = file.as_posix().lower()
    return any(fnmatchcase(place, pattern.lower()) for pattern in patterns)


def known(files: list[Path], loose: set[Path]) -> list[Component]:
    """Return the tables' components among the files; only ``loose`` files can belong to one."""
    found = []
    for entry in entries():
        owned = [file for file in files if file in loose and matches(file, entry.get("files", []))]
        loose = loose.difference(owned)
        if owned or any(matches(file, entry.get("inside", [])) for file in files):
            found.append(_component(entry, tuple(owned)))
    return found


def _component(entry: Entry, files: tuple[Path, ...]) -> Component:
    number = versions()[entry["version"]] if "version" in entry else ""
    purl = f"{entry['purl']}@{number}" if "purl" in entry else ""
    name, licence = entry["name"], entry["licence"]
    return Component(name, licence, entry["by"], entry["address"], number, purl, files)
