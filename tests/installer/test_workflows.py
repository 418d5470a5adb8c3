"""Everything that the public CI runs exists, is pinned, and works without secrets."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from installer import payload
from installer.linux import libraries
from tools.dev import commands

FOLDER = payload.ROOT / ".github" / "workflows"
WORKFLOWS = sorted(FOLDER.glob("*.yml"))


def read(file: Path) -> dict[str, Any]:
    """Return a workflow; YAML reads the word "on" as true."""
    document: dict[Any, Any] = yaml.safe_load(file.read_text(encoding="utf-8"))
    return {"on" if key is True else key: value for key, value in document.items()}


def steps(file: Path) -> list[dict[str, Any]]:
    return [step for job in read(file)["jobs"].values() for step in job["steps"]]


def lines(file: Path) -> list[str]:
    return [line for step in steps(file) for line in step.get("run", "").splitlines()]


def test_there_are_workflows() -> None:
    assert [file.name for file in WORKFLOWS] == ["installers.yml", "tests.yml"]


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_the_commands_are_there(file: Path) -> None:
    called = [found[1] for line in lines(file) if (found := re.search(r"dev\.py (.*)", line))]
    assert called
    for call in called:
        name, *arguments = call.split()
        assert name in commands.COMMANDS
        assert arguments in ([], ["--check"])


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_actions_are_pinned_and_say_their_version(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    used = re.findall(r"uses: (.*)", text)
    assert used
    for action in used:
        assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action)


def test_what_makes_the_windows_installer_is_pinned() -> None:
    told = [line for line in lines(FOLDER / "installers.yml") if "choco install" in line]
    assert told
    assert all(re.search(r" --version=\d+\.\d+\.\d+ ", line) for line in told)


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_they_may_read_and_nothing_else(file: Path) -> None:
    workflow = read(file)
    assert workflow["permissions"] == {"contents": "read"}
    assert all("permissions" not in job for job in workflow["jobs"].values())
    assert "pull_request_target" not in workflow["on"]


def test_every_system_is_built_started_packed_checked_and_kept() -> None:
    jobs = read(FOLDER / "installers.yml")["jobs"]
    assert set(jobs) == {"linux", "windows", "macos"}
    for name, job in jobs.items():
        does = [step.get("run", step.get("uses", "")) for step in job["steps"]]
        order = [
            next(place for place, done in enumerate(does) if re.search(wanted, done))
            for wanted in (
                r"^python3 dev\.py build$",
                r"^dist/rococo-desktop/rococo-desktop(\.exe)? --self-test$",
                r"^python3 dev\.py installer$",
                r"python3 dev\.py installer --check$",
                r"^actions/upload-artifact@",
            )
        ]
        assert order == sorted(order), name
        kept = job["steps"][order[-1]]["with"]["path"]
        assert payload.ROOT / Path(kept).parent == payload.PACKAGES


def test_scripts_that_are_named_are_there() -> None:
    named = {
        name for file in WORKFLOWS for line in lines(file) for name in re.findall(r"\S+\.sh", line)
    }
    assert named == {"installer/macos/keys.sh"}
    assert all((payload.ROOT / name).is_file() for name in named)


def test_windows_and_macos_try_their_real_windows() -> None:
    workflow = read(FOLDER / "installers.yml")
    assert "QT_QPA_PLATFORM" not in workflow["env"]
    hidden = {name for name, job in workflow["jobs"].items() if "QT_QPA_PLATFORM" in str(job)}
    assert hidden == {"linux"}


def test_root_runs_the_python_that_was_set_up() -> None:
    """The configuration of sudo may set its own PATH, even if told to preserve another."""
    (line,) = [
        line for line in lines(FOLDER / "installers.yml") if "dev.py" in line and "sudo" in line
    ]
    assert line.startswith('sudo env "PATH=$PATH" python3 ')


def test_secrets_are_optional_and_seen_by_those_steps_alone_that_sign() -> None:
    jobs = read(FOLDER / "installers.yml")["jobs"]
    for name, job in jobs.items():
        assert ("secrets." in str(job)) == (name == "macos")
    assert jobs["macos"]["env"]["HAS_CERTIFICATE"] == "${{ secrets.MACOS_CERTIFICATE != '' }}"
    steps = jobs["macos"].pop("steps")
    assert str(jobs["macos"]).count("secrets.") == 1, "the job knows whether there is one"
    keys, making = [step for step in steps if "secrets." in str(step)]
    assert keys["if"] == "env.HAS_CERTIFICATE == 'true'"
    assert making["run"] == "python3 dev.py installer"
    assert set(making["env"]) == {"MACOS_NOTARY_KEY_ID", "MACOS_NOTARY_ISSUER"}
    assert "secrets." not in (FOLDER / "tests.yml").read_text(encoding="utf-8")


def test_variables_of_signing_are_those_that_the_scripts_read() -> None:
    job = read(FOLDER / "installers.yml")["jobs"]["macos"]
    told = set(re.findall(r"MACOS_\w+", str(job["env"]) + str(job["steps"])))
    scripts = [file.read_text("utf-8") for file in (payload.ROOT / "installer/macos").glob("*.sh")]
    read_there = {name for text in scripts for name in re.findall(r"\bMACOS_\w+", text)}
    # The secret holds the key as text; the scripts need a file, and they say where.
    assert told == read_there - {"MACOS_IDENTITY"}


def test_the_linux_job_installs_what_the_tarball_brings_along() -> None:
    (step,) = [
        step
        for step in steps(FOLDER / "installers.yml")
        if step.get("name") == "What the tarball brings along"
    ]
    installed = set(step["run"].replace("\\\n", " ").split())
    assert {"binutils", *libraries.known("carried").values()} <= installed


def test_no_test_of_installers_is_skipped_everywhere() -> None:
    told = " ".join(lines(FOLDER / "tests.yml")).split()
    assert {"appstream", "desktop-file-utils", "nsis", "p7zip-full", "shellcheck"} <= set(told)


def test_the_oldest_python_is_tested() -> None:
    told = read(FOLDER / "tests.yml")["jobs"]["test"]["strategy"]["matrix"]["include"]
    project = (payload.ROOT / "pyproject.toml").read_text(encoding="utf-8")
    oldest = re.search(r'requires-python = ">=([\d.]+)"', project)
    assert oldest is not None
    assert oldest[1] in {each["python"] for each in told}
    systems = {each["runner"].split("-")[0] for each in told}
    assert systems == {"ubuntu", "windows", "macos"}


@pytest.mark.parametrize("name", ["bug", "rule"])
def test_issue_forms_can_be_shown_and_point_at_what_is_there(name: str) -> None:
    text = (payload.ROOT / f".github/ISSUE_TEMPLATE/{name}.yml").read_text(encoding="utf-8")
    form = yaml.safe_load(text)
    assert set(form) == {"name", "description", "labels", "body"}
    fields = [field for field in form["body"] if field["type"] != "markdown"]
    assert len({field["id"] for field in fields}) == len(fields)
    for field in fields:
        assert field["type"] in {"dropdown", "input", "textarea"}
        assert field["attributes"]["label"]
        assert ("options" in field["attributes"]) == (field["type"] == "dropdown")
    for path in re.findall(r"blob/main/([\w/.]+)", text):
        assert (payload.ROOT / path).is_file()
    assert payload.SAVE_SUFFIX in text
