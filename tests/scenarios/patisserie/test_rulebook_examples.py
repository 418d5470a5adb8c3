"""The worked examples of the rulebook of La Pâtisserie Rococo, each as a test that cites its line.

They are played with the components of the game, which must allow every one of them.
"""

from itertools import combinations

import pytest

from rococo_desktop.rules.patisserie.components.bonuses import Holding
from rococo_desktop.rules.patisserie.components.models import Amounts
from rococo_desktop.rules.patisserie.displays import new_ingredients, new_recipes
from rococo_desktop.rules.patisserie.income import gain_income
from rococo_desktop.rules.patisserie.scoring import final_scoring
from rococo_desktop.rules.patisserie.staff import select_staff
from rococo_desktop.rules.state import SELECT
from tests.rules.patisserie.table import ASSISTANT, CHEF, COMPONENTS, ME, Table, changed

BLUE, RED, YELLOW, PURPLE, PINK = range(5)


def test_incomes_of_14_coins_and_a_prestige_point():
    """Line 620: blue gets 5 basic coins, 5 and 1 prestige for 3 decorations, 4 for 2 hosts."""
    table = Table(4)
    table.decorations(3)
    table.state.hosts.update({"host-1": BLUE, "host-2": BLUE})
    table.run(gain_income)
    assert (table.me.coins, table.me.prestige) == (10 + 14, 1)


def test_a_dish_that_was_not_delivered():
    """Line 648: a dish of 4 is sold for 20 coins; with 12 more they are 3 points and 2 coins."""
    table = Table()
    dish = next(tile.id for tile in COMPONENTS.recipes.values() if tile.prestige == 4)
    table.rack(dish)
    table.me.coins = 12
    table.run(final_scoring)
    assert table.me.coins == 32
    assert table.points("coins") == 3
    assert table.sheet().left == 2


def test_the_tied_table():
    """Line 652: 2 dishes each on a table of 4 and 2; purple is closest, then red, then yellow."""

    def of_the_example(board):
        tables = tuple(changed(each, first=4, second=2) for each in board.tables)
        return changed(board, tables=tables)

    table = Table(4, board=of_the_example)
    spaces = next(t.spaces for t in table.board.tables if len(t.spaces) >= 6)
    for space, seat in zip(spaces, (PURPLE, RED, YELLOW, RED, YELLOW, PURPLE), strict=False):
        table.present(seat, space.id)
    assert [table.points("tables", s) for s in (PURPLE, RED, YELLOW)] == [4, 2, 0]


def test_a_table_of_the_example_exists():
    """Line 652: six dishes fit on a table of 4 and 2 on some side of the board."""
    tables = [table for board in COMPONENTS.boards.values() for table in board.tables]
    assert any((t.first, t.second) == (4, 2) and len(t.spaces) >= 6 for t in tables)


def test_a_host_and_three_opponents_with_service_posts():
    """Line 656: pink scores 3 points for a host."""
    table = Table(5)
    table.state.hosts["host-1"] = PINK
    posts = [area.left.id for area in table.board.areas]
    table.state.posts.update(dict(zip(posts, (BLUE, YELLOW, PURPLE), strict=False)))
    assert table.points("served", PINK) == 3


def test_three_hosts_and_two_opponents_with_service_posts():
    """Line 640: 3 x 2 = 6."""
    table = Table(3)
    table.state.hosts.update({"host-1": BLUE, "host-2": BLUE, "host-3": BLUE})
    posts = [area.left.id for area in table.board.areas]
    table.state.posts.update({posts[0]: RED, posts[1]: YELLOW, posts[2]: RED})
    assert table.points("served") == 6


def test_selling_a_dish_of_5():
    """Line 510: 25 coins."""
    table = Table()
    dish = next(tile.id for tile in COMPONENTS.recipes.values() if tile.prestige == 5)
    table.rack(dish)
    table.turn(ASSISTANT, "deliver", dish, "sell")
    assert table.me.coins == 10 + 25


