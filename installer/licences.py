"""Puts the licence of everything that ships into the frozen folder: the texts, and an index."""

import shutil
from pathlib import Path

from installer import components, spdx
from installer.components import Component
from installer.errors import InstallerError
from installer.payload import TITLE, VERSION
from installer.shipped import shipped

FOLDER = "licences"
INDEX = "INDEX.txt"
INTRODUCTION = f"""\
{TITLE} {VERSION} and what ships with it
{{line}}

The program itself is free software under the MIT licence (LICENSE, beside the program). It is
made with the work of others, which is listed here, each with its owners, its licence, and the
files of this folder that hold the text. "Part of" stands for what is compiled into another.

Qt and Qt for Python are used under the GNU Lesser General Public License, version 3. They are
linked dynamically: their libraries are files of their own in _internal/PySide6 and
_internal/shiboken6, and may be replaced there by other builds with the same interface. Their
source, of the versions that are named here, is at https://www.qt.io and https://code.qt.io.
"""


def gather(frozen: Path) -> list[Component]:
    """Make the folder anew; InstallerError where something that ships has no known licence."""
    folder = frozen / FOLDER
    shutil.rmtree(folder, ignore_errors=True)
    found = shipped(frozen)
    texts = {component: _texts(component) for component in _with_parts(found)}
    folder.mkdir()
    for copies in texts.values():
        for name, text in copies.items():
            shutil.copyfile(text, folder / name)
    (folder / INDEX).write_text(_index(found, texts), encoding="utf-8")
    return found


def _with_parts(found: list[Component]) -> list[Component]:
    return [each for component in found for each in (component, *component.parts)]


def _texts(component: Component) -> dict[str, Path]:
    """Return the texts with the names that they get in the folder."""
    if component.texts:
        several = len(component.texts) > 1
        return {
            f"{component.name}{f'-{number}' if several else ''}.txt": text
            for number, text in enumerate(component.texts, 1)
        }
    if component.name == TITLE:
        return {}
    common = components.texts()
    needed = spdx.chosen(component.licence, set(common)) if component.licence else None
    if needed is None:
        raise InstallerError(
            f"{component.name} {component.version} ships, but there is no text of its licence, "
            f"{component.licence or 'which is not told'}. It belongs into installer/legal/texts."
        )
    return {common[name].name: common[name] for name in needed}


def _index(found: list[Component], texts: dict[Component, dict[str, Path]]) -> str:
    title = INTRODUCTION.splitlines()[0]
    blocks = [INTRODUCTION.format(line="=" * len(title))]
    for component in found:
        if component.name == TITLE:
            continue
        blocks.append(_block(component, texts[component]))
        blocks += [
            _block(part, texts[part], f", part of {component.name}") for part in component.parts
        ]
    return "\n".join(blocks)


def _block(component: Component, texts: dict[str, Path], where: str = "") -> str:
    lines = [f"{component.name} {component.version}".strip() + where]
    lines += [f"  {line}" for line in (component.by, component.address) if line]
    lines.append(f"  {component.licence}: {', '.join(texts)}")
    return "\n".join(lines) + "\n"
