"""Adds the licences of everything that ships to the frozen folder: the texts, and an index."""

import shutil
from collections.abc import Iterable
from pathlib import Path

from installer import components, payload, spdx
from installer.components import Component
from installer.errors import InstallerError
from installer.payload import TITLE, VERSION
from installer.shipped import shipped

FOLDER = "licences"
INDEX = "INDEX.txt"
INTRODUCTION = f"""\
{TITLE} {VERSION} and what ships with it
{{line}}

The program itself is free software under the MIT licence (LICENSE, beside this folder). It is
made with the work of others, which is listed here, each with its owners, its licence, and the
files of this folder that hold the text. "Part of" stands for what is compiled into another.

Qt and Qt for Python are used under the GNU Lesser General Public License, version 3. They are
linked dynamically: their libraries are files of their own, in PySide6 and shiboken6 within the
folder {{libraries}}, and may be replaced there by other builds with the same interface. Their
source, of the versions that are named here, is at https://www.qt.io and https://code.qt.io.
"""
LIBRARIES = {
    "linux": "_internal beside the program",
    "windows": "_internal beside the program",
    "macos": "Contents/Frameworks of the application",
}
"""The places of Qt's libraries, as players find them."""


def gather(frozen: Path) -> list[Component]:
    """Make the folder again, and return all components; raises InstallerError."""
    folder = frozen / FOLDER
    shutil.rmtree(folder, ignore_errors=True)
    found = shipped(frozen)
    folder.mkdir()
    title = INTRODUCTION.splitlines()[0]
    text = INTRODUCTION.format(line="=" * len(title), libraries=LIBRARIES[payload.SYSTEM])
    (folder / INDEX).write_text(text, encoding="utf-8")
    add(folder, [component for component in found if component.name != TITLE])
    return found


def add(folder: Path, found: Iterable[Component]) -> None:
    """Copy the texts into the folder, and name them in its index."""
    blocks = []
    for component in found:
        blocks.append(_block(component, _copy(component, folder)))
        within = f", part of {component.name}"
        blocks += [_block(part, _copy(part, folder), within) for part in component.parts]
    if blocks:
        with (folder / INDEX).open("a", encoding="utf-8") as index:
            index.writelines(blocks)


def _copy(component: Component, folder: Path) -> list[str]:
    texts = _texts(component)
    for name, text in texts.items():
        shutil.copyfile(text, folder / name)
    return list(texts)


def _texts(component: Component) -> dict[str, Path]:
    """Return the texts by their names in the folder."""
    if component.texts:
        several = len(component.texts) > 1
        return {
            f"{component.name}{f'-{number}' if several else ''}.txt": text
            for number, text in enumerate(component.texts, 1)
        }
    common = components.texts()
    needed = spdx.chosen(component.licence, set(common)) if component.licence else None
    if needed is None:
        raise InstallerError(
            f"{component.name} {component.version} ships, but there is no text of its licence, "
            f"{component.licence or 'which is not told'}. It belongs into installer/legal/texts."
        )
    return {common[name].name: common[name] for name in needed}


def _block(component: Component, texts: list[str], where: str = "") -> str:
    lines = [f"\n{component.name} {component.version}".rstrip() + where]
    lines += [f"  {line}" for line in (component.by, component.address) if line]
    lines.append(f"  {component.licence}: {', '.join(texts)}")
    return "\n".join(lines) + "\n"
