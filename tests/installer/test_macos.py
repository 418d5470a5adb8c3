"""Checks without a Mac, as far as possible: lists parse, and scripts call what they should.

Small stand-ins for the tools of macOS record how they were called.
"""

import base64
import os
import plistlib
import re
import shutil
import stat
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from installer import macos, payload
from installer.errors import InstallerError
from installer.macos import icns, plist
from rococo_desktop.texts import languages

SCRIPTS = sorted(macos.HERE.glob("*.sh"))
on_unix = pytest.mark.skipif(sys.platform == "win32", reason="the scripts want a bash")

TOOLS = {
    "codesign": "",
    "plutil": "",
    "ditto": 'cp -R "$1" "$2"',
    "file": 'case "$2" in *.dylib|*/MacOS/*) echo Mach-O;; *) echo ASCII;; esac',
    "hdiutil": 'for last; do :; done; case "$1" in create|convert) echo image >"$last";; esac',
    "security": """
        case "$1" in
            find-identity)
                for number in 1 2; do echo "$number) F0 \\"Developer ID Application: Me\\""; done
                ;;
            *) echo "1 identity imported." ;;
        esac""",
    "uuidgen": "echo 1234",
    "xattr": "",
    "xcrun": "",
}
"""What each stand-in does besides recording its call."""


@pytest.fixture
def calls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that records the calls; a tool in REFUSING fails."""
    tools, log = tmp_path / "tools", tmp_path / "calls"
    tools.mkdir()
    log.touch()
    for name, does in TOOLS.items():
        tool = tools / name
        lines = ["#!/bin/bash", f'echo "{name} $*" >>"{log}"', does]
        lines += [f'[ "${{REFUSING:-}}" != "{name}" ]']
        tool.write_text("\n".join(lines) + "\n", encoding="utf-8")
        tool.chmod(tool.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", f"{tools}{os.pathsep}{os.environ['PATH']}")
    for name in ("IDENTITY", "NOTARY_KEY", "NOTARY_KEY_ID", "NOTARY_ISSUER"):
        monkeypatch.delenv(f"MACOS_{name}", raising=False)
    return log


@pytest.fixture
def frozen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A frozen folder and the application beside it."""
    folder = tmp_path / "dist" / payload.NAME
    (folder / "licences").mkdir(parents=True)
    (folder / "licences" / "INDEX.txt").write_text("all of them", encoding="utf-8")
    (folder / "LICENSE").write_text("MIT", encoding="utf-8")
    contents = tmp_path / "dist" / payload.BUNDLE.name / "Contents"
    for place in ("MacOS/rococo-desktop", "Frameworks/libpyside6.dylib", "Resources/notes.txt"):
        (contents / place).parent.mkdir(parents=True, exist_ok=True)
        (contents / place).write_text(place, encoding="utf-8")
    monkeypatch.setattr(payload, "BUNDLE", contents.parent)
    monkeypatch.setattr(macos, "ICON", icns.write(tmp_path / "icon.icns"))
    return folder


# -- the lists -------------------------------------------------------------------------------------


def test_the_application_is_described_by_the_facts_of_the_payload() -> None:
    facts = plistlib.loads(plistlib.dumps(plist.facts()))
    assert facts["CFBundleShortVersionString"] == facts["CFBundleVersion"] == payload.VERSION
    assert re.fullmatch(r"\d+(\.\d+){0,2}", facts["CFBundleVersion"])
    assert facts["CFBundleName"] == payload.TITLE
    assert re.fullmatch(r"[A-Za-z0-9.-]+", facts["CFBundleIdentifier"])
    assert set(facts["CFBundleLocalizations"]) == set(languages())
    assert facts["NSHighResolutionCapable"] is True


