"""Golden games: the same seed and answers give the same game for ever, on every machine."""

import json

import pytest

from tests.playthroughs.record import CASES, file_of, frozen_components, playthrough


@pytest.mark.parametrize(("edition", "players"), CASES)
def test_playthrough(edition, players):
    """A change here breaks old saves: see ``record.py`` before writing the files anew."""
    expected = json.loads(file_of(edition, players).read_text())
    found = playthrough(edition, players, frozen_components())
    assert found["first_decisions"] == expected["first_decisions"]
    assert found == expected


def test_there_is_a_file_for_each_case_and_no_other():
    folder = file_of("deluxe", 2).parent
    assert {file.name for file in folder.glob("*.json")} == {
        file_of(edition, players).name for edition, players in CASES
    }
