"""Phase 4: Gain Income (rulebook, lines 592 to 602)."""

import pytest

from rococo_desktop.rules.events import PrestigeGained
from rococo_desktop.rules.patisserie.events import CoinsGained
from rococo_desktop.rules.patisserie.income import gain_income, income_of
from tests.rules.patisserie.table import LEFT, ME, RIGHT, Table


def test_everybody_gains_five_coins():
    """P4-1, line 594."""
    table = Table()
    table.run(gain_income)
    assert [player.coins for player in table.players] == [15, 15, 15]
    assert table.events_of(CoinsGained)[0] == CoinsGained(ME, 5, "income")


@pytest.mark.parametrize(
    ("number", "coins", "prestige"),
    [(0, 0, 0), (1, 2, 0), (2, 5, 0), (3, 5, 1), (4, 5, 2), (5, 5, 4)],
)
def test_successful_decorations_add_up(number: int, coins: int, prestige: int):
    """P4-1, lines 596 to 598: 2 coins, 3 coins, 1, 1 and 2 prestige, from the top."""
    table = Table()
    table.decorations(number)
    table.run(gain_income)
    assert (table.me.coins, table.me.prestige) == (10 + 5 + coins, prestige)
    assert len(table.events_of(PrestigeGained)) == (1 if prestige else 0)


def test_each_host_brings_two_coins():
    """P4-1, line 600."""
    table = Table()
    table.state.hosts.update({"host-1": LEFT, "host-2": LEFT, "host-3": RIGHT})
    table.run(gain_income)
    assert [player.coins for player in table.players] == [15, 19, 17]


def test_the_mentor_has_an_income_as_usual():
    """SO-14, line 971."""
    table = Table(1)
    table.state.hosts["host-1"] = 1
    income = income_of(table.rules, table.state, 1)
    assert (income.coins, income.prestige) == (7, 0)
