"""The release checklist names existing things, and the CHANGELOG has the form packages need."""

import re

import pytest

from installer import notes, payload
from installer.errors import InstallerError
from tools.dev import commands

CHECKLIST = (payload.ROOT / "docs" / "releasing.md").read_text(encoding="utf-8")
CHANGELOG = (payload.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_its_commands_and_files_are_there() -> None:
    named = re.findall(r"dev\.py (\w+)", CHECKLIST)
    assert {"build", "installer", "check", "test", "soak", "bench"} <= set(named)
    assert set(named) <= commands.COMMANDS.keys()
    files = re.findall(r"`([\w.]+(?:/[\w.]+)+|[A-Z]+\.md)`", CHECKLIST)
    made = {"dist/installers"}
    assert files
    assert [file for file in files if not (payload.ROOT / file).exists()] in ([], sorted(made))


def test_its_secrets_are_those_of_the_workflow() -> None:
    workflow = (payload.ROOT / ".github/workflows/installers.yml").read_text(encoding="utf-8")
    secrets = set(re.findall(r"secrets\.(\w+)", workflow))
    section = CHECKLIST.split("## Signing")[1].split("By hand")[0]
    assert set(re.findall(r"`(MACOS_\w+)`", section)) == secrets


def test_the_changelog_is_in_order_and_begins_with_what_is_packed() -> None:
    headings = re.findall(r"^## (.*)$", CHANGELOG, re.MULTILINE)
    released = [heading for heading in headings if heading != "Unreleased"]
    assert headings in (released, ["Unreleased", *released])
    versions = []
    for heading in released:
        found = re.fullmatch(r"(\d+)\.(\d+)\.(\d+), \d{4}-\d\d-\d\d", heading)
        assert found is not None, heading
        versions.append(tuple(map(int, found.groups())))
    assert versions == sorted(set(versions), reverse=True)
    this = tuple(map(int, payload.VERSION.split(".")))
    assert versions[:1] in ([], [this]) or (headings[0] == "Unreleased" and versions[0] < this)


def test_the_release_page_is_the_section_of_its_version() -> None:
    changelog = (
        "# News\n\n## Unreleased\n\n* Later.\n\n"
        "## 1.2.0, 2026-02-01\n\n### Silk\n\n* **Silk** flies,\n  twice.\n* Lace\n  too.\n\n"
        "## 1.1.0, 2026-01-01\n\n* First.\n"
    )
    readme = "# It\n\n## Installing\n\n* `it-VERSION.exe`, for\n  one.\n\n## Not\n\n* This.\n"
    page = notes.notes(changelog.replace("Unreleased", "1.3.0, 2026-03-01"), readme, "1.2.0")
    assert page.startswith("### Silk\n\n* **Silk** flies, twice.\n* Lace too.\n\n## Installing\n\n")
    assert "* `it-1.2.0.exe`, for one.\n\n`SHA256SUMS`" in page
    assert "Later" not in page
    assert "First" not in page
    assert notes.notes(changelog, readme, "1.3.0").startswith("* Later.\n\n## Installing")
    with pytest.raises(InstallerError, match=r"no section for 2\.0\.0"):
        notes.notes(changelog.replace("Unreleased", "1.3.0, 2026-03-01"), readme, "2.0.0")


def test_this_version_has_a_release_page() -> None:
    page = notes.read()
    assert "* " in page.split("## Installing")[0]
    for system in ("windows-x86_64-setup.exe", "macos-arm64.dmg", "linux-x86_64.tar.xz"):
        assert f"rococo-desktop-{payload.VERSION}-{system}" in page
