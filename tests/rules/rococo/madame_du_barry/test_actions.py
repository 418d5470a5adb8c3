"""She acquires, hires and funds (Deluxe, "Madame du Barry", "2. Acquire Resources" and on)."""

import pytest

from rococo_desktop.rules.events import PrestigeGained
from rococo_desktop.rules.rococo.components.models import Silk
from rococo_desktop.rules.rococo.events import AllHallsReached, ResourceTaken
from rococo_desktop.rules.rococo.madame_du_barry.cards import draw_hand
from rococo_desktop.rules.rococo.madame_du_barry.components import MADAME
from rococo_desktop.rules.rococo.madame_du_barry.events import (
    MadameDrew,
    MadameHired,
    MadameReasoned,
)
from tests.rules.rococo.madame_du_barry.salon import Salon
from tests.rules.rococo.table import card


def full_drawers(people: int = 1) -> Salon:
    """A table whose drawers are full of tiles "1-1", "1-2" and so on."""
    table = Salon(people)
    for drawer in range(table.board.warehouse_segments):
        names = [f"{drawer + 1}-{place + 1}" for place in range(table.board.warehouse_spaces)]
        tiles = [table.new_tile(name, Silk(yellow=1)) for name in names]
        table.segment(*tiles, number=drawer)
    return table


def assert_gained_instead(table: Salon) -> None:
    """Nothing could be done: 3 prestige, and it is said why."""
    assert table.her.prestige == 3
    assert table.events_of(MadameReasoned)[-1].action == "instead"
    assert table.events_of(PrestigeGained)[-1] == PrestigeGained(table.seat, 3, "madame")


# -- 2. acquire resources --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tiles", "acquired"),
    [
        ("drawer1", ["1-1", "1-2", "1-3"]),
        ("drawer2", ["2-1", "2-2", "2-3"]),
        ("drawer3", ["3-1", "3-2", "3-3"]),
        ("left", ["1-1", "2-1", "3-1"]),
        ("center", ["1-2", "2-2", "3-2"]),
        ("right", ["1-3", "2-3", "3-3"]),
    ],
)
def test_all_tiles_of_a_drawer_or_of_a_place_in_all_drawers(tiles, acquired):
    """Deluxe: "acquires all available Resource tiles from the Drawer or the space in all 3
    drawers".
    """
    table = full_drawers()
    table.acquires(tiles)
    assert table.her.resources == acquired
    left = [tile for drawer in table.state.warehouse for tile in drawer if tile is not None]
    assert sorted([*left, *acquired]) == [f"{d}-{p}" for d in (1, 2, 3) for p in (1, 2, 3)]
    assert [event.tile for event in table.events_of(ResourceTaken)] == acquired
    assert (table.her.livre, table.her.prestige) == (0, 0)
    assert (table.her.thread, table.her.lace) == (1, 1)


@pytest.mark.parametrize(
    ("tiles", "acquired"),
    [("left", [1]), ("center", [2, 3]), ("right", [4]), ("drawer2", [1, 2, 3, 4])],
)
def test_on_the_large_board_the_center_is_both_places_between(tiles, acquired):
    """Ruling 66: the cards are printed for drawers of three places."""
    table = full_drawers(3)
    table.acquires(tiles)
    drawers = (2,) if tiles == "drawer2" else (1, 2, 3)
    assert table.her.resources == [f"{d}-{p}" for d in drawers for p in acquired]


def test_what_is_there_of_a_drawer_is_enough():
    """Deluxe: "all available": one tile is not nothing."""
    table = full_drawers()
    table.state.warehouse[0] = [None, "1-2", None]
    table.acquires("drawer1")
    assert (table.her.resources, table.her.prestige) == (["1-2"], 0)


@pytest.mark.parametrize("tiles", ["drawer1", "drawer2", "drawer3", "left", "center", "right"])
def test_where_nothing_lies_she_gains_prestige(tiles):
    """Deluxe: "If the depicted drawers or drawer spaces are all empty, ... gains 3 Prestige
    points".
    """
    table = full_drawers()
    table.acquires(tiles)
    table.events.clear()
    table.acquires(tiles)
    assert_gained_instead(table)


