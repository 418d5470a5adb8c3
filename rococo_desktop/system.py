"""The needs of a window on a Linux system, and the packages and commands that install them.

Only the standard library is used here: ``dev.py`` calls this before anything is installed, and the
program calls it if Qt cannot be loaded.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import shlex
import shutil
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

NO_DISPLAY = (
    "There is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set); "
    "please run this in a desktop session."
)


Manager = Literal["apt", "dnf", "pacman", "zypper"]

INSTALL: dict[Manager, tuple[str, ...]] = {
    "apt": ("apt-get", "install", "--yes", "--no-install-recommends"),
    "dnf": ("dnf", "install"),
    "pacman": ("pacman", "-S", "--needed"),
    "zypper": ("zypper", "install"),
}
# Package managers call tools that a short PATH does not contain.
FULL_PATH = os.pathsep.join(
    [os.environ.get("PATH", os.defpath), "/usr/local/sbin", "/usr/sbin", "/sbin"]
)


def manager() -> Manager | None:
    """Return the package manager of this system; None if it is not one of ``INSTALL``."""
    for name, command in INSTALL.items():
        if shutil.which(command[0], path=FULL_PATH):
            return name
    return None


def is_root() -> bool:
    """Return whether the program runs as root."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def command_line(name: Manager, wanted: Sequence[str]) -> str:
    """Return the exact command that installs the packages."""
    sudo = () if is_root() else ("sudo",)
    return shlex.join([*sudo, *INSTALL[name], *wanted])


@dataclass(frozen=True)
class Need:
    """A library or another file that Qt needs, and the packages that contain it."""

    name: str  # a library's file name, or a phrase
    apt: str
    pacman: str
    rpm: str = ""  # dnf and zypper find packages by the library's file name

    def package(self, manager: Manager) -> str:
        if manager == "apt":
            return self.apt
        if manager == "pacman":
            return self.pacman
        return self.rpm or f"{self.name}()(64bit)"


# Taken from the NEEDED entries of Qt's files; a test compares the two.
BASE = (
    Need("libEGL.so.1", "libegl1", "libglvnd"),
    Need("libGL.so.1", "libgl1", "libglvnd"),
    Need("libX11.so.6", "libx11-6", "libx11"),
    Need("libbrotlicommon.so.1", "libbrotli1", "brotli"),
    Need("libbrotlidec.so.1", "libbrotli1", "brotli"),
    Need("libdbus-1.so.3", "libdbus-1-3", "dbus"),
    Need("libfontconfig.so.1", "libfontconfig1", "fontconfig"),
    Need("libfreetype.so.6", "libfreetype6", "freetype2"),
    Need("libglib-2.0.so.0", "libglib2.0-0", "glib2"),
    Need("libgssapi_krb5.so.2", "libgssapi-krb5-2", "krb5"),
    Need("libgthread-2.0.so.0", "libglib2.0-0", "glib2"),
    Need("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon"),
    Need("libz.so.1", "zlib1g", "zlib"),
    Need("libzstd.so.1", "libzstd1", "zstd"),
)
FONT = Need("a font", "fonts-dejavu-core", "ttf-dejavu", "dejavu-sans-fonts")
X11 = (
    Need("libX11-xcb.so.1", "libx11-xcb1", "libx11"),
    Need("libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor"),
    Need("libxcb-glx.so.0", "libxcb-glx0", "libxcb"),
    Need("libxcb-icccm.so.4", "libxcb-icccm4", "xcb-util-wm"),
    Need("libxcb-image.so.0", "libxcb-image0", "xcb-util-image"),
    Need("libxcb-keysyms.so.1", "libxcb-keysyms1", "xcb-util-keysyms"),
    Need("libxcb-randr.so.0", "libxcb-randr0", "libxcb"),
    Need("libxcb-render-util.so.0", "libxcb-render-util0", "xcb-util-renderutil"),
    Need("libxcb-render.so.0", "libxcb-render0", "libxcb"),
    Need("libxcb-shape.so.0", "libxcb-shape0", "libxcb"),
    Need("libxcb-shm.so.0", "libxcb-shm0", "libxcb"),
    Need("libxcb-sync.so.1", "libxcb-sync1", "libxcb"),
    Need("libxcb-util.so.1", "libxcb-util1", "xcb-util"),
    Need("libxcb-xfixes.so.0", "libxcb-xfixes0", "libxcb"),
    Need("libxcb-xkb.so.1", "libxcb-xkb1", "libxcb"),
    Need("libxcb.so.1", "libxcb1", "libxcb"),
    Need("libxkbcommon-x11.so.0", "libxkbcommon-x11-0", "libxkbcommon-x11"),
)
WAYLAND = (
    Need("libwayland-client.so.0", "libwayland-client0", "wayland"),
    Need("libwayland-cursor.so.0", "libwayland-cursor0", "wayland"),
    Need("libwayland-egl.so.1", "libwayland-egl1", "wayland"),
)
FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts")
FONT_FOLDERS_AT_HOME = (".fonts", ".local/share/fonts")
FONT_FILES = {".ttf", ".ttc", ".otf", ".pfb"}


