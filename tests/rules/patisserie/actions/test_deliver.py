"""Main action 6: Deliver (rulebook, lines 472 to 522)."""

import pytest

from rococo_desktop.rules.patisserie.events import (
    DecorationSucceeded,
    DishPresented,
    DishSold,
    IngredientsDrawn,
    TableBonusGained,
    ToppingDiscarded,
)
from rococo_desktop.rules.patisserie.income import gain_income
from tests.rules.patisserie.table import ASSISTANT, CHEF, LEFT, ME, Table


def with_dish(**fields) -> Table:
    table = Table()
    table.rack(table.new_recipe(**fields))
    return table


# -- sell ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("prestige", [2, 3, 4, 5, 6])
def test_a_dish_is_sold_for_five_coins_for_each_prestige_point(prestige: int):
    """Line 480: it goes to the recipe discard pile, and gives no prestige."""
    table = with_dish(prestige=prestige)
    table.turn(ASSISTANT, "deliver", "cake", "sell")
    assert table.me.coins == 10 + 5 * prestige
    assert table.me.prestige == 0
    assert table.state.recipe_discard == ["cake"]
    assert table.me.racks == [None, None]
    assert table.state.dishes == {}
    assert table.events_of(DishSold) == [DishSold(ME, "cake")]


@pytest.mark.parametrize("answer", ["sell", "present"])
def test_the_topping_of_a_delivered_dish_becomes_a_decoration(answer: str):
    """Lines 478 and 504: from the top down."""
    table = with_dish()
    table.decorations(2)
    tile = table.top("cake")
    table.turn(CHEF, "deliver", "cake", "sell" if answer == "sell" else table.plain_space())
    assert table.me.decorations == ["decoration-0-0", "decoration-0-1", tile]
    assert table.me.toppings == [None, None]
    assert table.events_of(DecorationSucceeded) == [DecorationSucceeded(ME, tile)]


def test_the_fifth_decoration_is_the_last():
    """Lines 478 and 504 ("6. Deliver"), and 598 ("Phase 4"): its income is 2 prestige."""
    table = Table()
    table.decorations(4)
    table.rack(table.new_recipe("x"), table.new_recipe("y"))
    fifth, sixth = table.top("x"), table.top("y")
    table.turn(CHEF, "deliver", "x", table.plain_space("top"), "y", "sell")
    assert table.me.decorations[4:] == [fifth]
    assert table.state.ingredient_discard == [sixth]
    assert table.events_of(DecorationSucceeded) == [DecorationSucceeded(ME, fifth)]
    assert table.events_of(ToppingDiscarded) == [ToppingDiscarded(ME, sixth)]
    table.run(gain_income)
    assert table.me.prestige == 1 + 1 + 2


@pytest.mark.parametrize("answer", ["sell", "present"])
def test_with_five_decorations_the_topping_is_discarded(answer: str):
    """Lines 478 and 504."""
    table = with_dish()
    table.decorations(5)
    tile = table.top("cake")
    table.turn(CHEF, "deliver", "cake", "sell" if answer == "sell" else table.plain_space())
    assert len(table.me.decorations) == 5
    assert table.state.ingredient_discard == [tile]
    assert table.events_of(ToppingDiscarded) == [ToppingDiscarded(ME, tile)]


# -- present ---------------------------------------------------------------------------------------


def test_a_dish_is_presented_with_a_marker_and_scores_in_the_end():
    """Lines 484 and 496."""
    table = with_dish(prestige=5)
    space = table.plain_space("left")
    table.turn(ASSISTANT, "deliver", "cake", space)
    assert table.state.dishes == {space: ("cake", ME)}
    assert table.events_of(DishPresented) == [DishPresented(ME, "cake", space)]
    assert table.me.prestige == 0
    assert table.parts("dishes") == {"cake": 5}


def test_every_empty_space_of_every_table_is_offered():
    """Lines 484 and 500: also those whose bonus cannot be met."""
    table = with_dish()
    taken = table.spaces("top")[1]
    table.present(LEFT, taken)
    table.turn(ASSISTANT, "deliver", "cake")
    assert table.options == (*(s for s in table.board.spaces if s != taken), "sell")


