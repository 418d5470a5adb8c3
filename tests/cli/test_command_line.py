"""Bad input: exit status 2, one line on standard error, nothing on standard output."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rococo_desktop.cli.main import main
from rococo_desktop.rules.foreign import is_legible
from tests.cli.program import HERE, program
from tests.session.play import game, play

SIMULATE = ("simulate", "--players", "3", "--bots", "random", "--seed", "1")


def refused(capfd: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(arguments) == 2
    out, err = capfd.readouterr()
    assert out == ""
    assert err.endswith("\n")
    line = err[:-1]
    assert is_legible(line)
    return line


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("dance",), "invalid choice: 'dance'"),
        (("--nothing",), "COMMAND"),
        (("simulate",), "--players, --bots, --seed"),
        ((*SIMULATE, "--players", "1"), "--players: must be 2 to 5"),
        ((*SIMULATE, "--players", "6"), "--players: must be 2 to 5"),
        ((*SIMULATE, "--players", "three"), "--players: invalid int value: 'three'"),
        ((*SIMULATE, "--bots", "random,random"), "--bots: must be one name or 3, not 2"),
        ((*SIMULATE, "--bots", "random,hal,random"), "--bots: 'hal' is none of random, greedy"),
        ((*SIMULATE, "--bots", ""), "--bots: must be one name or 3, not 0"),
        ((*SIMULATE, "--bots", "two\nlines"), "is none of"),
        ((*SIMULATE, "--seed", "-1"), "--seed: must be 0 to"),
        ((*SIMULATE, "--seed", "9007199254740992"), "--seed: must be 0 to"),
        ((*SIMULATE, "--seed", "9007199254740991", "--games", "2"), "--seed: must be 0 to"),
        ((*SIMULATE, "--seed", "1e3"), "--seed: invalid int value"),
        ((*SIMULATE, "--games", "0"), "--games: must be 1 to"),
        ((*SIMULATE, "--expansions", "opera"), "--expansions: must be one of jewelry_box, "),
        ((*SIMULATE, "--edition", "gold"), "--edition: invalid choice: 'gold'"),
        ((*SIMULATE, "--gam", "2"), "unrecognized arguments: --gam 2"),
        (("components", "--game", "chess"), "--game: invalid choice: 'chess'"),
        (("components", "--edition", "gold"), "--edition: invalid choice: 'gold'"),
        (("components", "--expansions", "opera"), "--expansions: must be one of jewelry_box, "),
        (("position",), "FILE"),
        (("position", "no such file"), "no such file: does not exist"),
        (("position", "two\nlines"), "two lines: does not exist"),
        (("score", "nul\0byte"), "does not exist"),
        (("score", "no such file"), "no such file: does not exist"),
        (
            ("score", "x" * 300),
            "x: does not exist" if os.name == "nt" else ": the file name is too long",
        ),
        (("position", "."), ".: is not a file"),
        (("score", "."), ".: is not a file"),
        (("serve", "here"), "unrecognized arguments: here"),
    ],
)
def test_bad_arguments(capfd: pytest.CaptureFixture[str], arguments: tuple[str, ...], words: str):
    assert words in refused(capfd, *arguments)


@pytest.mark.parametrize("command", ["position", "score"])
@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "is not JSON"),
        (b"\xff\xfe{}", "is not a text in UTF-8"),
        (b"{}", "is not a saved game of Rococo Desktop"),
        (b"[" * 40_000, "is nested too deeply"),
    ],
)
def test_bad_files(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, command: str, data: bytes, words: str
):
    path = tmp_path / "file.json"
    path.write_bytes(data)
    line = refused(capfd, command, str(path))
    assert line.startswith(f"{path}: ")
    assert words in line


def test_a_record_that_cannot_be_written(capfd: pytest.CaptureFixture[str], tmp_path: Path):
    path = tmp_path / "no folder" / "save.json"
    assert main((*SIMULATE, "--json", "--record", str(path))) == 2
    _, err = capfd.readouterr()
    assert err == f"{path}: cannot be written: no such file or folder\n"


@pytest.mark.parametrize("command", ["components", "serve"])
def test_damaged_corrections_of_components(
    capfd: pytest.CaptureFixture[str], home: Path, command: str
):
    """``serve`` ends before it reads a request."""
    file = home / "components.toml"
    file.write_text("[dresses.yellow-01]\nvalue = 'much'\n")
    line = refused(capfd, command)
    assert line.startswith(f"{file}: dresses.yellow-01.value: ")


def test_doubtful_corrections_are_told_and_in_force(capfd: pytest.CaptureFixture[str], home: Path):
    """docs/formats.md: a line on standard error for each, and success all the same."""
    file = home / "components.toml"
    file.write_text("[boards.small.workshop]\nprices = [4, 8, 0]\n")
    assert main(("components",)) == 0
    out, err = capfd.readouterr()
    assert json.loads(out)["boards"]["small"]["workshop"] == [4, 8, 0]
    said = "Unlike our guess, but kept: boards.small.workshop.prices: must not rise to the right"
    assert err == f"{file}: {said}\n"


def test_help_and_version_are_no_errors(capfd: pytest.CaptureFixture[str]):
    for option in ("--help", "--version"):
        with pytest.raises(SystemExit) as ended:
            main((option,))
        assert ended.value.code == 0
    assert "simulate" in capfd.readouterr().out


def test_the_program_ends_with_the_status():
    ended = program("position", "no such file")
    assert (ended.returncode, ended.stdout) == (2, b"")
    assert ended.stderr.splitlines() == [b"no such file: does not exist"]


def test_a_reader_that_goes_away():
    with subprocess.Popen(
        [sys.executable, "-m", "rococo_desktop", *SIMULATE, "--games", "100000", "--json"],
        cwd=HERE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        assert child.stdout.readline().startswith(b'{"seed": 1,')
        child.stdout.close()
        assert child.stderr.read().splitlines() == [b"standard output: was closed"]
        assert child.wait(60) == 2


@pytest.mark.skipif(os.name == "nt", reason="needs a shell that closes streams")
@pytest.mark.parametrize(
    ("closing", "status", "err"),
    [(">&-", 2, b"standard output: is closed\n"), ("<&-", 0, b""), ("2>&-", 0, b"")],
)
def test_closed_streams(closing: str, status: int, err: bytes):
    ended = subprocess.run(
        f'"{sys.executable}" -m rococo_desktop serve {closing}',
        shell=True,
        cwd=HERE,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (status, b"", err)


def test_headless_commands_need_no_window(tmp_path: Path):
    """None of them imports PySide6, whatever it does."""
    session = game("human", "human")
    play(session, 30)
    path = tmp_path / "save.json"
    path.write_bytes(session.save().to_json())
    commands = [
        ["components"],
        [*SIMULATE],
        ["position", str(path)],
        ["score", str(path)],
        ["serve"],
    ]
    script = (
        "import sys\n"
        "from rococo_desktop.cli.main import main\n"
        f"assert [main(command) for command in {commands!r}] == [0] * 5\n"
        "assert not [name for name in sys.modules if 'PySide6' in name or 'shiboken' in name]\n"
    )
    ended = subprocess.run(
        [sys.executable, "-c", script],
        cwd=HERE,
        input=b'{"cmd": "new", "setup": {"players": 2}, "seed": 1}\n',
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert (ended.returncode, ended.stderr) == (0, b"")
