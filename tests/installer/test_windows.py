"""The parts of the Windows installer: names, lists, words, version and icon."""

import os
import re
import struct
import subprocess
from itertools import pairwise
from pathlib import Path, PurePosixPath
from typing import Any, NamedTuple

import pytest

from installer import payload
from installer.errors import InstallerError
from installer.windows import icon, names, nsis, version, words
from rococo_desktop.session.files.places import HOME_VARIABLE, Places
from rococo_desktop.texts import begun, languages
from tests.installer.wine import need

FACTS = {"OUTPUT": "out.exe", "ICON": "icon.ico", "STUB": nsis.STUB}


@pytest.fixture
def frozen(tmp_path: Path) -> Path:
    """A small folder like that of the frozen program."""
    folder = tmp_path / "frozen"
    for file in (nsis.EXECUTABLE, "LICENSE", "_internal/Qt/z.dll", "_internal/Qt/plugins/é è.dll",
                 "_internal/a.dll", "_internal/$x/q.txt"):  # fmt: skip
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).write_text("x" * 1000)
    return folder


def macro(script: str, name: str) -> list[str]:
    found = re.search(rf"^!macro {name}\n(.*?)^!macroend", script, re.DOTALL | re.MULTILINE)
    assert found is not None
    return [line.strip() for line in found[1].splitlines()]


# -- the lists -------------------------------------------------------------------------------------


def test_what_is_installed_is_what_is_removed(frozen: Path) -> None:
    script = nsis.payload_script(frozen, FACTS)
    deleted = [line for line in macro(script, "RemovePayload") if line.startswith("Delete")]
    folder, put = "", []
    for line in macro(script, "InstallPayload"):
        if line.startswith("SetOutPath"):
            folder = line.split('"')[1]
        else:
            put.append(f'Delete "{folder}\\{line.rstrip(chr(34)).split(chr(92))[-1]}"')
    assert put == deleted
    assert len(put) == 6
    assert 'Delete "$INSTDIR\\_internal\\$$x\\q.txt"' in put


def test_folders_go_from_the_inside_and_never_with_what_is_in_them(frozen: Path) -> None:
    lines = macro(nsis.payload_script(frozen, FACTS), "RemovePayload")
    folders = [line.split('"')[1] for line in lines if line.startswith("RMDir")]
    assert all(not outer.startswith(inner) for inner, outer in pairwise(folders))
    assert folders[-1] == "$INSTDIR\\_internal"
    assert "/r" not in " ".join(lines)


def test_no_folder_that_the_user_chose_is_emptied() -> None:
    emptied = re.findall(r"^\s*RMDir /r (.*)$", nsis.SCRIPT.read_text("utf-8"), re.MULTILINE)
    assert set(emptied) == {r'"$LOCALAPPDATA\${NAME}\cache"', r'"$LOCALAPPDATA\${NAME}"'}


def test_the_uninstaller_knows_the_folder_of_the_user_s_data(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv(HOME_VARIABLE, raising=False)
    assert Places.find().data.name == Places.find().config.name == payload.NAME


def test_the_same_folder_gives_the_same_script(frozen: Path) -> None:
    before = nsis.payload_script(frozen, FACTS)
    late = frozen / "_internal" / "a.dll"
    late.unlink()
    late.write_text("x" * 1000)
    assert nsis.payload_script(frozen, FACTS) == before


def test_the_size_is_told_in_kilobytes(frozen: Path) -> None:
    assert '!define KILOBYTES "6"' in nsis.payload_script(frozen, FACTS)


# -- names -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["a:b", "a?", "con", "Aux.txt", "LPT1.dll", "folder./x", "end ", "a|b", "tab\t", 'q"']
)
def test_names_that_windows_cannot_have_are_refused(name: str) -> None:
    with pytest.raises(InstallerError, match="no file of this name"):
        names.refuse_unfit([PurePosixPath(name)])


@pytest.mark.parametrize("name", ["console.py", "aux_.txt", "lpt10", "ünï.txt", "a b.txt", ".hid"])
def test_other_names_are_taken(name: str) -> None:
    names.refuse_unfit([PurePosixPath(name)])


def test_names_that_differ_in_case_alone_are_refused() -> None:
    with pytest.raises(InstallerError, match=r"same file: a/B\.txt and a/b\.txt"):
        names.refuse_unfit([PurePosixPath("a/B.txt"), PurePosixPath("a/b.txt")])


