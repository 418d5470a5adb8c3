"""Calls of the system's own programs."""

import os
import shutil
import subprocess
from collections.abc import Sequence

from installer.errors import InstallerError

FULL_PATH = os.pathsep.join([os.environ.get("PATH", os.defpath), "/usr/sbin", "/sbin"])
"""The user's path, completed with folders that it may lack."""


def need(*programs: str) -> None:
    """Raise InstallerError with the names of programs that this system lacks."""
    if missing := [name for name in programs if shutil.which(name, path=FULL_PATH) is None]:
        raise InstallerError(f"These programs are missing on this system: {', '.join(missing)}.")


def output(*command: str | os.PathLike[str], env: dict[str, str] | None = None) -> str:
    """Return the output of a program; raises InstallerError with its messages if it fails."""
    variables = {**os.environ, "PATH": FULL_PATH, "LC_ALL": "C.UTF-8"} if env is None else env
    asked = subprocess.run(command, capture_output=True, text=True, check=False, env=variables)
    if asked.returncode:
        said = "\n".join(part for part in (asked.stdout.strip(), asked.stderr.strip()) if part)
        raise InstallerError(f"{shown(command)} failed ({asked.returncode}):\n{said}")
    return asked.stdout


def shown(command: Sequence[str | os.PathLike[str]]) -> str:
    """Return a command in readable form."""
    return " ".join(str(part) for part in command)
