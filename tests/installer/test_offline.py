"""A program that uses the network is detected."""

import re
import sys
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from installer import offline
from installer.errors import InstallerError

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="only Linux lets a program be watched like this"
)


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """A program whose self-test makes a socket of the kind in the file beside it."""
    (tmp_path / "kind").write_text("AF_UNIX")
    file = tmp_path / "program"
    file.write_text(
        f"#!{sys.executable}\nimport pathlib, socket, sys\n"
        "assert sys.argv[1:] == ['--self-test']\n"
        "kind = pathlib.Path(__file__).with_name('kind').read_text()\n"
        "socket.socket(getattr(socket, kind)).close()\n"
    )
    file.chmod(0o755)
    return file


def _run(program: Path) -> str:
    try:
        return offline.watch(program)
    except InstallerError as error:
        if re.search("is missing on this system|does not allow", str(error)):
            pytest.skip(str(error))
        raise


def test_local_sockets_are_no_network(program: Path) -> None:
    assert _run(program).startswith("Network: there was none")


def test_a_program_that_reaches_out_is_told(program: Path) -> None:
    _run(program)
    (program.parent / "kind").write_text("AF_INET6")
    with pytest.raises(InstallerError, match=r"reaches for the network: AF_INET6\."):
        offline.watch(program)


def test_a_failed_self_test_is_told(program: Path) -> None:
    _run(program)
    (program.parent / "kind").write_text("AF_NONE")
    with pytest.raises(InstallerError, match="AF_NONE"):
        offline.watch(program)


@pytest.mark.parametrize(("name", "package"), [("unshare", "util-linux"), ("strace", "strace")])
def test_what_cannot_be_tried_fails(
    monkeypatch: pytest.MonkeyPatch, program: Path, name: str, package: str
) -> None:
    monkeypatch.setattr("shutil.which", lambda asked: None if asked == name else "/usr/bin/env")
    monkeypatch.setattr("subprocess.run", lambda command, **_: CompletedProcess(command, 0))
    with pytest.raises(InstallerError, match=rf"{name} is missing .*package {package}"):
        offline.watch(program)


@pytest.mark.parametrize("name", ["unshare", "strace"])
def test_what_is_not_allowed_fails(
    monkeypatch: pytest.MonkeyPatch, program: Path, name: str
) -> None:
    monkeypatch.setattr("shutil.which", lambda asked: asked)
    monkeypatch.setattr(
        "subprocess.run", lambda command, **_: CompletedProcess(command, int(command[0] == name))
    )
    with pytest.raises(InstallerError, match=f"not allow what is asked of {name}"):
        offline.watch(program)


def test_calls_are_read_as_strace_writes_them() -> None:
    notes = """\
12 socket(AF_UNIX, SOCK_STREAM|SOCK_CLOEXEC, 0) = 4
12 connect(4, {sa_family=AF_UNIX, sun_path="/tmp/.X11-unix/X99"}, 110) = 0
12 socket(AF_INET, SOCK_DGRAM|SOCK_CLOEXEC, IPPROTO_IP) = 5
12 sendto(5, "", 0, 0, {sa_family=AF_INET6, sin6_port=htons(53)}, 28) = 0
"""
    assert offline.families(notes) == ["AF_INET", "AF_INET6"]
