"""The packages for Linux: a Debian package, a tarball for all others, a manifest for Flatpak."""

from pathlib import Path

from installer.components import Component
from installer.linux import checks, deb, flatpak, libraries, tarball


def package(frozen: Path, to: Path) -> list[Path]:
    """Make all packages from the frozen program and return their files."""
    archive = tarball.build(frozen, to)
    return [deb.build(frozen, to), archive, flatpak.build(archive, to)]


def besides(frozen: Path) -> list[Component]:
    """Return the libraries of this system that the tarball contains."""
    return libraries.components(libraries.carried(frozen))


def check(packages: Path) -> None:
    """Test the packages in a minimal Debian; raises InstallerError."""
    checks.check(packages)
