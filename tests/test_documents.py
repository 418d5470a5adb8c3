"""What documents name is there: files, names within them, and commands."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from rococo_desktop.cli.main import main
from tools.dev import commands
from tools.dev.environment import ROOT

DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
FOLDERS = (
    *("bench", "docs", "installer", "requirements", "resources", "rococo_desktop", "tests"),
    *("tools", "training"),
)
ELSEWHERE = (
    *("./install.sh", "licences/INDEX.txt", "components.toml", "components-patisserie.toml"),
    *("application/x-rococo-game", "dist/"),
)
"""The beginnings of what is not in this repository: made, or the reader's own, or no file."""
PICTURES = ROOT / "docs" / "art.md"
"""It names pictures by their place in the collection, without an ending."""


@cache
def paths() -> frozenset[str]:
    """Return all ways to name a file or folder: its path, or the end of it."""
    files = [*ROOT.glob("*"), *(path for each in FOLDERS for path in (ROOT / each).rglob("*"))]
    parts = [path.relative_to(ROOT).parts for path in files if "__pycache__" not in path.parts]
    return frozenset("/".join(each[start:]) for each in parts for start in range(len(each)))


def named(document: Path) -> Iterator[tuple[str, str]]:
    """Yield the paths in backticks, each with the name within the file, or nothing."""
    text = re.sub(r"^```.*?^```", "", document.read_text(encoding="utf-8"), flags=re.M | re.S)
    for quoted in re.findall(r"`([^`\n]+)`", text):
        path = re.fullmatch(
            r"((?!/)[\w./-]+/[\w.-]*|[\w-]+\.(?:py|qml|toml|md))(?::([\w.]+))?", quoted
        )
        if path is not None and not quoted.startswith(ELSEWHERE):
            yield path[1].rstrip("/"), path[2] or ""


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda file: file.name)
def test_files_and_names_in_them_are_there(document: Path) -> None:
    missing = []
    for path, name in named(document) if document != PICTURES else ():
        if path not in paths():
            missing.append(path)
        elif name:
            files = (
                ROOT / base / path for base in ("", "rococo_desktop", "resources/qml", "resources")
            )
            text = next(file for file in files if file.is_file()).read_text(encoding="utf-8")
            known = set(re.findall(r"\w+", text))
            missing += [f"{path}:{part}" for part in name.split(".") if part not in known]
    assert not missing


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda file: file.name)
def test_commands_are_there(document: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = document.read_text(encoding="utf-8")
    assert set(re.findall(r"dev\.py (\w+)", text)) <= commands.COMMANDS.keys()
    with pytest.raises(SystemExit):
        main(["--help"])
    headless = set(re.findall(r"^    (\w+)\b", capsys.readouterr().out, re.M))
    assert set(re.findall(r"python -m rococo_desktop (\w+)", text)) <= headless
    for module in re.findall(r"python -m ((?:bench|installer|tools)[\w.]*)", text):
        assert module.replace(".", "/") in {path.removesuffix(".py") for path in paths()}
