"""The Debian package. It has no scripts: triggers renew desktop entries, MIME types and icons."""

import gzip
import hashlib
import os
import tempfile
import textwrap
from pathlib import Path

from installer import payload
from installer.about import about
from installer.linux import libraries, news, share, staging
from installer.linux.commands import FULL_PATH, need, output
from rococo_desktop.texts import DEFAULT_LANGUAGE

ARCHITECTURES = {"x86_64": "amd64", "arm64": "arm64"}
PROGRAM = Path("usr") / "lib" / payload.NAME
DOCUMENTS = Path("usr") / "share" / "doc" / payload.NAME
RECOMMENDED = ["libpulse0 | libasound2", "hicolor-icon-theme", "shared-mime-info", "xdg-utils"]


def file_name() -> str:
    """Return the file name of the package by Debian's rules."""
    return f"{payload.NAME}_{news.debian_version(payload.VERSION)}_{architecture()}.deb"


def architecture() -> str:
    """Return Debian's name of the processor architecture."""
    return ARCHITECTURES.get(payload.ARCHITECTURE, payload.ARCHITECTURE)


def build(frozen: Path, to: Path) -> Path:
    """Make the package in the folder ``to`` and return its file."""
    need("dpkg-deb")
    package = to / file_name()
    moment = news.source_date()
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / "root"
        lay_out(frozen, root)
        control = root / "DEBIAN"
        share.write(control / "md5sums", md5sums(root).encode())
        depends = libraries.packages(libraries.needs(frozen))
        share.write(control / "control", fields(depends, installed_size(root)).encode())
        staging.settle(root, {root / PROGRAM / payload.EXECUTABLE}, moment)
        settings = {
            "DPKG_DEB_THREADS_MAX": "2",  # as an option it would stop a dpkg before 1.21.9
            "PATH": FULL_PATH,
            "SOURCE_DATE_EPOCH": str(int(moment.timestamp())),
        }
        options = ["--root-owner-group", "-Zxz", "-z9"]
        output("dpkg-deb", *options, "--build", root, package, env={**os.environ, **settings})
    return package


def lay_out(frozen: Path, root: Path) -> None:
    """Write the files of the package as they will lie below ``/``."""
    staging.copy_program(frozen, root / PROGRAM)
    start = root / "usr" / "bin" / payload.NAME
    start.parent.mkdir(parents=True)
    start.symlink_to(Path("..") / "lib" / payload.NAME / payload.EXECUTABLE)
    share.lay_out(root / "usr" / "share")
    share.write(root / DOCUMENTS / "copyright", copyright_file().encode())
    history = news.debian(news.current(), payload.NAME)
    share.write(root / DOCUMENTS / "changelog.gz", gzip.compress(history.encode(), mtime=0))
    overrides = root / "usr" / "share" / "lintian" / "overrides" / payload.NAME
    share.write(overrides, share.filled("lintian-overrides").encode())


def fields(depends: list[str], size: int) -> str:
    """Return the control file."""
    return "\n".join(
        [
            f"Package: {payload.NAME}",
            f"Version: {news.debian_version(payload.VERSION)}",
            f"Architecture: {architecture()}",
            f"Maintainer: {news.MAINTAINER}",
            f"Installed-Size: {size}",
            *([f"Depends: {', '.join(depends)}"] if depends else []),
            f"Recommends: {', '.join(RECOMMENDED)}",
            "Section: games",
            "Priority: optional",
            f"Description: {description()}",
            "",
        ]
    )


def description() -> str:
    """Return what the program is in one line, then in paragraphs and a list."""
    told = about(DEFAULT_LANGUAGE)
    paragraphs = [textwrap.indent(textwrap.fill(each, 78), " ") for each in told.paragraphs]
    features = [
        textwrap.fill(each, 78, initial_indent="  * ", subsequent_indent="    ")
        for each in told.features
    ]
    return "\n".join([told.summary, "\n .\n".join(paragraphs), *features])


def installed_size(root: Path) -> int:
    """Return the size of the files in KiB as Debian counts: rounded up, and one for each folder."""
    sizes = [
        1 if path.is_symlink() or path.is_dir() else -(-path.stat().st_size // 1024)
        for path in root.rglob("*")
        if "DEBIAN" not in path.relative_to(root).parts
    ]
    return sum(sizes)


def md5sums(root: Path) -> str:
    """Return the checksums of all files."""
    files = [path for path in root.rglob("*") if path.is_file() and not path.is_symlink()]
    names = sorted((path.relative_to(root).as_posix(), path) for path in files)
    return "".join(
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  {name}\n"
        for name, path in names
    )


def copyright_file() -> str:
    """Return Debian's file about licences."""
    licence = (payload.ROOT / "LICENSE").read_text(encoding="utf-8").strip().splitlines()
    holder = next(line for line in licence if line.startswith("Copyright"))
    text = "\n".join(f" {line}" if line.strip() else " ." for line in licence[4:])
    owner = holder.removeprefix("Copyright").replace("(c)", "").strip()
    return share.filled("copyright", HOLDER=owner, LICENCE=text)
