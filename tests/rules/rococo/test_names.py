"""Nobody but an expansion itself knows its name: not the engine, not the base game, no other.

The one exception is the list of expansions in the rule book and the imports for it.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import rococo_desktop
from rococo_desktop.rules.rococo.rulebook import EXPANSIONS

PACKAGE = Path(rococo_desktop.__file__).parent
ROCOCO = PACKAGE / "rules" / "rococo"
LIST = ROCOCO / "rulebook.py"

WORDS = {
    "jewelry_box": ("jewel", "necklace", "examination"),
    "fancy_dresses": ("fancy", "fancies"),
    "festivity_dresses": ("festiv",),
    "expert_tailoring": ("expert",),
    "madame_du_barry": ("madame", "barry"),
}
"""Words that refer to an expansion, besides its key."""


def mentions(text: str, key: str) -> list[str]:
    """Return the parts of a text that name an expansion: its key in any spelling, or its words."""
    spelled = key.replace("_", "[ _-]?")
    pattern = "|".join([spelled, *WORDS[key]])
    return re.findall(rf"(?:(?<=\W)|(?<=_)|\b)(?:{pattern})", text, flags=re.IGNORECASE)


def without_list(text: str) -> str:
    """Return the rule book's text without the list of expansions and the imports of packages."""
    lines = text.splitlines()
    for node in ast.parse(text).body:
        listed = (
            isinstance(node, ast.AnnAssign)
            and isinstance(node.target, ast.Name)
            and node.target.id == "EXPANSIONS"
        )
        package = isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[-1] in WORDS
        if listed or package:
            first, last = node.lineno - 1, node.end_lineno or node.lineno
            lines[first:last] = [""] * (last - first)
    return "\n".join(lines)


def strangers(key: str, package: Path = PACKAGE) -> Iterator[Path]:
    """Yield every file that must not name the expansion."""
    rococo = package / "rules" / "rococo"
    yield from (package / "engine").rglob("*.py")
    yield from (rococo / "components").rglob("*.py")
    yield from (file for file in rococo.glob("*.py") if file.stem != key)
    yield from (rococo / "base").rglob("*.py")
    for other in WORDS:
        if other != key:
            yield from (rococo / other).rglob("*.py")


def found(key: str, package: Path = PACKAGE) -> list[str]:
    """Return the places that name an expansion they should not know."""
    places = []
    for file in strangers(key, package):
        text = file.read_text(encoding="utf-8")
        text = without_list(text) if file.name == LIST.name else text
        name = str(file.relative_to(package))
        places += [f"{name}: {word}" for word in mentions(f"{name}\n{text}", key)]
    return places


@pytest.mark.parametrize("key", WORDS)
def test_no_expansion_is_named_elsewhere(key):
    """Architecture, 9: an expansion is one file or folder and one line."""
    assert found(key) == []


def test_every_expansion_is_looked_for():
    assert {expansion.key for expansion in EXPANSIONS} <= set(WORDS)


def test_all_that_must_not_name_them_is_read():
    read = {file.relative_to(PACKAGE).as_posix() for file in strangers("fancy_dresses")}
    assert {
        "engine/kernel.py",
        "rules/rococo/components/load.py",
        "rules/rococo/rulebook.py",
        "rules/rococo/base/make_dress.py",
        "rules/rococo/festivity_dresses.py",
    } <= read
    assert "rules/rococo/fancy_dresses.py" not in read


@pytest.mark.parametrize(
    "text",
    [
        'if "fancy_dresses" in rules.keys: ...',
        "from rococo_desktop.rules.rococo.fancy_dresses import FANCY_DRESSES",
        "# the Fancy Dresses cost more",
        "fancyDresses = 4",
        "is_fancy = True",
    ],
)
@pytest.mark.parametrize(
    "place",
    [
        "engine/state.py",
        "rules/rococo/components/checks.py",
        "rules/rococo/check.py",
        "rules/rococo/base/prepare.py",
        "rules/rococo/festivity_dresses.py",
    ],
)
def test_a_name_in_the_wrong_place_is_found(tmp_path, place, text):
    file = tmp_path / place
    file.parent.mkdir(parents=True)
    file.write_text("value = 1\n", encoding="utf-8")
    assert found("fancy_dresses", tmp_path) == []
    file.write_text(f"{text}\n", encoding="utf-8")
    assert len(found("fancy_dresses", tmp_path)) >= 1


def test_in_the_rule_book_the_list_alone_may_name_them():
    text = LIST.read_text(encoding="utf-8")
    assert all(mentions(text, expansion.key) for expansion in EXPANSIONS)
    assert not any(mentions(without_list(text), key) for key in WORDS)
    branch = text + '\nDEAR = "fancy_dresses"\n'
    assert mentions(without_list(branch), "fancy_dresses") == ["fancy_dresses"]