def what_is_missing(displays: Iterable[tuple[Need, ...]]) -> list[Need]:
    """Return what is missing for Qt to draw, and to open a window on one of the displays."""
    return lacking_base() + ([] if has_font() else [FONT]) + lacking_display(displays)


def lacking_base() -> list[Need]:
    """Return what is missing for Qt to be loaded."""
    return [need for need in BASE if not can_load(need.name)]


def lacking_display(displays: Iterable[tuple[Need, ...]]) -> list[Need]:
    """Return what is missing for Qt to open a window on one of the displays."""
    # One working display is enough. If none works, the first is the one to be repaired.
    choices = [[need for need in kind if not can_load(need.name)] for kind in displays]
    return choices[0] if choices and all(choices) else []


def can_load(library: str) -> bool:
    """Return whether the system can load a library with its dependencies."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def has_font() -> bool:
    """Return whether there is any font."""
    folders = [Path(folder) for folder in FONT_FOLDERS]
    with contextlib.suppress(RuntimeError):  # a user without a home has no fonts there either
        folders += [Path.home() / folder for folder in FONT_FOLDERS_AT_HOME]
    return any(file.suffix.lower() in FONT_FILES for top in folders for file in top.rglob("*.*"))


def displays(variables: Mapping[str, str]) -> list[tuple[Need, ...]]:
    """Return the needs of the displays that the environment names."""
    kinds = {"DISPLAY": X11, "WAYLAND_DISPLAY": WAYLAND}
    return [kind for variable, kind in kinds.items() if variables.get(variable)]


def missing(lacking: Sequence[Need]) -> str:
    """Return the sentence that says what is missing and how to install it."""
    purpose = purpose_of(lacking)
    name = manager()
    if name is None:
        return f"{purpose} is missing. Please install it with this system's package manager."
    return advice(name, packages_of(lacking, name), purpose)


def purpose_of(lacking: Sequence[Need]) -> str:
    """Return the phrase for the missing libraries."""
    return f"What Qt needs from the system ({', '.join(need.name for need in lacking)})"


def packages_of(lacking: Sequence[Need], name: Manager) -> list[str]:
    """Return the packages that contain what is missing."""
    return sorted({need.package(name) for need in lacking})


def advice(name: Manager, wanted: Sequence[str], purpose: str) -> str:
    """Return the sentence with the command that installs the packages."""
    return f"{purpose} is missing. This command installs it:\n  {command_line(name, wanted)}"


def no_window() -> str | None:
    """Return why no window can be opened on this system; None if no reason is found."""
    if not sys.platform.startswith("linux") or os.environ.get("QT_QPA_PLATFORM"):
        return None
    found = displays(os.environ)
    if not found:
        return NO_DISPLAY
    lacking = lacking_display(found)
    return missing(lacking) if lacking else None


def no_qt() -> str | None:
    """Return the sentence that says what is missing for loading Qt; None if nothing is."""
    lacking = lacking_base() if sys.platform.startswith("linux") else []
    return missing(lacking) if lacking else None
