"""The decisions of ``dev.py``. Nothing here installs anything, or asks the network."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
import yaml

import dev
from rococo_desktop import system
from tools.dev import commands, packages, qml, qt
from tools.dev.console import FAILED, SetupError
from tools.dev.environment import ROOT, Environment, Kind

Calls = list[list[str]]
OURS = ("rococo_desktop", "rococo_desktop.system")
"""The parts of the program that the commands use before its packages are there."""


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Calls:
    """Record the commands that would be run, all of which succeed."""
    made: Calls = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        made.append(command)
        if "venv" in command:
            lay_out(Path(command[-1]))
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(subprocess, "run", run)
    return made


@pytest.fixture(autouse=True)
def _linux(monkeypatch: pytest.MonkeyPatch) -> None:
    """Decide as on Linux, wherever the tests run."""
    monkeypatch.setattr(sys, "platform", "linux")


def failing(part: str, made: Calls) -> Callable[..., subprocess.CompletedProcess[str]]:
    """Return a stand-in for ``subprocess.run`` that fails if a command contains the part."""

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        made.append(command)
        return subprocess.CompletedProcess(command, int(any(part in word for word in command)))

    return run


def lay_out(folder: Path) -> None:
    """Create the files that the real venv creates."""
    environment = Environment(folder.parent)
    environment.scripts.mkdir(parents=True, exist_ok=True)
    environment.python.touch()
    configuration = f"home = {Path(sys.executable).parent}\nexecutable = {sys.executable}\n"
    (folder / "pyvenv.cfg").write_text(configuration, encoding="utf-8")


# -- Python ----------------------------------------------------------------------------------------


def test_an_old_python_is_told_so_in_a_sentence() -> None:
    assert dev.too_old((3, 11)) is None
    assert dev.too_old((4, 0)) is None
    sentence = dev.too_old((3, 9))
    assert sentence is not None
    assert "needs Python 3.11 or later, and this is Python 3.9" in sentence


def test_the_door_can_be_read_by_an_old_python() -> None:
    ast.parse((ROOT / "dev.py").read_text(encoding="utf-8"), feature_version=(3, 7))


@pytest.mark.parametrize(
    "file",
    [
        ROOT / "dev.py",
        ROOT / "rococo_desktop/system.py",
        ROOT / "rococo_desktop/__init__.py",
        *sorted((ROOT / "tools/dev").glob("*.py")),
    ],
)
def test_only_the_standard_library_is_needed(file: Path) -> None:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        for name in names:
            ours = name.split(".")[0] == "tools" or name in OURS
            assert ours or name.split(".")[0] in sys.stdlib_module_names


def test_it_runs_from_any_folder_and_with_an_empty_environment(tmp_path: Path) -> None:
    folder = tmp_path / "mes jeux à moi"
    shutil.copytree(ROOT / "tools", folder / "tools")
    (folder / "rococo_desktop").mkdir()
    for file in ("__init__.py", "system.py"):
        shutil.copy(ROOT / "rococo_desktop" / file, folder / "rococo_desktop")
    shutil.copy(ROOT / "dev.py", folder)
    command = [sys.executable, str(folder / "dev.py"), "help"]
    done = subprocess.run(command, cwd=tmp_path, env={}, capture_output=True, text=True, check=True)
    assert "python3 dev.py COMMAND" in done.stdout
    assert not done.stderr


# -- the environment and its stamp -----------------------------------------------------------------


@pytest.fixture
def environment(tmp_path: Path) -> Environment:
    """A checkout with lock files and no environment yet."""
    (tmp_path / "requirements").mkdir()
    for kind in ("play", "dev"):
        (tmp_path / "requirements" / f"{kind}.lock").write_text(f"# {kind}\n", encoding="utf-8")
    return Environment(tmp_path)


def make(environment: Environment, kind: Kind, calls: Calls) -> None:
    """Make an environment, and clear the record."""
    environment.ensure(kind)
    calls.clear()


def test_the_first_call_makes_the_environment_from_the_lock_alone(
    environment: Environment, calls: Calls
) -> None:
    environment.ensure("play")
    venv, pip = calls
    assert venv[1:] == ["-m", "venv", "--clear", str(environment.folder)]
    assert pip[0] == str(environment.python)
    assert {"--require-hashes", "--no-deps", str(environment.lock("play"))} <= set(pip)


def test_later_calls_run_nothing(environment: Environment, calls: Calls) -> None:
    make(environment, "play", calls)
    environment.ensure("play")
    assert calls == []


def test_what_is_enough_to_test_is_enough_to_play(environment: Environment, calls: Calls) -> None:
    make(environment, "dev", calls)
    environment.ensure("play")
    environment.ensure("dev")
    assert calls == []


def test_what_is_enough_to_play_is_completed_for_tests(
    environment: Environment, calls: Calls
) -> None:
    make(environment, "play", calls)
    environment.ensure("dev")
    assert len(calls) == 1, "the environment is kept, and pip adds to it"
    assert str(environment.lock("dev")) in calls[0]


@pytest.mark.parametrize("kind", ["play", "dev"])
def test_a_changed_lock_renews_the_environment(
    environment: Environment, calls: Calls, kind: Kind
) -> None:
    make(environment, kind, calls)
    environment.lock("play").write_text("# newer\n", encoding="utf-8")
    environment.ensure("play")
    assert len(calls) == 1
    assert str(environment.lock("play")) in calls[0]
    assert environment.is_ready("play")
    assert not environment.is_ready("dev"), "whether the tools still fit is not known"


def test_line_ends_of_another_system_change_nothing(environment: Environment, calls: Calls) -> None:
    make(environment, "play", calls)
    environment.lock("play").write_bytes(b"# play\r\n")
    assert environment.is_ready("play")


@pytest.mark.parametrize("stamp", ["", "{", "[]", "null", '{"play": 1}'])
def test_a_damaged_stamp_is_no_stamp(environment: Environment, stamp: str) -> None:
    lay_out(environment.folder)
    environment.stamp.write_text(stamp, encoding="utf-8")
    assert not environment.is_ready("play")


def test_an_environment_whose_python_has_gone_is_made_anew(
    environment: Environment, calls: Calls
) -> None:
    make(environment, "play", calls)
    configuration = environment.folder / "pyvenv.cfg"
    configuration.write_text("executable = /gone/python3.11\n", encoding="utf-8")
    environment.ensure("play")
    assert calls[0][1:4] == ["-m", "venv", "--clear"]


@pytest.mark.parametrize("step", ["venv", "pip"])
def test_what_was_not_finished_does_not_count(
    environment: Environment, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    monkeypatch.setattr(subprocess, "run", failing(step, []))
    with pytest.raises(SetupError, match="could not be") as caught:
        environment.ensure("play")
    assert caught.value.status == FAILED
    assert not environment.stamp.exists()


def test_a_missing_lock_is_named(environment: Environment) -> None:
    environment.lock("dev").unlink()
    lay_out(environment.folder)
    environment.stamp.write_text("{}", encoding="utf-8")
    with pytest.raises(SetupError, match=r"dev\.lock"):
        environment.ensure("dev")


# -- the lock files --------------------------------------------------------------------------------


def locked(kind: str) -> dict[str, list[str]]:
    """Return each pinned package with its hashes."""
    text = (ROOT / "requirements" / f"{kind}.lock").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    entries = "\n".join(lines).replace("\\\n", " ").splitlines()
    return {entry.split()[0]: re.findall(r"--hash=sha256:[0-9a-f]{64}", entry) for entry in entries}


@pytest.mark.parametrize("kind", ["play", "dev"])
def test_a_lock_names_exact_versions_with_hashes_and_no_place(kind: str) -> None:
    for name, hashes in locked(kind).items():
        assert re.fullmatch(r"[a-z0-9-]+==[\w.]+", name)
        assert hashes, name
    text = (ROOT / "requirements" / f"{kind}.lock").read_text(encoding="utf-8")
    assert not re.search(r"://|--(index|extra-index|find-links)|^-", text, re.MULTILINE)


def test_the_tools_come_on_top_of_the_same_game() -> None:
    assert locked("play").items() <= locked("dev").items()
    qt_packages = [name for name in locked("dev") if name.startswith("pyside6")]
    assert [name.split("==")[0] for name in qt_packages] == ["pyside6-essentials"]


# -- the system's packages -------------------------------------------------------------------------


def pretend(monkeypatch: pytest.MonkeyPatch, *programs: str, root: bool = False) -> None:
    """Let only these programs exist, and be root or not."""

    def which(name: str, path: str | None = None) -> str | None:
        return f"/usr/bin/{name}" if name in programs else None

    monkeypatch.setattr(shutil, "which", which)
    monkeypatch.setattr(system, "is_root", lambda: root)


@pytest.mark.parametrize(
    ("program", "command"),
    [
        ("apt-get", "sudo apt-get install --yes --no-install-recommends libxcb-cursor0"),
        ("dnf", "sudo dnf install 'libxcb-cursor.so.0()(64bit)'"),
        ("pacman", "sudo pacman -S --needed xcb-util-cursor"),
        ("zypper", "sudo zypper install 'libxcb-cursor.so.0()(64bit)'"),
    ],
)
def test_who_may_not_install_gets_the_exact_command(
    monkeypatch: pytest.MonkeyPatch, calls: Calls, program: str, command: str
) -> None:
    pretend(monkeypatch, program)
    monkeypatch.setattr(system, "what_is_missing", lambda _: [system.X11[1]])
    with pytest.raises(SetupError) as caught:
        qt.need_libraries(window=True)
    assert "libxcb-cursor.so.0" in str(caught.value)
    assert str(caught.value).endswith(f"\n  {command}")
    assert calls == []


def test_an_unknown_system_is_told_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch)
    monkeypatch.setattr(system, "what_is_missing", lambda _: [system.X11[1], system.FONT])
    with pytest.raises(SetupError, match=r"libxcb-cursor\.so\.0, a font\) is missing"):
        qt.need_libraries(window=True)


@pytest.mark.parametrize("root", [True, False])
def test_who_may_install_need_not_be_asked(
    monkeypatch: pytest.MonkeyPatch,
    calls: Calls,
    capsys: pytest.CaptureFixture[str],
    root: bool,
) -> None:
    pretend(monkeypatch, "apt-get", "sudo", root=root)
    answers = iter([[system.X11[1], system.FONT], []])
    monkeypatch.setattr(system, "what_is_missing", lambda _: next(answers))
    qt.need_libraries(window=True)
    assert calls[-1][-2:] == ["fonts-dejavu-core", "libxcb-cursor0"]
    assert (calls[-1][0] == "sudo") is not root
    assert "installing: fonts-dejavu-core libxcb-cursor0" in capsys.readouterr().err


def test_sudo_that_asks_for_a_password_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, "apt-get", "sudo")
    made: Calls = []
    monkeypatch.setattr(subprocess, "run", failing("sudo", made))
    with pytest.raises(SetupError, match="sudo apt-get install"):
        packages.install("apt", ["libegl1"], "Something")
    assert made == [["sudo", "-n", "true"]]


def test_an_installation_that_fails_ends_with_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, "apt-get", root=True)
    monkeypatch.setattr(subprocess, "run", failing("install", []))
    with pytest.raises(SetupError, match=r"failed[^$]*\n  apt-get install .* libegl1$"):
        packages.install("apt", ["libegl1"], "Something")


def test_an_installation_that_does_not_help_is_no_success(
    monkeypatch: pytest.MonkeyPatch, calls: Calls
) -> None:
    pretend(monkeypatch, "apt-get", root=True)
    monkeypatch.setattr(system, "what_is_missing", lambda _: [system.X11[1]])
    with pytest.raises(SetupError, match="still misses libxcb-cursor"):
        qt.need_libraries(window=True)


def test_debian_without_venv(monkeypatch: pytest.MonkeyPatch, calls: Calls) -> None:
    package = f"python3.{sys.version_info.minor}-venv"
    pretend(monkeypatch, "apt-get", root=True)
    packages.need_venv(has_ensurepip=True)
    assert calls == []
    packages.need_venv(has_ensurepip=False)
    assert calls[-1][-1] == package
    pretend(monkeypatch, "apt-get")
    with pytest.raises(SetupError, match=f"sudo apt-get install .*{package}"):
        packages.need_venv(has_ensurepip=False)
    pretend(monkeypatch, "dnf")
    with pytest.raises(SetupError, match="where this Python came from"):
        packages.need_venv(has_ensurepip=False)


# -- Qt on Linux -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variables", "is_one"),
    [
        ({}, False),
        ({"DISPLAY": "", "HOME": "/home/x"}, False),
        ({"DISPLAY": ":0"}, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, True),
        ({"QT_QPA_PLATFORM": "offscreen"}, True),
    ],
)
def test_a_window_needs_a_display(variables: dict[str, str], is_one: bool) -> None:
    if is_one:
        qt.need_display(variables)
    else:
        with pytest.raises(SetupError, match="no display to open a window on"):
            qt.need_display(variables)


def test_other_systems_are_not_asked_for_a_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(system, "can_load", lambda _: False)
    qt.need_display({})
    qt.need_libraries(window=True)


def test_one_display_that_works_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    gone: set[str] = set()
    monkeypatch.setattr(system, "can_load", lambda library: library not in gone)
    monkeypatch.setattr(system, "has_font", lambda: True)
    both = [system.X11, system.WAYLAND]
    assert system.what_is_missing(both) == []
    gone.add(system.WAYLAND[0].name)
    assert system.what_is_missing(both) == []
    gone.add(system.X11[0].name)
    assert system.what_is_missing(both) == [system.X11[0]]
    assert system.what_is_missing([system.WAYLAND]) == [system.WAYLAND[0]]
    assert system.what_is_missing([]) == [], "tests draw without a display"
    gone.add(system.BASE[0].name)
    assert system.what_is_missing([]) == [system.BASE[0]]


def test_a_font_is_needed_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(system, "FONT_FOLDERS", (str(tmp_path),))
    monkeypatch.setattr(Path, "home", lambda: tmp_path / "home")
    monkeypatch.setattr(system, "can_load", lambda _: True)
    assert system.what_is_missing([]) == [system.FONT]
    (tmp_path / "truetype").mkdir()
    (tmp_path / "truetype" / "Any.TTF").touch()
    assert system.what_is_missing([]) == []


def test_a_library_that_no_system_has_cannot_be_loaded() -> None:
    assert not system.can_load("libno-such-thing.so.99")


@pytest.mark.skipif(
    not sys.platform.startswith("linux") or not shutil.which("readelf"), reason="needs readelf"
)
def test_the_tables_name_all_that_qt_loads() -> None:
    import PySide6

    top = Path(PySide6.__file__).parent
    libraries, plugins = top / "Qt/lib", top / "Qt/plugins"
    brought = {file.name for file in libraries.iterdir()}
    from_compiler = {"libc", "libm", "libresolv", "libgcc_s", "libstdc++", "ld-linux"}

    def needed(*files: Path) -> set[str]:
        command = ["readelf", "--dynamic", *map(str, files)]
        printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        names = set(re.findall(r"\(NEEDED\).*\[(.*)\]", printed))
        own = {name for name in names if name.startswith(("libQt6", "libpyside6", "libshiboken6"))}
        known = {name for name in names if re.split(r"\.so|-x86|-aarch", name)[0] in from_compiler}
        return names - own - known - brought

    modules = ("Core", "Gui", "Qml", "Quick", "QuickControls2", "Network", "OpenGL", "Test")
    base = needed(
        *(top / f"Qt{module}.abi3.so" for module in modules),
        *(libraries / f"libQt6{module}.so.6" for module in ("DBus", "QuickTemplates2", "Svg")),
        *(libraries / f"libQt6{module}.so.6" for module in modules),
        *(plugins / "imageformats").iterdir(),
        plugins / "platforms/libqoffscreen.so",
    )
    x11 = needed(
        libraries / "libQt6XcbQpa.so.6",
        plugins / "platforms/libqxcb.so",
        *(plugins / "xcbglintegrations").iterdir(),
    )
    wayland = needed(
        libraries / "libQt6WaylandClient.so.6",
        plugins / "platforms/libqwayland.so",
        *(plugins / "wayland-graphics-integration-client").iterdir(),
    )
    in_base, in_x11, in_wayland = (
        {need.name for need in table} for table in (system.BASE, system.X11, system.WAYLAND)
    )
    assert base == in_base
    assert x11 - in_base == in_x11
    assert wayland - in_base == in_wayland


# -- qmllint ---------------------------------------------------------------------------------------

SOURCE = """
from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlSingleton

