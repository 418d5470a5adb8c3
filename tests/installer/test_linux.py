"""The files of the Linux packages agree with the program, and builds are reproducible."""

import io
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
from configparser import RawConfigParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from installer import payload
from installer.errors import InstallerError
from installer.linux import checks, deb, flatpak, libraries, minimal_root, news, share, tarball
from installer.linux.libraries import Needs
from rococo_desktop import self_test, system
from rococo_desktop.games import GAMES
from rococo_desktop.session.journal.save_document import FORMAT
from rococo_desktop.session.seats import SeatPlan
from rococo_desktop.session.session import Session
from rococo_desktop.session.setup import GameSetup
from rococo_desktop.texts import DEFAULT_LANGUAGE, languages

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="packages for Linux are made there")
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
LANGUAGES = {each for each in languages() if each != DEFAULT_LANGUAGE}
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
needs_dpkg = pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="not a Debian")


@pytest.fixture
def frozen(tmp_path: Path) -> Path:
    """A program that is a script, and as many files as it takes to see that folders are kept."""
    folder = tmp_path / "frozen"
    inner = folder / "_internal" / "resources"
    inner.mkdir(parents=True)
    (inner / "table.txt").write_text("silk\n")
    (folder / "LICENSE").write_text("MIT\n")
    program = folder / payload.EXECUTABLE
    program.write_text('#!/bin/sh\necho "plays $*"\n')
    program.chmod(0o700)
    return folder


@pytest.fixture(autouse=True)
def _moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1780000000")


# -- data files ------------------------------------------------------------------------------------


def test_the_desktop_entry_names_the_program_its_icon_and_its_type() -> None:
    parser = RawConfigParser(delimiters=("=",), comment_prefixes=("#",))
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(share.filled("rococo-desktop.desktop"))
    entry = parser["Desktop Entry"]
    assert entry["Name"] == payload.TITLE
    assert entry["Exec"] == f"{payload.NAME} %f"
    assert entry["Icon"] == payload.APP_ID
    assert entry["MimeType"] == f"{payload.MIME_TYPE};"
    for key in ("GenericName", "Comment", "Keywords"):
        assert all(entry[f"{key}[{language}]"] != entry[key] for language in LANGUAGES)


def test_a_saved_game_has_the_ending_and_the_beginning_that_the_type_names() -> None:
    root = ElementTree.fromstring(share.filled("mime.xml"))
    (kind,) = root.findall(f"{MIME}mime-type")
    assert kind.attrib["type"] == payload.MIME_TYPE
    (glob,) = kind.findall(f"{MIME}glob")
    assert glob.attrib["pattern"] == f"*{payload.SAVE_SUFFIX}"
    (match,) = kind.findall(f"{MIME}magic/{MIME}match")
    first, last = map(int, match.attrib["offset"].split(":"))
    for each in GAMES:
        seats = tuple(SeatPlan(kind="human", name=name) for name in ("Anna", "Bruno"))
        setup = GameSetup(game=each, seats=seats, seed=1)
        saved = Session.new(setup, {each: GAMES[each].library.load()}).save().to_json()
        assert first <= saved.find(match.attrib["value"].encode()) <= last, each
    assert FORMAT in match.attrib["value"]
    told = {comment.get(LANG) for comment in kind.findall(f"{MIME}comment")}
    assert told == {None, *LANGUAGES}


def test_the_metainfo_agrees_with_the_program() -> None:
    root = ElementTree.fromstring(share.metainfo())
    assert root.findtext("id") == payload.APP_ID
    assert root.findtext("name") == payload.TITLE
    assert root.findtext("launchable") == f"{payload.APP_ID}.desktop"
    assert root.findtext("provides/binary") == payload.NAME
    assert root.findtext("provides/mediatype") == payload.MIME_TYPE
    assert root.findtext("project_license") == "MIT"
    assert root.find("content_rating") is not None
    newest = root.findall("releases/release")[0]
    assert newest.attrib["version"] == payload.VERSION
    assert newest.findall("description/ul/li")
    summaries = {summary.get(LANG) for summary in root.findall("summary")}
    assert summaries == {None, *LANGUAGES}


