"""docs/expansions.md lists correctly which files name an expansion."""

import re
from pathlib import Path

from rococo_desktop.rules.rococo.rulebook import EXPANSIONS

ROOT = Path(__file__).parents[1]
WORDS = {
    "Jewelry Box": ("jewelry_box", r"jewel"),
    "Fancy Dresses": ("fancy_dresses", r"fancy"),
    "Festivity Dresses": ("festivity_dresses", r"festivity"),
    "Expert Tailoring": ("expert_tailoring", r"expert"),
    "Madame du Barry": ("madame_du_barry", r"madame|barry"),
}
"""By name: the key, and the words that refer to it in code, data and English texts."""

SCENES = {
    "jewelry_box": (
        "resources/qml/Rococo/Jeweler/",
        "rococo_desktop/controller/rococo/scenes/jeweler.py",
    ),
    "festivity_dresses": ("rococo_desktop/controller/rococo/scenes/festivity.py",),
    "madame_du_barry": (
        "resources/qml/Rococo/Madame/",
        "rococo_desktop/controller/rococo/scenes/madame.py",
    ),
}


def own(file: str, key: str) -> bool:
    """Return whether a file belongs to the expansion alone."""
    return (
        f"rules/rococo/{key}/" in file
        or file.endswith((f"rules/rococo/{key}.py", f"{key}.toml", f"{key}.ftl"))
        or file.startswith(SCENES.get(key, ("/",)))
    )


def files() -> list[Path]:
    """Return the program's code, scenes, data and English texts."""
    return [
        *ROOT.glob("rococo_desktop/**/*.py"),
        *ROOT.glob("resources/qml/**/*.qml"),
        *ROOT.glob("resources/components/**/*.toml"),
        *ROOT.glob("resources/i18n/en/**/*.ftl"),
    ]


def listed() -> dict[str, set[str]]:
    """Return the expansions that each file of the document's second table names."""
    text = (ROOT / "docs" / "expansions.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `([^`]+)` \| ([^|]+) \|", text, re.MULTILINE)
    return {
        file: set(WORDS) if names.strip() == "all" else set(names.strip().split(", "))
        for file, names in rows
    }


def test_every_expansion_is_known_here() -> None:
    assert {key for key, _ in WORDS.values()} == {each.key for each in EXPANSIONS}


def test_the_document_lists_every_file_that_names_an_expansion() -> None:
    found: dict[str, set[str]] = {}
    for path in files():
        file, text = path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")
        for name, (key, words) in WORDS.items():
            if not own(file, key) and re.search(words, text, re.IGNORECASE):
                found.setdefault(file, set()).add(name)
    assert found == listed()