from rococo_desktop.controller.qt import InQml, Value
from rococo_desktop.controller.rows import RowsOf

QML_IMPORT_NAME = "Rococo.Try"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlSingleton
class Table(QObject):
    promptChanged = Signal()

    coins = Value(int, notify=promptChanged)
    colors = Value("QStringList")

    @Property(str, notify=promptChanged)
    def prompt(self) -> str:
        return ""

    @Property(int, constant=True)
    def seats(self) -> int:
        return 2

    @Slot(str)
    def answer(self, option: str) -> None:
        pass


@InQml("Rococo.Try")
class Rows(QObject):
    count = Value(int)


@InQml("Rococo.Try")
class Hand(QObject):
    cards = RowsOf(Card)
"""
QML = """
import QtQuick
import Rococo.Try

Text {
    text: Table.prompt + Table.seats + Table.colors[0].toUpperCase()
    property int coins: Table.coins
    property Hand hand
    property int cards: hand.cards.count
    Keys.onSpacePressed: Table.answer("pass")
}
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Environment:
    """A checkout with one registered type and one QML file, and the tools of these tests."""
    for place, text in (("rococo_desktop/try.py", SOURCE), ("resources/qml/Try.qml", QML)):
        (tmp_path / place).parent.mkdir(parents=True)
        (tmp_path / place).write_text(text, encoding="utf-8")
    environment = Environment(tmp_path)
    environment.python = Path(sys.executable)
    environment.folder = Path(sys.prefix)
    return environment


