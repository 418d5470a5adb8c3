"""Main action 5: Decorate (rulebook, lines 454 to 468)."""

from rococo_desktop.rules.patisserie.actions.decorate import DECORATE
from rococo_desktop.rules.patisserie.book import Context
from rococo_desktop.rules.patisserie.events import DishDecorated
from tests.rules.patisserie.table import ASSISTANT, CHEF, ME, Table


def test_a_tile_with_a_topping_goes_above_a_dish():
    """Line 456."""
    table = Table()
    table.rack(table.new_recipe())
    table.tiles(table.new_tile("plain", honey=1), table.new_tile("sweet", topping=True))
    table.turn(CHEF, "decorate", "cake")
    assert table.me.toppings == ["sweet", None]
    assert table.me.ingredients == ["plain"]
    assert table.events_of(DishDecorated) == [DishDecorated(ME, "cake", "sweet")]


def test_two_dishes_need_two_tiles():
    """Lines 456 and 460."""
    table = Table()
    table.rack(table.new_recipe("x"), table.new_recipe("y"))
    table.tiles(*[table.new_tile(id, honey=n, topping=True) for n, id in enumerate("ab")])
    table.turn(CHEF, "decorate", "y", "b")
    assert table.options == ("x", "done")
    table.answer("x")
    assert table.me.toppings == ["a", "b"]


def test_the_action_may_end_after_one_dish():
    """Line 456: 1 or 2."""
    table = Table()
    table.rack(table.new_recipe("x"), table.new_recipe("y"))
    table.tiles(*[table.new_tile(id, topping=True) for id in "ab"])
    table.turn(CHEF, "decorate", "x", "done")
    assert table.me.toppings == ["a", None]


def test_only_one_topping_for_each_dish():
    """Line 458."""
    table = Table()
    table.rack(table.new_recipe())
    table.top("cake")
    table.tiles(table.new_tile("a", topping=True))
    table.turn(CHEF)
    assert "decorate" not in table.options


def test_without_a_topping_or_a_dish_nothing_can_be_decorated():
    """Line 462."""
    table = Table()
    table.rack(table.new_recipe())
    table.tiles(table.new_tile("plain", honey=1))
    table.turn(CHEF)
    assert "decorate" not in table.options
    table = Table()
    table.tiles(table.new_tile("a", topping=True))
    table.turn(CHEF)
    assert "decorate" not in table.options


def test_the_obstacle_names_the_most_basic_thing_that_is_missing():
    """Whoever has no dish is not told of one without a topping."""

    def obstacle(table: Table) -> str:
        found = DECORATE.obstacle(Context(table.rules, table.state, None), ME, "chef")
        return found.kind if found else ""

    table = Table()
    table.turn(CHEF)
    assert obstacle(table) == "no_dish"
    table.rack(table.new_recipe())
    assert obstacle(table) == "no_topping"
    table.top("cake")
    assert obstacle(table) == "no_plain_dish"


def test_the_tile_is_chosen_if_its_ingredients_differ():
    """Line 456: use 1 of your tiles; equal ones are offered once."""
    table = Table()
    table.rack(table.new_recipe())
    for id, honey in (("a", 0), ("b", 1), ("c", 0)):
        table.tiles(table.new_tile(id, honey=honey, topping=True))
    table.turn(CHEF, "decorate", "cake")
    assert (table.asked, table.options) == ("choose_topping", ("a", "b"))
    table.answer("b")
    assert table.me.toppings[0] == "b"


def test_an_assistant_decorates_only_through_a_bonus():
    """Lines 363 and 468."""
    table = Table()
    table.rack(table.new_recipe())
    table.tiles(table.new_tile("a", topping=True))
    table.turn(ASSISTANT)
    assert "decorate" not in table.options
    table.answer("forfeit")
    table.bonus({"effect": "decorate_one", "cost": 1}, "use", "cake", training=ASSISTANT)
    assert table.me.toppings[0] == "a"