# -- 4. hire a new employee ------------------------------------------------------------------------


def with_staff() -> Salon:
    """A table with four plain employees for hire: a, b, c and d."""
    table = Salon()
    table.for_hire(*[table.new_card(name, type="master") for name in "abcd"])
    return table


@pytest.mark.parametrize(
    ("number", "direction", "hired"),
    [(1, "left", "a"), (2, "left", "b"), (1, "right", "d"), (2, "right", "c")],
)
def test_she_hires_the_nth_from_a_side_for_nothing(number, direction, hired):
    """Deluxe: "the second Employee card from the left is acquired"; "she pays no costs"."""
    table = with_staff()
    table.hires(number, direction)
    assert hired in table.her.supply
    assert table.her.livre == 0
    assert [each for each in "abcd" if each not in table.state.hire] == [hired]
    assert table.events_of(MadameHired) == [MadameHired(1, hired, 0)]
    assert table.events_of(MadameReasoned) == []


@pytest.mark.parametrize(("number", "direction", "hired"), [(2, "left", "c"), (1, "right", "c")])
def test_empty_spaces_are_not_counted(number, direction, hired):
    """Deluxe: "count only Employee cards, not empty spaces"."""
    table = with_staff()
    table.state.hire = [None, "b", "c", None]
    table.hires(number, direction)
    assert hired in table.her.supply


def test_if_only_one_is_there_that_one_is_hired():
    """Deluxe: "If only one Employee card is available, that one is acquired.\""""
    table = with_staff()
    table.state.hire = [None, None, "c", None]
    table.hires(2)
    assert "c" in table.her.supply
    assert table.her.prestige == 0


def test_each_hire_brings_a_card_from_her_supply():
    """Deluxe: "add 1 facedown card from her Card supply (not the newly acquired Employee) ...
    another turn this Round"
    """
    table = with_staff()
    table.run(draw_hand)
    waiting, drawn = [*table.cards.hand], table.cards.supply[-1]
    table.hires(1)
    assert table.cards.hand == [drawn, *(each for each in waiting if each != "madame-01")]
    assert table.events_of(MadameDrew)[-1] == MadameDrew(1, 1)
    assert table.asked == "reveal_card"


def test_without_anybody_to_hire_she_gains_prestige_and_no_card():
    """Deluxe: "If no Employee cards are available for hire, Madame du Barry gets 3 Prestige
    points".
    """
    table = Salon()
    table.hires(1)
    assert_gained_instead(table)
    assert table.cards.hand == []


STAFF, PAIRS = card(6, "deck_size"), card(6, "thread_lace_pairs")
MASTERS, COUPLES = card(6, "master_space_pairs"), card(6, "couples")


def test_a_crown_card_that_brings_her_most_goes_before_what_the_card_counts():
    """Deluxe: "she will always hire the end-of-game bonus Employee that currently brings her the
    most Prestige Points, regardless of the direction and number stated on the card".
    """
    table = with_staff()
    table.for_hire("a", PAIRS, COUPLES, STAFF)
    table.her.thread, table.her.lace = 4, 5
    table.hires(1)
    assert PAIRS in table.her.supply
    assert table.events_of(MadameReasoned)[-1].action == "crown"


def test_what_a_crown_card_brings_counts_the_card_itself():
    """Ruling 71. With it she has a staff of 7: 5 points, more than 3 for a thread and a lace."""
    table = with_staff()
    table.staff("a", "b", "c", "d", "master", "apprentice", seat=table.seat)
    table.for_hire(PAIRS, STAFF)
    table.hires(1)
    assert STAFF in table.her.supply


def test_a_crown_card_goes_before_others_even_if_it_brings_nothing():
    """Deluxe: "will always hire the end-of-game bonus Employee"."""
    table = with_staff()
    table.for_hire("a", "b", MASTERS)
    table.hires(1)
    assert MASTERS in table.her.supply


