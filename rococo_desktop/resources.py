"""The paths of the program's own data files, in the source tree and in a frozen build."""

from __future__ import annotations

import sys
from pathlib import Path

_SOURCES = Path(__file__).resolve().parent.parent


def resources_root() -> Path:
    """Return the folder `resources/`: beside the package, or in a frozen program's data."""
    frozen = getattr(sys, "_MEIPASS", None)
    base = Path(frozen) if isinstance(frozen, str) else _SOURCES
    return base / "resources"


def resource_path(*parts: str) -> Path:
    """Return the path of one resource: `resource_path("components", "rococo", "base.toml")`."""
    return resources_root().joinpath(*parts)