rarely = partial(pytest.param, marks=pytest.mark.heavy)


@pytest.mark.parametrize(
    ("change", "is_clean"),
    [
        (("", ""), True),
        rarely(("Table.seats", "Table.seat"), False),
        (("Table.coins", "Table.coin"), False),
        rarely(("Table.colors", "Table.colours"), False),
        (("hand.cards.count", "hand.card.count"), False),
        rarely(("hand.cards.count", "hand.cards.number"), False),
        (("answer(", "anwser("), False),
        (('Table.answer("pass")', "Table.coins = 3"), False),
    ],
)
def test_qmllint_knows_what_python_registers(
    checkout: Environment,
    capfd: pytest.CaptureFixture[str],
    change: tuple[str, str],
    is_clean: bool,
) -> None:
    file = checkout.root / "resources/qml/Try.qml"
    file.write_text(QML.replace(*change), encoding="utf-8")
    assert (qml.lint(checkout) == 0) is is_clean
    printed = capfd.readouterr()
    complaint = re.search("missing-property|read-only-property", printed.err + printed.out)
    assert (complaint is None) is is_clean


def test_a_type_that_cannot_be_described_is_a_failure(checkout: Environment) -> None:
    file = checkout.root / "rococo_desktop/try.py"
    file.write_text(SOURCE + "\nclass (\n", encoding="utf-8")
    assert qml.lint(checkout) == FAILED


