"""Final scoring, steps 3 and 4: majorities (2013, "Majority in ..."; Deluxe, "Majority in ...")."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rococo_desktop.rules.rococo.base.scoring import award
from rococo_desktop.rules.rococo.rulebook import EDITIONS
from tests.rules.rococo.table import LEFT, ME, RIGHT, Table, changed, decoration, space, with_hall

GUESTS = (*(space(f"s{i}", "hall2") for i in range(9)),)
MASTERS = tuple(space(f"m{i}", "hall2", master=True) for i in range(4))


def hall(players: int = 4, edition: str = "deluxe") -> Table:
    """Return a table whose hall 2 is worth 5 and 2 and has room for everybody."""
    return Table(
        players,
        edition=edition,
        board=with_hall(2, first=5, second=2, spaces=(*MASTERS, *GUESTS)),
    )


def rent(table: Table, seat: int, number: int, masters: int = 0) -> None:
    """Give the player dresses in hall 2, some of them on Master spaces."""
    free = [s for s in table.spaces(2) if s not in table.state.guests]
    free_masters = [s for s in table.spaces(2, master=True) if s not in table.state.guests]
    for where in free_masters[:masters] + free[: number - masters]:
        table.rent(seat, where)


def points(table: Table, item: str = "halls") -> list[int]:
    return [table.points(item, seat) for seat in range(len(table.players))]


def ties(table: Table, item: str = "halls") -> dict[int, str]:
    """Return what broke the tie for each seat that has points."""
    lines = [(seat, line) for seat in range(len(table.players)) for line in table.sheet(seat).items]
    return {seat: part.tie for seat, line in lines if line.item == item for part in line.parts}


# -- halls -----------------------------------------------------------------------------------------


def test_most_and_second_most_dresses():
    """Deluxe, "Majority in each of the 5 Halls"."""
    table = hall()
    rent(table, ME, 1)
    rent(table, LEFT, 3)
    rent(table, RIGHT, 2)
    assert points(table) == [0, 5, 2, 0]
    assert table.parts("halls", LEFT) == {"hall2": 5}


def test_each_hall_has_points_of_its_own():
    """Deluxe, "Majority in each of the 5 Halls": the points displayed in the hall."""
    table = Table()
    for number in range(1, 6):
        table.rent(ME, table.spaces(number)[0])
    assert table.parts("halls") == {hall.id: hall.first for hall in table.board.halls}
    table = Table()
    for number in range(1, 6):
        table.rent(ME, table.spaces(number)[0])
        table.rent(ME, table.spaces(number, master=True)[0])
        table.rent(LEFT, table.spaces(number)[1])
    assert table.parts("halls", LEFT) == {hall.id: hall.second for hall in table.board.halls}


def test_without_a_dress_no_points():
    """Ruling 30: second place needs a dress in the hall; a musician is none."""
    table = hall()
    rent(table, LEFT, 1)
    table.decorate(ME, table.hall(2).musician.id)
    assert points(table) == [0, 5, 0, 0]
    assert points(hall()) == [0, 0, 0, 0]


def test_a_tie_goes_to_more_dresses_on_master_spaces():
    """Deluxe, "Majority in each of the 5 Halls": in this hall; the loser comes second."""
    table = hall()
    rent(table, ME, 3, masters=1)
    rent(table, LEFT, 3, masters=2)
    rent(table, RIGHT, 2)
    assert points(table) == [2, 5, 0, 0]


def test_master_spaces_of_other_halls_do_not_count():
    """Deluxe, "Majority in each of the 5 Halls": on Master spaces in this hall."""
    table = hall()
    rent(table, ME, 1)
    rent(table, LEFT, 1, masters=1)
    table.rent(ME, table.spaces(1, master=True)[0])
    table.rent(ME, table.spaces(1, master=True)[1])
    assert table.parts("halls", LEFT) == {"hall2": 5}


def test_then_to_the_tied_player_with_the_musician():
    """Deluxe, "Majority in each of the 5 Halls": the musician in this area."""
    table = hall()
    rent(table, ME, 2, masters=1)
    rent(table, LEFT, 2, masters=1)
    table.decorate(LEFT, table.hall(2).musician.id)
    assert points(table) == [2, 5, 0, 0]


def test_master_spaces_come_before_the_musician():
    """Deluxe, "Majority in each of the 5 Halls": the musician only if still tied."""
    table = hall()
    rent(table, ME, 2, masters=1)
    rent(table, LEFT, 2)
    table.decorate(LEFT, table.hall(2).musician.id)
    assert points(table) == [5, 2, 0, 0]


def test_the_musician_of_another_hall_breaks_no_tie():
    """Deluxe, "Majority in each of the 5 Halls": the musician decoration in this area."""
    table = hall()
    rent(table, ME, 1)
    rent(table, LEFT, 1)
    table.decorate(LEFT, table.hall(3).musician.id)
    assert points(table) == [5, 5, 0, 0]


def test_the_musician_of_one_who_is_not_tied_breaks_no_tie():
    """2013, "Majority in each of the 5 halls": won by the tied player who has the marker."""
    table = hall()
    rent(table, ME, 2)
    rent(table, LEFT, 2)
    rent(table, RIGHT, 1)
    table.decorate(RIGHT, table.hall(2).musician.id)
    assert points(table) == [5, 5, 0, 0]


def test_all_who_are_still_tied_are_first_and_nobody_second():
    """Deluxe, "Majority in each of the 5 Halls": full rewards, and no second place."""
    table = hall()
    for seat in (ME, LEFT):
        rent(table, seat, 2, masters=1)
    rent(table, RIGHT, 1)
    assert points(table) == [5, 5, 0, 0]


def test_a_tie_of_three_of_whom_master_spaces_leave_two():
    """Deluxe, "Majority in each of the 5 Halls": those two share the first place; no second."""
    table = hall()
    rent(table, ME, 2, masters=1)
    rent(table, LEFT, 2, masters=1)
    rent(table, RIGHT, 2)
    assert points(table) == [5, 5, 0, 0]


def test_a_tie_for_second_is_broken_in_the_same_way():
    """Ruling 31: Master spaces, then the musician."""
    table = hall()
    rent(table, 3, 3)
    rent(table, ME, 2)
    rent(table, LEFT, 2, masters=1)
    rent(table, RIGHT, 2)
    assert points(table) == [0, 2, 0, 5]
    table = hall()
    rent(table, 3, 3)
    rent(table, ME, 2)
    rent(table, LEFT, 2)
    table.decorate(ME, table.hall(2).musician.id)
    assert points(table) == [2, 0, 0, 5]


@pytest.mark.parametrize("edition", EDITIONS)
def test_all_who_are_tied_for_second_get_the_second_amount(edition):
    """Ruling 31: in both editions, although the book of 2013 does not speak of it."""
    table = hall(4, edition)
    rent(table, 3, 3)
    rent(table, ME, 2)
    rent(table, LEFT, 2)
    rent(table, RIGHT, 1)
    assert points(table) == [2, 2, 0, 5]


def test_two_players_have_no_second_place():
    """Deluxe, "Special Rule for 2 Players": in the halls."""
    table = hall(2)
    rent(table, ME, 2)
    rent(table, LEFT, 1)
    assert points(table) == [5, 0]


def test_two_players_who_are_fully_tied_are_both_first():
    """Ruling 32: the special rule takes away second places only."""
    table = hall(2)
    rent(table, ME, 1)
    rent(table, LEFT, 1)
    assert points(table) == [5, 5]


def test_two_players_break_ties_as_usual():
    """Deluxe, "Special Rule for 2 Players": only the player who wins the majority."""
    table = hall(2)
    rent(table, ME, 2, masters=1)
    rent(table, LEFT, 2)
    assert points(table) == [5, 0]


def test_the_score_sheet_says_what_broke_a_tie():
    """Deluxe, "Majority in each of the 5 Halls": Master spaces, the musician, or nothing."""
    table = hall()
    rent(table, ME, 3)
    rent(table, LEFT, 2, masters=1)
    rent(table, RIGHT, 2)
    assert ties(table) == {ME: "", LEFT: "masters"}
    table = hall()
    rent(table, ME, 2, masters=1)
    rent(table, LEFT, 2, masters=1)
    rent(table, RIGHT, 2)
    assert ties(table) == {ME: "shared", LEFT: "shared"}
    table.decorate(LEFT, table.hall(2).musician.id)
    assert ties(table) == {ME: "masters", LEFT: "musician"}


# -- fireworks -------------------------------------------------------------------------------------


def fireworks(players: int = 4, **owners: int) -> Table:
    """Return a table with six fireworks, worth 6 and 2, and the owner of some, as ``f3=LEFT``."""
    spaces = tuple(decoration(f"f{i}", "fireworks", cost=5 + i, multiplier=2) for i in range(6))
    table = Table(
        players,
        board=lambda board: changed(
            board, fireworks=changed(board.fireworks, first=6, second=2, spaces=spaces)
        ),
    )
    for where, owner in owners.items():
        table.decorate(owner, where)
    return table


def test_most_and_second_most_fireworks():
    """Deluxe, "Majority in Fireworks"."""
    table = fireworks(f0=ME, f1=ME, f2=ME, f3=LEFT, f4=LEFT, f5=RIGHT)
    assert points(table, "fireworks") == [6, 2, 0, 0]
    assert points(fireworks(), "fireworks") == [0, 0, 0, 0]


def test_a_tie_goes_to_the_marker_farther_to_the_right():
    """Deluxe, "Majority in Fireworks": the most expensive, furthest to the right."""
    assert points(fireworks(f0=ME, f5=ME, f3=LEFT, f4=LEFT), "fireworks") == [6, 2, 0, 0]
    assert points(fireworks(f3=ME, f4=ME, f0=LEFT, f5=LEFT), "fireworks") == [2, 6, 0, 0]


def test_a_tie_for_second_too():
    """2013, "Majority in the Fireworks": the example breaks one."""
    table = fireworks(f0=RIGHT, f1=RIGHT, f2=ME, f3=LEFT)
    assert points(table, "fireworks") == [0, 2, 6, 0]


def test_the_score_sheet_says_that_the_rightmost_marker_broke_a_tie():
    """Deluxe, "Majority in Fireworks": furthest to the right."""
    assert ties(fireworks(f0=ME, f5=ME, f3=LEFT, f4=LEFT), "fireworks") == {
        ME: "rightmost",
        LEFT: "rightmost",
    }


def test_two_players_have_no_second_place_in_the_fireworks():
    """Deluxe, "Special Rule for 2 Players": in the fireworks."""
    assert points(fireworks(2, f0=ME, f1=ME, f2=LEFT), "fireworks") == [6, 0]


def test_second_place_in_the_fireworks_needs_a_marker():
    """Ruling 30."""
    assert points(fireworks(f0=ME), "fireworks") == [6, 0, 0, 0]


@pytest.mark.parametrize(("players", "first", "second"), [(3, 6, 2), (4, 7, 3)])
def test_the_boards_are_worth_6_and_2_or_7_and_3(players, first, second):
    """Deluxe, "Majority in Fireworks": depending on the side of the board."""
    table = Table(players)
    spaces = [each.id for each in table.board.fireworks.spaces]
    table.decorate(ME, *spaces[:2])
    table.decorate(LEFT, spaces[3])
    assert points(table, "fireworks")[:2] == [first, second]


# -- in general ------------------------------------------------------------------------------------


COUNTS = st.lists(st.integers(0, 3), min_size=2, max_size=5)


@given(st.data(), COUNTS, st.booleans())
def test_award_against_the_rule_spelled_out(data, counts, second_place):
    """Rulings 30 to 32: whoever nobody beats is first; beaten by exactly one rank is second."""
    same = st.lists(st.integers(0, 2), min_size=len(counts), max_size=len(counts))
    tie_breaks = (data.draw(same), data.draw(same))
    keys = list(zip(counts, *tie_breaks, strict=True))
    present = sorted({key for key in keys if key[0]}, reverse=True)
    expected = []
    for key in keys:
        alone = bool(present) and keys.count(present[0]) == 1
        if present and key == present[0]:
            expected.append(9)
        elif second_place and alone and len(present) > 1 and key == present[1]:
            expected.append(4)
        else:
            expected.append(0)
    assert award((counts, *tie_breaks), 9, 4, second_place=second_place) == expected
