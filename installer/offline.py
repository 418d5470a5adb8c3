"""Proves that the program reaches for no network: it tests itself without one, and is watched."""

import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from installer.errors import InstallerError

FAMILY = re.compile(r"(?:\bsocket\(|\bsa_family=)(\w+)")
LOCAL = frozenset({"AF_UNIX", "AF_LOCAL", "AF_UNSPEC"})
"""What cannot leave the machine: how the display, the sound and the session's bus are spoken to."""


def watch(program: Path) -> str:
    """Run the program's self-test and say how it was watched; InstallerError if it reached out."""
    alone, watcher = _without_network(), _watcher()
    with tempfile.TemporaryDirectory() as folder:
        notes = Path(folder) / "calls"
        watched = [*watcher, "-o", str(notes)] if watcher else []
        command = [*alone, *watched, str(program), "--self-test"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise InstallerError(f"Without a network: {done.stderr.strip()}")
        if watcher and (reached := families(notes.read_text(errors="replace"))):
            raise InstallerError(f"The program reaches for the network: {', '.join(reached)}.")
    how = [
        "there was none" if alone else "not tried without one (unshare is not allowed)",
        "none of its calls asked for one" if watcher else "its calls not watched (no strace)",
    ]
    return f"Network: {', '.join(how)}."


def families(notes: str) -> list[str]:
    """Return the kinds of network that were asked for, as strace wrote it down."""
    return sorted(set(FAMILY.findall(notes)) - LOCAL)


def _without_network() -> list[str]:
    unshare = shutil.which("unshare")
    if unshare is None:
        return []
    command = [unshare, "--net"] if os.geteuid() == 0 else [unshare, "--map-root-user", "--net"]
    return command if _works(*command) else []


def _watcher() -> list[str]:
    strace = shutil.which("strace")
    command = [strace or "", "--follow-forks", "-qq", "--trace=%network"]
    return command if strace and _works(*command) else []


def _works(*command: str) -> bool:
    return subprocess.run([*command, "true"], capture_output=True, check=False).returncode == 0
