"""``python -m installer build|package|check|notes``: the work of ``dev.py build|installer``."""

import argparse
import shutil
import sys
from importlib import import_module
from pathlib import Path
from typing import Protocol, cast

from installer import checksums, freeze, licences, notes, offline, payload, sbom, sizes
from installer.errors import InstallerError


class Packer(Protocol):
    """The package of modules for one system."""

    def package(self, frozen: Path, to: Path) -> list[Path]:
        """Make the installers for the system, and return their files."""

    def check(self, packages: Path) -> None:
        """Test the installers as far as possible here; raises InstallerError."""


def packer() -> Packer:
    """Return the packer for this system."""
    return cast("Packer", import_module(f"installer.{payload.SYSTEM}"))


def build() -> None:
    """Freeze the program, and add the licences of all its parts."""
    freeze.freeze()
    licences.gather(payload.FROZEN)
    print(payload.FROZEN)


def need_frozen() -> None:
    """Raise InstallerError if there is no frozen program, or an outdated one."""
    if not payload.executable().is_file():
        raise InstallerError("There is no frozen program yet. `python3 dev.py build` makes it.")
    if (newest := freeze.newer_source()) is not None:
        raise InstallerError(
            f"{newest} has changed since `python3 dev.py build`; please repeat it."
        )


def package() -> None:
    """Make the installers for this system from the frozen program."""
    need_frozen()
    shutil.rmtree(payload.PACKAGES, ignore_errors=True)
    payload.PACKAGES.mkdir(parents=True)
    found = licences.gather(payload.FROZEN)
    files = packer().package(payload.FROZEN, payload.PACKAGES)
    if payload.SYSTEM == "linux":
        from installer import linux

        found += linux.besides(payload.FROZEN)
    files.append(sbom.write(payload.FROZEN, found, payload.PACKAGES))
    for file in [*files, checksums.write(files, payload.PACKAGES)]:
        print(file)


def check() -> None:
    """Test the frozen program and the installers as far as this system allows."""
    need_frozen()
    if before := sizes.recorded():
        sizes.refuse_growth(sizes.packed(payload.FROZEN), before.packed, "packed")
    if payload.SYSTEM == "linux":
        print(offline.watch(payload.executable()))
    else:
        print("Network: only on Linux can it be watched whether the program reaches for one.")
    checksums.verify(payload.PACKAGES)
    sizes.refuse_large(payload.FROZEN, payload.PACKAGES)
    packer().check(payload.PACKAGES)


def show_notes() -> None:
    """Print the text of the release page of this version."""
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    print(notes.read(), end="")


COMMANDS = {"build": build, "package": package, "check": check, "notes": show_notes}


def main() -> int:
    """Run the command and return the exit status."""
    parser = argparse.ArgumentParser(prog="installer")
    parser.add_argument("command", choices=COMMANDS)
    try:
        COMMANDS[parser.parse_args().command]()
    except InstallerError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