def test_a_placement_bonus_and_the_table_bonus_for_honey():
    """Line 514: 3 coins of the space, and 3 more because the dish has honey."""
    table = Table()
    honey = next(
        tile.id
        for tile in COMPONENTS.table_bonuses.values()
        if (tile.dishes.kind, tile.reward.gain, tile.reward.amount) == ("honey", "coins", 3)
    )
    space = table.bonus_space("coins", 3)
    table.state.table_bonuses[table.board.table_of[space].id] = honey
    dish = next(tile.id for tile in COMPONENTS.recipes.values() if tile.honey)
    table.rack(dish)
    table.turn(ASSISTANT, "deliver", dish, space)
    assert table.me.coins == 10 + 6


def test_the_topping_of_a_presented_dish():
    """Line 518: red's topping is placed in the top empty space."""
    table = Table()
    table.rack(table.new_recipe())
    topping = table.top("cake")
    table.turn(ASSISTANT, "deliver", "cake", "top-plain")
    assert table.me.decorations == [topping]
    table.run(gain_income)
    assert table.me.coins == 10 + 5 + 2


@pytest.mark.parametrize("posts", [1, 2])
def test_service_posts_below_and_above_the_table(posts: int):
    """Line 522: 3 coins for a point, and 3 more for a second one with a second post."""
    table = Table()
    beside = [area.left.id for area in table.board.areas if "middle" in area.tables]
    assert len(beside) >= 2
    table.state.posts.update(dict.fromkeys(beside[:posts], ME))
    table.rack(table.new_recipe())
    table.turn(ASSISTANT, "deliver", "cake", "middle-plain", str(posts))
    assert (table.me.coins, table.me.prestige) == (10 - 3 * posts, posts)


def test_three_units_of_sugar_and_one_of_flour():
    """Line 434: 3 sugar for 8 coins in total, no more than 3 at a time; 1 flour is free."""
    table = Table()
    table.turn(ASSISTANT, "buy_goods")
    assert "sugar-3" in table.options
    assert "sugar-4" not in table.options
    table.answer("sugar-3")
    assert table.me.coins == 2
    table.turn(table.new_card("next"), "buy_goods", "flour-1")
    assert table.me.coins == 2


def test_prices_of_ingredient_tiles():
    """Line 419: a tile of the full top row costs 2; the last one of the second row from the bottom
    is free.
    """
    found = []
    for players in (3, 4):
        table = Table(players)
        table.fill_ingredients()
        top, second = table.state.ingredients[0][0], table.state.ingredients[-2][0]
        assert top
        assert second
        table.state.ingredients[-2][1:] = [None] * (table.board.columns - 1)
        table.turn(ASSISTANT, "acquire_ingredients", top)
        paid = 10 - table.me.coins
        table.turn(table.new_card("next"), "acquire_ingredients", second)
        found.append((paid, 10 - paid - table.me.coins))
    assert (2, 0) in found


@pytest.mark.parametrize(("number", "price"), [(4, 4), (3, 3), (2, 2), (1, 2)])
def test_prices_of_staff(number: int, price: int):
    """Line 526."""
    table = Table()
    cards = table.state.staff_deck[-number:]
    table.for_hire(*cards)
    table.turn(CHEF, "hire", cards[0])
    assert table.me.coins == 10 - price


def test_the_star_card_for_five_ingredient_tiles():
    """Line 530: hired with at least 5; when played, it gains 3 prestige."""
    table = Table()
    five_tiles = Holding(condition="ingredients", number=5)
    star = next(id for id, card in COMPONENTS.staff.items() if card.condition == five_tiles)
    table.state.stars = [star]
    table.tiles(*table.state.ingredient_bag[:4])
    table.turn(CHEF)
    assert "hire" not in table.options
    table.answer("forfeit")
    table.tiles(table.state.ingredient_bag[0])
    table.turn(table.new_card("next", training=CHEF), "hire", star)
    assert table.me.coins == 10
    table.turn(star, "forfeit", "use")
    assert table.me.prestige == 3


