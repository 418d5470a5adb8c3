"""Main action 8: Give Notice (rulebook, lines 546 to 552)."""

import pytest

from rococo_desktop.rules.patisserie.events import NoticeGiven
from tests.rules.patisserie.table import ASSISTANT, CHEF, ME, Table


@pytest.mark.parametrize(("training", "coins"), [(ASSISTANT, 4), (CHEF, 6)])
def test_notice_gives_coins_and_removes_the_card(training: str, coins: int):
    """Line 548."""
    table = Table()
    table.staff_of(5)
    gone = table.new_card("gone", training=training)
    table.me.unused.append(gone)
    table.turn(ASSISTANT, "give_notice", "gone")
    assert table.me.coins == 10 + coins
    assert table.state.removed == ["gone"]
    assert "gone" not in table.me.inventory()
    assert table.events_of(NoticeGiven) == [NoticeGiven(ME, "gone")]


def test_any_card_of_the_inventory_can_be_given_notice():
    """Lines 212 and 548: unused and used staff, the hand, and the card just played."""
    table = Table()
    table.staff_of(6)
    table.me.hand, table.me.unused = table.me.unused[:2], table.me.unused[2:]
    table.me.used = [table.me.unused.pop()]
    table.turn(CHEF, "give_notice")
    assert {*table.options} == {*(f"staff-0-{i}" for i in range(6)), CHEF}
    table.answer("staff-0-0")
    assert table.me.hand == ["staff-0-1"]


def test_at_least_four_cards_must_remain():
    """Line 550: with exactly four the action is not possible."""
    table = Table()
    table.staff_of(3)
    table.turn(ASSISTANT)
    assert "give_notice" not in table.options
    table = Table()
    table.staff_of(4)
    table.turn(ASSISTANT, "give_notice", "staff-0-0")
    assert table.me.staff_size() == 4


def test_the_bonus_is_used_even_if_notice_was_given_to_its_card():
    """Line 552."""
    table = Table()
    table.staff_of(5)
    card = table.new_card(bonus={"effect": "gain_coins", "amount": 3})
    table.turn(card, "give_notice", card, "use")
    assert table.me.coins == 10 + 4 + 3
    assert card not in table.me.used
