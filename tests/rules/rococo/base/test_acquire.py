"""Main action 2 (2013, "2. Acquire Resources"; Deluxe, "2. Acquire Resources")."""

import pytest

from rococo_desktop.rules.rococo.components.models import Notions, Silk
from rococo_desktop.rules.rococo.events import (
    LivrePaid,
    NotionsGained,
    ResourceKept,
    ResourceTaken,
    ResourceTraded,
)
from tests.rules.rococo.table import LEFT, ME, Table

GREEN = Silk(green=2)


@pytest.mark.parametrize(("left", "price"), [(1, 0), (2, 1), (3, 2), (4, 2)])
def test_the_price_goes_by_the_tiles_left_in_the_segment(left, price):
    """Deluxe, "2. Acquire Resources": 2 Livre for 3 or 4 tiles, 1 for 2, the last one is free."""
    table = Table(4)
    tiles = [table.new_tile(f"tile-{i}", GREEN) for i in range(left)]
    table.segment(*tiles, number=1)
    table.turn("apprentice", "acquire")
    assert (table.asked, table.options) == ("acquire_resource", tuple(tiles))
    table.answer(tiles[-1])
    assert table.me.livre == 15 - price
    assert table.events_of(LivrePaid) == ([LivrePaid(ME, price, "acquire")] if price else [])
    assert table.events_of(ResourceTaken) == [ResourceTaken(ME, tiles[-1])]
    assert table.state.warehouse[1][left - 1] is None


def test_any_segment_that_one_can_pay_for():
    """Deluxe, "2. Acquire Resources": from a drawer of one's choice."""
    table = Table()
    a, b, c, d = (table.new_tile(name, GREEN) for name in "abcd")
    table.segment(a, b, c, number=0)
    table.segment(d, number=2)
    table.turn("apprentice", "acquire")
    assert list(table.options) == [a, b, c, d]
    table.me.livre = 2
    table.turn("apprentice", "acquire")
    assert list(table.options) == [a, b, c, d]
    table.me.livre = 1
    table.turn("apprentice", "acquire")
    assert list(table.options) == [d]


def test_without_a_tile_or_the_money_it_cannot_be_chosen():
    """Deluxe, "2. Acquire Resources": not without a tile in the drawers."""
    table = Table()
    table.turn("apprentice")
    assert "acquire" not in table.options
    table.segment(table.new_tile("a", GREEN), table.new_tile("b", GREEN))
    table.me.livre = 0
    table.turn("apprentice")
    assert "acquire" not in table.options
    table.me.livre = 1
    table.turn("apprentice")
    assert "acquire" in table.options


def bought(notions: Notions) -> Table:
    table = Table()
    table.segment(table.new_tile("tile", GREEN, notions))
    table.turn("apprentice", "acquire", "tile")
    return table


def test_a_tile_may_be_kept_as_silk():
    """Deluxe, "2. Acquire Resources", a)."""
    table = bought(Notions(mode="choose", thread=1, lace=1))
    assert table.options == ("silk", "thread", "lace")
    table.answer("silk")
    assert table.me.resources == ["tile"]
    assert (table.me.thread, table.me.lace) == (1, 1)
    assert table.events_of(ResourceKept) == [ResourceKept(ME, "tile", drawn=False)]


@pytest.mark.parametrize(("notion", "thread", "lace"), [("thread", 1, 0), ("lace", 0, 1)])
def test_a_slash_gives_either(notion, thread, lace):
    """Deluxe, "2. Acquire Resources", note: a slash means only one of them."""
    table = bought(Notions(mode="choose", thread=1, lace=1))
    table.answer(notion)
    assert (table.me.thread, table.me.lace) == (1 + thread, 1 + lace)
    assert table.state.resource_discard == ["tile"]
    assert table.me.resources == []
    assert table.events_of(ResourceTraded) == [ResourceTraded(ME, "tile")]
    assert table.events_of(NotionsGained) == [NotionsGained(ME, thread, lace, "tile")]


@pytest.mark.parametrize(("thread", "lace"), [(1, 1), (2, 0), (0, 2), (1, 0)])
def test_a_plus_gives_everything(thread, lace):
    """Deluxe, "2. Acquire Resources", note: a plus means both."""
    table = bought(Notions(mode="all", thread=thread, lace=lace))
    assert table.options == ("silk", "notions")
    table.answer("notions")
    assert (table.me.thread, table.me.lace) == (1 + thread, 1 + lace)
    assert table.state.resource_discard == ["tile"]


def test_a_tile_without_a_lower_half_is_kept():
    """Ruling 11: there is nothing to decide."""
    table = bought(Notions(mode="none"))
    assert table.asked is None
    assert table.me.resources == ["tile"]


def test_the_decision_about_the_tile_comes_before_the_bonus():
    """Deluxe, "2. Acquire Resources": one must decide immediately."""
    table = Table()
    table.segment(table.new_tile("tile", GREEN))
    table.turn(next(c for c in table.me.supply if c == "start-journeyman"), "acquire", "tile")
    assert table.asked == "keep_resource"
    table.answer("silk")
    assert table.asked == "use_bonus"


def test_a_tile_taken_from_the_warehouse_was_seen_by_all():
    """Ruling 10: the display is open, and so is the taking; the rack is not."""
    table = bought(Notions(mode="choose", thread=1, lace=1))
    table.answer("silk")
    (kept,) = table.events_of(ResourceKept)
    assert kept.seen_by(LEFT) == kept
    assert table.view(LEFT).players[ME].resources is None
    assert table.view(LEFT).players[ME].resource_count == 1
