"""Tests the installer on the present Windows: installs, starts and removes the program."""

import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from installer import payload
from installer.errors import InstallerError
from installer.windows.nsis import EXECUTABLE

UNINSTALL_KEY = rf"Software\Microsoft\Windows\CurrentVersion\Uninstall\{payload.APP_ID}"
START, REMOVE = 120, 60
"""The seconds allowed for the program's self-test, and for its removal."""


def check(packages: Path) -> None:
    """Install silently into a folder with spaces and accents, start, remove."""
    found = sorted(packages.glob("*-setup.exe"))
    if len(found) != 1:
        raise InstallerError(f"There is not one Windows installer in {packages}.")
    if _is_installed():
        raise InstallerError(
            "Rococo Desktop is installed on this computer. Please remove it first: "
            "the check installs and removes it."
        )
    with TemporaryDirectory(ignore_cleanup_errors=True) as temporary:
        folder = Path(temporary) / "Spiele für alle" / payload.TITLE
        # NSIS takes the folder without quotes, as the last argument.
        _run(f'"{found[0]}" /S /D={folder}', "The installer")
        _run(f'"{folder / EXECUTABLE}" --self-test', "The installed program")
        _run(f'"{folder / "uninstall.exe"}" /S', "The uninstaller")
        end = time.monotonic() + REMOVE
        while folder.exists() or _is_installed():
            if time.monotonic() > end:
                raise InstallerError("The uninstaller has left something behind.")
            time.sleep(0.2)


def _run(line: str, who: str) -> None:
    done = subprocess.run(
        line, stdin=subprocess.DEVNULL, capture_output=True, check=False, timeout=START
    )
    if done.returncode:
        told = (done.stdout + done.stderr).decode("utf-8", "replace")
        raise InstallerError(f"{who} ended with status {done.returncode}.\n{told}")


def _is_installed() -> bool:
    if sys.platform == "win32":
        import winreg

        try:
            winreg.CloseKey(winreg.OpenKey(winreg.HKEY_CURRENT_USER, UNINSTALL_KEY))
        except FileNotFoundError:
            return False
        return True
    raise InstallerError("The Windows installer can be tried on Windows alone.")
