"""Staff Card Bonuses (rulebook, lines 658 to 735), by the numbers of the list of all 28 kinds."""

import pytest

from rococo_desktop.rules.patisserie.events import BonusCopied, DishMoved, IngredientsDrawn
from tests.rules.patisserie.table import ASSISTANT, CHEF, LEFT, ME, RIGHT, Table

TABLE_STEPS = [[2, 1], [3, 2], [4, 3]]
TABLES_STEPS = [[2, 1], [3, 2], [5, 3]]
DISH_STEPS = [[1, 1], [3, 2], [5, 3]]


# -- start staff -----------------------------------------------------------------------------------


def test_st1_gain_coins():
    """ST1, line 664."""
    table = Table()
    table.bonus({"effect": "gain_coins", "amount": 4}, "use")
    assert table.me.coins == 14


def test_st2_buy_goods():
    """ST2, line 666: once, at the normal cost."""
    table = Table()
    table.bonus({"effect": "buy_goods"}, "use", "sugar-1")
    assert table.me.sugar == 2
    assert table.me.coins == 10 - table.rules.goods["sugar"].prices[0]
    assert table.asked is None


def test_st3_acquire_an_ingredient():
    """ST3, line 668: once, at the normal cost, by a chef, too (P3-4, line 367)."""
    table = Table()
    table.show_tiles(table.new_tile("t"))
    table.bonus({"effect": "acquire_ingredient"}, "use", "t", training=CHEF)
    assert table.me.ingredients == ["t"]
    assert table.me.coins == 10 - table.board.ingredient_rows[0].prices[0]


# -- levels I to IV --------------------------------------------------------------------------------


def test_b01_pay_for_an_action():
    """B01, line 672: X coins, and then the action at its normal cost."""
    table = Table()
    table.show_recipes(table.new_recipe("a"), table.new_recipe("b"))
    bonus = {"effect": "pay_for_action", "cost": 2, "action": "acquire_recipes"}
    table.bonus(bonus, "use", "a", "b")
    assert table.me.recipes == ["a", "b"]
    assert table.me.coins == 10 - 2 - sum(table.board.recipe_prices[-2:])


def test_b01_what_is_paid_is_missing_for_the_action():
    """B01, line 672; ruling 26: it is not offered if the action could not follow."""
    table = Table()
    cheapest = min(each.cost for each in table.board.posts.values())
    bonus = {"effect": "pay_for_action", "cost": 2, "action": "place"}
    table.me.coins = cheapest + 1
    table.bonus(bonus)
    assert table.asked is None
    assert table.me.coins == cheapest + 1
    table.me.coins = 1
    table.bonus(bonus)
    assert table.asked is None


def test_b01_overrides_the_restriction_of_the_action():
    """B01; P3-4, line 367: an assistant may hire with it, for the usual price."""
    table = Table()
    table.for_hire(table.new_card())
    bonus = {"effect": "pay_for_action", "cost": 1, "action": "hire"}
    table.bonus(bonus, "use", "card", training=ASSISTANT)
    assert (table.me.coins, table.me.hand) == (10 - 1 - 2, ["card"])


def test_b01_the_training_of_the_card_applies():
    """P3-4, line 367: an assistant bakes no recipe with P through it."""
    table = Table()
    table.store(table.new_recipe("grand", chef=True), table.new_recipe("plain"))
    bonus = {"effect": "pay_for_action", "cost": 1, "action": "bake"}
    table.bonus(bonus, "use", training=ASSISTANT)
    assert table.options == ("plain",)


@pytest.mark.parametrize(("number", "prestige"), [(2, 1), (3, 2), (4, 3)])
def test_b02_prestige_for_dishes_on_one_table(number: int, prestige: int):
    """B02, lines 675 to 677; ruling 30: the table with most of them is taken."""
    table = Table()
    table.present(ME, *table.spaces("top")[:number], table.spaces("left")[0])
    table.bonus({"effect": "prestige_by_table", "steps": TABLE_STEPS}, "use")
    assert table.me.prestige == prestige


def test_b02_one_dish_is_too_few():
    """B02, line 675."""
    table = Table()
    table.present(ME, "top-plain", "left-plain")
    table.bonus({"effect": "prestige_by_table", "steps": TABLE_STEPS})
    assert table.asked is None


