"""The system's own packages: installed if allowed, otherwise named with the exact command."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Sequence

from rococo_desktop import system
from rococo_desktop.system import FULL_PATH, INSTALL, Manager
from tools.dev.console import SetupError, say


def become_root() -> tuple[str, ...] | None:
    """Return the prefix that runs a command as root without a password; None if there is none."""
    if system.is_root():
        return ()
    if shutil.which("sudo", path=FULL_PATH):
        sudo = ("sudo", "-n")
        quiet = subprocess.DEVNULL
        if subprocess.run([*sudo, "true"], stdout=quiet, stderr=quiet, check=False).returncode == 0:
            return sudo
    return None


def install(name: Manager, wanted: Sequence[str], purpose: str) -> None:
    """Install packages, or raise SetupError with the command that does."""
    advice = system.advice(name, wanted, purpose)
    before = become_root() if name == "apt" else None
    if before is None:
        raise SetupError(advice)
    say(f"{purpose} is missing; installing: {' '.join(wanted)}")
    run_apt = [*before, "env", "DEBIAN_FRONTEND=noninteractive", f"PATH={FULL_PATH}"]
    # The lists may be old or missing; even if they cannot be updated, the packages may be
    # available.
    subprocess.run([*run_apt, "apt-get", "update", "--quiet=2"], stdout=sys.stderr, check=False)
    order = [*run_apt, *INSTALL[name], "--quiet=2", *wanted]
    if subprocess.run(order, stdout=sys.stderr, check=False).returncode:
        raise SetupError(f"The installation failed. {advice}")


def need_venv(*, has_ensurepip: bool) -> None:
    """Make sure that Python can create environments; Debian packages that part separately."""
    if has_ensurepip:
        return
    purpose = "The part of Python that makes environments (venv, ensurepip)"
    name = system.manager()
    if name != "apt":
        raise SetupError(
            f"{purpose} is missing. Please install it from where this Python came from."
        )
    install(name, [f"python{sys.version_info.major}.{sys.version_info.minor}-venv"], purpose)
