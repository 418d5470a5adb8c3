"""The changes in the CHANGELOG with their dates, in the formats of Linux packages."""

import os
import re
import subprocess
import textwrap
from collections.abc import Iterable
from datetime import UTC, datetime
from email.utils import format_datetime
from typing import NamedTuple
from xml.etree.ElementTree import Element, SubElement

from installer import payload
from installer.notes import UNRELEASED, sections

MAINTAINER = "Rococo Desktop contributors <maintainers@rococo-desktop.invalid>"


class Release(NamedTuple):
    """One section of the CHANGELOG."""

    version: str
    date: str
    """Year-month-day."""
    changes: tuple[str, ...]
    out: bool
    """Whether it was released under its own heading."""


def source_date() -> datetime:
    """Return when the source was last changed; the same source must give the same bytes."""
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        return datetime.fromtimestamp(int(given), UTC)
    command = ["git", "log", "-1", "--format=%ct"]
    try:
        asked = subprocess.run(
            command, cwd=payload.ROOT, capture_output=True, text=True, check=True
        )
        return datetime.fromtimestamp(int(asked.stdout), UTC)
    except (OSError, subprocess.CalledProcessError):  # not a repository but an unpacked archive
        stamp = (payload.ROOT / "CHANGELOG.md").stat().st_mtime
        return datetime.fromtimestamp(int(stamp), UTC)


def releases(changelog: str, today: str) -> list[Release]:
    """Return the sections, the newest first; unreleased changes belong to this version."""
    found = []
    for heading, text in sections(changelog).items():
        version = heading.split()[0].strip("[],").removeprefix("v")
        date = re.search(r"\d{4}-\d\d-\d\d", heading)
        out = version != UNRELEASED
        changes = tuple(map(_plain, re.findall(r"^\* (.*(?:\n  .*)*)", text, re.MULTILINE)))
        if out or changes:
            name = version if out else payload.VERSION
            found.append(Release(name, date[0] if date else today, changes, out))
    return found


def _plain(text: str) -> str:
    without_marks = re.sub(r"(?<!\w)(\*{1,2})(\S.*?)\1(?!\w)", r"\2", text.replace("\n", " "))
    return " ".join(without_marks.replace("`", "").split())


def current() -> list[Release]:
    """Return the sections of this checkout's CHANGELOG, that of the packed version first."""
    text = (payload.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = releases(text, f"{source_date():%Y-%m-%d}")
    merged: dict[str, Release] = {}
    for release in found:  # changes after a release belong to it until the version number changes
        if known := merged.get(release.version):
            release = known._replace(changes=(*known.changes, *release.changes))
        merged[release.version] = release
    return list(merged.values())


def appstream(sections: Iterable[Release]) -> Element:
    """Return the element ``releases`` of the AppStream metadata."""
    element = Element("releases")
    for release in sections:
        kind = "stable" if release.out else "development"
        entry = SubElement(
            element, "release", version=release.version, date=release.date, type=kind
        )
        if release.changes:
            listed = SubElement(SubElement(entry, "description"), "ul")
            for change in release.changes:
                SubElement(listed, "li").text = change
    return element


def debian(sections: Iterable[Release], name: str) -> str:
    """Return the Debian changelog of the package."""
    entries = []
    for release in sections:
        moment = datetime.fromisoformat(release.date).replace(tzinfo=UTC)
        changes = [
            textwrap.fill(change, 78, initial_indent="  * ", subsequent_indent="    ")
            for change in release.changes or ("New version.",)
        ]
        entries.append(
            f"{name} ({debian_version(release.version)}) unstable; urgency=medium\n\n"
            + "\n".join(changes)
            + f"\n\n -- {MAINTAINER}  {format_datetime(moment)}\n"
        )
    return "\n".join(entries)


def debian_version(version: str) -> str:
    """Return a Python version in Debian's order: a beta sorts before its release."""
    return re.sub(r"\.?(a|b|rc|dev)(\d+)$", r"~\1\2", version)
