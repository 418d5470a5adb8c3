"""What Qt needs from a Linux system: some libraries, a font, and a display to show a window on."""

from __future__ import annotations

import contextlib
import ctypes
import os
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from tools.dev import packages
from tools.dev.console import SetupError

NO_DISPLAY = (
    "There is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set); "
    "please run this in a desktop session."
)


@dataclass(frozen=True)
class Need:
    """Something that Qt loads or reads, and the packages that bring it."""

    name: str  # a library's file name, or in words
    apt: str
    pacman: str
    rpm: str = ""  # the packages of dnf and zypper can be asked for by the library's file name

    def package(self, manager: packages.Manager) -> str:
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


def need_display(variables: Mapping[str, str] = os.environ) -> None:
    """SetupError where no window can be opened."""
    if sys.platform.startswith("linux") and not (
        _set(variables, "QT_QPA_PLATFORM") or _displays(variables)
    ):
        raise SetupError(NO_DISPLAY)


def need_libraries(*, window: bool) -> None:
    """Install what Qt misses on a Linux system, or stop with the command that does."""
    if not sys.platform.startswith("linux"):
        return
    displays = _displays(os.environ) if window else []
    if not (lacking := what_is_missing(displays)):
        return
    purpose = f"What Qt needs from the system ({', '.join(need.name for need in lacking)})"
    name = packages.manager()
    if name is None:
        raise SetupError(
            f"{purpose} is missing. Please install it with this system's package manager."
        )
    wanted = sorted({need.package(name) for need in lacking})
    packages.install(name, wanted, purpose)
    if still := what_is_missing(displays):
        names = ", ".join(need.name for need in still)
        raise SetupError(
            f"Qt still misses {names}, although {' '.join(wanted)} has been installed."
        )


def what_is_missing(displays: Iterable[tuple[Need, ...]]) -> list[Need]:
    """Return what Qt lacks to draw at all, and to open a window on one of the displays."""
    lacking = [need for need in BASE if not can_load(need.name)]
    lacking += [] if has_font() else [FONT]
    # One display that works is enough. Where none does, the first is the one to be repaired.
    choices = [[need for need in kind if not can_load(need.name)] for kind in displays]
    return lacking + (choices[0] if choices and all(choices) else [])


def can_load(library: str) -> bool:
    """Return whether the system finds a library, and all that it needs in turn."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def has_font() -> bool:
    """Return whether there is anything to write with."""
    folders = [Path(folder) for folder in FONT_FOLDERS]
    with contextlib.suppress(RuntimeError):  # a user without a home has no fonts there either
        folders += [Path.home() / folder for folder in FONT_FOLDERS_AT_HOME]
    return any(file.suffix.lower() in FONT_FILES for top in folders for file in top.rglob("*.*"))


def _displays(variables: Mapping[str, str]) -> list[tuple[Need, ...]]:
    displays = {"DISPLAY": X11, "WAYLAND_DISPLAY": WAYLAND}
    return [kind for variable, kind in displays.items() if _set(variables, variable)]


def _set(variables: Mapping[str, str], name: str) -> bool:
    return bool(variables.get(name))