def test_every_data_file_is_filled() -> None:
    others = dict.fromkeys(("C_LIBRARY", "HOLDER", "LICENCE"), "")
    for file in share.DATA.iterdir():
        assert not re.search(r"@[A-Z_]+@", share.filled(file.name, **others))


def test_releases_are_read_from_the_changelog() -> None:
    unreleased = "## Unreleased\n\n* **Silk**\n  flies, see *How to play*.\n\n"
    text = f"# News\n\n{unreleased}## 0.9.0, 2026-02-01\n\n* First.\n"
    newest, first = news.releases(text, "2026-03-01")
    assert newest == news.Release(
        payload.VERSION, "2026-03-01", ("Silk flies, see How to play.",), False
    )
    assert first == news.Release("0.9.0", "2026-02-01", ("First.",), True)
    kinds = [entry.attrib["type"] for entry in news.appstream((newest, first))]
    assert kinds == ["development", "stable"]
    history = news.debian((newest, first), "game")
    assert f"game ({payload.VERSION}) unstable" in history
    assert "-- Rococo Desktop contributors" in history
    assert "Sun, 01 Feb 2026" in history


def test_versions_before_a_release_come_before_it_in_debian_too() -> None:
    assert news.debian_version("1.2.0") == "1.2.0"
    assert news.debian_version("1.2.0rc1") == "1.2.0~rc1"
    assert news.debian_version("1.2.0.dev3") == "1.2.0~dev3"


# -- the Debian package ----------------------------------------------------------------------------


def test_dependencies_are_the_packages_of_the_libraries() -> None:
    wanted = Needs(frozenset({"libc.so.6", "libm.so.6", "libxcb-cursor.so.0"}), (2, 35))
    assert libraries.packages(wanted) == ["libc6 (>= 2.35)", "libxcb-cursor0"]
    with pytest.raises(InstallerError, match=r"libunheard\.so\.1"):
        libraries.packages(Needs(frozenset({"libunheard.so.1"}), (2, 35)))


def test_the_packages_are_those_that_dev_py_installs() -> None:
    table = libraries.known("system") | libraries.known("carried")
    for need in (*system.BASE, *system.X11, *system.WAYLAND):
        assert table[need.name] == need.apt


@needs_dpkg
def test_what_is_in_the_debian_package(frozen: Path, tmp_path: Path) -> None:
    package = deb.build(frozen, tmp_path)
    assert package.name == f"{payload.NAME}_{payload.VERSION}_{deb.architecture()}.deb"
    with tarfile.open(fileobj=_data(package)) as packed:
        files = {entry.name.removeprefix("./"): entry for entry in packed}
    program = f"usr/lib/{payload.NAME}"
    icons = {f"usr/share/icons/hicolor/{n}x{n}/apps/{payload.APP_ID}.png" for n in share.SIZES}
    expected = {
        "usr/bin/rococo-desktop",
        f"{program}/LICENSE",
        f"{program}/_internal/resources/table.txt",
        f"{program}/{payload.EXECUTABLE}",
        "usr/share/doc/rococo-desktop/changelog.gz",
        "usr/share/doc/rococo-desktop/copyright",
        "usr/share/lintian/overrides/rococo-desktop",
        "usr/share/man/man6/rococo-desktop.6.gz",
        f"usr/share/applications/{payload.APP_ID}.desktop",
        f"usr/share/icons/hicolor/scalable/apps/{payload.APP_ID}.svg",
        f"usr/share/metainfo/{payload.APP_ID}.metainfo.xml",
        f"usr/share/mime/packages/{payload.APP_ID}.xml",
    }
    assert {name for name, entry in files.items() if not entry.isdir()} == expected | icons
    assert {(entry.uname, entry.gname) for entry in files.values()} == {("root", "root")}
    assert files["usr/bin/rococo-desktop"].linkname == "../lib/rococo-desktop/rococo-desktop"
    assert files[f"{program}/{payload.EXECUTABLE}"].mode == 0o755
    assert files[f"{program}/LICENSE"].mode == 0o644
    assert {entry.mode for entry in files.values() if entry.isdir()} == {0o755}
    assert {entry.mtime for entry in files.values()} == {1780000000}


