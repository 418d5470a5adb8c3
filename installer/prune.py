"""The selection of files for the frozen folder: only those that the program uses.

Every part of Qt that is kept is named here, so that a newer Qt adds nothing unnoticed. A missing
part shows at once: the program's self-test opens the window and plays a game.
"""

import re
from pathlib import Path, PurePosixPath

import PySide6

from installer.errors import InstallerError
from installer.payload import SYSTEM, System
from rococo_desktop.texts import languages

QT_LIBRARIES = frozenset({
    "Core", "DBus", "Gui", "Network", "OpenGL", "Qml", "QmlMeta", "QmlModels", "QmlWorkerScript",
    "Quick", "QuickControls2", "QuickControls2Basic", "QuickControls2BasicStyleImpl",
    "QuickControls2Impl", "QuickLayouts", "QuickTemplates2", "Svg", "WaylandClient",
    "WlShellIntegration", "XcbQpa",
})  # fmt: skip
QT_MODULES = frozenset({
    "QtCore", "QtGui", "QtNetwork", "QtOpenGL", "QtQml", "QtQuick", "QtSvg",
})  # fmt: skip
"""The modules of Qt for Python."""

EVERYWHERE = frozenset({"platforms/qoffscreen", "imageformats/qsvg", "iconengines/qsvgicon"})
PLUGINS: dict[System, frozenset[str]] = {
    "linux": EVERYWHERE
    | {
        "platforms/qxcb",
        "platforms/qwayland",
        "platforminputcontexts/composeplatforminputcontextplugin",
        "platforminputcontexts/ibusplatforminputcontextplugin",
        "wayland-decoration-client/adwaita",
        "wayland-decoration-client/bradient",
        "wayland-graphics-integration-client/qt-plugin-wayland-egl",
        "wayland-shell-integration/xdg-shell",
        "xcbglintegrations/qxcb-egl-integration",
        "xcbglintegrations/qxcb-glx-integration",
    },
    "windows": EVERYWHERE | {"platforms/qwindows"},
    "macos": EVERYWHERE | {"platforms/qcocoa"},
}
QML_MODULES = frozenset({
    "QtQml", "QtQml/Base", "QtQml/Models", "QtQml/WorkerScript", "QtQuick", "QtQuick/Controls",
    "QtQuick/Controls/Basic", "QtQuick/Controls/Basic/impl", "QtQuick/Controls/impl",
    "QtQuick/Layouts", "QtQuick/Templates", "QtQuick/Window",
})  # fmt: skip
NOT_AT_RUN_TIME = frozenset({".qmltypes", ".pyi", ".pdb", ".debug"})

UNUSED_PYTHON = [
    "PyInstaller", "_bz2", "_curses", "_hashlib", "_lzma", "_sqlite3", "_ssl", "_tkinter", "_uuid",
    "asyncio", "bz2", "curses", "distutils", "doctest", "ensurepip", "ftplib", "idlelib", "lib2to3",
    "lzma", "mypy", "nntplib", "numpy", "pdb", "pip", "pkg_resources", "poplib", "pycparser",
    "pydantic.mypy", "pydantic.v1", "pydoc", "pytest", "readline", "rich", "setuptools", "smtplib",
    "sqlite3", "ssl", "telnetlib", "tkinter", "turtle", "unittest", "venv", "xmlrpc",
    "PySide6.QtTest", "PySide6.QtWidgets",
]  # fmt: skip
"""Modules that some import mentions but the program does not need."""
if SYSTEM != "windows":
    UNUSED_PYTHON += ["_ctypes", "ctypes"]  # so that one system library fewer is needed
if SYSTEM != "linux":
    UNUSED_PYTHON += ["PySide6.QtDBus"]

LOCALES = {"root"} | {
    "_".join(parts[:length])
    for parts in (code.split("-") for code in languages())
    for length in range(1, len(parts) + 1)
}
"""The languages whose rules of Unicode's CLDR belong in the folder, with those they build on."""

_LIBRARY = re.compile(r"^(?:lib)?Qt6?(?P<name>[A-Z]\w*?)(?:\.framework)?(?:\.so[.\d]*|\.dll)?$")
_PLUGIN = re.compile(r"^(?:lib)?(?P<name>.+?)(?:\.so|\.dll|\.dylib)$")
_ICU = re.compile(r"^libicu(?:data|i18n|uc)\.so")
_SYSTEM = re.compile(r"^lib(?!python)[^/]*\.so(?:\.\d+)*$")
_PYTHON = re.compile(r"^(?:libpython|python|vcruntime|msvcp|ucrtbase|api-ms)", re.IGNORECASE)


def plugins(system: System = SYSTEM) -> list[tuple[str, str]]:
    """Return the plugins' files with their frozen folders; PyInstaller misses some of them."""
    qt = Path(PySide6.__file__).parent
    top = next(folder for folder in (qt / "Qt" / "plugins", qt / "plugins") if folder.is_dir())
    files = {_plugin(file.relative_to(top.parent).parts): file for file in top.rglob("*.*")}
    if lacking := PLUGINS[system] - files.keys():
        raise InstallerError(f"Qt has no longer a plugin {', '.join(sorted(lacking))}.")
    return [
        (str(files[name]), str(files[name].parent.relative_to(qt.parent)))
        for name in sorted(PLUGINS[system])
    ]


def is_kept(name: str, system: System = SYSTEM) -> bool:
    """Return whether a file belongs in the folder, by its path there."""
    path = PurePosixPath(name.replace("\\", "/"))
    if path.suffix in NOT_AT_RUN_TIME:
        return False
    parts = path.parts
    if parts[0] == "PySide6":
        return _is_kept_of_qt(PurePosixPath(*parts[1:]), system)
    if parts[0] == "pytz":
        return "zoneinfo" not in parts  # no time of another zone is ever told
    if path.parent.name == "locale-data":
        return path.stem in LOCALES
    if len(parts) == 1 and system == "linux":
        return _SYSTEM.match(path.name) is None
    return True


def _is_kept_of_qt(path: PurePosixPath, system: System) -> bool:
    parts = path.parts[1:] if path.parts[0] == "Qt" else path.parts
    if parts[0] == "plugins":
        return _plugin(parts) in PLUGINS[system]
    if parts[0] == "qml":
        return "/".join(parts[1:-1]) in QML_MODULES
    if parts[0] in {"translations", "resources", "libexec"}:
        return False
    if parts[0] == "lib" or len(parts) == 1:
        return _is_kept_library(parts[-1] if system != "macos" else parts[min(1, len(parts) - 1)])
    return True


def _is_kept_library(name: str) -> bool:
    if (module := name.split(".")[0]) in QT_MODULES:
        return True
    if found := _LIBRARY.match(name):
        return found["name"] in QT_LIBRARIES and module not in QT_MODULES
    return name.startswith(("libpyside6", "pyside6", "libshiboken6")) or bool(
        _ICU.match(name) or _PYTHON.match(name) or name.endswith((".py", ".pyc"))
    )


def _plugin(parts: tuple[str, ...]) -> str:
    found = _PLUGIN.match(parts[-1])
    return "" if found is None or len(parts) != 3 else f"{parts[1]}/{found['name']}"
