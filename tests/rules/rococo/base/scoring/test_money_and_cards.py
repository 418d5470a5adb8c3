"""Final scoring, steps 1 and 2: money, crown cards, the favor (Deluxe, "End of Game Scoring")."""

import pytest

from rococo_desktop.engine.score import Part
from rococo_desktop.rules.rococo.base.bonuses import EFFECTS
from tests.rules.rococo.table import COMPONENTS, LEFT, ME, Table, card


@pytest.mark.parametrize(
    ("livre", "points", "left"), [(0, 0, 0), (9, 0, 9), (10, 1, 0), (37, 3, 7)]
)
def test_1_point_for_every_10_livre(livre, points, left):
    """Deluxe, "End of Game Scoring", 1: the rest only breaks ties (ruling 27)."""
    table = Table()
    table.me.livre = livre
    assert table.points("livre") == points
    assert table.sheet().left == left


def test_what_was_gained_during_play_counts():
    """Deluxe, "General Notes": the counter already stands there."""
    table = Table()
    table.me.prestige = 12
    assert table.points("prestige") == 12


@pytest.mark.parametrize("held", [True, False])
def test_the_favor_is_worth_3_points_at_the_end(held):
    """Deluxe, "End of Game Scoring", 2: for the token of the final round."""
    table = Table()
    table.state.favor = ME if held else LEFT
    assert table.points("favor") == (3 if held else 0)


# -- crown cards -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "points"),
    [(4, 0), (5, 2), (6, 2), (7, 5), (8, 5), (9, 8), (10, 8), (11, 11), (14, 11)],
)
def test_crown_by_the_number_of_cards(size, points):
    """Deluxe, "Level VI": 2, 5, 8 or 11 points; with 4 cards nothing (ruling 22)."""
    table = Table()
    table.staff_of(size - 1)
    table.me.supply.append(card(6, "deck_size"))
    table.me.discard, table.me.supply = table.me.supply[:2], table.me.supply[2:]
    assert table.points("employees") == points


@pytest.mark.parametrize(
    ("thread", "lace", "points"), [(0, 5, 0), (1, 1, 3), (2, 3, 6), (4, 1, 3), (5, 5, 15)]
)
def test_crown_for_pairs_of_thread_and_lace(thread, lace, points):
    """Deluxe, "Level VI": 3 points for each thread and lace given back, no limit."""
    table = Table()
    table.me.thread, table.me.lace = thread, lace
    table.staff(card(6, "thread_lace_pairs"))
    assert table.points("employees") == points


@pytest.mark.parametrize(("dresses", "points"), [(1, 0), (2, 3), (3, 3), (4, 6), (5, 6)])
def test_crown_for_dresses_on_master_guest_spaces(dresses, points):
    """Deluxe, "Level VI": 3 points for every 2 of them, in any halls."""
    table = Table(4)
    masters = [space.id for space in table.board.spaces.values() if space.master]
    for space in masters[:dresses]:
        table.rent(ME, space)
    for space in masters[dresses : dresses + 2]:
        table.rent(LEFT, space)
    for hall in (1, 2, 3):
        table.rent(ME, table.spaces(hall)[0])
    table.staff(card(6, "master_space_pairs"))
    assert table.points("employees") == points


@pytest.mark.parametrize(
    ("dresses", "points"),
    [
        ("yellow red", 0),
        ("green blue", 0),
        ("yellow green", 2),
        ("red blue", 2),
        ("yellow yellow red green blue", 4),
        ("yellow green blue green", 2),
    ],
)
def test_crown_for_couples(dresses, points):
    """Deluxe, "Level VI": 2 points for each lady's gown and gentleman's coat, of any colours."""
    table = Table()
    table.rent_colors(ME, *dresses.split())
    table.rent_colors(LEFT, "green", "red")
    table.staff(card(6, "couples"))
    assert table.points("employees") == points


@pytest.mark.parametrize("place", ["supply", "hand", "discard"])
def test_a_crown_counts_wherever_its_card_is(place):
    """Ruling 28: in one's staff, that is supply, hand and discard pile."""
    table = Table()
    table.staff()
    getattr(table.me, place).append(card(6, "thread_lace_pairs"))
    assert table.points("employees") == 3
    assert table.points("employees", LEFT) == 0


def test_a_deputed_crown_is_lost():
    """Deluxe, "End of Game Scoring", 2: cards on one's staff."""
    table = Table()
    table.turn(card(6, "thread_lace_pairs"), "depute")
    assert table.points("employees") == 0


def test_each_crown_card_is_a_part_of_the_item():
    """Several crown cards add up; their order tells nothing of where they lie."""
    table = Table()
    table.rent_colors(ME, "yellow", "green")
    pairs, couples = card(6, "thread_lace_pairs"), card(6, "couples")
    table.staff(pairs, couples, "master")
    (line,) = (line for line in table.sheet().items if line.item == "employees")
    assert line.parts == (Part("crown_card", 2, couples), Part("crown_card", 3, pairs))
    assert line.points == 5


def test_notions_count_for_the_crown_alone():
    """Ruling 29: giving them back takes nothing from any other item."""
    table = Table()
    table.me.thread = table.me.lace = 5
    assert table.sheet().total == 1


def test_crown_cards_have_no_effect_during_play():
    """Deluxe, "Phase 3", notes: only during final scoring."""
    for each in COMPONENTS.employees.values():
        if each.scoring is not None:
            assert each.bonus is None
            assert each.scoring.final not in EFFECTS