def test_saved_games_are_opened_by_the_application() -> None:
    facts = plistlib.loads(plistlib.dumps(plist.facts()))
    (document,) = facts["CFBundleDocumentTypes"]
    (kind,) = facts["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    tags = kind["UTTypeTagSpecification"]
    assert [f".{ending}" for ending in tags["public.filename-extension"]] == [payload.SAVE_SUFFIX]
    assert tags["public.mime-type"] == [payload.MIME_TYPE]


def test_the_entitlements_are_read_and_grant_no_more_than_is_needed() -> None:
    granted = plistlib.loads(macos.ENTITLEMENTS.read_bytes())
    runtime = "com.apple.security.cs."
    assert granted == {
        f"{runtime}allow-jit": True,
        f"{runtime}allow-unsigned-executable-memory": True,
        f"{runtime}disable-library-validation": True,
    }


def test_the_icon_has_all_its_pictures(tmp_path: Path) -> None:
    content = icns.write(tmp_path / "made" / "icon.icns").read_bytes()
    name, size = struct.unpack_from(">4sI", content)
    assert (name, size) == (b"icns", len(content))
    place, found = 8, {}
    while place < len(content):
        name, size = struct.unpack_from(">4sI", content, place)
        picture = content[place + 8 : place + size]
        assert picture.startswith(b"\x89PNG")
        found[name] = struct.unpack_from(">I", picture, 16)[0]
        place += size
    assert found == icns.SIZES


# -- the scripts -----------------------------------------------------------------------------------


@on_unix
@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_scripts_are_sound(script: Path) -> None:
    subprocess.run(["bash", "-n", str(script)], check=True)
    if shutil.which("shellcheck"):
        subprocess.run(["shellcheck", str(script)], check=True)
    text = script.read_text(encoding="utf-8")
    assert "set -euo pipefail" in text
    assert os.access(script, os.X_OK)


def test_every_script_is_used() -> None:
    source = Path(macos.__file__).read_text(encoding="utf-8")
    workflow = payload.ROOT / ".github" / "workflows" / "installers.yml"
    called = re.findall(r"run\(\"(\w+\.sh)\"", source)
    called += re.findall(r"installer/macos/(\w+\.sh)", workflow.read_text(encoding="utf-8"))
    assert set(called) == {script.name for script in SCRIPTS}


@on_unix
def test_keys_are_handed_on_and_the_certificate_is_not_left(
    calls: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MACOS_CERTIFICATE", base64.b64encode(b"secret").decode())
    monkeypatch.setenv("MACOS_CERTIFICATE_PASSWORD", "word")
    monkeypatch.setenv("MACOS_NOTARY_KEY_TEXT", "a key")
    command = ["bash", str(macos.HERE / "keys.sh"), str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    key = tmp_path / "notary.p8"
    assert done.stdout.splitlines() == [
        "MACOS_IDENTITY=Developer ID Application: Me",
        f"MACOS_NOTARY_KEY={key}",
    ]
    assert key.read_text(encoding="utf-8") == "a key"
    assert key.stat().st_mode & 0o077 == 0
    assert not (tmp_path / "certificate.p12").exists()
    assert " -P word " in calls.read_text(encoding="utf-8")


@on_unix
def test_without_secrets_the_application_is_signed_for_here(
    calls: Path, frozen: Path, tmp_path: Path
) -> None:
    (image,) = macos.package(frozen, tmp_path)
    assert image.read_text(encoding="utf-8") == "image\n"
    assert image.name == f"rococo-desktop-{payload.VERSION}-macos-{payload.ARCHITECTURE}.dmg"
    resources = payload.BUNDLE / "Contents" / "Resources"
    assert (resources / "licences" / "INDEX.txt").is_file()
    made = [line for line in calls.read_text("utf-8").splitlines() if "file" not in line.split()[0]]
    signed = [line for line in made if line.startswith("codesign --force")]
    assert all("--sign -" in line and "runtime" not in line for line in signed)
    assert any(line.endswith("libpyside6.dylib") for line in signed[:-1])
    assert not any("notes.txt" in line for line in signed), "only programs are signed"
    assert not any("/MacOS/" in line for line in signed), "the whole is signed with it"
    assert signed[-1].endswith(f"--entitlements {macos.ENTITLEMENTS} {payload.BUNDLE}")
    assert f"codesign --verify --deep --strict {payload.BUNDLE}" in made
    steps = [line.split()[1] for line in made if line.startswith("hdiutil")]
    assert steps[:4] == ["create", "attach", "detach", "convert"]
    assert not any(line.startswith("xcrun") for line in made)


@on_unix
def test_with_secrets_the_image_is_notarised(
    calls: Path, frozen: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MACOS_IDENTITY", "Developer ID Application: Somebody")
    monkeypatch.setenv("MACOS_NOTARY_KEY", "key.p8")
    monkeypatch.setenv("MACOS_NOTARY_KEY_ID", "K1")
    monkeypatch.setenv("MACOS_NOTARY_ISSUER", "I1")
    (image,) = macos.package(frozen, tmp_path)
    made = calls.read_text("utf-8").splitlines()
    signed = [line for line in made if line.startswith("codesign --force")]
    assert all("--timestamp" in line and "Somebody" in line for line in signed)
    assert all("--options=runtime" in line for line in signed[:-1])
    assert signed[-1].endswith(f"--identifier {plist.IDENTIFIER} {image}")
    notarised = f"xcrun notarytool submit {image} --wait --key key.p8 --key-id K1 --issuer I1"
    assert made[-2:] == [notarised, f"xcrun stapler staple {image}"]


@on_unix
def test_what_is_in_the_image_is_started_as_players_see_it(
    calls: Path,
    frozen: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    macos.package(frozen, tmp_path)
    volume = tmp_path / "volume"
    shutil.copytree(payload.BUNDLE, volume / payload.BUNDLE.name)
    (volume / "Applications").symlink_to("/Applications")
    program = volume / payload.BUNDLE.name / "Contents" / "MacOS" / payload.EXECUTABLE
    program.write_text("#!/bin/bash\nexport -p\n", encoding="utf-8")
    program.chmod(0o755)
    hdiutil = f'#!/bin/bash\n[ "$1" != attach ] || cp -R "{volume}/." "$6"\n'
    (tmp_path / "tools" / "hdiutil").write_text(hdiutil, encoding="utf-8")
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    monkeypatch.setenv("QT_QUICK_BACKEND", "software")
    capfd.readouterr()
    macos.check(tmp_path)
    told = capfd.readouterr().out
    assert told.count('QT_QUICK_BACKEND="software"') == 2
    assert "QT_QPA_PLATFORM" not in told
    assert "MACOS" not in told


@on_unix
@pytest.mark.parametrize(("tool", "script"), [("codesign", "sign.sh"), ("xattr", "dmg.sh")])
def test_a_tool_that_fails_stops_everything(
    calls: Path,
    frozen: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    tool: str,
    script: str,
) -> None:
    monkeypatch.setenv("REFUSING", tool)
    with pytest.raises(InstallerError, match=rf"installer/macos/{script} failed"):
        macos.package(frozen, tmp_path)
    assert not macos.image(tmp_path).exists()


def test_without_an_application_there_is_nothing_to_pack(
    frozen: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(payload, "BUNDLE", tmp_path / "none.app")
    with pytest.raises(InstallerError, match=r"dev\.py build"):
        macos.package(frozen, tmp_path)