def test_the_longest_path_must_fit() -> None:
    room = names.LONGEST_PATH - len(names.USUAL_FOLDER) - 1
    names.refuse_unfit([PurePosixPath("x" * room)])
    with pytest.raises(InstallerError, match="too long for Windows"):
        names.refuse_unfit([PurePosixPath("x" * (room + 1))])


@pytest.mark.parametrize("folder", [payload.RESOURCES, payload.FROZEN], ids=["data", "frozen"])
def test_windows_can_have_our_files(folder: Path) -> None:
    if not folder.is_dir():
        pytest.skip("there is no frozen program")
    names.refuse_unfit(
        [PurePosixPath("_internal/resources") / name for name in names.names_of(folder)]
    )


# -- words -----------------------------------------------------------------------------------------


FURTHER = ("pt-BR", "zh-Hant")
"""Languages to come, with names of their own in NSIS."""


@pytest.fixture
def words_of_all(monkeypatch: pytest.MonkeyPatch) -> str:
    """What the installer says, also in the drafts and in further languages."""
    monkeypatch.setattr(words, "languages", lambda: (*begun(), *FURTHER))
    return words.script()


def test_the_languages_of_nsis_begin_with_english() -> None:
    """If Windows speaks another language, the installer speaks the first one."""
    said = re.findall(r'^!insertmacro MUI_LANGUAGE "(\w+)"$', words.script(), re.MULTILINE)
    assert said[0] == "English"
    assert len(said) == len(languages())


def test_every_word_is_said_in_every_language_and_used(words_of_all: str) -> None:
    lines = words_of_all.splitlines()
    said = re.findall(r'^!insertmacro MUI_LANGUAGE "(\w+)"$', words_of_all, re.MULTILINE)
    assert {"German", "Japanese", "PortugueseBR", "TradChinese"} <= set(said)
    constants = [f"${{LANG_{name.upper()}}}" for name in said]
    texts = [re.fullmatch(r'LangString (\w+) (\S+) "(.+)"', each) for each in lines]
    found = [(each[1], each[2]) for each in texts if each]
    used = set(re.findall(r"\$\(([A-Z_]+)\)", nsis.SCRIPT.read_text("utf-8")))
    assert sorted(found) == sorted((word, constant) for word in used for constant in constants)
    versions = [f"!insertmacro VersionWords {constant}" for constant in constants]
    assert [each for each in lines if "VersionWords" in each] == versions
    assert len(lines) == len(said) + len(found) + len(versions)


def test_each_language_is_known_before_it_says_anything() -> None:
    script = words.script()
    assert script.rindex("MUI_LANGUAGE") < script.index("LangString")
    main = nsis.SCRIPT.read_text("utf-8")
    assert main.rindex("!insertmacro MUI_UNPAGE") < main.index('!include "${WORDS}"')
    assert main.index("!macro VersionWords") < main.index('!include "${WORDS}"')


def test_no_sign_of_a_text_means_anything_to_nsis(words_of_all: str) -> None:
    assert words.quoted('5 $ for "silk"') == '5 $$ for $\\"silk$\\"'
    for text in re.findall(r'^LangString \w+ \S+ "(.+)"$', words_of_all, re.MULTILINE):
        assert not re.search(r'(?<!\$\\)"|(?<!\$)\$(?![$\\])', text.replace("$$", "")), text


def test_nsis_is_told_that_its_scripts_are_utf_8(tmp_path: Path) -> None:
    (option,) = nsis.write({"WORDS": words.script()}, tmp_path / "new")
    file = Path(option.removeprefix("-DWORDS="))
    assert file.read_bytes().startswith(b"\xef\xbb\xbf!insertmacro")
    assert "Spielst\u00e4nde \u00f6ffnen" in file.read_text("utf-8-sig")


# -- the compiler ----------------------------------------------------------------------------------


def test_without_makensis_it_says_where_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("ProgramFiles", raising=False)
    monkeypatch.delenv("ProgramFiles(x86)", raising=False)
    with pytest.raises(InstallerError, match="nsis"):
        nsis.makensis()


def test_makensis_is_found_where_it_is_usually_installed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    program = tmp_path / "NSIS" / ("makensis.exe" if os.name == "nt" else "makensis")
    program.parent.mkdir()
    program.touch(0o755)
    monkeypatch.setenv("PATH", "")
    monkeypatch.setenv("ProgramFiles(x86)", str(tmp_path))
    assert Path(nsis.makensis()) == program


def test_a_staged_folder_is_compiled_twice_alike(frozen: Path, tmp_path: Path) -> None:
    need("makensis")
    picture = icon.write(tmp_path / "icon.ico")
    installers = []
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        installers.append(nsis.make(frozen, tmp_path / folder, picture))
    assert installers[0].read_bytes() == installers[1].read_bytes()
    assert installers[0].read_bytes()[:2] == b"MZ"
    assert b'level="asInvoker"' in installers[0].read_bytes()
    assert b"longPathAware" in installers[0].read_bytes()


