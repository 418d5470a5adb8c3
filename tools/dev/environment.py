"""The virtual environment, made from the lock files alone.

It has two kinds: ``play`` holds the packages of the game, ``dev`` also the tools. A stamp in the
environment records its lock files, so that later calls start at once.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from tools.dev import packages
from tools.dev.console import FAILED, SetupError, say

Kind = Literal["play", "dev"]

ROOT = Path(__file__).resolve().parents[2]
HOLDS: dict[Kind, tuple[Kind, ...]] = {"play": ("play",), "dev": ("play", "dev")}


class Environment:
    """The virtual environment of one checkout of the game."""

    def __init__(self, root: Path = ROOT) -> None:
        self.root = root
        self.folder = root / ".venv"
        self.stamp = self.folder / "rococo-stamp.json"
        on_windows = os.name == "nt"
        self.scripts = self.folder / ("Scripts" if on_windows else "bin")
        self.python = self.scripts / ("python.exe" if on_windows else "python")

    def lock(self, kind: Kind) -> Path:
        return self.root / "requirements" / f"{kind}.lock"

    def lock_hash(self, kind: Kind) -> str:
        try:
            # A checkout may convert line ends to those of its system; text mode ignores them.
            text = self.lock(kind).read_text(encoding="utf-8")
        except OSError as error:
            raise SetupError(f"The list of packages cannot be read: {error}") from error
        return hashlib.sha256(text.encode()).hexdigest()

    def is_whole(self) -> bool:
        """Return whether it was once completed and the Python that made it still exists."""
        return self.stamp.is_file() and self.python.exists() and self._maker_exists()

    def is_ready(self, kind: Kind) -> bool:
        return self.is_whole() and self._stamped().get(kind) == self.lock_hash(kind)

    def ensure(self, kind: Kind) -> None:
        """Create or update the environment if necessary."""
        if self.is_ready(kind):
            return
        with self._alone():
            if not self.is_ready(kind):  # another call may have made it in the meantime
                self._make(kind)

    def run(self, *arguments: str, folder: Path | None = None) -> int:
        """Run its Python, which finds the game's code from any folder; return the exit status.

        Neither it nor its processes import anything from the current folder (``-P``).
        """
        others = os.environ.get("PYTHONPATH")
        path = os.pathsep.join([str(self.root), others] if others else [str(self.root)])
        variables = {**os.environ, "PYTHONPATH": path, "PYTHONSAFEPATH": "1"}
        command = [str(self.python), "-P", *arguments]
        done = subprocess.run(command, cwd=folder or self.root, env=variables, check=False)
        return done.returncode

    def _make(self, kind: Kind) -> None:
        if self.is_whole():
            say("The packages have changed; bringing the environment up to date.")
        else:
            say(f"Making the game's own environment in {self.folder} (once, a minute or two).")
            packages.need_venv(has_ensurepip=importlib.util.find_spec("ensurepip") is not None)
            maker = getattr(sys, "_base_executable", None) or sys.executable
            self._must([maker, "-m", "venv", "--clear", str(self.folder)], "could not be made")
        self.stamp.unlink(missing_ok=True)  # an unfinished environment must not count
        quiet = [] if sys.stderr.isatty() else ["--quiet"]
        pip = [str(self.python), "-m", "pip", "--disable-pip-version-check", *quiet]
        lock = ["--require-hashes", "--no-deps", "--only-binary", ":all:"]
        self._must(
            [*pip, "install", *lock, "--requirement", str(self.lock(kind))],
            "could not be filled; it needs the network the first time, and about 500 MB of disk",
        )
        hashes = {held: self.lock_hash(held) for held in HOLDS[kind]}
        self.stamp.write_text(json.dumps(hashes, indent=1) + "\n", encoding="utf-8")

    def _must(self, command: list[str], failure: str) -> None:
        if subprocess.run(command, cwd=self.root, check=False).returncode:
            raise SetupError(f"The environment {failure}. What went wrong is said above.", FAILED)

    def _stamped(self) -> dict[str, str]:
        try:
            stamped = json.loads(self.stamp.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return stamped if isinstance(stamped, dict) else {}

    def _maker_exists(self) -> bool:
        try:
            lines = (self.folder / "pyvenv.cfg").read_text(encoding="utf-8").splitlines()
        except OSError:
            return False
        settings = dict(line.split(" = ", 1) for line in lines if " = " in line)
        return Path(settings.get("executable", "")).is_file()

    @contextlib.contextmanager
    def _alone(self) -> Iterator[None]:
        """Allow only one call at a time to change the environment."""
        with (self.root / ".venv.lock").open("w") as handle:
            with contextlib.suppress(ImportError):  # Windows has no fcntl
                import fcntl

                fcntl.flock(handle, fcntl.LOCK_EX)
            yield