def test_without_an_empty_space_a_dish_must_be_sold():
    """Line 506."""
    table = with_dish()
    table.present(LEFT, *table.board.spaces)
    table.turn(ASSISTANT, "deliver", "cake")
    assert table.options == ("sell",)


def test_coins_are_a_placement_bonus():
    """Line 486."""
    table = with_dish()
    table.turn(ASSISTANT, "deliver", "cake", table.bonus_space("coins", 3))
    assert table.me.coins == 13


@pytest.mark.parametrize("good", ["flour", "sugar", "butter"])
def test_a_good_is_a_placement_bonus(good: str):
    """Line 494."""
    table = with_dish()
    before = getattr(table.me, good)
    table.turn(ASSISTANT, "deliver", "cake", table.bonus_space(good))
    assert getattr(table.me, good) == before + 1


def test_a_tile_of_the_bag_is_a_placement_bonus():
    """Line 490."""
    table = with_dish()
    tile = table.state.ingredient_bag[-1]
    table.turn(ASSISTANT, "deliver", "cake", table.bonus_space("draw_ingredient"))
    assert table.me.ingredients == [tile]


def test_a_tile_that_cannot_be_drawn_is_lost():
    """Ruling 21."""
    table = with_dish()
    table.state.ingredient_bag = []
    table.turn(ASSISTANT, "deliver", "cake", table.bonus_space("draw_ingredient"))
    assert table.me.ingredients == []
    assert table.events_of(IngredientsDrawn) == []
    assert table.asked is None


def test_the_discards_are_mixed_if_the_bag_is_empty():
    """Ruling 21; line 268."""
    table = with_dish()
    table.state.ingredient_bag, table.state.ingredient_discard = [], [table.new_tile("old")]
    table.turn(ASSISTANT, "deliver", "cake", table.bonus_space("draw_ingredient"))
    assert table.me.ingredients == ["old"]


# -- table bonus -----------------------------------------------------------------------------------


def table_bonus(kind: str, dish: dict, *, topped: bool = False, training: str = CHEF) -> bool:
    """Return whether a dish matches a table bonus of a kind."""
    table = with_dish(**dish)
    if topped:
        table.top("cake")
    reward = {"gain": "coins", "amount": 7}
    table.new_table_bonus("bonus", dishes={"kind": kind}, reward=reward)
    table.state.table_bonuses["middle"] = "bonus"
    table.turn(training, "deliver", "cake", table.plain_space("middle"))
    matched = table.events_of(TableBonusGained) == [TableBonusGained(ME, "bonus")]
    assert table.me.coins == (17 if matched else 10)
    return matched


@pytest.mark.parametrize("kind", ["honey", "nuts", "egg", "butter"])
def test_an_ingredient_is_present_or_absent(kind: str):
    """Line 498: on the dark side of the dish."""
    assert table_bonus(kind, {kind: 1})
    assert not table_bonus(kind, {})
    if kind != "butter":
        assert table_bonus(f"no_{kind}", {})
        assert not table_bonus(f"no_{kind}", {kind: 2})


def test_a_plain_dish_has_neither_honey_nor_nuts_nor_egg():
    """Line 498."""
    assert table_bonus("plain", {"flour": 2})
    assert not table_bonus("plain", {"nuts": 1})
    assert table_bonus("any", {"nuts": 1})


def test_a_topping_is_present_or_absent():
    """Line 498: the one that it had when it was delivered."""
    assert table_bonus("topped", {}, topped=True)
    assert not table_bonus("topped", {})
    assert table_bonus("untopped", {})
    assert not table_bonus("untopped", {}, topped=True)


def test_the_p_of_the_tile_counts_and_not_who_baked_it():
    """Ruling 20; line 498."""
    assert table_bonus("chef", {"chef": True}, training=ASSISTANT)
    assert not table_bonus("chef", {"chef": False}, training=CHEF)
    assert table_bonus("assistant", {"chef": False}, training=CHEF)
    assert not table_bonus("assistant", {"chef": True})


