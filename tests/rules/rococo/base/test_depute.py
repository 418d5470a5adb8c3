"""Main action 5 (2013, "5. Depute your Employee"; Deluxe, "5. Depute this Employee")."""

import pytest

from rococo_desktop.rules.rococo.events import EmployeeDeputed, EmployeeLeft, LivreGained
from tests.rules.rococo.table import ME, Table, card


@pytest.mark.parametrize(("type_", "pay"), [("master", 10), ("journeyman", 7), ("apprentice", 4)])
def test_the_money_goes_by_the_type(type_, pay):
    """2013, "5. Depute your Employee": 10, 7 or 4 Livre; the card leaves the game."""
    table = Table()
    table.turn(type_, "depute")
    assert table.asked is None
    assert table.me.livre == 15 + pay
    assert table.state.removed == [type_]
    assert type_ not in table.me.staff()
    assert table.events_of(EmployeeDeputed) == [EmployeeDeputed(ME, type_)]
    assert table.events_of(LivreGained) == [LivreGained(ME, pay, "depute")]
    assert table.events_of(EmployeeLeft) == [EmployeeLeft(ME, type_)]


def test_the_bonus_may_be_used_a_last_time_after_the_money():
    """Deluxe, "5. Depute this Employee", important."""
    table = Table()
    purse = card(None, "gain_livre")
    table.turn(purse, "depute")
    assert table.asked == "use_bonus"
    assert table.me.livre == 15 + 7
    assert table.state.removed == []
    table.answer("use")
    assert table.me.livre == 15 + 7 + 2
    assert table.state.removed == [purse]
    assert table.me.discard == []


def test_start_employees_and_hired_ones_can_be_deputed():
    """Deluxe, "5. Depute this Employee", very important."""
    table = Table()
    for employee in ("start-master-1", card(1, "gain_livre")):
        table.staff_of(5)
        table.turn(employee)
        assert "depute" in table.options


@pytest.mark.parametrize("place", ["supply", "hand", "discard"])
def test_nobody_is_deputed_from_a_deck_of_four(place):
    """Deluxe, "5. Depute this Employee": four must remain; wherever they are (facts, section 9)."""
    table = Table()
    table.staff()
    others = [table.new_card(f"other-{i}", type="apprentice") for i in range(3)]
    setattr(table.me, place, list(others))
    table.turn("master")
    assert len(table.me.staff()) == 4
    assert "depute" not in table.options
    table = Table()
    table.staff()
    setattr(table.me, place, [*others, "journeyman"])
    for other in others:
        table.new_card(other, type="apprentice")
    table.turn("master")
    assert len(table.me.staff()) == 5
    assert "depute" in table.options
    table.answer("depute")
    assert len(table.me.staff()) == 4


def test_the_last_master_may_be_deputed():
    """Deluxe, "5. Depute this Employee": the book only recommends never to."""
    table = Table()
    table.staff_of(4)
    table.turn("master", "depute")
    assert table.state.removed == ["master"]


def test_the_card_counts_until_it_has_left():
    """Ruling 17: while its last bonus is used, the deputed card is still one of the deck."""
    table = Table()
    payer = card(3, "livre_by_staff")
    table.staff_of(6)
    before = table.me.livre
    table.turn(payer, "depute", "use")
    assert table.me.livre == before + 7 + 6
    assert table.me.staff_size() == 6
