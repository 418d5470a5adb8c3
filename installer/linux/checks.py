"""Tests the packages on a system that nobody has prepared for them: a minimal Debian.

Nothing is skipped silently: if this machine lacks a tool, it is named and the check fails.
"""

import os
import re
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

from installer import payload
from installer.errors import InstallerError
from installer.linux import deb, libraries, tarball
from installer.linux.commands import need, output
from installer.linux.display import Display
from installer.linux.minimal_root import (
    HOME,
    PACKAGES,
    USER,
    MinimalRoot,
    is_possible,
)
from rococo_desktop.rules.rococo.rulebook import LIBRARY
from rococo_desktop.session.journal.journal_lines import read_record
from rococo_desktop.session.journal.save_document import SaveDocument
from rococo_desktop.session.seats import SeatPlan
from rococo_desktop.session.session import Session
from rococo_desktop.session.setup import GameSetup
from tests.shelf import shelf

TOOLS = (
    "Xvfb", "appstreamcli", "apt-config", "apt-get", "chroot", "debootstrap",
    "desktop-file-validate", "dpkg-deb", "shellcheck", "unshare",
)  # fmt: skip
DESKTOP = (
    "desktop-file-utils", "hicolor-icon-theme", "libglib2.0-bin", "shared-mime-info", "xdg-utils",
)  # fmt: skip
"""The packages that open files on a desktop."""
FOREIGN = re.compile(r"(lib)?python3.*|libqt.*|(cpp|g\+\+|gcc|clang)(-\d+)?|make")
"""The packages that a minimal system must not have."""
DATA = Path(".local") / "share" / payload.NAME
SETTINGS = Path(".config") / payload.NAME
CACHES = Path(".cache")
OPEN = """
xdg-open "$1"
tries=0
until ls "$HOME"/.local/share/"$2"/journals/*.journal >/dev/null 2>&1; do
    tries=$((tries + 1))
    [ "$tries" -lt 120 ] || exit 1
    sleep 0.5
done
"""


def check(packages: Path) -> None:
    """Test the packages in a folder; raises InstallerError."""
    need(*TOOLS)
    if os.geteuid() != 0 or not is_possible():
        raise InstallerError("A system within the system needs the rights of root.")
    with tempfile.TemporaryDirectory() as temporary, Display() as display:
        root = MinimalRoot(Path(temporary) / "root", packages)
        trial = Trial(root, packages, display.name)
        steps: dict[str, Callable[[], None]] = {
            "data files are valid": trial.validate,
            "a minimal Debian is made": root.make,
            "the package starts without anything that it did not ask for": trial.start,
            "a saved game is opened by its type": trial.open_by_type,
            "the tarball runs read-only, as another user": trial.unpacked,
            "the tarball installs for one user and goes again": trial.installed,
        }
        for name, step in steps.items():
            print(f"-- {name}", flush=True)
            step()


