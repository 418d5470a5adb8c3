"""Main action 9: Place Service Staff or Noble Host (rulebook, lines 556 to 580)."""

import pytest

from rococo_desktop.rules.patisserie.events import HostPlaced, PostPlaced
from tests.rules.patisserie.table import ASSISTANT, LEFT, ME, Table

AREA = "area-top-left"


def rich(players: int = 3) -> Table:
    table = Table(players)
    table.me.coins = 50
    return table


def post(table: Table, gain: str) -> str:
    """Return a service staff space with an immediate bonus."""
    return next(
        i for i, each in table.board.posts.items() if each.bonus and each.bonus.gain == gain
    )


def test_a_host_is_placed_for_its_price():
    """Line 580: on an unoccupied space of your choice."""
    table = rich()
    table.state.hosts["host-1"] = LEFT
    table.turn(ASSISTANT, "place")
    assert "host-1" not in table.options
    table.answer("host-2")
    assert table.me.coins == 50 - table.board.host["host-2"].cost
    assert table.state.hosts["host-2"] == ME
    assert table.events_of(HostPlaced) == [HostPlaced(ME, "host-2")]


def test_a_player_may_have_several_hosts():
    """Lines 580 and 640: the example has three."""
    table = rich()
    table.state.hosts.update({"host-1": ME, "host-2": ME})
    table.turn(ASSISTANT, "place", "host-3")
    assert [*table.state.hosts.values()] == [ME, ME, ME]


def test_the_left_space_gives_prestige_in_the_end():
    """Line 562 a."""
    table = rich()
    space = table.board.areas[0].left
    table.turn(ASSISTANT, "place", space.id)
    assert table.me.coins == 50 - space.cost
    assert table.me.prestige == 0
    assert table.parts("posts") == {space.id: space.prestige}
    assert table.events_of(PostPlaced) == [PostPlaced(ME, space.id)]


def test_the_other_space_gives_an_ingredient_tile_of_the_bag():
    """Lines 562 b and 566."""
    table = rich()
    tile = table.state.ingredient_bag[-1]
    table.turn(ASSISTANT, "place", post(table, "draw_ingredient"))
    assert table.me.ingredients == [tile]


@pytest.mark.parametrize("good", ["flour", "sugar", "butter"])
def test_the_other_space_gives_a_good(good: str):
    """Line 568."""
    table = rich()
    before = getattr(table.me, good)
    table.turn(ASSISTANT, "place", post(table, good))
    assert getattr(table.me, good) == before + 1


def test_the_other_space_gives_a_recipe_of_the_display():
    """Line 564: of your choice, for free; refilled afterwards if necessary."""
    table = rich()
    table.show_recipes(*[table.new_recipe(id) for id in "abcd"])
    space = post(table, "recipe")
    table.turn(ASSISTANT, "place", space)
    assert (table.asked, table.options) == ("take_recipe", ("a", "b", "c", "d"))
    table.answer("b")
    assert table.me.recipes == ["b"]
    assert table.me.coins == 50 - table.board.posts[space].cost
    assert None not in table.state.recipes


def test_a_space_that_cannot_be_paid_for_is_not_offered():
    """Lines 562 and 580."""
    table = Table()
    table.me.coins = 6
    table.turn(ASSISTANT, "place")
    prices = {id: post.cost for id, post in table.board.posts.items()}
    prices |= {id: host.cost for id, host in table.board.host.items()}
    assert {*table.options} == {id for id, price in prices.items() if price <= 6}


@pytest.mark.parametrize("players", [2, 3])
def test_with_two_or_three_players_one_space_of_an_area_stays_free(players: int):
    """Line 576."""
    table = rich(players)
    left, right = (next(a for a in table.board.areas if a.id == AREA)).posts
    table.state.posts[left.id] = LEFT
    table.turn(ASSISTANT, "place")
    assert left.id not in table.options
    assert right.id not in table.options


@pytest.mark.parametrize("players", [4, 5])
def test_with_more_players_both_spaces_are_used_by_two_of_them(players: int):
    """Line 576."""
    table = rich(players)
    left, right = (next(a for a in table.board.areas if a.id == AREA)).posts
    table.state.posts[left.id] = LEFT
    table.turn(ASSISTANT, "place", right.id)
    assert table.state.posts == {left.id: LEFT, right.id: ME}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nobody_has_both_spaces_of_an_area(players: int):
    """Lines 562 and 576."""
    table = rich(players)
    left, right = (next(a for a in table.board.areas if a.id == AREA)).posts
    table.state.posts[right.id] = ME
    table.turn(ASSISTANT, "place")
    assert left.id not in table.options
