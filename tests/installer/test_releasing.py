"""The release checklist names existing things, and the CHANGELOG has the form packages need."""

import re

from installer import payload
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