def test_among_equals_she_takes_what_would_bring_the_person_most():
    """Deluxe: "the Employee that currently would gain you the most Prestige Points"."""
    table = with_staff()
    table.her.thread = 0
    table.for_hire(MASTERS, COUPLES, PAIRS)
    table.me.thread, table.me.lace = 1, 1
    table.rent_colors(0, "yellow", "green", "yellow", "green")
    table.hires(1)
    assert COUPLES in table.her.supply


@pytest.mark.parametrize(("direction", "hired"), [("left", MASTERS), ("right", COUPLES)])
def test_among_full_equals_the_direction_decides(direction, hired):
    """Deluxe: "the first of those Employees indicated by the direction on the card"."""
    table = with_staff()
    table.for_hire("a", MASTERS, COUPLES, "b")
    table.hires(2, direction)
    assert hired in table.her.supply


def test_among_several_people_the_one_whom_it_would_bring_most_counts():
    """Ruling 64: "you" is whoever would gain most."""
    table = Salon(3)
    table.her.thread = 0
    table.for_hire(COUPLES, PAIRS)
    for player in table.players[:2]:
        player.thread = 0
    table.players[2].thread, table.players[2].lace = 1, 1
    table.rent_colors(1, "yellow", "green")
    table.hires(1)
    assert PAIRS in table.her.supply


# -- 6. fund a decoration --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "first", "second"),
    [
        ("fireworks", "fireworks-1", "fireworks-2"),
        ("statues", "statue-1", "statue-2"),
        ("musicians", "musician-hall5", "musician-hall4"),
        ("kitchen", "fountain-upper-1", "fountain-lower-1"),
    ],
)
def test_she_funds_the_least_expensive_of_a_kind_for_nothing(kind, first, second):
    """Deluxe: "places a Trademark token onto the least expensive unoccupied Decoration space of the
    stated type for free".
    """
    table = Salon()
    table.funds(kind)
    assert table.state.decorations == {first: 1}
    table.funds(kind)
    assert table.state.decorations == {first: 1, second: 1}
    assert (table.her.livre, table.her.prestige) == (0, 0)


@pytest.mark.parametrize("kind", ["fireworks", "statues", "musicians"])
def test_a_space_that_another_holds_is_not_free(kind):
    table = Salon()
    table.funds(kind)
    (cheapest,) = table.state.decorations
    table.state.decorations = {cheapest: 0}
    table.funds(kind)
    (hers,) = [space for space, owner in table.state.decorations.items() if owner == 1]
    assert hers != cheapest


def test_she_holds_one_space_on_each_side_of_the_kitchen():
    """Deluxe: "a player may place at most 1 Trademark token in each side of the Catering Kitchen.
    This also applies to Madame du Barry."
    """
    table = Salon()
    table.funds("kitchen")
    table.funds("kitchen")
    table.events.clear()
    table.funds("kitchen")
    assert len(table.state.decorations) == 2
    assert_gained_instead(table)


@pytest.mark.parametrize("kind", ["fireworks", "kitchen", "musicians", "statues"])
def test_where_no_space_is_left_she_gains_prestige(kind):
    """Deluxe: "If no more valid Decoration spaces of the given type are available"."""
    table = Salon()
    table.decorate(0, *table.board.decorations)
    table.funds(kind)
    assert_gained_instead(table)


def test_a_musician_may_bring_her_the_all_halls_bonus():
    """Deluxe: "either a Garment or a Decoration (musician) ... the most valuable free space"."""
    table = Salon()
    for hall in range(1, 5):
        table.rent(1, table.spaces(hall)[0])
    assert table.state.all_halls == []
    table.funds("musicians")
    assert table.state.all_halls == [1]
    assert table.events_of(AllHallsReached) == [AllHallsReached(1, 0)]


def test_she_never_deputes():
    """The list of her actions has no 5: "Only the following Main actions are available"."""
    table = Salon()
    actions = {each.action for each in MADAME.of(table.components).cards.values()}
    assert actions == {"favor", "acquire", "make_dress", "hire", "fund"}
