"""Main action 4 (2013, "4. Hire a new Employee"; Deluxe, "4. Hire a New Employee")."""

import pytest

from rococo_desktop.rules.rococo.base.hire import HireEmployee
from rococo_desktop.rules.rococo.events import EmployeeHired, LivrePaid
from tests.rules.rococo.table import ME, Table


def for_hire(number: int, livre: int = 15) -> Table:
    table = Table()
    table.for_hire(*[table.new_card(f"new-{i}", type="apprentice") for i in range(number)])
    table.me.livre = livre
    return table


@pytest.mark.parametrize(("left", "price"), [(4, 5), (3, 3), (2, 1), (1, 0)])
def test_the_price_goes_by_the_cards_displayed(left, price):
    """Deluxe, "4. Hire a New Employee": 5, 3, 1 Livre, and the last one is free."""
    table = for_hire(left)
    table.turn("master", "hire")
    assert table.asked == "hire_employee"
    assert table.options == tuple(f"new-{i}" for i in range(left))
    table.answer("new-0")
    assert table.me.livre == 15 - price
    assert table.events_of(LivrePaid) == ([LivrePaid(ME, price, "hire")] if price else [])
    assert "new-0" not in table.state.hire
    assert table.events_of(EmployeeHired) == [EmployeeHired(ME, "new-0", price)]


def test_the_hired_card_comes_into_the_hand_and_is_played_in_the_same_round():
    """Deluxe, "4. Hire a New Employee": one more action later in this round."""
    table = for_hire(4)
    table.turn("master", "hire", "new-2")
    assert (table.asked, table.options) == ("play_card", ("new-2",))
    assert table.me.hand == ["new-2"]
    assert "new-2" in table.me.staff()


def test_it_needs_the_money_and_a_card():
    """Deluxe, "4. Hire a New Employee": not without a card in the display."""
    table = for_hire(4, livre=4)
    table.turn("master")
    assert "hire" not in table.options
    table.me.livre = 5
    table.turn("master")
    assert "hire" in table.options
    table.for_hire()
    table.turn("master")
    assert "hire" not in table.options


def test_nobody_hires_on_credit():
    """Deluxe, "4. Hire a New Employee": the cost is paid; without it there is nobody to choose."""
    table = for_hire(4, livre=4)
    table.ask(HireEmployee(ME))
    assert table.asked != "hire_employee"
