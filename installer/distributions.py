"""The Python distributions that ship: their versions, their licences, and the Rust code in them."""

import json
from collections.abc import Iterable
from importlib.metadata import Distribution, distributions, packages_distributions
from pathlib import Path

from packaging.utils import canonicalize_name

from installer.components import Component

LICENCES = {
    "fluent-runtime": "Apache-2.0",
    "fluent-syntax": "Apache-2.0",
    "pyinstaller": "GPL-2.0-or-later WITH Bootloader-exception AND Apache-2.0",
    "pyinstaller-hooks-contrib": "GPL-2.0-or-later AND Apache-2.0",
}
"""The licences of distributions whose metadata has only a sentence about it."""
BY = ("Author", "Author-email", "Maintainer", "Maintainer-email")
LICENCE_FILES = ("LICEN[CS]E*", "COPYING*", "NOTICE*")


def of_modules(names: Iterable[str]) -> set[str]:
    """Return the distributions with these modules; raises LookupError with a missing name."""
    holders = packages_distributions()
    return {canonicalize_name(holder) for name in names for holder in holders[name]}


def holding(files: Iterable[Path]) -> dict[str, list[Path]]:
    """Return the given files by the distribution that installed them.

    Case is ignored: on Windows a library may be named in the case in which others refer to it.
    """
    wanted = {file.as_posix().lower(): file for file in files}
    found: dict[str, list[Path]] = {}
    for distribution in distributions():
        places = [place.as_posix().lower() for place in distribution.files or ()]
        brought = [wanted[place] for place in places if place in wanted]
        if brought:
            found[canonicalize_name(distribution.name)] = brought
    return found


def metadata(sources: Iterable[str]) -> list[tuple[str, str, str]]:
    """Return the metadata of the source files' distributions, as PyInstaller lists files.

    From it, the frozen program gets the versions for its About page.
    """
    used = {Path(source) for source in sources}
    folders = [
        _folder(distribution)
        for distribution in distributions()
        if any(Path(str(distribution.locate_file(f))) in used for f in distribution.files or ())
    ]
    return [(f"{each.name}/METADATA", str(each / "METADATA"), "DATA") for each in folders]


def component(name: str, files: Iterable[Path]) -> Component:
    """Return the component of a distribution."""
    distribution = Distribution.from_name(name)
    metadata = distribution.metadata
    licence = LICENCES.get(name) or metadata["License-Expression"] or metadata["License"]
    return Component(
        name=name,
        licence=licence or "",
        by=next((metadata[key] for key in BY if metadata[key]), ""),
        address=_home(metadata.get_all("Project-URL") or [], metadata["Home-page"]),
        version=distribution.version,
        purl=f"pkg:pypi/{name}@{distribution.version}",
        files=tuple(files),
        texts=tuple(_texts(distribution)),
        parts=tuple(_crates(distribution)),
    )


def _texts(distribution: Distribution) -> list[Path]:
    folder = _folder(distribution)
    return sorted({file for name in LICENCE_FILES for file in folder.rglob(name) if file.is_file()})


def _crates(distribution: Distribution) -> list[Component]:
    """Return the components in the distribution's own bills of materials."""
    found = []
    for file in sorted((_folder(distribution) / "sboms").glob("*.cyclonedx.json")):
        for part in json.loads(file.read_text(encoding="utf-8")).get("components", []):
            found.append(
                Component(
                    name=part["name"],
                    licence=" AND ".join(_licence(each) for each in part.get("licenses", [])),
                    by=part.get("author", ""),
                    version=part["version"],
                    purl=part["purl"],
                )
            )
    return found


def _licence(entry: dict[str, dict[str, str] | str]) -> str:
    licence = entry.get("license", {})
    named = licence.get("id", "") if isinstance(licence, dict) else licence
    return str(entry.get("expression", named))


def _home(links: list[str], older: str | None) -> str:
    labelled = [link.partition(",") for link in links]
    by_label = {label.strip().lower(): link.strip() for label, _, link in labelled}
    for label in ("homepage", "source", "source code", "repository", "github"):
        if label in by_label:
            return by_label[label]
    return older or ""


def _folder(distribution: Distribution) -> Path:
    """Return the folder of the metadata."""
    return next(
        Path(str(distribution.locate_file(place))).parent
        for place in distribution.files or ()
        if place.name == "METADATA"
    )
