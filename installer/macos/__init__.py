"""The disk image for macOS: the application with its licences, signed if there are keys."""

import shutil
import subprocess
from pathlib import Path

from installer import licences, payload
from installer.errors import InstallerError
from installer.macos import plist

HERE = Path(__file__).parent
ENTITLEMENTS = HERE / "entitlements.plist"
ICON = payload.WORK / "icon.icns"


def image(to: Path) -> Path:
    """Return the path of the disk image."""
    return to / f"{payload.NAME}-{payload.VERSION}-macos-{payload.ARCHITECTURE}.dmg"


def package(frozen: Path, to: Path) -> list[Path]:
    """Complete the application, sign it, and make the disk image."""
    if not payload.BUNDLE.is_dir():
        raise InstallerError(f"There is no {payload.BUNDLE.name}. `python3 dev.py build` makes it.")
    inside = payload.BUNDLE / "Contents" / "Resources"
    shutil.copytree(frozen / licences.FOLDER, inside / licences.FOLDER, dirs_exist_ok=True)
    shutil.copy2(frozen / "LICENSE", inside)
    run("sign.sh", "app", payload.BUNDLE, ENTITLEMENTS)
    run("dmg.sh", payload.BUNDLE, ICON, payload.TITLE, image(to))
    run("sign.sh", "image", image(to), plist.IDENTIFIER)
    return [image(to)]


def check(packages: Path) -> None:
    """Mount the image, inspect its content, and start it."""
    run("check.sh", image(packages), payload.TITLE, payload.EXECUTABLE)


def run(script: str, *arguments: str | Path) -> None:
    """Run one of the scripts beside this file."""
    command = ["bash", str(HERE / script), *map(str, arguments)]
    if subprocess.run(command, check=False).returncode:
        raise InstallerError(f"installer/macos/{script} failed; what is wrong is above.")