def test_without_qml_there_is_nothing_to_do(
    environment: Environment, calls: Calls, capsys: pytest.CaptureFixture[str]
) -> None:
    assert qml.lint(environment) == 0
    assert calls == []
    assert "no QML yet" in capsys.readouterr().err


# -- the commands ----------------------------------------------------------------------------------


@pytest.fixture
def ready(monkeypatch: pytest.MonkeyPatch, calls: Calls) -> Calls:
    """A system and an environment that lack nothing; records the commands run."""
    monkeypatch.setattr(Environment, "ensure", lambda self, kind: None)
    monkeypatch.setattr(qt, "need_libraries", lambda window: None)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")  # otherwise set by the command, and kept
    return calls


def test_no_command_and_a_wrong_one_show_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in ([], ["dance"]):
        assert commands.main(arguments) == 2
        printed = capsys.readouterr()
        assert not printed.out
        for name in commands.COMMANDS:
            assert f"  {name} " in printed.err


def test_without_a_display_nothing_is_installed(
    monkeypatch: pytest.MonkeyPatch, calls: Calls, capsys: pytest.CaptureFixture[str]
) -> None:
    for variable in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(variable, raising=False)
    assert commands.main(["play"]) == 2
    assert capsys.readouterr().err == system.NO_DISPLAY + "\n"
    assert calls == []


