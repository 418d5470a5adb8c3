"""``--self-test`` reports in one line and by its exit status whether the program works."""

import os
import re
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from rococo_desktop import __version__
from rococo_desktop.games import GAMES
from rococo_desktop.resources import resources_root

SOURCE = resources_root().parent
HASTY = """
from dataclasses import replace
test.STILL = 0.2
for key, kind in test.TABLES.items():
    test.TABLES[key] = replace(kind, characters=("random", "random"))
"""
"""Bots that need not think play, and a picture is soon looked at."""
ONE_GAME = f"{HASTY}test.TABLES = {{'rococo': test.TABLES['rococo']}}"
rarely = partial(pytest.param, marks=pytest.mark.heavy)


def self_test(
    home: Path, *, cwd: Path, before: str = "", **variables: str
) -> subprocess.CompletedProcess[str]:
    """Run it with nothing in the environment but what is given."""
    needed = {"PYTHONPATH": str(SOURCE), "HOME": str(home), "TMPDIR": str(cwd)}
    if os.name == "nt":
        needed |= {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP")}
    script = f"import sys, rococo_desktop.self_test as test\n{before}\nsys.exit(test.main())"
    call = ["-c", script] if before else ["-m", "rococo_desktop", "--self-test"]
    return subprocess.run(
        [sys.executable, *call],
        cwd=cwd,
        env={**needed, **variables},
        capture_output=True,
        text=True,
        check=False,
        timeout=200,
    )


@pytest.mark.parametrize(
    ("before", "games"),
    [
        pytest.param("", {*GAMES}, id="as it is", marks=pytest.mark.heavy),
        pytest.param(HASTY, {*GAMES}, id="hasty", marks=pytest.mark.heavy),
        pytest.param(ONE_GAME, {"rococo"}, id="one game"),
    ],
)
def test_it_works_from_an_odd_folder_and_leaves_nothing_behind(
    tmp_path: Path, before: str, games: set[str]
) -> None:
    home, here = tmp_path / "home", tmp_path / "café à deux"
    home.mkdir()
    here.mkdir()
    done = self_test(home, cwd=here, before=before)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"Rococo Desktop {__version__} works: 2 bots played ")
    played = dict(re.findall(r"(\w+) (\d+)(?=,| decisions)", done.stdout))
    assert played.keys() == games, "each game is played"
    assert all(int(number) > 100 for number in played.values())
    assert "drawn the same" in done.stdout
    assert done.stdout.count("\n") == 1
    assert not list(home.iterdir())
    assert not list(here.iterdir())


@pytest.mark.parametrize(
    ("before", "words"),
    [
        rarely("test.COLOURS = 10**9", "the picture of the table is blank"),
        rarely("test.PATIENCE = 0.0", "the form of a new game did not open within 0 s"),
        ("test.can_play = lambda: False", "the library for sounds cannot be loaded"),
        rarely(
            "from rococo_desktop.session.session import Session\nSession.answer = lambda *_: 1 / 0",
            "ZeroDivisionError: division by zero",
        ),
        (
            "from rococo_desktop.rules.patisserie.game import Patisserie\n"
            "test.TABLES = {'patisserie': test.TABLES['patisserie']}\n"
            "Patisserie.estimate = lambda *_: 1 / 0",
            "ZeroDivisionError: division by zero",
        ),
        rarely(
            "from concurrent.futures import Future\n"
            "from rococo_desktop.session.bots import BotRunner\n"
            "lost = Future()\n"
            "lost.set_exception(OSError('no process'))\n"
            "BotRunner.submit = lambda *_: lost",
            "Margot could not think (something went wrong); a random answer was played instead.",
        ),
    ],
)
def test_what_fails_is_told_in_one_line(tmp_path: Path, before: str, words: str) -> None:
    done = self_test(tmp_path, cwd=tmp_path, before=before)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"Rococo Desktop: the self-test failed: {words}\n"


def test_without_a_platform_to_draw_on(tmp_path: Path) -> None:
    done = self_test(tmp_path, cwd=tmp_path, QT_QPA_PLATFORM="paper")
    assert (done.returncode, done.stdout) == (1, "")
    assert "no Qt platform plugin" in done.stderr
    assert done.stderr.count("\n") == 1
    assert not list(tmp_path.iterdir())
