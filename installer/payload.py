"""What is packed, under which names and in which places; each fact is told here once."""

import os
import platform
import sys
from pathlib import Path
from typing import Literal

from rococo_desktop import APP_ID as APP_ID
from rococo_desktop import __version__
from rococo_desktop.session.places import PORTABLE_FILE as PORTABLE_FILE
from rococo_desktop.session.places import PORTABLE_FOLDER as PORTABLE_FOLDER
from rococo_desktop.session.saved_games import SUFFIX

System = Literal["linux", "windows", "macos"]

NAME = "rococo-desktop"
TITLE = "Rococo Desktop"
VERSION = __version__
MIME_TYPE = "application/x-rococo-game"
SAVE_SUFFIX = SUFFIX
"""How the names of saved games end, with the dot."""

SYSTEM: System = "windows" if os.name == "nt" else "macos" if sys.platform == "darwin" else "linux"
ARCHITECTURE = {"amd64": "x86_64", "aarch64": "arm64"}.get(
    platform.machine().lower(), platform.machine().lower()
)

ROOT = Path(__file__).resolve().parents[1]
RESOURCES = ROOT / "resources"
SPEC = ROOT / "build" / "pyinstaller.spec"
WORK = ROOT / "build" / "work"
"""What is made on the way, and may be deleted at any time."""
DIST = ROOT / "dist"
FROZEN = DIST / NAME
"""The folder with the frozen program."""
EXECUTABLE = NAME + (".exe" if SYSTEM == "windows" else "")
BUNDLE = DIST / f"{TITLE}.app"
"""The same as an application of macOS; made there alone."""
PACKAGES = DIST / "installers"


def executable(frozen: Path = FROZEN) -> Path:
    """Return the program in its folder."""
    return frozen / EXECUTABLE
