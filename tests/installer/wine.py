"""Windows programs under Wine, in a prefix of their own."""

import os
import shutil
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

WAIT = 60


def need(*programs: str) -> None:
    """Skip the test where a program is missing."""
    missing = [name for name in programs if shutil.which(name) is None]
    if missing:
        pytest.skip(f"{' and '.join(missing)} is not installed")


def loader() -> str:
    """Return the program that runs 64-bit Windows programs, or skip the test."""
    for name in ("wine64", "/usr/lib/wine/wine64", "wine"):
        if found := shutil.which(name):
            return found
    pytest.skip("wine is not installed")


class Wine:
    """An empty Windows."""

    def __init__(self, prefix: Path) -> None:
        self.drive = prefix / "drive_c"
        self._loader = loader()
        self._variables = {
            "PATH": os.environ["PATH"],
            "HOME": str(prefix),
            "USER": "player",
            "WINEPREFIX": str(prefix),
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "mscoree,mshtml=",
            "LANG": "C.UTF-8",
        }
        self.run("wineboot", "--init")
        self.be("win10")

    def be(self, version: str) -> None:
        """Imitate a certain version of Windows from now on."""
        self.set_registry(r"Software\Wine", "Version", version)

    @property
    def user(self) -> Path:
        """Return the user's folder."""
        return self.drive / "users" / "player"

    def start(self, program: Path | str, *arguments: str) -> "subprocess.Popen[bytes]":
        """Start a program and do not wait for it."""
        return subprocess.Popen(
            [self._loader, str(program), *arguments],
            env=self._variables,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )

    def run(self, program: Path | str, *arguments: str) -> int:
        """Run a program and return its exit status."""
        process = self.start(program, *arguments)
        process.communicate(timeout=WAIT)
        return process.returncode

    def registry(self, key: str) -> str:
        """Return a registry key of the user, with everything below it; empty if there is none."""
        process = self.start("reg", "query", rf"HKCU\{key}", "/s")
        told, _ = process.communicate(timeout=WAIT)
        return told.decode("utf-8", "replace").replace("\r\n", "\n")

    def set_registry(self, key: str, name: str, value: str = "") -> None:
        """Write a registry value of the user."""
        assert self.run("reg", "add", rf"HKCU\{key}", "/v", name, "/d", value, "/f") == 0

    def close(self) -> None:
        """End everything that runs in the prefix."""
        server = shutil.which("wineserver") or "/usr/lib/wine/wineserver"
        subprocess.run([server, "-k"], env=self._variables, check=False)


def wait_until(true: Callable[[], bool]) -> None:
    """Wait for the act of another process; fail if it does not come."""
    end = time.monotonic() + WAIT
    while not true():
        if time.monotonic() > end:
            pytest.fail("waited in vain")
        time.sleep(0.05)
