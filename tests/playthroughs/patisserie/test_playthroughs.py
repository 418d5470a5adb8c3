"""Golden games of La Pâtisserie Rococo: the same seed and answers always give the same game."""

import json

import pytest

from rococo_desktop.rules.patisserie.components.models import Components
from tests.playthroughs.patisserie.record import (
    CASES,
    FOLDER,
    Case,
    frozen_components,
    playthrough,
)


@pytest.fixture(scope="module")
def components() -> Components:
    return frozen_components()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.file.stem)
def test_playthrough(case: Case, components: Components):
    """A change here breaks old saves: see ``record.py`` before writing the files anew."""
    expected = json.loads(case.file.read_text("utf-8"))
    found = json.loads(json.dumps(playthrough(case, components)))
    assert found["first_decisions"] == expected["first_decisions"]
    assert found == expected


def test_the_games_are_rich():
    """In every game with people alone somebody scores for dishes, tables and markers."""
    scored: set[str] = set()
    for case in CASES:
        document = json.loads(case.file.read_text("utf-8"))
        for sheet in document["scores"]:
            scored |= {item for item, points in sheet.items() if points}
    wanted = {"prestige", "mentor", "coins", "tables", "served", "dishes", "posts", "hosts"}
    assert wanted | {"specials"} <= scored


def test_there_is_a_file_for_each_case_and_no_other():
    assert set(FOLDER.glob("*.json")) == {case.file for case in CASES}
