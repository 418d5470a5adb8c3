"""qmllint over the game's QML, with the types that Python registers for it.

Qt's own tools extract those types from the Python source: every file of ``rococo_desktop`` with
``InQml("Name")`` or a ``QML_IMPORT_NAME`` belongs to the QML module of that name.
"""

from __future__ import annotations

import ast
import json
import re
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from tools.dev import qt
from tools.dev.console import FAILED, say
from tools.dev.environment import Environment

IMPORT_NAME = re.compile(r'^(?:@InQml\(|QML_IMPORT_NAME = )"([\w.]+)"', re.MULTILINE)
IN_QML = re.compile(r'^@InQml\("[\w.]+"\)\nclass (\w+)', re.MULTILINE)
UNCREATABLE = [
    {"name": "QML.Element", "value": "auto"},
    {"name": "QML.Creatable", "value": "false"},
    {"name": "QML.UncreatableReason", "value": "It comes from the program."},
]
"""What Qt's tool would say of a class that is ``InQml``."""
SHARED = "Table.Program"
"""The module with the types for every game's window."""

QT_NAMES = {"str": "QString"}
"""The types of Python with another name in Qt."""

DUMP = "metaobjectdump"
REGISTER = "qmltyperegistrar"
LINT = "qmllint"


def lint(environment: Environment) -> int:
    """Return zero if qmllint finds no problem."""
    folder = environment.root / "resources" / "qml"
    files = sorted(str(file) for file in folder.rglob("*.qml"))
    if not files:
        say("There is no QML yet.")
        return 0
    qt.need_libraries(window=False)
    with tempfile.TemporaryDirectory() as described:
        modules = registered(environment.root / "rococo_desktop")
        for module in sorted(modules, key=lambda module: module != SHARED):
            if describe(environment, module, modules, Path(described)):
                return FAILED
        folders = ["-I", str(folder), "-I", described]
        return tool(environment, LINT, "--max-warnings", "0", *folders, *files)


def registered(package: Path) -> dict[str, list[Path]]:
    """Return the Python files that register types, by the name of their QML module."""
    modules: defaultdict[str, list[Path]] = defaultdict(list)
    for file in sorted(package.rglob("*.py")):
        if found := IMPORT_NAME.search(file.read_text(encoding="utf-8")):
            modules[found[1]].append(file)
    return dict(modules)


def describe(
    environment: Environment, module: str, modules: dict[str, list[Path]], target: Path
) -> int:
    """Write a QML module that describes its sources' types for qmllint; return zero on success.

    A game's types may have properties of the types that all games share.
    """
    folder = target.joinpath(*module.split("."))
    folder.mkdir(parents=True)
    dumps = []
    for number, source in enumerate(modules[module]):
        dump = folder / f"{number}.json"
        if tool(environment, DUMP, str(source), "-o", str(dump)):
            return FAILED
        described = mended(dump.read_text(encoding="utf-8"), source.read_text(encoding="utf-8"))
        dump.write_text(described, encoding="utf-8")
        dumps.append(str(dump))
    lines = [f"module {module}", "typeinfo plugins.qmltypes", "depends QtQuick"]
    if SHARED in modules and module != SHARED:
        lines.append(f"depends {SHARED}")
    (folder / "qmldir").write_text("\n".join([*lines, ""]), encoding="utf-8")
    known = [str(next(environment.folder.rglob("qt6core_metatypes.json")))]
    if module != SHARED:
        known += map(str, target.joinpath(*SHARED.split(".")).glob("*.json"))
    types = ["--generate-qmltypes", str(folder / "plugins.qmltypes")]
    types += ["--foreign-types", ",".join(known)]
    names = ["--import-name", module, "--major-version", "1"]
    unused = ["-o", str(folder / "types.cpp")]
    return tool(environment, REGISTER, *types, *names, *unused, *dumps)


def mended(dump: str, source: str) -> str:
    """Return the description of a Python ``source``, including what Qt's tool omits.

    It does not know ``InQml``, ``Value``, ``Given``, ``Made`` and ``RowsOf``, and drops
    ``constant=True``. A property without a notify signal is constant, unless QML gives it: for any
    other, Qt would warn when it is bound, and a test would fail. It also misses that a class
    derived from one in another file is an object too, and bases that are generic.
    """
    files = json.loads(dump)
    bases = dict(first_bases(source))
    shown = shown_values(source)
    for file in files:
        for described in file["classes"]:
            if described["className"] in IN_QML.findall(source):
                described["classInfos"] = UNCREATABLE
            names = [info["name"] for info in described.get("classInfos", [])]
            described["object"] |= "QML.Element" in names
            if base := bases.get(described["className"]):
                described.setdefault("superClasses", [{"access": "public", "name": base}])
            properties = described.get("properties", []) + shown[described["className"]]
            for index, each in enumerate(properties):
                each["index"] = index
                each.setdefault("constant", "notify" not in each)
            if properties:
                described["properties"] = properties
    return json.dumps(files)


def first_bases(source: str) -> Iterator[tuple[str, str]]:
    """Yield the classes of a Python source that have bases, with the name of the first one."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef) and node.bases:
            base = node.bases[0]
            named = base.value if isinstance(base, ast.Subscript) else base
            if isinstance(named, ast.Name):
                yield node.name, named.id


def shown_values(source: str) -> defaultdict[str, list[dict[str, object]]]:
    """Return what a source declares with the doors to Qt, by the name of the class."""
    values: defaultdict[str, list[dict[str, object]]] = defaultdict(list)
    classes = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef))
    for owner, node in ((each.name, node) for each in classes for node in each.body):
        match node:
            case ast.Assign(
                targets=[ast.Name(name)],
                value=ast.Call(
                    func=ast.Name("Value" | "Given" | "Made" as door),
                    args=[kind, *_],
                    keywords=settings,
                ),
            ):
                known = ast.unparse(kind).strip("'")
                described: dict[str, object] = {"name": name, "type": QT_NAMES.get(known, known)}
                described |= {str(each.arg): ast.unparse(each.value) for each in settings}
                if door == "Given":
                    described |= {"write": name, "constant": False}
                values[owner].append(described)
            case ast.Assign(targets=[ast.Name(name)], value=ast.Call(func=ast.Name("RowsOf"))):
                values[owner].append({"name": name, "type": "Rows"})
    return values


def tool(environment: Environment, name: str, *arguments: str) -> int:
    """Run one of the tools of Qt for Python."""
    call = f"from PySide6.scripts import pyside_tool; pyside_tool.{name}()"
    return environment.run("-c", call, *arguments)
