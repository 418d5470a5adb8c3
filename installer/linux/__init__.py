"""What is made for Linux: a Debian package, a tarball for all others, a manifest for Flatpak."""

from pathlib import Path

from installer.components import Component
from installer.linux import checks, deb, flatpak, libraries, tarball


def package(frozen: Path, to: Path) -> list[Path]:
    """Make everything out of the frozen program and return the files."""
    archive = tarball.build(frozen, to)
    return [deb.build(frozen, to), archive, flatpak.build(archive, to)]


def besides(frozen: Path) -> list[Component]:
    """Return what the tarball brings along of this system."""
    return libraries.components(libraries.carried(frozen))


def check(packages: Path) -> None:
    """Try the packages in a minimal Debian; InstallerError tells what is wrong."""
    checks.check(packages)
