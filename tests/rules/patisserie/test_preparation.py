"""Phase 1: Preparation (rulebook, lines 260 to 274)."""

from rococo_desktop.rules.patisserie.displays import (
    new_ingredients,
    new_recipes,
    refill_recipes,
    shift_and_fill_recipes,
)
from rococo_desktop.rules.patisserie.events import (
    IngredientBagRefilled,
    IngredientsDiscarded,
    IngredientsRevealed,
    RecipeBagRefilled,
    RecipesDiscarded,
    RecipesRevealed,
)
from rococo_desktop.rules.rounds import take_turns
from tests.rules.patisserie.table import ASSISTANT, Table


def kitchen(*rows: str) -> Table:
    """A table with these ingredient tiles, one letter each; a dot is an empty space."""
    table = Table()
    for number, row in enumerate(rows):
        tiles = [None if tile == "." else table.new_tile(tile) for tile in row]
        table.state.ingredients[number] = [*tiles]
    return table


def rows(table: Table) -> list[str]:
    return ["".join(tile or "." for tile in row) for row in table.state.ingredients]


# -- A. new ingredients ----------------------------------------------------------------------------


def test_the_lower_part_is_discarded_and_the_others_slide_down():
    """P1-1 and P1-2, lines 266 and 267."""
    table = kitchen("ab.", "c..", "d.e")
    table.state.ingredient_bag, table.state.ingredient_discard = [], []
    table.run(new_ingredients)
    assert table.events_of(IngredientsDiscarded)[0].tiles == ("d", "e")
    # d and e come back, because nothing else is in the bag.
    assert rows(table)[1:] == ["a..", "cb."]


def test_empty_spaces_are_filled_from_the_top_row_each_from_left_to_right():
    """P1-3, line 268."""
    table = kitchen("a..", "...", "...")
    new = [table.new_tile(f"new-{number}") for number in range(8)]
    table.state.ingredient_bag = new[::-1]
    table.run(new_ingredients)
    assert table.state.ingredients == [new[:3], new[3:6], ["a", *new[6:]]]
    assert table.events_of(IngredientsRevealed)[0].tiles == tuple(new)


def test_the_discards_wait_until_a_tile_is_wanted():
    """P1-3, line 268: if the bag is empty, the discards go back into it."""
    table = kitchen("...", "...", "...")
    old = [table.new_tile(f"old-{number}") for number in range(20)]
    table.state.ingredient_bag = [table.new_tile("last")]
    table.state.ingredient_discard = list(old)
    table.run(new_ingredients)
    assert table.state.ingredients[0][0] == "last"
    assert table.events_of(IngredientBagRefilled)[0].count == 20
    assert len(table.state.ingredient_bag) == 20 - 8
    assert table.state.ingredient_discard == []


def test_spaces_stay_empty_if_there_are_too_few_tiles():
    """P1-3, line 268."""
    table = kitchen("...", "...", "...")
    table.state.ingredient_bag = [table.new_tile(id) for id in "zy"]
    table.run(new_ingredients)
    assert rows(table) == ["yz.", "...", "..."]


# -- B. new recipes --------------------------------------------------------------------------------


def display(table: Table, *recipes: str | None) -> None:
    table.state.recipes = [recipe and table.new_recipe(recipe) for recipe in recipes]


def test_the_two_rightmost_recipes_are_discarded_and_the_others_shift_right():
    """P1-4 to P1-6, lines 272 to 274: new ones fill from right to left."""
    table = Table()
    display(table, "a", None, "b", None, "c", "d")
    table.state.recipe_bag = [table.new_recipe(id) for id in ("z", "y", "x", "w")]
    table.run(new_recipes)
    assert table.state.recipes == ["z", "y", "x", "w", "a", "b"]
    assert table.state.recipe_discard == ["c", "d"]
    assert table.events_of(RecipesDiscarded)[0].recipes == ("c", "d")
    assert table.events_of(RecipesRevealed)[0].recipes == ("w", "x", "y", "z")


