"""The properties of the program's file that Windows shows under Details."""

import re
import tomllib
from pathlib import Path

from installer import payload

ENGLISH, UTF_16 = 0x0409, 1200


def publisher() -> str:
    """Return the publisher of the program."""
    project = tomllib.loads((payload.ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    name: str = project["authors"][0]["name"]
    return name


def copyright_line() -> str:
    """Return the copyright line of the licence."""
    lines = (payload.ROOT / "LICENSE").read_text("utf-8").splitlines()
    return next(line.strip() for line in lines if line.startswith("Copyright"))


def numbers(version: str = payload.VERSION) -> tuple[int, int, int, int]:
    """Return a version as the four numbers that Windows needs: 1.2rc3 is 1.2.0.0."""
    leading = re.match(r"\d+(?:\.\d+){0,2}", version)
    if leading is None:
        raise ValueError(f"{version} is no version")
    first, second, third = (*map(int, leading[0].split(".")), 0, 0)[:3]
    return first, second, third, 0


def resource() -> str:
    """Return the version resource in the form that PyInstaller reads."""
    words = {
        "CompanyName": publisher(),
        "FileDescription": payload.TITLE,
        "FileVersion": payload.VERSION,
        "InternalName": payload.NAME,
        "LegalCopyright": copyright_line(),
        "OriginalFilename": f"{payload.NAME}.exe",
        "ProductName": payload.TITLE,
        "ProductVersion": payload.VERSION,
    }
    structures = ", ".join(f"StringStruct({name!r}, {word!r})" for name, word in words.items())
    table = f"StringTable('{ENGLISH:04X}{UTF_16:04X}', [{structures}])"
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers()}, prodvers={numbers()}, mask=0x3F, "
        f"flags=0, OS=0x40004, fileType=1, subtype=0, date=(0, 0)), kids=[StringFileInfo([{table}]"
        f"), VarFileInfo([VarStruct('Translation', [{ENGLISH}, {UTF_16}])])])\n"
    )


def write(to: Path) -> Path:
    """Write the version resource for PyInstaller, and return the file."""
    to.parent.mkdir(parents=True, exist_ok=True)
    to.write_text(resource(), "utf-8")
    return to
