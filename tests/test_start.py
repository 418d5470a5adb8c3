"""Starting the program in a strange folder: nothing there runs, and missing parts are named."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from rococo_desktop import __main__ as program
from rococo_desktop import system
from rococo_desktop.games import GAMES, MOST_SEATS
from rococo_desktop.resources import resources_root
from rococo_desktop.session.files.places import Places
from rococo_desktop.session.seats import SeatPlan
from rococo_desktop.session.settings import Settings, store_settings

ROOT = resources_root().parent
IMPORTED = ("platformdirs", "pydantic", "tomllib", "json", "argparse", "multiprocessing", "pathlib")
TRAP = "import sys\nopen('ran', 'a').write(__name__ + '\\n')\nsys.exit('a stranger ran')\n"


def run(
    folder: Path, command: Sequence[str], *options: str, **variables: str
) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), **variables}
    environment.pop("PYTHONSAFEPATH", None)
    return subprocess.run(
        [sys.executable, *options, "-m", "rococo_desktop", *command],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def trapped(tmp_path: Path) -> Path:
    """A folder with modules of the names that the program imports."""
    for name in IMPORTED:
        (tmp_path / f"{name}.py").write_text(TRAP)
    return tmp_path


def test_nothing_is_imported_from_the_current_folder(trapped: Path) -> None:
    home = trapped / "home"
    command = ["simulate", "--players", "2", "--bots", "random", "--seed", "1", "--json"]
    done = run(trapped, command, ROCOCO_DESKTOP_HOME=str(home))
    assert done.returncode == 0, done.stderr
    assert not (trapped / "ran").exists()


def test_the_process_of_the_bots_imports_nothing_from_there_either(
    trapped: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is started with ``-c``, which looks in the current folder too, unless told otherwise."""
    script = (
        "import sys; sys.path[0] = ''\n"
        "from rococo_desktop.__main__ import leave_current_folder; leave_current_folder()\n"
        "import subprocess\n"
        "subprocess.run([sys.executable, '-c', 'import platformdirs'], check=True)\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    environment.pop("PYTHONSAFEPATH", None)
    safe = subprocess.run([sys.executable, "-c", script], cwd=trapped, env=environment, check=False)
    assert safe.returncode == 0
    assert not (trapped / "ran").exists()


def test_from_the_folder_of_the_program_it_still_runs(tmp_path: Path) -> None:
    done = run(ROOT, ["components"], PYTHONPATH="", ROCOCO_DESKTOP_HOME=str(tmp_path))
    assert done.returncode == 0


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only there something may lack")
class TestWhatIsMissing:
    """``python -m rococo_desktop`` where Qt cannot be loaded, or can open no window."""

    def test_a_library_that_qt_needs_to_be_loaded(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        def fail() -> int:
            raise ImportError("libEGL.so.1: cannot open shared object file")

        monkeypatch.setattr(program, "play", fail)
        monkeypatch.setattr(sys, "argv", ["rococo-desktop"])
        monkeypatch.setattr(system, "can_load", lambda name: name != "libEGL.so.1")
        monkeypatch.setattr(system, "manager", lambda: "apt")
        monkeypatch.setattr(system, "is_root", lambda: False)
        assert program.main() == 2
        assert capsys.readouterr().err == (
            "What Qt needs from the system (libEGL.so.1) is missing. This command installs it:\n"
            "  sudo apt-get install --yes --no-install-recommends libegl1\n"
        )

    def test_another_error_is_not_hidden(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def fail() -> int:
            raise ImportError("something else")

        monkeypatch.setattr(program, "play", fail)
        monkeypatch.setattr(sys, "argv", ["rococo-desktop"])
        monkeypatch.setattr(system, "can_load", lambda name: True)
        with pytest.raises(ImportError, match="something else"):
            program.main()

    def test_a_library_of_the_display(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
        monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
        monkeypatch.setenv("DISPLAY", ":99")
        monkeypatch.setattr(sys, "argv", ["rococo-desktop"])
        monkeypatch.setattr(system, "can_load", lambda name: name != "libxcb-cursor.so.0")
        monkeypatch.setattr(system, "manager", lambda: None)
        assert program.main() == 2
        assert "(libxcb-cursor.so.0) is missing." in capsys.readouterr().err

    def test_no_display(self, tmp_path: Path) -> None:
        hidden = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "QT_QPA_PLATFORM": ""}
        done = run(tmp_path, [], **hidden)
        assert done.returncode == 2
        assert done.stderr == system.NO_DISPLAY + "\n"


MENU = """
import sys
from PySide6.QtCore import Qt
from rococo_desktop import app

window = {}
class Watched(app.Window):
    def __init__(self, *given, **named):
        super().__init__(*given, **named)
        self.root.frameSwapped.connect(shown, Qt.ConnectionType.SingleShotConnection)
        window["it"] = self
app.Window = Watched

GAMES = {"rococo", "patisserie"}
LAYERS = ("rules", "words", "ai")
BACKSTAGE = "rococo_desktop.controller.program.backstage"
SLOW = {"pydantic", "multiprocessing", "fluent.runtime", BACKSTAGE}

def known():
    paths = [module.split(".") for module in sys.modules if module.startswith("rococo_desktop.")]
    return sorted(".".join(path) for path in paths if path[1] in LAYERS and GAMES & set(path))

def shown():
    print("with the first frame:", *known(), *(SLOW & sys.modules.keys()))
    shell = window["it"].shell
    shell.changed.connect(look)

def look():
    shell = window["it"].shell
    if not shell.clerk.is_busy:
        print("then:", shell.chosen.look.fileName(), *known())
        shell.quitAsked.emit()

app.main()
"""


@pytest.mark.parametrize("game", ["rococo", "patisserie"])
def test_the_menu_waits_for_no_game(game: str, tmp_path: Path) -> None:
    """What takes long is imported once the menu is there, also if a game's seats are remembered."""
    places = Places(tmp_path, tmp_path)
    seats = (SeatPlan(kind="human", name="Ann"), SeatPlan(kind="level3", name="Bo"))
    store_settings(Settings(welcomed=True, game=game, seats=seats), places.settings_file)
    done = subprocess.run(
        [sys.executable, "-c", MENU],
        env={
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "QT_QPA_PLATFORM": "offscreen",
            "ROCOCO_DESKTOP_HOME": str(tmp_path),
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    first, *_, last = done.stdout.splitlines()
    assert first == "with the first frame:"
    look = {"rococo": "RococoLook.qml", "patisserie": "PatisserieLook.qml"}[game]
    assert last.startswith(f"then: {look} ")
    assert f"rococo_desktop.rules.{game}.view" in last
    assert done.stderr == ""


def test_no_game_has_more_seats_than_documents_allow() -> None:
    assert max(kind.most_seats for kind in GAMES.values()) == MOST_SEATS