def test_play_opens_the_game(monkeypatch: pytest.MonkeyPatch, ready: Calls) -> None:
    monkeypatch.setattr(qt, "need_display", lambda: None)
    assert commands.main(["play", "a game.json"]) == 0
    assert ready == [[str(Environment().python), "-P", "-m", "rococo_desktop", "a game.json"]]


def test_arguments_reach_pytest(ready: Calls) -> None:
    assert commands.main(["test", "-k", "hall"]) == 0
    assert commands.main(["soak", "-x"]) == 0
    assert commands.main(["cover"]) == 0
    test, soak, cover, *_ = ready
    assert test[1:] == ["-P", "-m", "pytest", *commands.ON_EVERY_CORE, "-k", "hall"]
    assert soak[1:] == ["-P", "-m", "pytest", "-m", "heavy", "--timeout=0", "-x"]
    assert {"--cov=rococo_desktop.engine", "--cov=rococo_desktop.rules", "--cov-branch"} <= {*cover}


def test_coverage_is_reported_of_each_part_even_if_tests_fail(
    monkeypatch: pytest.MonkeyPatch, ready: Calls, capsys: pytest.CaptureFixture[str]
) -> None:
    made: Calls = []
    monkeypatch.setattr(subprocess, "run", failing("pytest", made))
    assert commands.main(["cover"]) == FAILED
    assert capsys.readouterr().err.endswith("Failed: tests.\n")
    assert all("--fail-under=98" in report for report in made[1:])
    assert [report[-1] for report in made[1:]] == [
        f"--include=rococo_desktop/{part}"
        for part in ("engine/*", "rules/*.py", "rules/patisserie/*", "rules/rococo/*")
    ]


