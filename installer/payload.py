"""The payload of the installers: names and places, each stated only here."""

import os
import platform
import sys
from pathlib import Path
from typing import Literal

from rococo_desktop import APP_ID as APP_ID
from rococo_desktop import __version__
from rococo_desktop.session.files.places import PORTABLE_FILE as PORTABLE_FILE
from rococo_desktop.session.files.places import PORTABLE_FOLDER as PORTABLE_FOLDER
from rococo_desktop.session.saves.saves import SUFFIX

System = Literal["linux", "windows", "macos"]

NAME = "rococo-desktop"
TITLE = "Rococo Desktop"
VERSION = __version__
MIME_TYPE = "application/x-rococo-game"
SAVE_SUFFIX = SUFFIX
"""The suffix of saved games, with the dot."""

SYSTEM: System = "windows" if os.name == "nt" else "macos" if sys.platform == "darwin" else "linux"
ARCHITECTURE = {"amd64": "x86_64", "aarch64": "arm64"}.get(
    platform.machine().lower(), platform.machine().lower()
)

ROOT = Path(__file__).resolve().parents[1]
RESOURCES = ROOT / "resources"
SPEC = ROOT / "build" / "pyinstaller.spec"
WORK = ROOT / "build" / "work"
"""The folder of intermediate files, which may be deleted at any time."""
DIST = ROOT / "dist"
FROZEN = DIST / NAME
"""The folder with the frozen program."""
EXECUTABLE = NAME + (".exe" if SYSTEM == "windows" else "")
BUNDLE = DIST / f"{TITLE}.app"
"""The same as an application of macOS; made only there."""
PACKAGES = DIST / "installers"


def executable(frozen: Path = FROZEN) -> Path:
    """Return the program in its folder."""
    return frozen / EXECUTABLE
