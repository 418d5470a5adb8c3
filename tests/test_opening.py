"""A saved game is opened from its file, given as an argument or by the system."""

import os
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from rococo_desktop.__main__ import is_game
from rococo_desktop.games import GAMES
from rococo_desktop.resources import resources_root
from rococo_desktop.session.files.places import HOME_VARIABLE
from rococo_desktop.session.saves.saves import SUFFIX
from rococo_desktop.session.seats import SeatPlan
from rococo_desktop.session.session import Session
from rococo_desktop.session.setup import GameSetup
from tests.daily import by_turns, soaked
from tests.session.play import game, play

SCRIPT = """
import os
import sys
from PySide6.QtCore import QUrl
from rococo_desktop import app

class Window(app.Window):
    def __init__(self, places, *, as_left):
        super().__init__(places, motion=0, as_left=as_left)
        Window.only = self

class Application(app.Application):
    def exec(self):
        if asked := self.property("asked"):
            file = QUrl(asked) if "ADDRESS" in os.environ else asked
            self.sendEvent(self, app.QFileOpenEvent(file))
        shell = Window.only.shell
        shell.clerk.finish()
        self.processEvents()
        game = [shell.game.session.setup.game] if "TOLD" in os.environ else []
        print(shell.screen, *game, *(row.text for row in shell.notices.rows))
        return 0

app.Window, app.Application = Window, Application
if len(sys.argv) > 2:
    app.make_application = lambda make=app.make_application: asked(make())

def asked(application):
    application.setProperty("asked", sys.argv[2])
    return application

from rococo_desktop.__main__ import main
sys.exit(main() if len(sys.argv) == 2 else app.main())
"""


def opened(home: Path, *arguments: str, told: str = "", **more: str) -> str:
    """Open the window and return the screen that it shows, with the notices on it.

    If it is ``told``, the key of the game on the table stands between them. ``more`` are further
    variables of the environment.
    """
    variables = {**os.environ, "PYTHONPATH": str(resources_root().parent), HOME_VARIABLE: str(home)}
    variables |= {"PYTHONIOENCODING": "utf-8", **more}
    variables |= {"TOLD": told} if told else {}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, *arguments],
        cwd=home,
        env={"QT_QPA_PLATFORM": "offscreen", **variables},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    )
    complaint = "Detected locale" if "LC_ALL" in more else ""  # Qt's, about the encoding
    assert done.returncode == 0, done.stderr
    assert done.stderr.startswith(complaint) if complaint else not done.stderr
    return done.stdout.strip()


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    session = game("human", "human")
    play(session, 30)
    path = tmp_path / "une soirée.rococo"
    path.write_bytes(session.save().to_json())
    return path


WAYS: dict[str, tuple[str, ...]] = {"named": (), "asked for": ("by the system",)}


@pytest.mark.parametrize(("key", "way"), by_turns(GAMES, WAYS))
def test_a_file_of_each_game_opens_that_game(tmp_path: Path, key: str, way: str) -> None:
    """All saved games have one ending and one type; what is in the file tells the game."""
    seats = tuple(SeatPlan(kind="human", name=name) for name in ("Anna", "Bruno"))
    session = Session.new(
        GameSetup(game=key, seats=seats, seed=3), {key: GAMES[key].library.load()}
    )
    play(session, 12)
    path = tmp_path / f"evening{SUFFIX}"
    path.write_bytes(session.save().to_json())
    assert opened(tmp_path, *WAYS[way], str(path), told="game") == f"table {key}"


def test_a_file_that_is_named(saved: Path) -> None:
    assert opened(saved.parent, saved.name) == "table"


@pytest.mark.heavy
@pytest.mark.parametrize("way", WAYS)
def test_a_file_whose_name_is_not_ascii_is_opened(saved: Path, way: str) -> None:
    assert opened(saved.parent, *WAYS[way], str(saved)) == "table"


NO_TEXT = "\udcff\udcfe.rococo"
"""A name of bytes that are not UTF-8, as Python spells it."""
ASCII = {"LC_ALL": "C", "PYTHONUTF8": "0"}
"""Python takes the names of files for ASCII."""
rarely = partial(pytest.param, marks=pytest.mark.heavy)
posix = pytest.mark.skipif(sys.platform == "win32", reason="all names are Unicode there")


@posix
@pytest.mark.parametrize(
    ("name", "locale"), [(NO_TEXT, {}), rarely(NO_TEXT, ASCII), rarely("une soirée.rococo", ASCII)]
)
def test_a_file_of_any_name_is_opened(saved: Path, name: str, locale: dict[str, str]) -> None:
    path = saved.rename(saved.parent / name)
    assert opened(saved.parent, str(path), **locale) == "table"


@posix
@pytest.mark.parametrize(
    ("name", "locale", "way"),
    [
        rarely(NO_TEXT, {}, "named"),
        rarely(NO_TEXT, {}, "asked for"),
        rarely("100 %25 #1?.rococo", {}, "named"),
        rarely("100 %25 #1?.rococo", {}, "asked for"),
        rarely("une soirée.rococo", ASCII, "named"),
        ("une soirée.rococo", ASCII, "asked for"),
    ],
)
def test_a_file_is_named_by_its_address(
    saved: Path, name: str, locale: dict[str, str], way: str
) -> None:
    address = saved.rename(saved.parent / name).as_uri()
    variables = locale | ({"ADDRESS": "yes"} if WAYS[way] else {})
    assert opened(saved.parent, *WAYS[way], address, **variables) == "table"


@pytest.mark.parametrize("way", soaked(WAYS, ["named"]))
def test_an_address_need_not_be_quoted(saved: Path, way: str) -> None:
    assert opened(saved.parent, *WAYS[way], f"file://{saved}") == "table"


@posix
@pytest.mark.parametrize(
    ("name", "locale", "shown"),
    [
        (NO_TEXT, {}, "\ufffd\ufffd"),
        rarely("soirée.rococo", ASCII, "soirée"),
    ],
)
def test_a_missing_file_of_any_name_is_told(
    tmp_path: Path, name: str, locale: dict[str, str], shown: str
) -> None:
    told = opened(tmp_path, str(tmp_path / name), **locale)
    assert told.startswith("menu ")
    assert shown in told


@posix
def test_the_home_may_have_any_name(saved: Path) -> None:
    home = saved.parent / "\udcff"
    assert opened(saved.parent, str(saved), **{HOME_VARIABLE: str(home)}) == "table"
    assert (home / "journals").is_dir()


def test_a_damaged_or_missing_file_is_told_in_the_window(saved: Path) -> None:
    saved.write_text("{")
    shown = opened(saved.parent, str(saved))
    assert shown.startswith("menu The game could not be opened. ")
    assert saved.stem in shown
    assert "none" in opened(saved.parent, "none.rococo")


@pytest.mark.parametrize(
    ("arguments", "yes"),
    [
        (["evening.rococo"], True),
        (["evening.json"], True),
        (["/games/evening"], True),
        (["simulate"], False),
        (["--version"], False),
        (["--nothing/at.all"], False),
        (["score", "evening.rococo"], False),
        (["dance"], False),
    ],
)
def test_what_names_a_game(arguments: list[str], yes: bool) -> None:
    assert is_game(arguments) is yes