@needs_dpkg
def test_the_control_fields(frozen: Path, tmp_path: Path) -> None:
    package = deb.build(frozen, tmp_path)
    parts = _dpkg("--info", package, "control").splitlines()
    fields = dict(line.split(": ", 1) for line in parts if not line.startswith(" "))
    assert fields["Package"] == payload.NAME
    assert fields["Version"] == payload.VERSION
    assert fields["Section"] == "games"
    assert int(fields["Installed-Size"]) > 250
    control = tmp_path / "control"
    _dpkg("--control", package, control)
    assert {file.name for file in control.iterdir()} == {"control", "md5sums"}
    sums = _dpkg("--info", package, "md5sums").splitlines()
    assert sums == sorted(sums, key=lambda line: line.split("  ")[1])
    assert any(line.endswith(f"usr/lib/{payload.NAME}/LICENSE") for line in sums)


@needs_dpkg
def test_the_same_source_gives_the_same_bytes(frozen: Path, tmp_path: Path) -> None:
    made = []
    for name in ("one", "two"):
        to = tmp_path / name
        to.mkdir()
        made.append([deb.build(frozen, to).read_bytes(), tarball.build(frozen, to).read_bytes()])
        os.utime(frozen / "LICENSE", (1, 1))
        (frozen / "_internal").chmod(0o700)
    assert made[0] == made[1]


def test_an_older_dpkg_understands_what_it_is_told(
    frozen: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tools := tmp_path / "tools").mkdir()
    (old := tools / "dpkg-deb").write_text(
        f'#!/bin/sh\necho "$DPKG_DEB_THREADS_MAX $*" >{tmp_path}/told\n'
    )
    old.chmod(0o755)
    for module in ("commands", "deb"):
        monkeypatch.setattr(f"installer.linux.{module}.FULL_PATH", f"{tools}:/usr/bin:/bin")
    deb.build(frozen, tmp_path)
    threads, *told = (tmp_path / "told").read_text().split()
    assert threads == "2"
    assert [word for word in told if word.startswith("-")] == [
        "--root-owner-group", "-Zxz", "-z9", "--build",
    ]  # fmt: skip


def test_the_copyright_names_the_holder_and_the_licence() -> None:
    text = deb.copyright_file()
    assert "Copyright: 2026 Rococo Desktop contributors" in text
    assert "\n Permission is hereby granted" in text
    assert "\n .\n" in text


def _dpkg(*arguments: str | Path) -> str:
    return subprocess.run(
        ["dpkg-deb", *arguments], capture_output=True, text=True, check=True
    ).stdout


def _data(package: Path) -> io.BytesIO:
    done = subprocess.run(["dpkg-deb", "--fsys-tarfile", package], capture_output=True, check=True)
    return io.BytesIO(done.stdout)


# -- the tarball -----------------------------------------------------------------------------------


@pytest.fixture
def unpacked(frozen: Path, tmp_path: Path) -> Path:
    archive = tarball.build(frozen, tmp_path)
    with tarfile.open(archive) as packed:
        assert {(entry.uid, entry.gid) for entry in packed} == {(0, 0)}
    (folder := tmp_path / "une soirée à deux").mkdir()
    subprocess.run(["tar", "-xf", archive, "-C", folder], check=True)
    return folder / tarball.FOLDER


