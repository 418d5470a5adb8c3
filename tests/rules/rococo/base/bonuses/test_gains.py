"""Bonuses that gain Livre, thread, lace or a tile (Deluxe, "Overview of Employee Bonuses")."""

import pytest

from rococo_desktop.rules.entries import Step
from rococo_desktop.rules.events import PrestigeGained
from rococo_desktop.rules.rococo.components.bonuses import DrawResource, LivreByStaff
from rococo_desktop.rules.rococo.components.models import Notions, Silk
from rococo_desktop.rules.rococo.events import (
    LivreGained,
    LivrePaid,
    NotionsGained,
    ResourceDrawn,
    ResourceKept,
)
from tests.rules.rococo.table import COMPONENTS, LEFT, ME, RIGHT, Table, card, cards


def used(card: str, *answers: str, table: Table | None = None) -> Table:
    """Play the card, forfeit its main action, use its bonus and answer."""
    table = table or Table()
    table.turn(card, "forfeit", "use", *answers)
    return table


def not_offered(card: str, table: Table) -> bool:
    """Return whether the card's bonus is not even asked about."""
    table.turn(card, "forfeit")
    return table.asked is None


# -- start cards -----------------------------------------------------------------------------------


def test_start_card_2_livre():
    """Deluxe, "Start Employee Cards": gain 2 Livre from the bank."""
    purse = card(None, "gain_livre")
    table = used(purse)
    assert table.me.livre == 17
    assert table.events_of(LivreGained) == [LivreGained(ME, 2, purse)]
    assert table.asked is None


@pytest.mark.parametrize(("notion", "thread", "lace"), [("thread", 1, 0), ("lace", 0, 1)])
def test_start_card_1_livre_for_a_thread_or_a_lace(notion, thread, lace):
    """Deluxe, "Start Employee Cards": pay 1 Livre for either, one time only."""
    buyer = card(None, "buy_notion")
    table = used(buyer)
    assert (table.asked, table.options) == ("choose_notion", ("thread", "lace"))
    table.answer(notion)
    assert table.asked is None
    assert (table.me.livre, table.me.thread, table.me.lace) == (14, 1 + thread, 1 + lace)
    assert table.events_of(LivrePaid) == [LivrePaid(ME, 1, buyer)]
    assert table.events_of(NotionsGained) == [NotionsGained(ME, thread, lace, buyer)]


def test_start_card_needs_the_livre():
    """Ruling 9: without money there is nothing to buy; the last Livre will do."""
    table = Table()
    table.me.livre = 0
    assert not_offered(card(None, "buy_notion"), table)
    table.me.livre = 1
    assert used(card(None, "buy_notion"), "lace", table=table).me.livre == 0


# -- level I ---------------------------------------------------------------------------------------


def test_level_1_gains_1_livre():
    """Deluxe, "Level I": gain 1 Livre from the bank."""
    assert used(card(1, "gain_livre")).me.livre == 16


@pytest.mark.parametrize(("notion", "thread", "lace"), [("thread", 1, 0), ("lace", 0, 1)])
def test_level_1_takes_a_thread_or_a_lace_at_no_cost(notion, thread, lace):
    """Deluxe, "Level I": take 1 lace or 1 thread, one time only."""
    table = used(card(1, "gain_notion"), notion)
    assert (table.me.livre, table.me.thread, table.me.lace) == (15, 1 + thread, 1 + lace)
    assert table.asked is None


def drawing(cost: int) -> str:
    """Return the level I card that draws a tile for so much money."""
    bonus = DrawResource(effect="draw_resource", cost=cost)
    (found,) = (c for c in cards(1, "draw_resource") if COMPONENTS.employees[c].bonus == bonus)
    return found


@pytest.mark.parametrize("cost", [0, 1])
def test_level_1_takes_a_random_tile(cost):
    """Deluxe, "Level I": free on one card, for 1 Livre on another; keep it or trade it."""
    table = Table()
    table.state.resource_bag.append(table.new_tile("top", Silk(red=2)))
    table = used(drawing(cost), table=table)
    assert table.me.livre == 15 - cost
    assert (table.asked, table.options) == ("keep_resource", ("silk", "thread", "lace"))
    assert "top" not in table.state.resource_bag
    table.answer("silk")
    assert table.me.resources == ["top"]
    assert table.asked is None


def test_a_random_tile_is_secret_until_it_is_traded():
    """Ruling 10; Deluxe, "Level I": keep the tile hidden, or discard it."""
    table = Table()
    table.state.resource_bag.append(table.new_tile("top", Silk(red=2)))
    table = used(drawing(0), table=table)
    assert table.events_of(ResourceDrawn)[0].seen_by(ME) == ResourceDrawn(ME, "top")
    assert table.events_of(ResourceDrawn)[0].seen_by(LEFT) == ResourceDrawn(ME, None)
    assert "top" in repr(table.view(ME).frames)
    assert "top" not in repr(table.view(LEFT))
    assert "top" not in repr(table.view(None))
    table.answer("silk")
    assert table.events_of(ResourceKept)[0].seen_by(LEFT) == ResourceKept(ME, None, drawn=True)
    assert table.events_of(ResourceKept)[0].seen_by(ME) == ResourceKept(ME, "top", drawn=True)
    assert "top" not in repr(table.view(LEFT))


def test_a_random_tile_without_a_lower_half_is_kept():
    """Ruling 11: there is nothing to decide."""
    table = Table()
    table.state.resource_bag.append(table.new_tile("top", Silk(red=2), Notions(mode="none")))
    table = used(drawing(0), table=table)
    assert table.asked is None
    assert table.me.resources == ["top"]


