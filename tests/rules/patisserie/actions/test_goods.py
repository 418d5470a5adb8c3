"""Main action 3: Buy Goods (rulebook, lines 424 to 436)."""

import pytest

from rococo_desktop.rules.patisserie.events import GoodLost, GoodsGained
from tests.rules.patisserie.table import ASSISTANT, CHEF, ME, Table

GOODS = ("flour", "sugar", "butter")


@pytest.mark.parametrize("good", GOODS)
def test_one_type_in_any_number_for_the_printed_total_price(good: str):
    """Lines 426 and 428."""
    prices = Table().rules.goods[good].prices  # type: ignore[index]
    for number, price in enumerate(prices, 1):
        table = Table()
        table.me.coins = 50
        before = getattr(table.me, good)
        table.turn(ASSISTANT, "buy_goods", f"{good}-{number}")
        assert getattr(table.me, good) == before + number
        assert table.me.coins == 50 - price
        assert table.asked is None


@pytest.mark.parametrize("good", GOODS)
def test_never_more_than_the_track_allows(good: str):
    """Line 430."""
    table = Table()
    track = table.rules.goods[good]  # type: ignore[index]
    setattr(table.me, good, track.maximum - 1)
    table.me.coins = 50
    table.turn(ASSISTANT, "buy_goods")
    own = [option for option in table.options if option.startswith(good)]
    assert own == [f"{good}-1"]


def test_only_what_can_be_paid_for_is_offered():
    """Line 428: the required total price."""
    table = Table()
    table.me.coins = 0
    table.turn(ASSISTANT, "buy_goods")
    assert table.options == ("flour-1",)


def test_with_full_tracks_nothing_can_be_bought():
    """Line 430."""
    table = Table()
    for good in GOODS:
        setattr(table.me, good, table.rules.goods[good].maximum)  # type: ignore[index]
    table.turn(ASSISTANT)
    assert "buy_goods" not in table.options


def test_a_chef_buys_goods_only_through_a_bonus():
    """P3-4, lines 367 and 436."""
    table = Table()
    table.turn(CHEF)
    assert "buy_goods" not in table.options
    table = Table()
    table.bonus({"effect": "buy_goods"}, "use", "flour-1", training=CHEF)
    assert table.me.flour == 3


def test_a_free_good_is_lost_at_the_end_of_the_track():
    """Ruling 3; line 430."""
    table = Table()
    table.me.flour = table.rules.goods["flour"].maximum
    table.rack(table.new_recipe())
    table.turn(ASSISTANT, "deliver", "cake", table.bonus_space("flour"))
    assert table.me.flour == table.rules.goods["flour"].maximum
    assert table.events_of(GoodLost) == [GoodLost(ME, "flour")]
    assert table.events_of(GoodsGained) == []
