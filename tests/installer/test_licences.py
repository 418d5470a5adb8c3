"""Everything that is shipped is listed with its licence and its owners."""

import json
import re
import tomllib
from dataclasses import replace
from importlib.metadata import Distribution, version
from pathlib import Path

import pytest

from installer import checksums, components, distributions, licences, payload, sbom, shipped, spdx
from installer.components import Component
from installer.errors import InstallerError

IN_PROGRAM = {"pydantic", "tomlkit", "typing-extensions", "miniaudio"}
"""The origins of the modules inside the program."""
MODULES = {
    "_pyi_rth_utils",
    "json.decoder",
    "miniaudio",
    "pydantic.main",
    "rococo_desktop.cli.main",
    "tomlkit.api",
    "typing_extensions",
}


@pytest.fixture
def frozen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a few of the files that PyInstaller puts there."""
    folder = tmp_path / "rococo-desktop"
    qt = next(
        file
        for file in Distribution.from_name("pyside6-essentials").files or ()
        if re.search(r"(lib|/)Qt6?Core\.(so|dll|abi3)|/QtCore$", file.as_posix())
    )
    places = [
        qt.as_posix(),
        "base_library.zip",
        "python3.11/lib-dynload/_ctypes.so",
        "VCRUNTIME140.dll",
        "pydantic_core/__init__.py",
        "resources/credits.toml",
        "resources/fonts/FiraSans-Bold.otf",
    ]
    for place in places:
        file = folder / shipped.LIBRARIES / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(place, encoding="utf-8")
    payload.executable(folder).write_text("the program", encoding="utf-8")
    monkeypatch.setattr(shipped, "modules_in", lambda program: MODULES)
    return folder


# -- what ships ------------------------------------------------------------------------------------


def test_small_and_capital_letters_are_the_same_file() -> None:
    """A wheel for Windows holds msvcp140.dll, which its libraries ask for as MSVCP140.dll."""
    asked = [Path("Pydantic/VERSION.py")]
    assert distributions.holding(asked) == {"pydantic": asked}


def test_every_file_has_an_owner(frozen: Path) -> None:
    found = {each.name: each for each in shipped.shipped(frozen)}
    assert IN_PROGRAM | {"pyinstaller", "pyside6-essentials", "pydantic-core"} <= found.keys()
    assert {"Python", "Python: Mersenne Twister", "Qt", "Qt: zlib", "libffi"} <= found.keys()
    assert "Qt: XSVG" not in found, "QtSvg is not in this folder"
    assert "pytest" not in found
    assert [file.name for file in found["Fira Sans"].files] == ["FiraSans-Bold.otf"]
    assert [file.name for file in found["Rococo Desktop"].files] == ["credits.toml"]
    microsoft = found["Runtime libraries of Microsoft Visual C++"]
    assert [file.name for file in microsoft.files] == ["VCRUNTIME140.dll"]
    assert found["Qt"].version == version("pyside6-essentials")


def test_what_nobody_knows_is_refused(frozen: Path) -> None:
    (frozen / shipped.LIBRARIES / "libreadline.so.8").touch()
    with pytest.raises(InstallerError, match=r"not known under which licence.*libreadline\.so\.8"):
        licences.gather(frozen)


def test_a_module_of_nobody_is_refused() -> None:
    with pytest.raises(LookupError, match="no_such_module"):
        distributions.of_modules(["pydantic", "no_such_module"])
    assert distributions.of_modules(["pydantic", "_cffi_backend"]) == {"pydantic", "cffi"}


def test_the_frozen_program_learns_the_versions_of_what_is_in_it() -> None:
    import tomlkit

    ((place, source, kind),) = distributions.metadata([tomlkit.__file__, __file__])
    assert place == f"tomlkit-{version('tomlkit')}.dist-info/METADATA"
    assert Path(source).is_file()
    assert kind == "DATA"


# -- the texts -------------------------------------------------------------------------------------


def test_every_licence_of_the_tables_has_a_text_and_every_text_is_needed() -> None:
    known = set(components.texts())
    needed: set[str] = set()
    for entry in components.entries():
        chosen = spdx.chosen(entry["licence"], known)
        assert chosen is not None, entry["name"]
        needed.update(chosen)
        assert entry["by"]
        assert entry["address"].startswith("http") or entry["name"] == payload.TITLE
        assert entry.get("files") or entry.get("inside")
    for part in distributions.component("pydantic-core", ()).parts:
        chosen = spdx.chosen(part.licence, known)
        assert chosen is not None, part.name
        needed.update(chosen)
    assert known == needed


def test_no_two_components_share_a_name() -> None:
    names = [entry["name"] for entry in components.entries()]
    assert len(names) == len(set(names))


def test_all_that_is_locked_for_the_game_has_a_licence() -> None:
    lock = (payload.ROOT / "requirements" / "play.lock").read_text(encoding="utf-8")
    names = re.findall(r"^([a-z][\w-]*)==", lock, re.MULTILINE)
    assert names
    for name in [*names, "pyinstaller"]:
        component = distributions.component(name, ())
        assert component.licence
        assert component.texts or spdx.chosen(component.licence, set(components.texts()))


def test_what_qt_holds_was_read_for_the_qt_that_ships() -> None:
    table = tomllib.loads((components.LEGAL / "qt.toml").read_text(encoding="utf-8"))
    assert version("pyside6-essentials").startswith(table["reviewed"] + ".")


def test_the_folder_holds_each_text_that_the_index_names(frozen: Path) -> None:
    licences.gather(frozen)
    folder = frozen / licences.FOLDER
    index = (folder / licences.INDEX).read_text(encoding="utf-8")
    named = {
        text
        for texts in re.findall(r"^  \S.*: ((?:[\w.-]+\.txt(?:, )?)+)$", index, re.MULTILINE)
        for text in texts.split(", ")
    }
    assert named | {licences.INDEX} == {file.name for file in folder.iterdir()}
    assert {"Qt.txt", "PSF-2.0.txt", "pyinstaller.txt", "pydantic.txt", "OFL-1.1.txt"} <= named
    assert f"Qt {version('pyside6-essentials')}\n" in index
    assert ", part of pydantic-core\n" in index
    assert "may be replaced" in index


@pytest.mark.parametrize(
    ("system", "place"),
    [("linux", "_internal"), ("windows", "_internal"), ("macos", "Contents/Frameworks")],
)
def test_the_index_says_where_the_libraries_of_qt_are(
    frozen: Path, monkeypatch: pytest.MonkeyPatch, system: str, place: str
) -> None:
    monkeypatch.setattr(payload, "SYSTEM", system)
    licences.gather(frozen)
    index = (frozen / licences.FOLDER / licences.INDEX).read_text(encoding="utf-8")
    assert f"folder {place} " in index
    assert ("_internal" in index) == (place == "_internal")


def test_it_can_be_made_again(frozen: Path) -> None:
    licences.gather(frozen)
    (frozen / licences.FOLDER / "gone.txt").touch()
    licences.gather(frozen)
    assert not (frozen / licences.FOLDER / "gone.txt").exists()


@pytest.mark.parametrize("licence", ["", "LicenseRef-Proprietary", "MIT AND LicenseRef-Other"])
def test_a_licence_without_a_text_is_refused(
    frozen: Path, monkeypatch: pytest.MonkeyPatch, licence: str
) -> None:
    found = [Component("something", licence, version="1.2")]
    monkeypatch.setattr(licences, "shipped", lambda folder: found)
    with pytest.raises(InstallerError, match=r"something 1\.2 ships, but there is no text"):
        licences.gather(frozen)


@pytest.mark.parametrize(
    ("expression", "known", "chosen"),
    [
        ("MIT", {"MIT"}, ("MIT",)),
        ("Unlicense OR MIT", {"MIT"}, ("MIT",)),
        ("LGPL-3.0-only OR GPL-2.0-only", {"LGPL-3.0-only", "GPL-2.0-only"}, ("LGPL-3.0-only",)),
        ("Apache-2.0 WITH LLVM-exception OR MIT", {"Apache-2.0", "MIT"}, ("MIT",)),
        ("(MIT OR Apache-2.0) AND Unicode-3.0", {"Apache-2.0", "Unicode-3.0"},
         ("Apache-2.0", "Unicode-3.0")),
        ("MIT AND BSD-3-Clause OR X11", {"MIT", "X11"}, ("X11",)),
        ("MIT AND BSD-3-Clause", {"MIT"}, None),
        ("MIT AND (BSD-3-Clause OR", {"MIT"}, None),
        ("", {"MIT"}, None),
    ],
)  # fmt: skip
def test_expressions_are_read_as_spdx_means_them(
    expression: str, known: set[str], chosen: tuple[str, ...] | None
) -> None:
    assert spdx.chosen(expression, known) == chosen


# -- the bill of materials and the sums ------------------------------------------------------------


def test_the_bill_of_materials_lists_all_with_their_sums(frozen: Path, tmp_path: Path) -> None:
    file = sbom.write(frozen, licences.gather(frozen), tmp_path)
    bom = json.loads(file.read_text(encoding="utf-8"))  # it was checked against the schema
    assert bom["bomFormat"] == "CycloneDX"
    assert bom["specVersion"] == "1.6"
    assert bom["metadata"]["component"]["version"] == payload.VERSION
    listed = {each["name"]: each for each in bom["components"]}
    assert payload.TITLE not in listed
    assert listed["pydantic"]["purl"] == f"pkg:pypi/pydantic@{version('pydantic')}"
    assert listed["Qt"]["purl"] == f"pkg:generic/qt@{version('pyside6-essentials')}"
    assert listed["pydantic"]["licenses"] == [{"license": {"id": "MIT"}}]
    assert all(each["licenses"] for each in listed.values())
    assert "jiter" in {each["name"] for each in listed["pydantic-core"]["components"]}
    (font,) = listed["Fira Sans"]["components"]
    assert font["name"] == "_internal/resources/fonts/FiraSans-Bold.otf"
    assert len(font["hashes"][0]["content"]) == 64


def test_on_macos_no_sums_are_told_of_files_that_are_signed_afterwards(
    frozen: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(payload, "SYSTEM", "macos")
    text = sbom.write(frozen, shipped.shipped(frozen), tmp_path).read_text(encoding="utf-8")
    assert "Contents/Frameworks/resources/fonts/FiraSans-Bold.otf" in text
    assert "hashes" not in text


def test_what_is_brought_along_besides_is_listed_too(frozen: Path, tmp_path: Path) -> None:
    library, text = tmp_path / "libxcb-cursor.so.0", tmp_path / "copyright"
    library.write_text("a library", encoding="utf-8")
    text.write_text("its own words", encoding="utf-8")
    (told,) = components.known([library], {library})
    besides = replace(told, name="libxcb-cursor0", version="0.1", texts=(text,))
    folder = frozen / licences.FOLDER
    licences.gather(frozen)
    licences.add(folder, [besides])
    index = (folder / licences.INDEX).read_text(encoding="utf-8")
    assert index.endswith("\n  MIT: libxcb-cursor0.txt\n")
    assert (folder / "libxcb-cursor0.txt").read_text(encoding="utf-8") == "its own words"
    file = sbom.write(frozen, [besides], tmp_path)
    (listed,) = json.loads(file.read_text(encoding="utf-8"))["components"]
    assert listed["components"][0]["name"] == "_internal/libxcb-cursor.so.0"


def test_the_same_files_have_the_same_number(frozen: Path, tmp_path: Path) -> None:
    def number() -> str:
        file = sbom.write(frozen, shipped.shipped(frozen), tmp_path)
        return str(json.loads(file.read_text(encoding="utf-8"))["serialNumber"])

    first = number()
    assert number() == first
    (frozen / shipped.LIBRARIES / "base_library.zip").write_text("other", encoding="utf-8")
    assert number() != first


def test_an_invalid_bill_is_not_written(
    frozen: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Wrong:
        def output_as_string(self, indent: int) -> str:
            return '{"bomFormat": "CycloneDX", "specVersion": "1.6", "components": [{}]}'

    monkeypatch.setattr(sbom, "make_outputter", lambda *_: Wrong())
    with pytest.raises(InstallerError, match="would not be valid"):
        sbom.write(frozen, [], tmp_path)
    assert not list(tmp_path.glob("*.cdx.json"))


def test_sums_tell_what_was_changed(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("b.deb", "a file.tar.xz")]
    for file in files:
        file.write_text(file.name, encoding="utf-8")
    sums = checksums.write(files, tmp_path)
    lines = sums.read_text(encoding="utf-8").splitlines()
    assert [line[64:] for line in lines] == ["  a file.tar.xz", "  b.deb"]
    checksums.verify(tmp_path)
    files[0].write_text("other", encoding="utf-8")
    files[1].unlink()
    with pytest.raises(InstallerError, match=r"does not fit: a file\.tar\.xz, b\.deb"):
        checksums.verify(tmp_path)


def test_without_sums_there_are_no_installers(tmp_path: Path) -> None:
    with pytest.raises(InstallerError, match="no installers yet"):
        checksums.verify(tmp_path)
