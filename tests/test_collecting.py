"""``-k`` with the name of a test imports the files in which it may be, and no others."""

from pathlib import Path

import pytest

from tests.conftest import lacks

HERE = Path(__file__)
OTHER = HERE.with_name("test_imports.py")


@pytest.mark.parametrize("name", ["test_collecting", "test_a_name", "test_A_NAME_is_looked"])
def test_a_name_is_looked_for_in_files_and_their_names(name: str) -> None:
    assert not lacks(HERE, name)
    assert lacks(OTHER, name)


@pytest.mark.parametrize("name", ["", "mentor", "a_name", "test_a_name or test_b", "not test_b"])
def test_other_words_leave_nothing_out(name: str) -> None:
    """They may be those of a case, or of several tests."""
    assert not lacks(OTHER, name)


def test_no_folder_and_no_helper_is_left_out() -> None:
    assert not lacks(HERE.parent, "test_a_name")
    assert not lacks(HERE.with_name("homes.py"), "test_a_name")