def test_the_two_recipes_of_the_example():
    """Line 450: 1 flour, 2 sugar, 1 honey, 1 nuts and 1 egg; one of them needs a chef."""
    one, other = next(
        (a, b)
        for a, b in combinations(COMPONENTS.recipes.values(), 2)
        if (a.flour + b.flour, a.sugar + b.sugar, a.butter + b.butter) == (1, 2, 0)
        and a.ingredients + b.ingredients == Amounts(1, 1, 1)
        and a.chef != b.chef
    )
    table = Table()
    table.store(one.id, other.id)
    table.me.sugar = 2
    for sign in ("honey", "nuts", "egg"):
        table.tiles(table.new_tile(sign, **{sign: 1}))
    both = f"{one.id}+{other.id}"
    table.turn(ASSISTANT, "bake")
    assert both not in table.options
    table = Table()
    table.store(one.id, other.id)
    table.me.sugar = 2
    for sign in ("honey", "nuts", "egg"):
        table.tiles(table.new_tile(sign, **{sign: 1}))
    table.turn(CHEF, "bake", both)
    assert table.me.dishes() == [one.id, other.id]
    assert (table.me.flour, table.me.sugar, table.me.butter) == (1, 0, 1)
    assert sorted(table.state.ingredient_discard) == ["egg", "honey", "nuts"]


def test_service_staff_for_7_coins():
    """Line 572: yellow places a marker, pays 7 coins and draws an ingredient tile."""
    table = Table()
    post = next(
        id
        for id, each in table.board.posts.items()
        if each.cost == 7 and each.bonus and each.bonus.gain == "draw_ingredient"
    )
    table.turn(ASSISTANT, "place", post)
    assert table.me.coins == 3
    assert len(table.me.ingredients) == 1


def test_a_noble_host_for_14_coins():
    """Line 612."""
    table = Table()
    table.me.coins = 14
    host = next(host.id for host in table.board.hosts if host.cost == 14)
    table.turn(ASSISTANT, "place", host)
    assert table.me.coins == 0
    assert table.state.hosts == {host: ME}


def test_the_third_successful_decoration():
    """Line 616: pink immediately takes the most valuable empty space of the special bonus."""
    table = Table()
    bonus = next(
        tile.id
        for tile in COMPONENTS.special_bonuses.values()
        if tile.condition.model_dump() == {"condition": "decorations", "number": 3}
    )
    table.state.special_bonuses = {bonus: [RED]}
    table.decorations(2)
    table.rack(table.new_recipe())
    table.top("cake")
    table.turn(ASSISTANT, "deliver", "cake", "sell", "claim")
    assert table.state.special_bonuses == {bonus: [RED, ME]}
    prestige = table.rules.special_bonuses[bonus].prestige[table.rules.board_name]
    assert table.points("specials") == prestige[1]


def test_preparing_new_ingredients():
    """Captions of phase 1: the lower part goes, the others slide down, the rest is filled."""
    table = Table()
    table.fill_ingredients()
    table.state.ingredients[0][0] = None
    rows = [list(row) for row in table.state.ingredients]
    table.run(new_ingredients)
    cleared = [n for n, row in enumerate(table.board.ingredient_rows) if row.clears]
    assert cleared
    assert {*table.state.ingredient_discard} == {tile for n in cleared for tile in rows[n]}
    assert table.state.ingredients[-1][1:] == rows[cleared[0] - 1][1:]
    assert all(None not in row for row in table.state.ingredients)


def test_preparing_new_recipes():
    """Captions of phase 1: the two rightmost go, the others slide right, the rest is filled."""
    table = Table()
    table.show_recipes(*table.state.recipe_bag[-len(table.state.recipes) :])
    before = list(table.state.recipes)
    table.run(new_recipes)
    assert table.state.recipe_discard == before[-2:]
    assert table.state.recipes[2:] == before[:-2]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_trays_hold_one_level_in_each_round(players: int):
    """Lines 204, 226 to 229 and 318 to 320: all I; I and II; II and III; III and IV."""
    found = []
    table = Table(players)
    for number in (1, 2, 3, 4):
        table.state.phase, table.state.round = SELECT, number
        for player in table.players:
            player.hand, player.unused = [], list(table.rules.start_staff)
        table.run(select_staff)
        trays = (table.state.tray_a, table.state.tray_b)
        assert [len(tray) for tray in trays] == [players + 2] * 2
        found.append([{table.rules.staff[card].level for card in tray} for tray in trays])
        table.state.tray_a, table.state.tray_b = [], []
    assert found == [[{1}, {1}], [{1}, {2}], [{2}, {3}], [{3}, {4}]]
    assert table.state.staff_deck == []


