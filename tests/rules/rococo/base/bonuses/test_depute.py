"""Bonuses that depute any employee (Deluxe, "Level I" and "Level II")."""

import pytest

from rococo_desktop.rules.events import BonusUsed
from rococo_desktop.rules.rococo.components.bonuses import GainLivre, MakeDress
from rococo_desktop.rules.rococo.components.models import Silk
from rococo_desktop.rules.rococo.events import EmployeeDeputed, EmployeeLeft, LivreGained
from tests.rules.rococo.table import ME, Table, card

WITH_BONUS = card(1, "depute_with_bonus")
FOR_LIVRE = card(2, "depute_for_livre")


def table_with_gift(amount: int = 3) -> Table:
    """Return a table with a spare card "gift" in the supply, whose bonus is money."""
    table = Table()
    bonus = GainLivre(effect="gain_livre", amount=amount)
    table.me.supply.append(table.new_card("gift", type="apprentice", bonus=bonus))
    return table


@pytest.mark.parametrize("deputing", [WITH_BONUS, FOR_LIVRE])
def test_anyone_in_supply_hand_or_discard_pile_and_the_card_itself(deputing):
    """Ruling 20; Deluxe, "Level I" and "Level II": any employee of the staff, this one too."""
    table = Table()
    table.me.supply = [table.new_card("a", type="master"), table.new_card("b", type="apprentice")]
    table.me.hand = [table.new_card("c", type="journeyman")]
    table.me.discard = [table.new_card("d", type="apprentice")]
    table.turn(deputing, "forfeit", "use")
    assert table.asked == "depute_employee"
    assert table.options == ("a", "b", "c", "d", deputing)


@pytest.mark.parametrize("place", ["supply", "hand", "discard"])
@pytest.mark.parametrize("deputing", [WITH_BONUS, FOR_LIVRE])
def test_the_deputed_card_leaves_the_game_from_wherever_it_is(deputing, place):
    """Ruling 20."""
    table = Table()
    table.new_card("gone", type="apprentice")
    getattr(table.me, place).append("gone")
    table.turn(deputing, "forfeit", "use", "gone")
    assert "gone" not in table.me.staff()
    assert table.state.removed == ["gone"]
    assert deputing in table.me.discard
    assert table.events_of(EmployeeDeputed) == [EmployeeDeputed(ME, "gone")]
    assert table.events_of(EmployeeLeft) == [EmployeeLeft(ME, "gone")]


# -- level I ---------------------------------------------------------------------------------------


def test_level_1_uses_the_bonus_of_the_deputed_employee_and_gains_no_money():
    """Deluxe, "Level I": use that employee's bonus; no Livre for deputing."""
    table = table_with_gift(3)
    table.turn(WITH_BONUS, "forfeit", "use", "gift")
    assert table.asked == "use_bonus"
    assert table.state.removed == []
    table.answer("use")
    assert table.me.livre == 15 + 3
    assert table.state.removed == ["gift"]
    assert [event.card for event in table.events_of(BonusUsed)] == [WITH_BONUS, "gift"]


def test_the_bonus_of_the_deputed_employee_may_be_forfeited():
    """Ruling 20; Deluxe, "Phase 3": one may always choose to forfeit a bonus."""
    table = table_with_gift()
    table.turn(WITH_BONUS, "forfeit", "use", "gift", "forfeit")
    assert table.me.livre == 15
    assert table.state.removed == ["gift"]


@pytest.mark.parametrize("without", ["master", card(6, "couples")])
def test_an_employee_without_a_bonus_just_leaves(without):
    """Ruling 20: a start Master has none, a crown has none during play."""
    table = Table()
    table.me.supply.append(table.lift(without))
    table.rent_colors(ME, "yellow", "green")
    table.turn(WITH_BONUS, "forfeit", "use", without)
    assert table.asked is None
    assert table.state.removed == [without]
    assert (table.me.livre, table.me.prestige) == (15, 0)


def test_level_1_on_itself_uses_its_bonus_before_it_leaves():
    """Ruling 21; Deluxe, "Level I": "including this one", "Use that Employee's Bonus"."""
    table = table_with_gift(3)
    table.turn(WITH_BONUS, "forfeit", "use", WITH_BONUS)
    assert (table.asked, table.options) == ("use_bonus", ("use", "forfeit"))
    assert table.state.removed == []
    table.answer("use")
    assert table.asked == "depute_employee"
    assert WITH_BONUS not in table.options
    table.answer("gift", "use")
    assert table.state.removed == ["gift", WITH_BONUS]
    assert (table.me.played, table.me.discard) == (None, [])
    assert table.me.livre == 15 + 3