def test_b03_move_a_dish():
    """B03, line 679: to another table, without placement bonus, reward or service."""
    table = Table()
    table.new_table_bonus("any", dishes={"kind": "any"}, reward={"gain": "coins", "amount": 5})
    table.state.table_bonuses["left"] = "any"
    table.state.posts["post-top-left-1"] = ME
    table.present(ME, "top-plain")
    table.present(LEFT, "left-plain")
    target = next(space.id for space in table.board.table["left"].spaces if space.bonus)
    table.bonus({"effect": "move_dish"}, "use")
    assert table.options == ("dish-at-top-plain",)
    table.answer("dish-at-top-plain")
    assert "left-plain" not in table.options
    assert not {*table.spaces("top")} & {*table.options}
    table.answer(target)
    assert table.state.dishes[target] == ("dish-at-top-plain", ME)
    assert "top-plain" not in table.state.dishes
    assert (table.me.coins, table.me.prestige, table.me.goods()) == (10, 0, 4)
    assert table.asked is None
    assert table.events_of(DishMoved) == [DishMoved(ME, "dish-at-top-plain", target)]


def test_b03_the_old_space_can_be_used_again_and_the_new_table_counts():
    """Ruling 13."""
    table = Table()
    table.present(ME, "top-plain")
    table.bonus({"effect": "move_dish"}, "use", "dish-at-top-plain", "left-plain")
    table.rack(table.new_recipe())
    table.turn(ASSISTANT, "deliver", "cake")
    assert "top-plain" in table.options
    assert [*table.parts("tables")] == ["left"]


def test_b03_without_an_empty_space_elsewhere_nothing_is_moved():
    """B03, line 679."""
    table = Table()
    table.present(ME, "top-plain")
    table.present(LEFT, *[s for s in table.board.spaces if not s.startswith("top")])
    table.bonus({"effect": "move_dish"})
    assert table.asked is None


def test_b04_buy_a_butter():
    """B04, line 681: 2 coins, once."""
    table = Table()
    table.bonus({"effect": "buy_butter", "cost": 2}, "use")
    assert (table.me.coins, table.me.butter) == (8, 2)


def test_b04_needs_the_coins_and_a_place_on_the_track():
    """B04, line 681; line 430."""
    table = Table()
    table.me.coins = 1
    table.bonus({"effect": "buy_butter", "cost": 2})
    assert table.asked is None
    table.me.coins, table.me.butter = 10, table.rules.goods["butter"].maximum
    table.bonus({"effect": "buy_butter", "cost": 2})
    assert table.asked is None


def test_b05_coins_for_posts_and_hosts():
    """B05, line 683."""
    table = Table()
    table.state.posts.update({"post-top-left-1": ME, "post-top-right-1": LEFT})
    table.state.hosts.update({"host-1": ME, "host-2": ME})
    table.bonus({"effect": "coins_by_markers", "amount": 2}, "use")
    assert table.me.coins == 16


def test_b06_coins_for_tables():
    """B06, line 685: each with at least one own dish."""
    table = Table()
    table.present(ME, *table.spaces("top")[:2], "left-plain")
    table.present(LEFT, "right-plain")
    table.bonus({"effect": "coins_by_tables", "amount": 2}, "use")
    assert table.me.coins == 14


def test_b07_draw_an_ingredient_tile():
    """B07, line 687: from the bag, and keep it."""
    table = Table()
    tile = table.state.ingredient_bag[-1]
    table.bonus({"effect": "draw_ingredients", "number": 1}, "use")
    assert table.me.ingredients == [tile]
    assert table.events_of(IngredientsDrawn) == [IngredientsDrawn(ME, (tile,))]


def test_b08_copy_the_bonus_of_another_player():
    """B08, line 689: of the top face-up used card."""
    table = Table()
    for seat, amount in ((ME, 1), (LEFT, 3), (RIGHT, 7)):
        bonus = {"effect": "gain_coins", "amount": amount}
        table.players[seat].used = [
            table.new_card(f"under-{seat}", bonus=bonus | {"amount": 50}),
            table.new_card(f"top-{seat}", bonus=bonus),
        ]
    table.bonus({"effect": "copy_bonus"}, "use")
    assert table.options == ("top-1", "top-2")
    table.answer("top-2")
    assert table.me.coins == 17
    assert table.events_of(BonusCopied) == [BonusCopied(ME, "top-2")]