@pytest.mark.parametrize("display", ["recipe", "ingredient"])
def test_a_reward_of_a_display_is_chosen(display: str):
    """Lines 911 to 913: a recipe or an ingredient tile as the reward, for free."""
    table = with_dish()
    table.show_recipes(table.new_recipe("r1"), table.new_recipe("r2"))
    table.show_tiles(table.new_tile("t1"), table.new_tile("t2"))
    table.new_table_bonus("bonus", dishes={"kind": "any"}, reward={"gain": display})
    table.state.table_bonuses["top"] = "bonus"
    table.turn(ASSISTANT, "deliver", "cake", table.plain_space("top"))
    assert table.asked == f"take_{display}"
    assert table.options == (("r1", "r2") if display == "recipe" else ("t1", "t2"))
    table.answer(table.options[1])
    assert (table.me.recipes, table.me.ingredients) in ((["r2"], []), ([], ["t2"]))
    assert table.me.coins == 10


def test_an_empty_display_gives_nothing():
    """Ruling 21: the reward is lost, and nothing is asked."""
    table = with_dish()
    table.new_table_bonus("bonus", dishes={"kind": "any"}, reward={"gain": "ingredient"})
    table.state.table_bonuses["top"] = "bonus"
    table.turn(ASSISTANT, "deliver", "cake", table.plain_space("top"))
    assert table.asked is None


# -- service ---------------------------------------------------------------------------------------


def served(table: Table, *areas: str, seat: int = ME) -> None:
    for area in areas:
        post = next(each for each in table.board.areas if each.id == area).left.id
        table.state.posts[post] = seat


def test_each_post_beside_the_table_sells_a_point_for_three_coins():
    """Line 502: once for each presented dish."""
    table = with_dish()
    served(table, "area-top-left", "area-bottom-left", "area-bottom-right")
    table.turn(ASSISTANT, "deliver", "cake", table.plain_space("left"))
    assert (table.asked, table.options) == ("pay_service", ("0", "1", "2"))
    table.answer("2")
    assert (table.me.coins, table.me.prestige) == (4, 2)


def test_the_service_may_be_declined():
    """Line 502: you may."""
    table = with_dish()
    served(table, "area-top-left")
    table.turn(ASSISTANT, "deliver", "cake", table.plain_space("left"), "0")
    assert (table.me.coins, table.me.prestige) == (10, 0)


def test_posts_of_others_and_of_other_tables_sell_nothing():
    """Line 502: your marker, adjacent to this table."""
    table = with_dish()
    served(table, "area-top-left", seat=LEFT)
    served(table, "area-bottom-right")
    table.turn(ASSISTANT, "deliver", "cake", table.plain_space("left"))
    assert table.asked is None


def test_a_dish_that_is_sold_is_not_served():
    """Line 502: once per presented dish."""
    table = with_dish()
    served(table, "area-top-left")
    table.turn(ASSISTANT, "deliver", "cake", "sell")
    assert table.asked is None


def test_the_coins_of_the_same_dish_pay_for_the_service():
    """Ruling 19: placement bonus and table bonus come first."""
    table = with_dish()
    table.me.coins = 0
    space = table.bonus_space("coins", 3)
    name = table.board.table_of[space].id
    served(table, next(area.id for area in table.board.areas if name in area.tables))
    table.turn(ASSISTANT, "deliver", "cake", space, "1")
    assert (table.me.coins, table.me.prestige) == (0, 1)


# -- two dishes ------------------------------------------------------------------------------------


def test_two_dishes_are_delivered_one_after_the_other():
    """Line 474; ruling 16: each is sold or presented, and the first one pays for the second."""
    table = Table()
    table.rack(table.new_recipe("x", prestige=2), table.new_recipe("y"))
    table.me.coins = 0
    served(table, "area-top-left")
    table.turn(ASSISTANT, "deliver", "x", "sell")
    assert table.options == ("y", "done")
    table.answer("y", table.plain_space("left"), "1")
    assert (table.me.coins, table.me.prestige) == (7, 1)


def test_the_action_may_end_after_one_dish():
    """Line 474: 1 or 2."""
    table = Table()
    table.rack(table.new_recipe("x"), table.new_recipe("y"))
    table.turn(ASSISTANT, "deliver", "y", "sell", "done")
    assert table.me.dishes() == ["x"]


def test_without_a_dish_nothing_is_delivered():
    """Line 474."""
    table = Table()
    table.turn(ASSISTANT)
    assert "deliver" not in table.options
