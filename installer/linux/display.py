"""A virtual display for tests."""

import os
import subprocess
from types import TracebackType
from typing import Self

from installer.errors import InstallerError
from installer.linux.commands import FULL_PATH


class Display:
    """A private X server while the context is entered; ``name`` is for the variable DISPLAY."""

    def __init__(self) -> None:
        self.name = ""
        self._server: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        reading, writing = os.pipe()
        command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24"]
        self._server = subprocess.Popen(
            [*command, "-ac", "-nolisten", "tcp"],
            env={**os.environ, "PATH": FULL_PATH},
            pass_fds=[writing],
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        if not number:
            raise InstallerError("Xvfb did not start.")
        self.name = f":{number}"
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        if self._server is not None:
            self._server.terminate()
            self._server.wait()