PROGRAM = {
    "engine/__init__.py": (0, 0),
    "engine/kernel.py": (100, 0),
    "rules/__init__.py": (0, 0),
    "rules/entries.py": (100, 0),
    "rules/beans/__init__.py": (300, 0),
    "rules/peas/__init__.py": (0, 0),
    "rules/peas/turns/draw.py": (38, 1),
}
"""The files of a small program, with how many of their lines are run and how many are not."""


def test_a_fall_in_one_part_does_not_hide_in_the_whole(tmp_path: Path) -> None:
    for name, (run, missed) in PROGRAM.items():
        (file := tmp_path / "rococo_desktop" / name).parent.mkdir(parents=True, exist_ok=True)
        file.write_text("seat = 0\n" * run + "if seat:\n    seat = 1\n" * missed, "utf-8")
    files = [f"rococo_desktop/{name}" for name in PROGRAM]
    (tmp_path / "play.py").write_text(f"import runpy\nfor each in {files}: runpy.run_path(each)\n")
    environment = Environment(tmp_path)
    environment.python = Path(sys.executable)
    measured = ("run", "--branch", "--source=rococo_desktop", "play.py")
    assert environment.run("-m", "coverage", *measured) == 0
    whole = environment.run("-m", "coverage", "report", *commands.BAR)
    assert whole == 0, "all parts together hold the bar"
    passed = {part: passes() == 0 for part, passes in commands.bars(environment).items()}
    assert passed == {"engine": True, "rules": True, "rules/beans": True, "rules/peas": False}


