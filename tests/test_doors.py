"""Only its own rule set knows the class of a question, and only one module parses documents."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from rococo_desktop.engine.state import Question
from rococo_desktop.games import GAMES
from rococo_desktop.resources import resources_root
from rococo_desktop.rules.rococo.base import BASE
from rococo_desktop.rules.rococo.rulebook import EXPANSIONS

PACKAGE = resources_root().parent / "rococo_desktop"
ROCOCO = Path("rules") / "rococo"
RULE_SETS = (BASE, *EXPANSIONS)
FRAMES = {frame.__name__: frame.__module__ for each in RULE_SETS for frame in each.frames.values()}
KINDS = {
    kind
    for each in RULE_SETS
    for kind, frame in each.frames.items()
    if issubclass(frame, Question) and kind not in each.effects
}
SCENES = Path("controller") / "rococo" / "scenes"
"""The places where a rule set says, by kind of question, where its pieces are dropped."""


def strangers(package: Path = PACKAGE) -> Iterator[Path]:
    """Yield the files outside the rule sets, but for those of another game.

    Its questions may have the same names, and it cannot know those of Rococo (test_house).
    """
    own = {package / ROCOCO / each.key for each in RULE_SETS}
    for file in sorted(package.rglob("*.py")):
        place = file.relative_to(package)
        of_another = {*place.parts, place.stem} & (GAMES.keys() - {ROCOCO.name})
        if not of_another and own.isdisjoint((file.with_suffix(""), *file.parents)):
            yield file


def named(file: Path) -> Iterator[str]:
    """Yield the frames that a file imports, or takes from an imported module."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    modules = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                if FRAMES.get(alias.name) == node.module:
                    yield alias.name
                if f"{node.module}.{alias.name}" in FRAMES.values():
                    modules.add(alias.asname or alias.name)
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(ast.Name(module), frame) if module in modules and frame in FRAMES:
                yield frame


def spelled(file: Path) -> Iterator[str]:
    """Yield the kinds of questions that a file names."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and node.value in KINDS:
            yield str(node.value)


def found(package: Path = PACKAGE) -> set[str]:
    """Return the strangers that know frames, with these frames."""
    return {
        f"{file.relative_to(package).as_posix()}: {frame}"
        for file in strangers(package)
        for frame in named(file)
    }


def test_only_its_rule_set_knows_a_frame():
    assert found() == set()
    assert len(FRAMES) > 25


def test_only_its_rule_set_and_its_scene_know_a_question_by_its_kind():
    outside = [file for file in strangers() if PACKAGE / SCENES not in file.parents]
    assert {(file.name, kind) for file in outside for kind in spelled(file)} == set()
    scenes = (PACKAGE / SCENES).glob("*.py")
    assert {"fund_decoration", "choose_jewelry"} <= {kind for f in scenes for kind in spelled(f)}


@pytest.mark.parametrize(
    "text",
    [
        "from rococo_desktop.rules.rococo.base.turns import FORFEIT, ChooseAction",
        "from rococo_desktop.rules.rococo.base import turns\nprint(turns.ChooseAction)",
        "if TYPE_CHECKING:\n    from rococo_desktop.rules.rococo.base.turns import ChooseAction",
    ],
)
def test_a_frame_in_the_wrong_place_is_found(tmp_path: Path, text: str):
    file = tmp_path / "words" / "rococo" / "wording.py"
    file.parent.mkdir(parents=True)
    file.write_text(f"{text}\n", encoding="utf-8")
    assert found(tmp_path) == {"words/rococo/wording.py: ChooseAction"}
    its_own = tmp_path / ROCOCO / "base" / "wording.py"
    its_own.parent.mkdir(parents=True)
    file.rename(its_own)
    assert not found(tmp_path)


PARSERS = ("json.load", "tomllib", "tomlkit.parse", "tomlkit.load", "_validate_json")
DOORS = {
    "engine/parsing.py",
    "session/files/origins.py",  # behind the first one, as the next two
    "session/files/owner_file.py",
    "session/files/shared_values.py",
    "cli/challenges.py",  # our own files, which were just read
    "ai/network.py",  # our own weights, more numbers than any document has
    "rules/validation.py",  # what was just written
}


def test_documents_are_parsed_within_limits():
    places = {
        file.relative_to(PACKAGE).as_posix()
        for file in PACKAGE.rglob("*.py")
        if any(parser in file.read_text(encoding="utf-8") for parser in PARSERS)
    }
    assert places == DOORS
