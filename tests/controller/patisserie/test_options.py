"""The options in the new-game form say with how many people they can be chosen."""

from rococo_desktop.controller.seats.expansions import expansion_rows, sparing
from rococo_desktop.kinds.patisserie import PATISSERIE
from rococo_desktop.texts import Catalogue

NUMBERS = PATISSERIE.numbers(PATISSERIE.library.load())


def reasons(chosen: set[str], players: int) -> dict[str, str]:
    """Return why options cannot be chosen now."""
    rows = expansion_rows(Catalogue(), PATISSERIE, NUMBERS, "", chosen, players)
    return {row.key: row.reason for row in rows if row.reason}


def test_a_grade_is_for_one_or_for_two_with_the_mentor() -> None:
    """Rulebook, "Solo Game" and "Extended Two-Player Game"."""
    assert not reasons(set(), 1)
    assert not reasons({"mentor"}, 2)
    needed = "Only one grade can be chosen, and only if the Mentor plays"
    assert reasons(set(), 2) == {"savory": needed, "extra_crunchy": needed}
    assert reasons(set(), 3)["mentor"] == "At most 2 players with this one."


def test_there_is_only_one_grade() -> None:
    one = "Only one grade can be chosen, and only if the Mentor plays"
    assert reasons({"extra_crunchy"}, 1) == {"savory": one}


def test_one_person_needs_no_option_to_play_alone() -> None:
    assert not sparing(PATISSERIE, set())
    assert not sparing(PATISSERIE, {"extra_crunchy"})
