"""Final scoring, steps 5 to 7: terrace, statues, markers (Deluxe, "End of Game Scoring")."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rococo_desktop.rules.rococo.components.bonuses import SILK_COLORS
from rococo_desktop.rules.rococo.holdings import terrace_of
from tests.rules.rococo.table import LEFT, ME, Table, changed, decoration, space, with_hall

# -- dresses and the terrace -----------------------------------------------------------------------


def palace(*multipliers: int, prestige: tuple[int, ...] = ()) -> Table:
    """Return a table with fireworks of these multipliers, all mine, and dresses in hall 1."""

    def change(board):
        spaces = tuple(
            decoration(f"f{i}", "fireworks", cost=5 + i, multiplier=multiplier)
            for i, multiplier in enumerate(multipliers)
        )
        guests = tuple(space(f"k{i}", "hall1") for i in range(6))
        return with_hall(1, spaces=guests)(
            changed(board, fireworks=changed(board.fireworks, spaces=spaces))
        )

    table = Table(board=change)
    table.decorate(ME, *[f"f{i}" for i in range(len(multipliers))])
    for i, points in enumerate(prestige):
        table.rent(ME, f"k{i}", table.new_dress(f"d{i}", prestige=points))
    return table


def terrace(table: Table) -> dict[str, str]:
    return terrace_of(table.rules, table.state, ME)


def test_every_dress_brings_its_prestige():
    """Deluxe, "Trademark Tokens Scoring"; sold dresses are gone."""
    table = Table()
    table.rent(ME, table.spaces(2)[0], table.new_dress("a", prestige=2))
    table.rent(ME, table.spaces(3)[0], table.new_dress("b", prestige=4))
    table.rent(LEFT, table.spaces(4)[0], table.new_dress("c", prestige=3))
    assert table.points("dresses") == 6
    assert table.parts("dresses") == {"a": 2, "b": 4}


def test_a_dress_on_the_terrace_counts_twice_or_three_times():
    """Deluxe, "Admire the Fireworks on the Balcony" and "Trademark Tokens Scoring"."""
    table = palace(2, 3, prestige=(4, 3, 2))
    assert table.parts("dresses") == {"d0": 12, "d1": 6, "d2": 2}
    assert terrace(table) == {"f1": "k0", "f0": "k1"}


def test_the_best_assignment_is_made():
    """Ruling 33: the player may choose, and no other choice is better."""
    table = palace(2, 3, 2, prestige=(2, 4))
    assert terrace(table) == {"f1": "k1", "f0": "k0"}
    assert table.points("dresses") == 4 * 3 + 2 * 2


FACTORS = st.lists(st.sampled_from((2, 3)), max_size=4)
POINTS = st.lists(st.integers(2, 4), max_size=5).map(tuple)


@given(FACTORS, POINTS)
def test_no_other_assignment_is_better(multipliers, prestige):
    """Ruling 33, against trying them all."""
    table = palace(*multipliers, prestige=prestige)
    padded = [*multipliers, *[1] * len(prestige)]
    best = max(
        sum(points * factor for points, factor in zip(prestige, order, strict=False))
        for order in set(permutations(padded, len(prestige)))
    )
    assert table.points("dresses") == best


def test_empty_terrace_spaces_are_ignored():
    """Deluxe, "Admire the Fireworks on the Balcony": with fewer dresses than fireworks."""
    table = palace(2, 2, 3, prestige=(3,))
    assert terrace(table) == {"f2": "k0"}


def test_only_dresses_of_the_kings_hall_watch():
    """Deluxe, "Admire the Fireworks on the Balcony": from the Royal Hall."""
    table = palace(3)
    table.rent(ME, table.spaces(2)[0])
    assert terrace(table) == {}


def test_only_own_fireworks_and_own_dresses():
    """Deluxe, "Admire the Fireworks on the Balcony": which they have funded, their garments."""
    table = palace(3, 2, prestige=(4,))
    table.decorate(LEFT, "f0")
    table.rent(LEFT, "k5", table.new_dress("theirs", prestige=4))
    assert terrace(table) == {"f1": "k0"}
    assert table.points("dresses", LEFT) == 12


def test_the_majority_of_the_kings_hall_counts_dresses_that_go_to_the_terrace():
    """Ruling 34: step 3 comes before step 5."""
    table = palace(3, prestige=(4,))
    assert table.parts("halls") == {"hall1": table.hall(1).first}


def test_dresses_on_the_terrace_stay_on_the_board_for_the_statues():
    """Ruling 34: step 6 counts garments on the board."""
    table = palace(3, prestige=(4,))
    table.decorate(ME, table.board.statues[0].id)
    assert table.points("statues") == 2


# -- statues ---------------------------------------------------------------------------------------


def statues(number: int, *colors: str) -> Table:
    table = Table(
        board=lambda board: changed(
            board, statues=tuple(decoration(f"st{i}") for i in range(max(number, 1)))
        )
    )
    table.decorate(ME, *[f"st{i}" for i in range(number)])
    table.rent_colors(ME, *colors)
    table.rent_colors(LEFT, "yellow", "blue")
    return table


@pytest.mark.parametrize(
    ("colors", "points"),
    [
        ("", 0),
        ("red", 2),
        ("red red red", 2),
        ("red green", 4),
        ("red green blue", 6),
        ("red green blue yellow", 8),
        ("red green blue yellow yellow blue", 8),
    ],
)
def test_2_points_for_each_colour(colors, points):
    """Deluxe, "Statues": 2 for each different colour, 8 at most."""
    assert statues(1, *colors.split()).points("statues") == points


def test_no_statue_no_points():
    """Deluxe, "Statues": for each of one's trademarks on a statue."""
    assert statues(0, "red", "green").points("statues") == 0


@pytest.mark.parametrize(
    ("colors", "parts"),
    [
        ("red green", {"st0": 4}),
        ("red red green", {"st0": 4, "st1": 2}),
        ("red red green green", {"st0": 4, "st1": 4}),
        ("red red red", {"st0": 2, "st1": 2}),
    ],
)
def test_no_dress_counts_for_two_statues(colors, parts):
    """Deluxe, "Statues", important: a different set for each statue."""
    assert statues(2, *colors.split()).parts("statues") == parts


@given(st.integers(0, 4), st.lists(st.sampled_from(SILK_COLORS), max_size=8))
def test_the_best_sets_are_made(number, colors):
    """Ruling 35: a colour counts once for each statue, as often as one has dresses of it."""
    best = sum(2 * min(number, colors.count(color)) for color in SILK_COLORS)
    assert statues(number, *colors).points("statues") == best


# -- other markers ---------------------------------------------------------------------------------


def test_decorations_bring_their_printed_prestige():
    """Deluxe, "Trademark Tokens Scoring": the points that the spaces show."""
    table = Table()
    decorations = table.board.decorations
    table.decorate(ME, *list(decorations)[::2])
    table.decorate(LEFT, *list(decorations)[1::2])
    mine = {id: decorations[id].prestige for id in list(decorations)[::2]}
    assert table.points("decorations") == sum(mine.values())
    assert table.parts("decorations") == {id: points for id, points in mine.items() if points}


@pytest.mark.parametrize("place", [0, 1, 2])
def test_the_all_halls_space_brings_its_prestige(place):
    """Deluxe, "All Halls Bonus": points during final scoring."""
    table = Table()
    order = [1, 2, 0] if place == 2 else [1, 0, 2] if place == 1 else [0, 1, 2]
    table.state.all_halls = order[: place + 1]
    assert table.points("all_halls") == table.board.all_halls[place]
