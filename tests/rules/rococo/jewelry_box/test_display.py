"""New jewelry tiles (Deluxe, "Jewelry Box", "Phase 1", "E) New Jewelry Tiles")."""

import pytest

from rococo_desktop.rules.rococo.book import Context
from rococo_desktop.rules.rococo.jewelry_box.events import JewelryRemoved, JewelryRevealed
from rococo_desktop.rules.rococo.jewelry_box.set_up import price, show_jewelry
from tests.rules.rococo.jewelry_box.box import PRICES, BoxTable, jewel

A, B, C, D, E = (jewel("yellow", number) for number in range(1, 6))


def after(*display: str | None, bag: int | None = None) -> BoxTable:
    """The table after a round that left this in the display."""
    table = BoxTable()
    table.display(*display)
    if bag is not None:
        del table.jeweler.bag[: len(table.jeweler.bag) - bag]
    table.run(show_jewelry)
    return table


def test_a_tile_on_the_rightmost_space_leaves_the_game():
    """Deluxe, "E)", 1."""
    table = after(A, B)
    assert table.jeweler.removed == [B]
    assert table.events_of(JewelryRemoved) == [JewelryRemoved(B)]
    assert B not in table.jeweler.display


def test_the_others_move_to_the_right_as_far_as_possible():
    """Deluxe, "E)", 2."""
    assert after(A, B, None, C, D).jeweler.display[-3:] == [A, B, C]
    table = after(A, None, B, None, None)
    assert table.jeweler.display[-2:] == [A, B]
    assert table.jeweler.removed == []


def test_the_empty_spaces_on_the_left_are_filled_from_the_bag():
    """Deluxe, "E)", 3."""
    table = BoxTable()
    table.display(A, None, None, None, B)
    one, two, three, four = table.jeweler.bag[:-5:-1]
    table.run(show_jewelry)
    assert table.jeweler.display == [four, three, two, one, A]
    assert table.events_of(JewelryRevealed) == [JewelryRevealed((one, two, three, four))]


@pytest.mark.parametrize("left", [0, 1, 2])
def test_the_leftmost_spaces_stay_empty_when_the_tiles_run_out(left):
    """Deluxe, "E)", 3."""
    table = after(A, B, C, bag=left)
    assert table.jeweler.display.count(None) == len(PRICES) - 2 - left
    assert table.jeweler.display[: 3 - left] == [None] * (3 - left)
    assert table.jeweler.display[-2:] == [A, B]
    assert len(table.events_of(JewelryRevealed)) == bool(left)


def test_a_tile_costs_what_stands_beneath_its_space():
    """Deluxe, "3. Tailor a Garment", 3; that prices fall to the right is a review's word."""
    table = BoxTable()
    table.display(A, B, C, D, E)
    assert tuple(
        price(Context(table.rules, table.state, None), tile) for tile in (A, B, C, D, E)
    ) == (PRICES)
    assert list(PRICES) == sorted(PRICES, reverse=True)