def test_a_random_tile_comes_from_the_discards_when_the_bag_is_empty():
    """Ruling 5: the bag is refilled as in the preparation of a round."""
    table = Table()
    table.state.resource_bag, table.state.resource_discard = [], table.state.resource_bag[:1]
    table = used(drawing(0), table=table)
    assert table.events_of(ResourceDrawn)[0].tile not in table.state.resource_discard
    assert table.state.resource_bag == []


def test_no_random_tile_when_there_is_none():
    """Rulings 5 and 9: bag and discards are empty, or the Livre is missing."""
    table = Table()
    table.me.livre = 0
    assert not_offered(drawing(1), table)
    table.me.livre = 1
    assert used(drawing(1), table=table).me.livre == 0
    table.state.resource_bag = []
    assert not_offered(drawing(0), table)


# -- level II --------------------------------------------------------------------------------------


def test_level_2_gains_livre_for_yellow_and_red_dresses():
    """Deluxe, "Level II": 1 Livre for each blue gown (2013: yellow), 2 for each green (red)."""
    table = Table()
    table.rent_colors(ME, "yellow", "yellow", "red", "green", "blue")
    table.rent_colors(LEFT, "red", "yellow")
    assert used(card(2, "per_dress"), table=table).me.livre == 15 + 2 * 1 + 1 * 2
    assert table.me.prestige == 0


def test_level_2_without_a_ladys_dress_is_not_offered():
    """Ruling 9."""
    table = Table()
    table.rent_colors(ME, "green", "blue")
    assert not_offered(card(2, "per_dress"), table)


# -- level III -------------------------------------------------------------------------------------


def test_level_3_gains_1_livre_for_each_decoration():
    """Deluxe, "Level III": each decoration funded, the All-halls bonus not included."""
    table = Table()
    table.decorate_any(ME, 4)
    table.decorate(ME, table.board.fountain_lower[0].id)
    table.decorate_any(LEFT, 2)
    table.state.all_halls = [ME]
    assert used(card(3, "livre_per_decoration"), table=table).me.livre == 15 + 5


def test_level_3_without_a_decoration_is_not_offered():
    """Ruling 9: the All-halls bonus is no decoration."""
    table = Table()
    table.state.all_halls = [ME]
    assert not_offered(card(3, "livre_per_decoration"), table)


STAFF_LEVEL_3 = {5: 2, 6: 2, 7: 6, 8: 6, 9: 10, 10: 10, 11: 14, 12: 14}
STAFF_LEVEL_4 = {5: 1, 6: 1, 7: 3, 8: 3, 9: 5, 10: 5, 11: 7, 12: 7}


@pytest.mark.parametrize(
    ("level", "size", "livre"),
    [(3, *each) for each in STAFF_LEVEL_3.items()] + [(4, *each) for each in STAFF_LEVEL_4.items()],
)
def test_levels_3_and_4_gain_livre_by_the_size_of_the_staff(level, size, livre):
    """Deluxe, "Level III" and "Level IV": 2, 6, 10, 14 and 1, 3, 5, 7 Livre; the card counts."""
    table = Table()
    table.staff_of(size - 1)
    table.me.discard, table.me.supply = table.me.supply[:2], table.me.supply[2:]
    assert used(card(level, "livre_by_staff"), table=table).me.livre == 15 + livre


@pytest.mark.parametrize("level", [3, 4])
def test_a_staff_of_four_gains_nothing(level):
    """Ruling 22: the tables begin with 5 cards."""
    table = Table()
    table.staff_of(3)
    assert not_offered(card(level, "livre_by_staff"), table)


def test_a_deputed_card_still_counts_while_its_bonus_is_used():
    """Ruling 17: with 7 cards one is deputed, and its own bonus still finds 7."""
    table = Table()
    table.staff_of(6)
    bonus = LivreByStaff(effect="livre_by_staff", steps=(Step(5, 1), Step(7, 9)))
    payer = table.new_card("payer", type="apprentice", bonus=bonus)
    table.turn(payer, "depute", "use")
    assert table.me.livre == 15 + 4 + 9


# -- levels IV and V -------------------------------------------------------------------------------


def test_level_4_gains_livre_for_green_and_prestige_for_blue_coats():
    """2013, "Overview": level IV, 2 Livre for each green and 1 point for each blue coat."""
    table = Table()
    table.rent_colors(ME, "green", "green", "blue", "yellow")
    table.rent_colors(RIGHT, "blue", "green")
    coats = card(4, "per_dress")
    used(coats, table=table)
    assert table.me.livre == 15 + 2 * 2
    assert table.me.prestige == 1
    assert table.events_of(PrestigeGained) == [PrestigeGained(ME, 1, coats)]


def test_level_4_is_offered_for_prestige_alone():
    """Ruling 9: it can do something."""
    table = Table()
    table.rent_colors(ME, "blue")
    used(card(4, "per_dress"), table=table)
    assert (table.me.livre, table.me.prestige) == (15, 1)


def test_level_4_without_a_coat_is_not_offered():
    """Ruling 9."""
    table = Table()
    table.rent_colors(ME, "yellow", "red")
    assert not_offered(card(4, "per_dress"), table)


def test_level_5_gains_1_livre_for_each_dress():
    """Deluxe, "Level V": 1 Livre for each garment on the board."""
    table = Table()
    table.rent_colors(ME, "green", "blue", "yellow", "red", "red")
    table.rent_colors(RIGHT, "blue")
    used(card(5, "per_dress"), table=table)
    assert (table.me.livre, table.me.prestige) == (20, 0)
