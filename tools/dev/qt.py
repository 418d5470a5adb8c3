"""Qt's needs on a Linux system: libraries, a font, and a display for the window."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping

from rococo_desktop import system
from tools.dev import packages
from tools.dev.console import SetupError


def need_display(variables: Mapping[str, str] = os.environ) -> None:
    """Raise SetupError if no window can be opened."""
    if sys.platform.startswith("linux") and not (
        variables.get("QT_QPA_PLATFORM") or system.displays(variables)
    ):
        raise SetupError(system.NO_DISPLAY)


def need_libraries(*, window: bool) -> None:
    """Install what Qt lacks on a Linux system, or raise SetupError with the command that does."""
    if not sys.platform.startswith("linux"):
        return
    displays = system.displays(os.environ) if window else []
    if not (lacking := system.what_is_missing(displays)):
        return
    name = system.manager()
    if name is None:
        raise SetupError(system.missing(lacking))
    wanted = system.packages_of(lacking, name)
    packages.install(name, wanted, system.purpose_of(lacking))
    if still := system.what_is_missing(displays):
        names = ", ".join(need.name for need in still)
        raise SetupError(
            f"Qt still misses {names}, although {' '.join(wanted)} has been installed."
        )