def test_b08_as_if_by_an_assistant():
    """B08, line 689; rulings 6 and 7: what the bonus names is allowed, a recipe with P is not."""
    table = Table()
    table.store(table.new_recipe("grand", chef=True, flour=1), table.new_recipe("plain", flour=1))
    table.players[LEFT].used = [table.new_card("theirs", bonus={"effect": "bake_saving"})]
    table.bonus({"effect": "copy_bonus"}, "use", "theirs", training=CHEF)
    assert table.options == ("plain",)
    table = Table()
    table.rack(table.new_recipe())
    table.tiles(table.new_tile("t", topping=True))
    bonus = {"effect": "decorate_one", "cost": 1}
    table.players[LEFT].used = [table.new_card("theirs", bonus=bonus, training=CHEF)]
    table.bonus({"effect": "copy_bonus"}, "use", "theirs", "cake")
    assert table.me.toppings[0] == "t"


def test_b08_an_empty_pile_and_a_useless_bonus_cannot_be_copied():
    """Ruling 18; ruling 26."""
    table = Table()
    table.players[LEFT].used = [table.new_card("useless")]
    table.bonus({"effect": "copy_bonus"})
    assert table.asked is None


def test_b08_is_not_copied_itself():
    """Ruling 31: its copy could only copy what can be copied anyway."""
    table = Table()
    table.players[LEFT].used = [table.new_card("copy", bonus={"effect": "copy_bonus"})]
    coins = {"effect": "gain_coins", "amount": 1}
    table.players[RIGHT].used = [table.new_card("coins", bonus=coins)]
    table.bonus({"effect": "copy_bonus"}, "use")
    assert table.options == ("coins",)


def test_b08_equal_start_cards_are_offered_once():
    """Line 208: all colours have the same start staff."""
    table = Table()
    start = next(
        c for c in table.rules.start_staff if table.rules.staff[c].bonus.effect == "gain_coins"
    )
    table.players[LEFT].used = [start]
    table.players[RIGHT].used = [start]
    table.bonus({"effect": "copy_bonus"}, "use")
    assert table.options == (start,)


def test_b09_coins_for_dishes_on_one_table():
    """B09, line 691; ruling 30."""
    table = Table()
    table.present(ME, *table.spaces("top")[:2], *table.spaces("left")[:3])
    table.bonus({"effect": "coins_by_table", "amount": 2}, "use")
    assert table.me.coins == 16


def test_b10_draw_two_recipes_and_keep_one():
    """B10, line 693: the other one is discarded face up."""
    table = Table()
    table.state.recipe_bag += [table.new_recipe("second"), table.new_recipe("first")]
    table.bonus({"effect": "draw_recipes", "number": 2}, "use")
    assert (table.asked, table.options) == ("keep_recipe", ("first", "second"))
    table.answer("second")
    assert table.me.recipes == ["second"]
    assert table.state.recipe_discard == ["first"]


def test_b10_with_three_stored_recipes_one_is_discarded():
    """B10, line 693; ruling 4."""
    table = Table()
    table.store(*[table.new_recipe(id) for id in "abc"])
    table.state.recipe_bag += [table.new_recipe("second"), table.new_recipe("first")]
    table.bonus({"effect": "draw_recipes", "number": 2}, "use", "first", "b")
    assert table.me.recipes == ["a", "c", "first"]


def test_b10_with_a_single_recipe_left():
    """Ruling 21: what cannot be drawn is lost."""
    table = Table()
    table.state.recipe_bag = [table.new_recipe("last")]
    table.bonus({"effect": "draw_recipes", "number": 2}, "use", "last")
    assert table.me.recipes == ["last"]
    table.state.recipe_bag, table.state.recipe_discard = [], []
    table.bonus({"effect": "draw_recipes", "number": 2})
    assert table.asked is None


