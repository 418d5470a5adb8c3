"""Main action 4: Bake (rulebook, lines 440 to 450)."""

from rococo_desktop.rules.patisserie.events import DishBaked, GoodsSpent, IngredientsSpent
from tests.rules.patisserie.table import ASSISTANT, CHEF, ME, Table


def with_tiles(**tiles: str) -> Table:
    """A table at which I own tiles by name: h, n, e for their ingredients, * for a topping."""
    table = Table()
    for id, signs in tiles.items():
        table.tiles(
            table.new_tile(
                id,
                honey=signs.count("h"),
                nuts=signs.count("n"),
                egg=signs.count("e"),
                topping="*" in signs,
            )
        )
    return table


def test_a_recipe_is_baked_for_goods_and_tiles():
    """Line 442: markers go down, tiles to the discard pile, the dish into a rack."""
    table = with_tiles(a="h", b="e")
    table.me.flour, table.me.sugar, table.me.butter = 3, 2, 1
    table.store(table.new_recipe(flour=2, sugar=1, butter=1, honey=1))
    table.turn(ASSISTANT, "bake", "cake")
    assert (table.me.flour, table.me.sugar, table.me.butter) == (1, 1, 0)
    assert table.me.ingredients == ["b"]
    assert table.state.ingredient_discard == ["a"]
    assert table.me.racks == ["cake", None]
    assert table.me.recipes == []
    assert table.events_of(GoodsSpent) == [GoodsSpent(ME, 2, 1, 1)]
    assert table.events_of(IngredientsSpent) == [IngredientsSpent(ME, ("a",), "bake")]
    assert table.events_of(DishBaked) == [DishBaked(ME, "cake", 0)]


def test_what_is_missing_prevents_baking():
    """Line 442: the required raw materials."""
    for missing in ({"flour": 3}, {"sugar": 2}, {"butter": 2}, {"honey": 1}, {"nuts": 2}):
        table = with_tiles(a="n", b="e")
        table.store(table.new_recipe("cake", **missing))
        table.turn(CHEF)
        assert "bake" not in table.options, missing


def test_only_a_chef_bakes_a_recipe_with_a_hat():
    """Line 442."""
    table = Table()
    table.store(table.new_recipe("grand", chef=True), table.new_recipe("plain"))
    table.turn(ASSISTANT, "bake")
    assert table.options == ("plain",)
    table = Table()
    table.store(table.new_recipe("grand", chef=True))
    table.turn(CHEF, "bake", "grand")
    assert table.me.dishes() == ["grand"]


def test_two_recipes_are_baked_together():
    """Line 442: 1 or 2, from goods that are enough for both."""
    table = Table()
    table.store(*[table.new_recipe(id, flour=1) for id in "abc"])
    table.turn(ASSISTANT, "bake")
    assert table.options == ("a", "b", "c", "a+b", "a+c", "b+c")
    table.answer("a+c")
    assert table.me.racks == ["a", "c"]
    assert table.me.recipes == ["b"]
    assert table.me.flour == 0


def test_two_recipes_need_the_goods_of_both():
    """Line 442."""
    table = Table()
    table.me.flour = 1
    table.store(*[table.new_recipe(id, flour=1) for id in "ab"])
    table.turn(ASSISTANT, "bake")
    assert table.options == ("a", "b")


def test_without_a_free_rack_nothing_is_baked():
    """Line 446: and with one, only one recipe."""
    table = Table()
    table.store(*[table.new_recipe(id) for id in "ab"])
    table.rack(table.new_recipe("old"))
    table.turn(ASSISTANT, "bake")
    assert table.options == ("a", "b")
    table = Table()
    table.store(table.new_recipe("a"))
    table.rack(table.new_recipe("old"), table.new_recipe("older"))
    table.turn(ASSISTANT)
    assert "bake" not in table.options


def test_a_finished_dish_is_never_offered_for_discarding():
    """Line 446."""
    table = Table()
    table.rack(table.new_recipe("old"))
    table.turn(ASSISTANT)
    assert "old" not in table.options


def test_excess_ingredients_are_lost():
    """Line 444."""
    table = with_tiles(a="hhe*")
    table.store(table.new_recipe(honey=1))
    table.turn(ASSISTANT, "bake", "cake")
    assert table.state.ingredient_discard == ["a"]
    assert table.me.ingredients == []


def test_one_tile_may_serve_both_recipes():
    """Line 444: its ingredients are divided."""
    table = with_tiles(a="he")
    table.store(table.new_recipe("x", honey=1), table.new_recipe("y", egg=1))
    table.turn(ASSISTANT, "bake", "x+y")
    assert table.me.dishes() == ["x", "y"]
    assert table.state.ingredient_discard == ["a"]


def test_the_same_tile_cannot_serve_two_actions():
    """Line 444: what is left over is wasted."""
    table = with_tiles(a="he")
    table.store(table.new_recipe("x", honey=1), table.new_recipe("y", egg=1))
    table.turn(ASSISTANT, "bake", "x")
    table.turn(CHEF)
    assert "bake" not in table.options


def test_the_tiles_are_chosen_if_there_is_a_choice():
    """Ruling 27: each payment without a superfluous tile; a topping may be worth keeping."""
    table = with_tiles(a="h", b="h*", c="he", d="n")
    table.store(table.new_recipe(honey=1))
    table.turn(ASSISTANT, "bake", "cake")
    assert table.asked == "pay_ingredients"
    assert {*table.options} == {"a", "b", "c"}
    table.answer("c")
    assert table.me.ingredients == ["a", "b", "d"]
    assert table.me.dishes() == ["cake"]


def test_no_payment_with_a_tile_too_many_is_offered():
    """Ruling 27."""
    table = with_tiles(a="h", b="e", c="he")
    table.store(table.new_recipe(honey=1, egg=1))
    table.turn(ASSISTANT, "bake", "cake")
    assert {*table.options} == {"a+b", "c"}


def test_equal_tiles_are_one_payment():
    """Ruling 27: nothing is asked."""
    table = with_tiles(a="h", b="h", c="h")
    table.store(table.new_recipe(honey=2))
    table.turn(ASSISTANT, "bake", "cake")
    assert table.state.ingredient_discard == ["a", "b"]
    assert table.asked is None


def test_a_tile_with_two_of_an_ingredient_counts_twice():
    """Line 442."""
    table = with_tiles(a="hh")
    table.store(table.new_recipe(honey=2))
    table.turn(ASSISTANT, "bake", "cake")
    assert table.me.dishes() == ["cake"]


def test_both_recipes_are_baked_by_the_card_that_was_played():
    """Ruling 22: one card, one action."""
    table = Table()
    table.store(table.new_recipe("grand", chef=True), *[table.new_recipe(id) for id in "ab"])
    table.turn(ASSISTANT, "bake")
    assert table.options == ("a", "b", "a+b")