def test_level_1_on_itself_may_leave_without_its_bonus():
    """Ruling 21; Deluxe, "Phase 3": one may always choose to forfeit a bonus."""
    table = table_with_gift()
    table.turn(WITH_BONUS, "forfeit", "use", WITH_BONUS, "forfeit")
    assert table.asked is None
    assert table.state.removed == [WITH_BONUS]
    assert (table.me.played, table.me.discard, table.me.livre) == (None, [], 15)


def test_level_1_on_itself_needs_a_sixth_card_to_depute_another():
    """Ruling 21; Deluxe, "5. Depute this Employee", very important: four must remain."""
    table = Table()
    table.staff_of(4)
    table.turn(WITH_BONUS, "forfeit", "use", WITH_BONUS)
    assert table.asked is None
    assert (table.state.removed, table.me.staff_size()) == ([WITH_BONUS], 4)


def test_a_dress_made_by_a_deputed_master_counts_as_a_masters():
    """Ruling 18: the type of the card whose bonus it is, here the deputed one's."""
    table = Table()
    bonus = MakeDress(effect="make_dress", fewer=1, colors=("yellow",))
    table.me.supply.append(table.new_card("maker", type="master", bonus=bonus))
    table.workshop(table.new_dress(silk=Silk()))
    table.turn(WITH_BONUS, "forfeit", "use", "maker", "use", "dress")
    assert table.asked == "place_dress"
    assert set(table.spaces(1, master=True)) <= set(table.options)
    table.answer("sell")
    assert table.state.removed == ["maker"]


def test_a_chain_of_level_1_and_level_2():
    """Deluxe, "Level I": the deputed employee's bonus may be to depute another for money."""
    table = Table()
    table.me.supply += [table.lift(FOR_LIVRE), "master"]
    table.turn(WITH_BONUS, "forfeit", "use", FOR_LIVRE, "use")
    assert table.asked == "depute_employee"
    assert FOR_LIVRE not in table.options
    assert WITH_BONUS in table.options
    table.answer("master")
    assert table.me.livre == 15 + 8
    assert table.state.removed == ["master", FOR_LIVRE]
    assert table.me.discard == [WITH_BONUS]


# -- level II --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("type_", "pay"), [("master", 8), ("journeyman", 5), ("apprentice", 2)])
def test_level_2_gains_8_5_or_2_livre_and_not_the_bonus(type_, pay):
    """Deluxe, "Level II": by the type; one may not use that employee's bonus."""
    table = Table()
    bonus = GainLivre(effect="gain_livre", amount=50)
    table.me.supply.append(table.new_card("gone", type=type_, bonus=bonus))
    table.turn(FOR_LIVRE, "forfeit", "use", "gone")
    assert table.asked is None
    assert table.me.livre == 15 + pay
    assert table.events_of(LivreGained) == [LivreGained(ME, pay, FOR_LIVRE)]


@pytest.mark.parametrize("edition", ["deluxe", "original"])
def test_level_2_on_itself(edition):
    """Ruling 23: allowed in both editions; it is paid for by its own type."""
    table = Table(edition=edition)
    table.turn(FOR_LIVRE, "forfeit", "use", FOR_LIVRE)
    type_ = table.components.employees[FOR_LIVRE].type
    assert table.me.livre == 15 + {"master": 8, "journeyman": 5, "apprentice": 2}[type_]
    assert table.state.removed == [FOR_LIVRE]
    assert table.me.played is None


# -- the limit -------------------------------------------------------------------------------------


@pytest.mark.parametrize("deputing", [WITH_BONUS, FOR_LIVRE])
def test_the_limit_of_four_holds_for_the_bonus(deputing):
    """Deluxe, "5. Depute this Employee", very important: neither as an action nor as a bonus."""
    table = Table()
    table.staff_of(3)
    table.turn(deputing, "forfeit")
    assert table.asked is None
    table.staff_of(4)
    table.turn(deputing, "forfeit", "use", "staff-0")
    assert table.me.staff_size() == 4


@pytest.mark.parametrize("deputing", [WITH_BONUS, FOR_LIVRE])
def test_who_is_leaving_no_longer_counts_as_one_of_the_four(deputing):
    """Ruling 17: with five cards the card is deputed itself, so nobody else may go."""
    table = Table()
    table.staff_of(4)
    table.turn(deputing, "depute")
    assert table.asked is None
    assert table.me.staff_size() == 4


@pytest.mark.parametrize("deputing", [WITH_BONUS, FOR_LIVRE])
def test_the_deputed_card_may_use_its_bonus_on_another(deputing):
    """Deluxe, "5. Depute this Employee": with six cards two go, and the first is not to choose."""
    table = Table()
    table.staff_of(5)
    table.turn(deputing, "depute", "use")
    assert table.options == tuple(f"staff-{i}" for i in range(5))
    table.answer("staff-3")
    assert table.state.removed == ["staff-3", deputing]
    assert table.me.staff_size() == 4