class Trial:
    """The tests in one minimal system, one after another."""

    def __init__(self, root: MinimalRoot, packages: Path, display: str) -> None:
        self._root = root
        self._packages = packages
        self._display = display
        self._archive = packages / f"{tarball.FOLDER}.tar.xz"
        self._unpacked = Path("/opt") / "Spiele für alle" / tarball.FOLDER

    def validate(self) -> None:
        """Validate the data files of the package with the desktop's own tools."""
        with tempfile.TemporaryDirectory() as folder:
            output("dpkg-deb", "--extract", self._packages / deb.file_name(), folder)
            given = Path(folder) / "usr" / "share"
            output("appstreamcli", "validate", "--no-net", *sorted(given.glob("metainfo/*.xml")))
            output("appstreamcli", "validate-tree", "--no-net", folder)
            output("desktop-file-validate", *sorted(given.glob("applications/*.desktop")))
        if shutil.which("lintian"):
            options = ["--allow-root", "--fail-on", "error"]
            output("lintian", *options, self._packages / deb.file_name())
        else:
            print("   (lintian is not here to look at the package)")
        output("shellcheck", *sorted(Path(__file__).parent.rglob("*.sh")))

    def start(self) -> None:
        """Install the package with only its dependencies, play, and remove it."""
        self._refuse_foreign()
        before = self._root.files()
        self._install()
        self._refuse_foreign()
        self._self_test(payload.NAME)
        self._remove(before)

    def open_by_type(self) -> None:
        """On a desktop, find the type of a saved game and its program, and open it."""
        self._root.apt("install", *DESKTOP)
        before = self._root.files()
        self._install()
        saved = a_game()
        place = HOME / f"une soirée à deux{payload.SAVE_SUFFIX}"
        nameless = HOME / "a game without an ending"
        for path in (place, nameless):
            self._write(path, saved.to_json())
            self._know(path)
        self._as_player("sh", "-c", OPEN, "sh", str(place), payload.NAME)
        (journal,) = self._inside(HOME / DATA / "journals").glob("*.journal")
        opened = read_record(journal.read_bytes()).header.save
        if opened != saved:
            raise InstallerError("The program has opened another game than the one asked for.")
        self._remove(before)
        if not journal.is_file() or not self._inside(place).is_file():
            raise InstallerError("A game is gone with the package.")
        print("   opened, and still there after the removal:", journal.name)

    def unpacked(self) -> None:
        """Run the tarball with only the libraries that every desktop has."""
        with tempfile.TemporaryDirectory() as folder:
            output("tar", "-xf", self._archive, "-C", folder)
            unpacked = Path(folder) / tarball.FOLDER
            expected = libraries.known("system")
            wanted = libraries.needs(unpacked).libraries
            if strange := sorted(wanted - expected.keys()):
                raise InstallerError(f"The tarball does not carry {', '.join(strange)}.")
            self._root.apt("install", *sorted({expected[library] for library in wanted}))
            inside = self._inside(self._unpacked)
            inside.parent.mkdir(parents=True)
            unpacked.rename(inside)
        output("chmod", "-R", "a-w", inside)
        self._self_test(str(self._unpacked / payload.EXECUTABLE))

    def installed(self) -> None:
        """Install the tarball into the user's own folder, play, open a game, and remove it."""
        home = self._inside(HOME)
        saved = HOME / f"evening{payload.SAVE_SUFFIX}"
        self._write(saved, a_game().to_json())
        for earlier in (DATA, CACHES / payload.NAME):
            shutil.rmtree(self._inside(HOME / earlier), ignore_errors=True)
        before = _below(home)
        self._as_player(str(self._unpacked / "install.sh"))
        self._self_test(str(HOME / ".local" / "bin" / payload.NAME))
        self._know(saved)
        self._as_player("sh", "-c", OPEN, "sh", str(saved), payload.NAME)
        self._as_player(str(HOME / ".local" / "lib" / payload.NAME / "uninstall.sh"))
        if changed := left_over(before, _below(home)):
            raise InstallerError(f"Uninstalling has left a difference:\n{_lines(changed)}")

    def _install(self) -> None:
        self._root.apt("install", str(PACKAGES / deb.file_name()))

    def _remove(self, before: dict[str, str]) -> None:
        self._root.apt("purge", "--autoremove", payload.NAME)
        after = self._root.files()
        changed = {place for place, _ in before.items() ^ after.items()}
        if changed:
            raise InstallerError(f"Removing has left a difference:\n{_lines(changed)}")

    def _refuse_foreign(self) -> None:
        if found := sorted(filter(FOREIGN.fullmatch, self._root.packages())):
            raise InstallerError(f"The system is not minimal: {', '.join(found)}.")

    def _self_test(self, program: str) -> None:
        said = self._as_player(program, "--self-test").strip()
        if "(xcb, " not in said:
            raise InstallerError(f"The program did not draw by the platform xcb:\n{said}")
        print(f"   {said}")

    def _know(self, saved: Path) -> None:
        """Check that the desktop recognises a saved game and the program for it."""
        self._ask(payload.MIME_TYPE, "xdg-mime", "query", "filetype", str(saved))
        entry = f"{payload.APP_ID}.desktop"
        self._ask(entry, "xdg-mime", "query", "default", payload.MIME_TYPE)

    def _ask(self, answer: str, *command: str) -> None:
        if (said := self._as_player(*command).strip()) != answer:
            raise InstallerError(f"{' '.join(command)} says {said!r} instead of {answer!r}.")

    def _as_player(self, *command: str) -> str:
        variables = {"DISPLAY": self._display, "XDG_CURRENT_DESKTOP": "GNOME"}
        return self._root.run(*command, user=USER, **variables)

    def _inside(self, place: Path) -> Path:
        return self._root.folder / place.relative_to("/")

    def _write(self, place: Path, data: bytes) -> None:
        self._inside(place).write_bytes(data)


def a_game() -> SaveDocument:
    """Return a game of two people after a few decisions."""
    seats = tuple(SeatPlan(kind="human", name=name) for name in ("Ada", "Zoé"))
    session = Session.new(GameSetup(seats=seats, seed=1745), shelf(LIBRARY.load()))
    for _ in range(12):
        if (decision := session.decision) is not None:
            session.answer(decision.id, decision.options[0])
    return session.save()


def left_over(before: set[str], after: set[str]) -> set[str]:
    """Return the changes in a home, except games, settings and the caches of others."""
    kept = (DATA, SETTINGS)
    return {
        name
        for name in before ^ after
        if not any(Path(name).is_relative_to(place) or place.is_relative_to(name) for place in kept)
        and (not Path(name).is_relative_to(CACHES) or payload.NAME in Path(name).parts)
    }


def _below(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*")}


def _lines(places: set[str]) -> str:
    return "\n".join(sorted(places)[:40])