def test_b11_bake_with_one_flour_less():
    """B11, line 695: once, only one recipe."""
    table = Table()
    table.store(table.new_recipe("x", flour=3), table.new_recipe("y", flour=1))
    table.bonus({"effect": "bake_saving"}, "use")
    assert table.options == ("x", "y")
    table.answer("x")
    assert table.me.flour == 0
    assert table.me.dishes() == ["x"]


def test_b11_bake_with_one_honey_less():
    """B11, line 695; ruling 6: only if the recipe needs honey."""
    table = Table()
    table.store(table.new_recipe(honey=1, sugar=1))
    table.bonus({"effect": "bake_saving"}, "use", "cake")
    assert table.me.dishes() == ["cake"]
    assert (table.me.sugar, table.me.ingredients) == (0, [])


def test_b11_what_is_saved_is_chosen():
    """B11, line 695: flour or honey."""
    table = Table()
    table.store(table.new_recipe(honey=1, flour=1))
    table.tiles(table.new_tile("h", honey=1))
    table.bonus({"effect": "bake_saving"}, "use", "cake")
    assert (table.asked, table.options) == ("choose_saving", ("flour", "honey"))
    table.answer("honey")
    assert (table.me.flour, table.me.ingredients) == (1, ["h"])
    assert table.me.dishes() == ["cake"]


def test_b11_only_what_can_be_paid_is_saved():
    """B11, line 695: without honey it is the honey that is saved."""
    table = Table()
    table.store(table.new_recipe(honey=1, flour=1))
    table.bonus({"effect": "bake_saving"}, "use", "cake")
    assert table.asked is None
    assert table.me.flour == 1


def test_b11_a_recipe_without_flour_and_honey_is_baked_as_it_is():
    """Ruling 32."""
    table = Table()
    table.store(table.new_recipe(sugar=1))
    table.bonus({"effect": "bake_saving"}, "use", "cake")
    assert (table.me.sugar, table.me.dishes()) == (0, ["cake"])


def test_b12_coins_for_decorations():
    """B12, line 697."""
    table = Table()
    table.decorations(3)
    table.bonus({"effect": "coins_by_decorations", "amount": 2}, "use")
    assert table.me.coins == 16


def test_b13_decorate_one_dish_for_a_coin():
    """B13, line 699: only one."""
    table = Table()
    table.rack(table.new_recipe("x"), table.new_recipe("y"))
    table.tiles(*[table.new_tile(id, topping=True) for id in "ab"])
    table.bonus({"effect": "decorate_one", "cost": 1}, "use", "y")
    assert table.me.toppings == [None, "a"]
    assert table.me.coins == 9
    assert table.asked is None


@pytest.mark.parametrize(("number", "coins"), [(4, 12), (7, 12), (8, 9), (9, 9), (10, 6), (14, 6)])
def test_b14_coins_for_a_small_staff(number: int, coins: int):
    """B14, lines 702 to 704; ruling 8: unused, used and hand, with the card just played."""
    table = Table()
    table.staff_of(number - 1)
    table.me.hand, table.me.unused = table.me.unused[:1], table.me.unused[1:]
    table.bonus({"effect": "coins_by_staff", "steps": [[4, 12], [8, 9], [10, 6]]}, "use")
    assert table.me.coins == 10 + coins


def test_b15_deliver_one_dish():
    """B15, line 706: only one."""
    table = Table()
    table.rack(table.new_recipe("x", prestige=2), table.new_recipe("y"))
    table.bonus({"effect": "deliver_one"}, "use", "x", "sell")
    assert table.me.coins == 20
    assert table.asked is None


def test_b16_acquire_one_recipe():
    """B16, line 708: at the normal cost."""
    table = Table()
    table.show_recipes(table.new_recipe("a"), table.new_recipe("b"), None)
    table.bonus({"effect": "acquire_recipe"}, "use", "a")
    assert table.me.coins == 10 - table.board.recipe_prices[-3]
    assert table.me.recipes == ["a"]
    assert table.asked is None