def _run(
    script: Path, home: Path | None, *arguments: str, **others: str
) -> subprocess.CompletedProcess[str]:
    known = {"HOME": str(home)} if home else {}
    variables = {"PATH": os.environ["PATH"], **known, **others}
    return subprocess.run(
        [script, *arguments],
        env=variables,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def _files(folder: Path) -> set[str]:
    return {
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*")
        if path.is_symlink() or not path.is_dir()
    }


def test_it_is_installed_for_one_user_and_leaves_nothing_but_saves(
    unpacked: Path, tmp_path: Path
) -> None:
    home = tmp_path / 'the $home of "Zoé" 100%'
    saved = home / ".local" / "share" / payload.NAME / "saves" / "evening.rococo"
    saved.parent.mkdir(parents=True)
    saved.write_text("{}")
    portable = home / ".local" / "lib" / payload.NAME / "kept by a portable game"
    for path in unpacked.rglob("*"):
        path.chmod(path.stat().st_mode & ~0o222)
    done = _run(unpacked / "install.sh", home)
    assert (done.returncode, done.stderr) == (0, "")
    start = home / ".local" / "bin" / payload.NAME
    assert _run(start, home, "a game").stdout == "plays a game\n"
    entry = home / ".local" / "share" / "applications" / f"{payload.APP_ID}.desktop"
    (line,) = [line for line in entry.read_text().splitlines() if line.startswith("Exec=")]
    quoted = str(start).replace("$", "\\\\$").replace('"', '\\\\"').replace("%", "%%")
    assert line == f'Exec="{quoted}" %f'
    assert all((home / name).stat().st_mode & 0o200 for name in _files(home))
    portable.write_text("")

    installed = _files(home)
    again = _run(unpacked / "install.sh", home)
    assert (again.returncode, again.stderr) == (0, "")
    assert _files(home) == installed

    portable.unlink()
    gone = _run(portable.parent / "uninstall.sh", home)
    assert (gone.returncode, gone.stderr) == (0, "")
    assert _files(home) == {saved.relative_to(home).as_posix()}


def test_a_newer_version_takes_the_place_of_the_older_one(unpacked: Path, tmp_path: Path) -> None:
    prefix = tmp_path / "prefix"
    _run(unpacked / "install.sh", tmp_path, "--prefix", str(prefix))
    old = unpacked / "_internal" / "resources" / "table.txt"
    old.rename(old.with_name("board.txt"))
    done = _run(unpacked / "install.sh", tmp_path, f"--prefix={prefix}")
    assert (done.returncode, done.stderr) == (0, "")
    inside = prefix / "lib" / payload.NAME / "_internal" / "resources"
    assert [path.name for path in inside.iterdir()] == ["board.txt"]


def test_what_a_portable_game_keeps_in_either_folder_is_left_alone(
    unpacked: Path, tmp_path: Path
) -> None:
    installed = tmp_path / ".local" / "lib" / payload.NAME
    for folder in (unpacked, installed):
        kept = folder / payload.PORTABLE_FOLDER / "saves"
        kept.mkdir(parents=True)
        (kept / f"evening{payload.SAVE_SUFFIX}").write_text(str(folder))
        (folder / payload.PORTABLE_FILE).write_text(str(folder))
    for script in (unpacked / "install.sh", unpacked / "install.sh", installed / "uninstall.sh"):
        done = _run(script, tmp_path)
        assert (done.returncode, done.stderr) == (0, "")
        for folder in (unpacked, installed):
            kept = folder / payload.PORTABLE_FOLDER / "saves"
            assert (kept / f"evening{payload.SAVE_SUFFIX}").read_text() == str(folder)
            assert (folder / payload.PORTABLE_FILE).read_text() == str(folder)


def test_the_installed_program_cannot_install_itself(unpacked: Path, tmp_path: Path) -> None:
    (home := tmp_path / "home").symlink_to(tmp_path / "disk")
    (tmp_path / "disk").mkdir()
    assert _run(unpacked / "install.sh", home).returncode == 0
    installed = home / ".local" / "lib" / payload.NAME
    assert not (installed / "install.sh").exists()
    shutil.copy(unpacked / "install.sh", installed)
    before = _files(tmp_path)
    for arguments in ([], ["--prefix", str(installed)]):
        done = _run(installed / "install.sh", home, *arguments)
        assert done.returncode == 1
        assert "cannot be installed into its own folder" in done.stderr
    assert _files(tmp_path) == before


def test_folders_that_were_there_before_stay(unpacked: Path, tmp_path: Path) -> None:
    prefix = tmp_path / "prefix"
    for name in ("bin", "lib", "share/applications", "share/icons/hicolor", "share/mime/packages"):
        (prefix / name).mkdir(parents=True)
    before = set(prefix.rglob("*"))
    for script in ("install.sh", "install.sh", "uninstall.sh"):
        done = _run(unpacked / script, tmp_path, "--prefix", str(prefix))
        assert (done.returncode, done.stderr) == (0, "")
    assert set(prefix.rglob("*")) == before


def test_folders_that_were_made_go(unpacked: Path, tmp_path: Path) -> None:
    prefix = tmp_path / "prefix"
    _run(unpacked / "install.sh", tmp_path, "--prefix", str(prefix))
    (foreign := prefix / "share" / "applications" / "other.desktop").write_text("")
    _run(unpacked / "install.sh", tmp_path, "--prefix", str(prefix))
    foreign.unlink()
    assert _run(unpacked / "uninstall.sh", tmp_path, "--prefix", str(prefix)).returncode == 0
    assert not prefix.exists()


def test_without_a_home_nothing_is_touched(unpacked: Path, tmp_path: Path) -> None:
    prefix = tmp_path / "prefix"
    assert _run(unpacked / "install.sh", None, "--prefix", str(prefix)).returncode == 0
    before = _files(prefix)
    for script, *arguments in (
        (unpacked / "install.sh",),
        (unpacked / "uninstall.sh",),
        (prefix / "lib" / payload.NAME / "uninstall.sh", "--purge"),
    ):
        done = _run(script, None, *arguments)
        assert done.returncode == 1
        assert "The variable HOME names no folder" in done.stderr
    assert _files(prefix) == before
    assert _run(prefix / "lib" / payload.NAME / "uninstall.sh", None).returncode == 0
    assert not prefix.exists()


@pytest.mark.parametrize("set_by", ["HOME", "XDG_CACHE_HOME"])
def test_the_cache_goes_and_no_other(set_by: str, unpacked: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    caches = home / ".cache" if set_by == "HOME" else tmp_path / "caches"
    for name in (payload.NAME, "another"):
        (caches / name).mkdir(parents=True)
        (caches / name / "file").write_text("")
    assert _run(unpacked / "install.sh", home).returncode == 0
    others = {} if set_by == "HOME" else {"XDG_CACHE_HOME": str(caches)}
    done = _run(unpacked / "uninstall.sh", home, **others)
    assert (done.returncode, done.stderr) == (0, "")
    assert _files(caches) == {"another/file"}


def test_purging_takes_saves_and_settings_too(unpacked: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    for part in (".local/share", ".config"):
        folder = home / part / payload.NAME
        folder.mkdir(parents=True)
        (folder / "file").write_text("")
    assert _run(unpacked / "install.sh", home).returncode == 0
    assert _run(unpacked / "uninstall.sh", home, "--purge").returncode == 0
    assert _files(home) == set()


@pytest.mark.parametrize("script", ["install.sh", "uninstall.sh"])
def test_what_is_not_understood_is_refused(script: str, unpacked: Path, tmp_path: Path) -> None:
    assert _run(unpacked / script, tmp_path, "--nonsense").returncode == 2
    assert _run(unpacked / script, tmp_path, "--prefix").returncode == 1
    assert "usage: " in _run(unpacked / script, tmp_path, "--help").stdout


def test_uninstalling_what_is_not_there_says_so(unpacked: Path, tmp_path: Path) -> None:
    done = _run(unpacked / "uninstall.sh", tmp_path)
    assert done.returncode == 1
    assert "There is no installed Rococo Desktop" in done.stderr


# -- Flatpak ---------------------------------------------------------------------------------------


def test_the_flatpak_manifest_packs_the_tarball_without_a_network(
    unpacked: Path, tmp_path: Path
) -> None:
    archive = tmp_path / f"{tarball.FOLDER}.tar.xz"
    file = flatpak.build(archive, tmp_path)
    document = json.loads(file.read_text())
    assert file.name == f"{payload.APP_ID}.json"
    assert document["id"] == payload.APP_ID
    assert document["command"] == payload.NAME
    assert "--share=network" not in document["finish-args"]
    (module,) = document["modules"]
    (source,) = module["sources"]
    assert (tmp_path / source["path"]).is_file()
    (command,) = module["build-commands"]
    app = tmp_path / "app"
    done = subprocess.run(
        ["sh", "-c", command],
        cwd=unpacked,
        env={**os.environ, "FLATPAK_DEST": str(app)},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0
    assert (app / "bin" / document["command"]).exists()
    for part in ("applications/{}.desktop", "metainfo/{}.metainfo.xml", "mime/packages/{}.xml"):
        assert (app / "share" / part.format(payload.APP_ID)).is_file()


# -- the check -------------------------------------------------------------------------------------


def test_only_games_and_settings_may_be_left_in_a_home() -> None:
    kept = {
        f"{place}/{payload.NAME}{below}"
        for place in (".local/share", ".config")
        for below in ("", "/file")
    }
    others = {".local", ".local/share", ".config", ".cache", ".cache/mesa", ".cache/mesa/shader"}
    assert checks.left_over(set(), kept | others) == set()
    rest = {
        f".cache/{payload.NAME}/shader", f".local/lib/{payload.NAME}", ".local/share/icons",
        f".config/{payload.NAME}.conf",
    }  # fmt: skip
    assert checks.left_over(set(), kept | others | rest) == rest
    assert checks.left_over({"a.rococo", ".profile"}, {".profile"}) == {"a.rococo"}


def test_the_check_names_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "TOOLS", ("sh", "no-such-tool", "nor-this"))
    with pytest.raises(InstallerError, match="no-such-tool, nor-this"):
        checks.check(tmp_path)


def _apt_says(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(minimal_root, "system_codename", lambda: "stable")
    monkeypatch.setattr(minimal_root, "output", lambda *_: "\n".join(lines))


def test_the_archive_is_one_that_debootstrap_can_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mirrors = tmp_path / "mirrors.txt"
    mirrors.write_text(
        "# near\n\ncdrom:disc\nhttp://near.invalid/debian\tpriority:1\nhttps://far.invalid/\n"
    )
    for form in ("mirror+file:", "mirror+file://"):
        _apt_says(
            monkeypatch, "stable main tor+http://onion.invalid/", f"stable main {form}{mirrors}"
        )
        assert minimal_root.archive().address == "http://near.invalid/debian"
    _apt_says(monkeypatch, "stable main file:/disk", "stable extra file:/disk", "old main file:/x")
    assert minimal_root.archive() == ("stable", ("main", "extra"), "file:/disk")


def test_an_archive_that_debootstrap_cannot_read_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost = f"mirror+file:{tmp_path / 'no list'}"
    _apt_says(monkeypatch, f"stable main {lost}", "stable main cdrom:disc")
    with pytest.raises(InstallerError, match=re.escape(f"cannot read from {lost}, cdrom:disc.")):
        minimal_root.archive()
    _apt_says(monkeypatch, "stable extra file:/disk")
    with pytest.raises(InstallerError, match="knows no archive of stable"):
        minimal_root.archive()


def test_the_manual_is_for_this_version() -> None:
    manual = share.filled("rococo-desktop.6")
    assert payload.VERSION in manual
    assert f"{self_test.FAILED} when the self-test fails" in manual


def test_the_archive_names_the_c_library_and_no_system_that_may_have_another() -> None:
    text = share.filled("README.txt", C_LIBRARY="2.99")
    assert "2.99 or newer" in text
    assert not re.search("Debian|Ubuntu|Fedora", text)


def test_the_players_are_told_what_is_where() -> None:
    text = (payload.ROOT / "README.md").read_text(encoding="utf-8")
    for place in (
        f"~/.var/app/{payload.APP_ID}",
        f"~/.cache/{payload.NAME}",
        rf"%LOCALAPPDATA%\Programs\{payload.TITLE}",
    ):
        assert f"`{place}`" in text