def test_what_is_packed_is_left_to_the_installer(ready: Calls) -> None:
    assert commands.main(["build"]) == 0
    assert commands.main(["installer"]) == 0
    assert commands.main(["installer", "--check"]) == 0
    assert commands.main(["installer", "--notes"]) == 0
    assert [call[2:] for call in ready] == [
        ["-m", "installer", step] for step in ("build", "package", "check", "notes")
    ]
    assert commands.main(["build", "--fast"]) == 2
    assert commands.main(["installer", "--chekc"]) == 2


def test_a_check_that_fails_does_not_hide_the_others(
    monkeypatch: pytest.MonkeyPatch, ready: Calls, capsys: pytest.CaptureFixture[str]
) -> None:
    made: Calls = []
    monkeypatch.setattr(subprocess, "run", failing("mypy", made))
    monkeypatch.setattr(qml, "lint", lambda environment: 0)
    assert commands.main(["check"]) == FAILED
    assert len(made) >= 4
    assert capsys.readouterr().err.endswith("Failed: mypy.\n")
    monkeypatch.setattr(subprocess, "run", failing("nothing", made))
    assert commands.main(["check"]) == 0


def test_check_takes_no_options(calls: Calls) -> None:
    assert commands.main(["check", "--fix"]) == 2
    assert commands.main(["check", "dev.py", "--fix"]) == 2
    assert calls == []


def test_check_looks_at_named_files_alone(ready: Calls) -> None:
    assert commands.main(["check", "dev.py", "tools/tally.py"]) == 0
    assert sorted(call[3] for call in ready) == ["mypy", "ruff", "ruff"], "side by side"
    assert all(call[-2:] == ["dev.py", "tools/tally.py"] for call in ready)


def test_the_hook_before_a_commit_checks_what_changed() -> None:
    """It needs nothing but this project: no other repository and no address."""
    text = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    (repository,) = yaml.safe_load(text)["repos"]
    (hook,) = repository["hooks"]
    assert (repository["repo"], hook["language"]) == ("local", "system")
    assert hook["entry"] == "python3 dev.py check"
    assert hook["types_or"] == ["python", "pyi"]
    assert hook.get("pass_filenames", True)


def test_bench_runs_each_script_and_fails_with_any(
    monkeypatch: pytest.MonkeyPatch, ready: Calls, tmp_path: Path
) -> None:
    monkeypatch.setattr(commands, "ROOT", tmp_path)
    assert commands.main(["bench"]) == 2, "there is nothing to run"
    (tmp_path / "bench").mkdir()
    for name in ("bench_speed.py", "bench_copy.py", "helper.py"):
        (tmp_path / "bench" / name).touch()
    made: Calls = []
    monkeypatch.setattr(subprocess, "run", failing("copy", made))
    assert commands.main(["bench"]) == FAILED
    assert [Path(command[2]).name for command in made] == ["bench_copy.py", "bench_speed.py"]


def test_an_interruption_is_no_accident(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setitem(commands.COMMANDS, "test", interrupted)
    assert commands.main(["test"]) == 130