def test_discarded_recipes_go_back_into_an_empty_bag():
    """P1-6, line 274."""
    table = Table()
    display(table, None, None, None, "a", "b", None)
    table.state.recipe_bag, table.state.recipe_discard = [], []
    table.run(new_recipes)
    assert table.state.recipes == [None, None, None, None, "b", "a"]
    assert table.events_of(RecipeBagRefilled)[0].count == 1


def test_the_leftmost_recipe_spaces_stay_empty_if_there_are_too_few():
    """P1-6, line 274: and nothing is told of recipes that do not come."""
    table = Table()
    display(table, "a", None, None, None, None, None)
    table.state.recipe_bag, table.state.recipe_discard = [], []
    table.run(shift_and_fill_recipes)
    assert table.state.recipes == [None] * 5 + ["a"]
    assert table.events_of(RecipesRevealed) == []


def test_after_a_turn_recipes_are_refilled_at_three_empty_spaces():
    """Line 400: at least 3 spaces are empty."""
    table = Table()
    display(table, "a", None, "b", "c", None, "d")
    before = list(table.state.recipes)
    table.run(refill_recipes)
    assert table.state.recipes == before
    display(table, "a", None, "b", None, None, "d")
    table.run(refill_recipes)
    assert None not in table.state.recipes
    assert table.state.recipes[3:] == ["a", "b", "d"]


# -- recipes run out -------------------------------------------------------------------------------


def test_the_last_recipes_fill_the_display_from_the_right():
    """Lines 274 ("New Recipes") and 400 ("1. Acquire Recipes"): the leftmost spaces stay empty."""
    table = Table()
    display(table, "a", None, "b", None, None, None)
    table.state.recipe_bag = [table.new_recipe("last")]
    table.state.recipe_discard = [table.new_recipe("old")]
    table.run(refill_recipes)
    assert table.state.recipes == [None, None, "old", "last", "a", "b"]
    assert table.events_of(RecipeBagRefilled)[0].count == 1
    assert (table.state.recipe_bag, table.state.recipe_discard) == ([], [])


def test_without_a_recipe_the_display_stays_empty_and_none_can_be_acquired():
    """Lines 274 ("New Recipes") and 398 ("1. Acquire Recipes")."""
    table = Table()
    table.state.recipe_bag, table.state.recipe_discard = [], []
    table.run(new_recipes)
    assert table.state.recipes == [None] * 6
    assert table.events_of(RecipesRevealed) == []
    assert table.events_of(RecipeBagRefilled) == []
    table.turn(ASSISTANT)
    assert "acquire_recipes" not in table.options


def test_a_recipe_that_was_discarded_comes_back_at_the_end_of_the_turn():
    """Lines 274, 400 and 402: a bag that is empty takes the discards of the same turn."""
    table = Table()
    table.state.recipe_bag, table.state.recipe_discard = [], []
    table.store(*[table.new_recipe(id) for id in "xyz"])
    display(table, None, None, None, None, "a", "b")
    table.me.hand = [ASSISTANT]
    table.run(take_turns)
    table.answer(ASSISTANT, "acquire_recipes", "b", "x", "done")
    assert table.me.recipes == ["y", "z", "b"]
    assert table.state.recipes == [None] * 4 + ["x", "a"]
    assert table.state.recipe_discard == []


def test_with_one_recipe_left_the_mentor_takes_it():
    """Lines 274 and 831 ("Mentor Actions"): the display is not refilled, as none is left."""
    table = Table(1)
    table.state.recipe_bag, table.state.recipe_discard = [], []
    display(table, None, None, None, None, None, "last")
    table.new_solo("d", recipe=0)
    table.mentor_turn("acquire_recipes", decisions=("d",))
    assert table.mentor.recipes == ["last"]
    table.run(refill_recipes)
    assert table.state.recipes == [None] * 6
