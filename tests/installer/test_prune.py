"""Only what the program uses is packed."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from installer import prune
from installer.payload import System
from rococo_desktop.resources import resources_root

PROGRAM = resources_root().parent / "rococo_desktop"
NEVER_ASKED = {"system.py"} | ({"old_readers.py"} if sys.platform != "linux" else set())
"""The first is asked where Qt comes from the system, never in a program that brings its own; the
second is about a bus of Linux."""


@pytest.mark.parametrize(
    ("system", "name", "kept"),
    [
        ("linux", "PySide6/Qt/lib/libQt6Core.so.6", True),
        ("linux", "PySide6/Qt/lib/libQt6Widgets.so.6", False),
        ("linux", "PySide6/Qt/lib/libicudata.so.73", True),
        ("linux", "PySide6/QtQml.abi3.so", True),
        ("linux", "PySide6/QtWidgets.abi3.so", False),
        ("linux", "PySide6/libpyside6.abi3.so.6.11", True),
        ("linux", "PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("linux", "PySide6/Qt/plugins/platforms/libqvnc.so", False),
        ("linux", "PySide6/Qt/plugins/tls/libqopensslbackend.so", False),
        ("linux", "PySide6/Qt/qml/QtQuick/Controls/Basic/Button.qml", True),
        ("linux", "PySide6/Qt/qml/QtQuick/Controls/Material/Button.qml", False),
        ("linux", "PySide6/Qt/qml/QtQuick/plugins.qmltypes", False),
        ("linux", "PySide6/Qt/translations/qtbase_de.qm", False),
        ("linux", "libpython3.11.so.1.0", True),
        ("linux", "libxcb-cursor.so.0", False),
        ("linux", "_miniaudio.abi3.so", True),
        ("linux", "resources/credits.toml", True),
        ("windows", "PySide6\\Qt6Core.dll", True),
        ("windows", "PySide6\\Qt6Widgets.dll", False),
        ("windows", "PySide6\\opengl32sw.dll", False),
        ("windows", "PySide6\\QtCore.pyd", True),
        ("windows", "PySide6\\QtWidgets.pyd", False),
        ("windows", "PySide6\\pyside6.abi3.dll", True),
        ("windows", "PySide6\\MSVCP140.dll", True),
        ("windows", "PySide6\\plugins\\platforms\\qwindows.dll", True),
        ("windows", "PySide6\\plugins\\platforms\\qdirect2d.dll", False),
        ("windows", "PySide6\\qml\\QtQuick\\qtquick2plugin.dll", True),
        ("windows", "PySide6\\translations\\qtbase_de.qm", False),
        ("windows", "python313.dll", True),
        ("macos", "PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore", True),
        ("macos", "PySide6/Qt/lib/QtWidgets.framework/Versions/A/QtWidgets", False),
        ("macos", "PySide6/QtCore.abi3.so", True),
        ("macos", "PySide6/QtWidgets.abi3.so", False),
        ("macos", "PySide6/libpyside6.abi3.6.11.dylib", True),
        ("macos", "PySide6/Qt/plugins/platforms/libqcocoa.dylib", True),
        ("macos", "PySide6/Qt/plugins/platforms/libqminimal.dylib", False),
        ("macos", "libssl.3.dylib", True),
    ],
)
def test_what_is_kept(system: System, name: str, kept: bool) -> None:
    assert prune.is_kept(name, system) is kept


def imported_at_once(file: Path) -> Iterator[str]:
    """Yield the modules that a module needs to be imported itself."""
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def test_no_part_of_the_program_needs_what_is_left_out() -> None:
    """The frozen program would not start, and only that would show it."""
    files = [file for file in PROGRAM.rglob("*.py") if file.name not in NEVER_ASKED]
    assert len(files) > 300
    needed = {name: file for file in files for name in imported_at_once(file)}
    assert not {needed[name] for name in needed.keys() & set(prune.UNUSED_PYTHON)}
