"""Golden games: the same seed and answers always give the same game, on every machine."""

import json

import pytest

from tests.playthroughs.record import CASES, DRESSES, FOLDER, Case, frozen_components, playthrough


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.file.stem)
def test_playthrough(case: Case):
    """A change here breaks old saves: see ``record.py`` before writing the files anew."""
    expected = json.loads(case.file.read_text())
    found = json.loads(json.dumps(playthrough(case, frozen_components())))
    assert found["first_decisions"] == expected["first_decisions"]
    assert found == expected


def test_the_games_show_dresses_of_their_expansions():
    for case in CASES:
        if {*case.expansions} & {*DRESSES}:
            assert json.loads(case.file.read_text())["their_dresses"]


def test_there_is_a_file_for_each_case_and_no_other():
    assert set(FOLDER.glob("*.json")) == {case.file for case in CASES}
