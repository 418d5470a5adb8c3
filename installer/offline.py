"""Proves that the program uses no network: its self-test runs without one, under observation."""

import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from installer.errors import InstallerError

FAMILY = re.compile(r"(?:\bsocket\(|\bsa_family=)(\w+)")
LOCAL = frozenset({"AF_UNIX", "AF_LOCAL", "AF_UNSPEC"})
"""The kinds that stay on the machine, such as those for display, sound and the session bus."""


def watch(program: Path) -> str:
    """Run the program's self-test without a network, and return a sentence about the result.

    Raises InstallerError if the program tried to use a network, or if this system does not allow
    the proof.
    """
    with tempfile.TemporaryDirectory() as folder:
        notes = Path(folder) / "calls"
        watched = [*_without_network(), *_watcher(), "-o", str(notes)]
        command = [*watched, str(program), "--self-test"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise InstallerError(f"Without a network: {done.stderr.strip()}")
        if reached := families(notes.read_text(errors="replace")):
            raise InstallerError(f"The program reaches for the network: {', '.join(reached)}.")
    return "Network: there was none, and none of its calls asked for one."


def families(notes: str) -> list[str]:
    """Return the kinds of network in the notes of strace."""
    return sorted(set(FAMILY.findall(notes)) - LOCAL)


def _without_network() -> list[str]:
    user = [] if os.geteuid() == 0 else ["--map-root-user"]
    return _usable("util-linux", "unshare", *user, "--net")


def _watcher() -> list[str]:
    return _usable("strace", "strace", "--follow-forks", "-qq", "--trace=%network")


def _usable(package: str, name: str, *options: str) -> list[str]:
    """Return a command that runs another; raises InstallerError if it is missing or not allowed."""
    program = shutil.which(name)
    if program is None:
        raise InstallerError(f"The program {name} is missing on this system (package {package}).")
    command = [program, *options]
    if subprocess.run([*command, "true"], capture_output=True, check=False).returncode:
        raise InstallerError(f"This system does not allow what is asked of {name}.")
    return command