def test_the_mentor_takes_the_second_recipe_from_the_left_or_the_next_one():
    """Line 871."""
    table = Table(1)
    table.show_recipes(*[table.new_recipe(id) for id in "abcdef"])
    table.new_solo("second", recipe=1)
    table.mentor_turn("acquire_recipes", decisions=("second", "second"))
    assert table.mentor.recipes == ["b", "c"]


def test_the_mentor_takes_all_tiles_of_the_right_column():
    """Line 875."""
    table = Table(1)
    table.fill_ingredients()
    right = [row[-1] for row in table.state.ingredients]
    table.new_solo("right", column=table.board.columns - 1)
    table.mentor_turn("acquire_ingredients", decisions=("right",))
    assert table.mentor.ingredients == right


def test_the_mentor_bakes_left_right_and_middle():
    """Line 879: as far as there are cooling racks."""
    table = Table(1)
    table.store(*[table.new_recipe(id) for id in "abc"], seat=1)
    table.mentor_turn({"action": "bake", "order": [0, 2, 1]})
    assert table.mentor.racks == ["a", "c"]


def test_the_mentor_decorates_the_lower_dish_with_the_bottommost_topping():
    """Line 885."""
    table = Table(1)
    table.rack(table.new_recipe("upper"), table.new_recipe("lower"), seat=1)
    table.tiles(*[table.new_tile(id, topping=True) for id in "abc"], table.new_tile("d"), seat=1)
    table.mentor_turn({"action": "decorate", "order": [1, 0], "start": "last"})
    assert table.mentor.toppings == ["b", "c"]


def test_the_mentor_delivers_to_the_left_table_and_to_the_middle_one():
    """Lines 789 and 925: the first free space from one end."""
    table = Table(1)
    table.new_solo("left", table="left", end="near")
    table.new_solo("middle", table="middle", end="far")
    table.rack(table.new_recipe("x"), table.new_recipe("y"), seat=1)
    table.mentor_turn("deliver", decisions=("left", "middle"))
    assert table.state.dishes == {
        table.spaces("left")[0]: ("x", 1),
        table.spaces("middle")[-1]: ("y", 1),
    }


def test_the_mentor_hires_the_rightmost_star_card_or_the_last_of_the_display():
    """Lines 975 and 977."""
    table = Table(1)
    table.state.stars = []
    for name in ("left", "right"):
        table.new_star(name, {"condition": "coins", "number": 1})
    table.for_hire(*[table.new_card(id) for id in "abcd"])
    table.mentor_turn({"action": "hire", "start": "last"})
    assert table.mentor.unused == ["right"]
    table.mentor_turn({"action": "hire", "start": "last"})
    assert table.mentor.unused == ["right", "d"]


def test_the_mentor_places_service_staff_between_the_top_and_the_left_table():
    """Line 983: the left space."""
    table = Table(1)
    area = next(each for each in table.board.areas if {*each.tables} == {"top", "left"})
    table.new_solo("post", place=area.id)
    table.mentor_turn("place", decisions=("post",))
    assert table.state.posts == {area.left.id: 1}


def test_half_of_what_the_mentor_has_left_and_four_prestige_for_an_idle_card():
    """Lines 817 and 991: rounded down."""
    table = Table(1)
    table.tiles(table.new_tile("t"), seat=1)
    assert table.points("mentor", 1) == (1 + 4) // 2
    table.mentor_turn("deliver")
    assert table.mentor.prestige == 4
