"""The program as a separate process, for tests of its output and exit."""

import subprocess
import sys
from pathlib import Path

from rococo_desktop.resources import resources_root

HERE = resources_root().parent


def program(*arguments: str | Path, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Run the program to its end."""
    return subprocess.run(
        [sys.executable, "-X", "dev", "-m", "rococo_desktop", *map(str, arguments)],
        cwd=HERE,
        input=given,
        capture_output=True,
        check=False,
        timeout=120,
    )
