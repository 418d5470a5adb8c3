"""A minimal Debian in a folder, for testing the package on a fresh system.

debootstrap makes it from the archive that this machine's own apt uses. Each command in it has its
own mounts and processes, which end with it.
"""

import hashlib
import os
import platform
import shlex
import subprocess
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from installer.errors import InstallerError
from installer.linux.commands import FULL_PATH, output

USER = "player"
HOME = Path("/home") / USER
BOOKKEEPING = (
    "dev", "proc", "run", "sys", "tmp", "home", "root", "var/log", "var/cache", "var/lib/apt",
    "var/lib/dpkg", "var/tmp", "etc/ld.so.cache",
)  # fmt: skip
"""Files that the system itself writes when it installs packages, and the users' files."""
PLAIN = ("http", "https", "file")
"""The beginnings of addresses that both apt and debootstrap can read."""
ENTER = Path(__file__).with_name("enter.sh")
PACKAGES = Path("/packages")
"""The folder of packages as seen inside."""


class MinimalRoot:
    """A folder with a minimal system, the packages to be tested, and a user."""

    def __init__(self, folder: Path, packages: Path) -> None:
        self.folder = folder
        self._packages = packages

    def make(self) -> None:
        """Create the system in the folder."""
        found = archive()
        output(
            "debootstrap", "--variant=minbase", f"--components={','.join(found.components)}",
            found.codename, self.folder, found.address,
            env={**os.environ, "PATH": FULL_PATH, **proxies()},
        )  # fmt: skip
        self.run("useradd", "--create-home", USER)
        settings = "".join(f'Acquire::{key} "{value}";\n' for key, value in apt_proxies().items())
        (self.folder / "etc" / "apt" / "apt.conf.d" / "99proxies").write_text(settings)

    def run(self, *command: str, user: str = "root", **variables: str) -> str:
        """Run a command inside and return its output.

        Its environment has only ``variables`` and those of any session.
        """
        home = "/root" if user == "root" else str(HOME)
        path = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
        needed = {"PATH": path, "HOME": home, "LC_ALL": "C.UTF-8", **variables}
        wanted = ["env", "-i", *(f"{name}={value}" for name, value in needed.items()), *command]
        if user != "root":
            wanted = ["su", user, "-s", "/bin/sh", "-c", shlex.join(wanted)]
        alone = ["unshare", "--mount", "--pid", "--fork", "--kill-child"]
        return output(*alone, "sh", ENTER, self.folder, self._packages, *wanted)

    def apt(self, *arguments: str) -> str:
        """Run apt without questions and return its output."""
        options = ["--yes", "--no-install-recommends", "--quiet=2"]
        return self.run("apt-get", *options, *arguments, DEBIAN_FRONTEND="noninteractive")

    def packages(self) -> set[str]:
        """Return the names of the installed packages."""
        return set(self.run("dpkg-query", "--show", "--showformat", "${Package}\n").split())

    def files(self) -> dict[str, str]:
        """Return all files of the system, each with a mark of its content."""
        found = {}
        for path in self.folder.rglob("*"):
            place = path.relative_to(self.folder).as_posix()
            if not place.startswith(BOOKKEEPING):
                found[place] = _mark(path)
        return found


def _mark(path: Path) -> str:
    if path.is_symlink():
        return f"-> {path.readlink()}"
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else "folder"


class Archive(NamedTuple):
    """The source of packages."""

    codename: str
    components: tuple[str, ...]
    address: str


def archive() -> Archive:
    """Return the archive from which this machine's apt takes the packages of its release."""
    codename = system_codename()
    form = "$(CODENAME) $(COMPONENT) $(REPO_URI)"
    found: dict[str, list[str]] = {}
    for line in output("apt-get", "indextargets", "--format", form).splitlines():
        name, component, address = line.split(" ", 2)
        if name == codename and component not in found.setdefault(address, []):
            found[address].append(component)
    whole = {address: parts for address, parts in found.items() if "main" in parts}
    if not whole:
        raise InstallerError(f"The apt of this machine knows no archive of {codename}.")
    for address, components in whole.items():
        if plain := plain_address(address):
            return Archive(codename, tuple(components), plain)
    raise InstallerError(f"debootstrap cannot read from {', '.join(whole)}.")


def plain_address(address: str) -> str | None:
    """Return an address that debootstrap can read: itself, or the first of a list of mirrors."""
    parts = urlsplit(address)
    if parts.scheme in PLAIN:
        return address
    mirrors = Path(parts.path)
    if parts.scheme != "mirror+file" or not mirrors.is_file():
        return None
    words = mirrors.read_text(encoding="utf-8").split()
    return next((word for word in words if urlsplit(word).scheme in PLAIN), None)


def system_codename() -> str:
    """Return the code name of this machine's release."""
    try:
        return platform.freedesktop_os_release()["VERSION_CODENAME"]
    except (OSError, KeyError) as error:
        raise InstallerError("This system does not say which release of Debian it is.") from error


def apt_proxies() -> dict[str, str]:
    """Return the proxies through which this machine's apt reaches archives."""
    found = {}
    for protocol in ("http", "https"):
        told = output("apt-config", "dump", "--format", "%v%n", f"Acquire::{protocol}::Proxy")
        if address := told.strip():
            found[f"{protocol}::Proxy"] = address
    return found


def proxies() -> dict[str, str]:
    """Return the same as environment variables."""
    return {key.replace("::P", "_p"): value for key, value in apt_proxies().items()}


def is_possible() -> bool:
    """Return whether this process may mount file systems and change its root."""
    trial = ["unshare", "--mount", "true"]
    return subprocess.run(trial, capture_output=True, check=False).returncode == 0