def test_the_installer_holds_the_files(frozen: Path, tmp_path: Path) -> None:
    need("makensis", "7z")
    made = nsis.make(frozen, tmp_path, icon.write(tmp_path / "icon.ico"))
    listed = subprocess.run(["7z", "l", "-slt", "-sccUTF-8", made], capture_output=True, check=True)
    held = set(re.findall(r"^Path = (.*)$", listed.stdout.decode(), re.MULTILINE))
    assert {str(name) for name in names.names_of(frozen)} | {"uninstall.exe"} <= held


@pytest.mark.heavy
def test_the_frozen_program_is_compiled(tmp_path: Path) -> None:
    need("makensis")
    if not payload.FROZEN.is_dir():
        pytest.skip("there is no frozen program")
    made = nsis.make(payload.FROZEN, tmp_path, icon.write(tmp_path / "icon.ico"))
    assert made.stat().st_size > 20_000_000


def test_what_is_wrong_with_a_script_is_told(frozen: Path, tmp_path: Path) -> None:
    need("makensis")
    with pytest.raises(InstallerError, match=r"no\.ico"):
        nsis.make(frozen, tmp_path, tmp_path / "no.ico")


# -- version and icon ------------------------------------------------------------------------------


class Node(NamedTuple):
    """A part of a version resource."""

    kind: str
    positional: tuple[Any, ...]
    named: dict[str, Any]

    def strings(self) -> dict[str, str]:
        if self.kind == "StringStruct":
            return {self.positional[0]: self.positional[1]}
        inner = [*self.positional, *self.named.values()]
        found: dict[str, str] = {}
        for each in inner:
            for node in each if isinstance(each, list) else [each]:
                found |= node.strings() if isinstance(node, Node) else {}
        return found


KINDS = (
    "VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "StringStruct",
    "VarFileInfo", "VarStruct",
)  # fmt: skip


def parsed(text: str) -> Node:
    """Read the resource as PyInstaller does: as an expression of its classes."""

    def maker(kind: str) -> Any:
        return lambda *positional, **named: Node(kind, positional, named)

    node: Node = eval(text, {kind: maker(kind) for kind in KINDS})
    return node


def test_windows_is_told_the_version(tmp_path: Path) -> None:
    found = parsed(version.write(tmp_path / "new" / "version.txt").read_text("utf-8"))
    fixed = found.named["ffi"].named
    assert fixed["filevers"] == fixed["prodvers"] == version.numbers()
    assert found.strings() == {
        "CompanyName": "Rococo Desktop contributors",
        "FileDescription": "Rococo Desktop",
        "FileVersion": payload.VERSION,
        "InternalName": "rococo-desktop",
        "LegalCopyright": "Copyright (c) 2026 Rococo Desktop contributors",
        "OriginalFilename": "rococo-desktop.exe",
        "ProductName": "Rococo Desktop",
        "ProductVersion": payload.VERSION,
    }


@pytest.mark.parametrize(
    ("told", "numbers"),
    [("0.1.0", (0, 1, 0, 0)), ("2.10", (2, 10, 0, 0)), ("1.2rc3", (1, 2, 0, 0)),
     ("1.2.3.dev4", (1, 2, 3, 0))],
)  # fmt: skip
def test_a_version_is_four_numbers(told: str, numbers: tuple[int, ...]) -> None:
    assert version.numbers(told) == numbers


def test_what_is_no_version_is_refused() -> None:
    with pytest.raises(ValueError, match="new is no version"):
        version.numbers("new")


def test_the_icon_holds_every_size() -> None:
    data = icon.ico(icon.SIZES)
    kind, count = struct.unpack_from("<HH", data, 2)
    assert (kind, count) == (1, len(icon.SIZES))
    end = 6 + 16 * count
    for position, size in enumerate(icon.SIZES):
        side, _, _, _, _, bits, length, place = struct.unpack_from(
            "<BBBBHHII", data, 6 + 16 * position
        )
        assert (side or 256, bits, place) == (size, 32, end)
        end += length
        if size < icon.BITMAP_BELOW:
            assert struct.unpack_from("<Iii", data, place) == (40, size, 2 * size)
            assert length == 40 + size * size * 4 + (size + 31) // 32 * 4 * size
        else:
            assert data[place : place + 4] == b"\x89PNG"
    assert end == len(data)
