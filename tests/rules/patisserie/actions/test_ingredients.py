"""Main action 2: Acquire Ingredients (rulebook, lines 409 to 421)."""

from tests.rules.patisserie.table import ASSISTANT, CHEF, ME, Table, changed


def test_exactly_one_tile_for_the_price_of_its_row():
    """Lines 411 and 413: by the number of tiles that were in the row before."""
    table = Table()
    table.fill_ingredients()
    for row, printed in enumerate(table.board.ingredient_rows):
        tiles = list(table.state.ingredients[row])
        for tile in tiles:
            left = len(tiles) - table.state.ingredients[row].count(None)
            table.me.coins = 10
            assert tile
            table.turn(ASSISTANT, "acquire_ingredients", tile)
            assert table.me.coins == 10 - printed.prices[left - 1]
            assert table.asked is None
    assert len(table.me.ingredients) == 3 * table.board.columns


def test_a_tile_that_is_too_dear_is_not_offered():
    """Line 411: pay its price."""
    rows = (2, 1, 0)

    def dear(board):
        return changed(
            board,
            ingredient_rows=tuple(
                changed(row, prices=(price,) * board.columns)
                for row, price in zip(board.ingredient_rows, rows, strict=True)
            ),
        )

    table = Table(board=dear)
    for row, tile in enumerate("abc"):
        table.show_tiles(table.new_tile(tile), row=row)
    table.me.coins = 1
    table.turn(ASSISTANT, "acquire_ingredients")
    assert table.options == ("b", "c")


def test_there_is_no_limit_and_no_refill():
    """Lines 411 and 415."""
    table = Table()
    table.tiles(*[table.new_tile(f"own-{number}") for number in range(20)])
    table.show_tiles(table.new_tile("new"))
    table.turn(ASSISTANT, "acquire_ingredients", "new")
    assert len(table.me.ingredients) == 21
    assert table.state.ingredients[0] == [None] * table.board.columns


def test_a_chef_acquires_ingredients_only_through_a_bonus():
    """P3-4, lines 367 and 421."""
    table = Table()
    table.show_tiles(table.new_tile("a"), table.new_tile("b"))
    table.turn(CHEF)
    assert "acquire_ingredients" not in table.options
    table = Table()
    table.show_tiles(table.new_tile("a"))
    table.bonus({"effect": "acquire_ingredient"}, "use", "a", training=CHEF)
    assert table.me.ingredients == ["a"]


def test_an_empty_display_offers_nothing():
    """Line 411."""
    table = Table()
    table.turn(ASSISTANT)
    assert "acquire_ingredients" not in table.options
    assert table.players[ME].ingredients == []
