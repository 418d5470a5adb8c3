"""Main action 1: Acquire Recipes (rulebook, lines 396 to 406)."""

from rococo_desktop.rules.patisserie.events import RecipeAcquired, RecipeDiscarded
from tests.rules.patisserie.table import ASSISTANT, CHEF, ME, Table


def shown(*recipes: str) -> Table:
    table = Table()
    table.show_recipes(*[table.new_recipe(recipe) for recipe in recipes])
    return table


def price(table: Table, recipe: str) -> int:
    return table.board.recipe_prices[table.state.recipes.index(recipe)]


def test_one_or_two_recipes_for_the_price_of_their_spaces():
    """Line 398."""
    table = shown("a", "b", "c", "d")
    cost = price(table, "a") + price(table, "c")
    table.turn(ASSISTANT, "acquire_recipes", "a", "c")
    assert table.me.recipes == ["a", "c"]
    assert table.me.coins == 10 - cost
    assert table.asked is None


def test_after_the_first_recipe_the_action_may_end():
    """Line 398: 1 or 2."""
    table = shown("a", "b", "c")
    table.turn(CHEF, "acquire_recipes", "b")
    assert table.options == ("a", "c", "done")
    table.answer("done")
    assert table.me.recipes == ["b"]


def test_only_recipes_that_can_be_paid_for_are_offered():
    """Line 398: pay their price."""
    table = shown("a", "b")
    table.me.coins = price(table, "b")
    assert price(table, "a") > price(table, "b")
    table.turn(ASSISTANT, "acquire_recipes")
    assert table.options == ("b",)


def test_nothing_is_asked_if_no_second_recipe_can_be_paid_for():
    """Line 398."""
    table = Table()
    table.show_recipes(table.new_recipe("a"), table.new_recipe("b"), None)
    assert price(table, "b") > 0
    table.me.coins = price(table, "a")
    table.turn(ASSISTANT, "acquire_recipes", "a")
    assert (table.asked, table.me.coins) == (None, 0)


def test_a_fourth_recipe_makes_one_be_discarded():
    """Line 402, at most 3; ruling 4: a stored one is discarded, or the new one."""
    table = shown("new")
    table.store(*[table.new_recipe(recipe) for recipe in ("x", "y", "z")])
    table.turn(ASSISTANT, "acquire_recipes", "new")
    assert (table.asked, table.options) == ("make_room", ("x", "y", "z", "new"))
    table.answer("y")
    assert table.me.recipes == ["x", "z", "new"]
    assert table.state.recipe_discard == ["y"]
    assert table.events_of(RecipeDiscarded) == [RecipeDiscarded(ME, "y")]


def test_the_new_recipe_may_be_given_up():
    """Ruling 4."""
    table = shown("new")
    table.store(*[table.new_recipe(recipe) for recipe in ("x", "y", "z")])
    table.turn(ASSISTANT, "acquire_recipes", "new", "new")
    assert table.me.recipes == ["x", "y", "z"]
    assert table.events_of(RecipeAcquired) == []


def test_two_recipes_can_take_the_place_of_two():
    """Line 402: after the first one is stored, the second is asked about."""
    table = shown("n1", "n2")
    table.store(*[table.new_recipe(recipe) for recipe in ("x", "y", "z")])
    table.turn(ASSISTANT, "acquire_recipes", "n1", "x", "n2", "y")
    assert table.me.recipes == ["z", "n1", "n2"]


def test_the_space_stays_empty_until_the_turn_is_over():
    """Line 400; ruling 12: prices do not change between two recipes."""
    table = shown("a", "b", "c", "d", "e", "f")
    before = price(table, "b")
    table.me.coins = 50
    table.turn(ASSISTANT, "acquire_recipes", "a")
    assert price(table, "b") == before
    assert table.state.recipes[0] is None
