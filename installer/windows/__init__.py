"""The Windows installer of the frozen program: made by NSIS, tested by installing it."""

from pathlib import Path

from installer import payload
from installer.windows import icon, nsis
from installer.windows.check import check


def package(frozen: Path, to: Path) -> list[Path]:
    """Make the installer in the folder ``to``."""
    return [nsis.make(frozen, to, icon.write(payload.WORK / "icon.ico"))]


__all__ = ["check", "package"]