@pytest.mark.parametrize(("number", "prestige"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_b17_prestige_for_dishes_of_a_kind(number: int, prestige: int):
    """B17, lines 711 to 713; ruling 33: the lost sign is that of the card's data."""
    table = Table()
    table.present(ME, *[*table.spaces("middle"), *table.spaces("left")][:number], chef=True)
    table.present(ME, "top-plain", chef=False)
    bonus = {"effect": "prestige_by_dishes", "dishes": {"kind": "chef"}, "steps": DISH_STEPS}
    table.bonus(bonus, "use")
    assert table.me.prestige == prestige


def test_b18_place_four_coins_cheaper():
    """B18, line 715."""
    table = Table()
    table.me.coins = table.board.host["host-1"].cost - 4
    table.bonus({"effect": "place_cheaper", "discount": 4}, "use", "host-1")
    assert table.me.coins == 0
    assert table.state.hosts == {"host-1": ME}


def test_b18_never_less_than_nothing():
    """Ruling 5."""
    table = Table()
    table.me.coins = 3
    table.bonus({"effect": "place_cheaper", "discount": 100}, "use", "host-1")
    assert table.me.coins == 3


def test_b19_gain_a_recipe():
    """B19, line 717: of your choice, for free, refilled afterwards."""
    table = Table()
    table.show_recipes(*[table.new_recipe(id) for id in "abcd"])
    table.bonus({"effect": "take_recipe"}, "use", "c")
    assert (table.me.recipes, table.me.coins) == (["c"], 10)
    assert None not in table.state.recipes


@pytest.mark.parametrize(("number", "prestige"), [(2, 1), (3, 2), (4, 2), (5, 3)])
def test_b20_prestige_for_tables(number: int, prestige: int):
    """B20, lines 720 to 722."""
    table = Table()
    table.present(ME, *[f"{each.id}-plain" for each in table.board.tables][:number])
    table.bonus({"effect": "prestige_by_tables", "steps": TABLES_STEPS}, "use")
    assert table.me.prestige == prestige


def test_b21_coins_for_dishes():
    """B21, line 724: on all tables; those in the racks do not count."""
    table = Table()
    table.present(ME, *table.spaces("top")[:2], "left-plain")
    table.rack(table.new_recipe())
    table.bonus({"effect": "coins_by_dishes", "amount": 2}, "use")
    assert table.me.coins == 16


def test_b22_prestige_for_coins():
    """B22, line 726: up to 8 times, each time a point."""
    table = Table()
    table.me.coins = 22
    table.bonus({"effect": "prestige_for_coins", "cost": 5, "times": 8}, "use")
    assert max(table.options) == "4"
    table.answer("3")
    assert (table.me.coins, table.me.prestige) == (7, 3)
    table.me.coins = 100
    table.bonus({"effect": "prestige_for_coins", "cost": 5, "times": 8}, "use")
    assert max(table.options) == "8"


@pytest.mark.parametrize(("number", "prestige"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_b23_prestige_for_decorations(number: int, prestige: int):
    """B23, lines 729 to 731."""
    table = Table()
    table.decorations(number)
    table.bonus({"effect": "prestige_by_decorations", "steps": DISH_STEPS}, "use")
    assert table.me.prestige == prestige


def test_b24_draw_two_tiles_and_keep_one():
    """B24, line 733: the other one is discarded face up."""
    table = Table()
    first, second = table.state.ingredient_bag[:-3:-1]
    table.bonus({"effect": "draw_ingredients", "number": 2}, "use")
    assert table.options == (first, second)
    table.answer(second)
    assert table.me.ingredients == [second]
    assert table.state.ingredient_discard == [first]


def test_b24_with_a_single_tile_left():
    """Ruling 21: it is kept without a question."""
    table = Table()
    table.state.ingredient_bag = table.state.ingredient_bag[:1]
    (last,) = table.state.ingredient_bag
    table.bonus({"effect": "draw_ingredients", "number": 2}, "use")
    assert table.me.ingredients == [last]
    assert table.asked is None
    table.bonus({"effect": "draw_ingredients", "number": 2})
    assert table.asked is None


def test_b25_gain_a_tile_of_the_display():
    """B25, line 735: of your choice, for free, if any are available."""
    table = Table()
    table.bonus({"effect": "take_ingredient"})
    assert table.asked is None
    table.show_tiles(table.new_tile("a"), table.new_tile("b"))
    table.bonus({"effect": "take_ingredient"}, "use", "b")
    assert (table.me.ingredients, table.me.coins) == (["b"], 10)
    assert table.state.ingredients[0] == ["a", *[None] * (table.board.columns - 1)]
