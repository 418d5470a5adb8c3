"""Bonuses that are a further main action (Deluxe, "Overview of Employee Bonuses")."""

import pytest

from rococo_desktop.rules.rococo.components.bonuses import Fund, MakeDress, SilkColor
from rococo_desktop.rules.rococo.components.models import Silk
from rococo_desktop.rules.rococo.events import DressMade, LivrePaid
from tests.rules.rococo.table import LEFT, ME, Table, card, changed, decoration

GREEN = Silk(green=2)


# -- acquire ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", [None, 1])
def test_a_further_acquire_action_at_the_usual_price(level):
    """Deluxe, "Start Employee Cards" and "Level I": regardless of the main action."""
    table = Table()
    a, b, c = (table.new_tile(name, GREEN) for name in "abc")
    table.segment(a, b, c)
    extra = card(level, "acquire")
    table.turn(extra, "acquire", a, "silk")
    assert table.me.livre == 13
    table.answer("use")
    assert (table.asked, table.options) == ("acquire_resource", (b, c))
    table.answer(c, "lace")
    assert table.me.livre == 12
    assert (table.me.resources, table.me.lace) == ([a], 2)
    assert table.asked is None


def test_no_further_acquire_action_without_a_tile_that_one_can_pay():
    """Ruling 9."""
    table = Table()
    table.segment(table.new_tile("a", GREEN), table.new_tile("b", GREEN))
    table.me.livre = 0
    table.turn(card(1, "acquire"), "forfeit")
    assert table.asked is None


# -- make a dress ----------------------------------------------------------------------------------


def dressmaker(need: Silk, *tiles: Silk, master: bool = False) -> Table:
    """Return a table with one dress, in the free window, and these tiles on the rack."""
    table = Table()
    table.workshop(table.new_dress(silk=need, master=master))
    table.rack(*[table.new_tile(f"tile-{i}", silk) for i, silk in enumerate(tiles)])
    return table


@pytest.mark.parametrize("colors", ["yellow", "green"])
def test_level_2_needs_a_yellow_or_green_bale_fewer(colors):
    """Deluxe, "Level II": 1 bale of blue or pink (2013: yellow or green) fewer."""
    need = Silk(**{colors: 2})
    table = dressmaker(need, Silk(**{colors: 1}))
    table.turn(card(2, "make_dress"), "forfeit", "use")
    assert (table.asked, table.options) == ("make_dress", ("dress",))
    table.answer("dress")
    assert table.me.resources == []
    assert table.asked == "place_dress"


def test_level_2_saves_one_bale_of_either_colour_not_of_both():
    """Ruling 14: the payment says which bale was left out."""
    table = dressmaker(Silk(yellow=1, green=1), Silk(yellow=1), Silk(green=1))
    table.turn(card(2, "make_dress"), "forfeit", "use", "dress")
    assert (table.asked, table.options) == ("pay_silk", ("tile-1", "tile-0"))
    table.answer("tile-0")
    assert table.me.resources == ["tile-1"]


def test_level_2_needs_all_the_rest():
    """Deluxe, "Level II": one bale fewer, no more; other colours in full."""
    for need in (Silk(yellow=3), Silk(yellow=1, green=2), Silk(yellow=1, red=2)):
        table = dressmaker(need, Silk(yellow=1), Silk(red=1))
        table.turn(card(2, "make_dress"), "forfeit")
        assert table.asked is None


def test_level_4_needs_up_to_two_red_bales_fewer():
    """Deluxe, "Level IV": up to 2 green bales (2013: red) fewer."""
    for number, tiles in ((3, (Silk(red=1),)), (2, ()), (1, ())):
        table = dressmaker(Silk(red=number), *tiles)
        table.turn(card(4, "make_dress"), "forfeit", "use", "dress")
        assert table.asked == "place_dress"
        assert table.me.resources == []


def test_level_4_makes_a_dress_without_red_at_its_full_cost():
    """Deluxe, "Level IV": the garment need not require that silk."""
    table = dressmaker(Silk(blue=2), Silk(blue=1), Silk(blue=1, red=1))
    table.turn(card(4, "make_dress"), "forfeit", "use", "dress")
    assert table.me.resources == []
    table = dressmaker(Silk(blue=2), Silk(blue=1), Silk(red=2))
    table.turn(card(4, "make_dress"), "forfeit")
    assert table.asked is None


@pytest.mark.parametrize("level", [2, 4])
def test_no_master_dress_through_a_bonus(level):
    """Deluxe, "Level II" and "Level IV": one cannot tailor a Master garment with it."""
    table = dressmaker(Silk(blue=1), Silk(blue=1), master=True)
    table.turn(card(level, "make_dress"), "forfeit")
    assert table.asked is None


@pytest.mark.parametrize("level", [2, 4])
def test_window_thread_and_lace_are_paid_as_usual(level):
    """Deluxe, "Level II" and "Level IV": only silk is saved."""
    table = Table()
    table.workshop(table.new_dress(silk=Silk(), thread=1, lace=1), None)
    maker = card(level, "make_dress")
    table.turn(maker, "forfeit", "use", "dress", "sell")
    window = table.board.workshop[-2]
    assert (table.me.thread, table.me.lace, table.me.livre) == (0, 0, 15 - window + 10)
    assert table.events_of(LivrePaid) == [LivrePaid(ME, window, "make_dress")]
    assert table.events_of(DressMade) == [DressMade(ME, "dress", maker)]


def extra_dress(table: Table, type_: str, *, fewer: int = 1, color: SilkColor = "yellow") -> str:
    """Return an invented card whose bonus makes a dress."""
    bonus = MakeDress(effect="make_dress", fewer=fewer, colors=(color,))
    return table.new_card(f"maker-{type_}", type=type_, bonus=bonus)


@pytest.mark.parametrize(("type_", "fits"), [("master", True), ("journeyman", False)])
def test_a_dress_made_by_a_bonus_counts_as_made_by_the_type_of_its_card(type_, fits):
    """Ruling 18: Master guest spaces for a Master's bonus, and only for it."""
    table = dressmaker(Silk())
    table.turn(extra_dress(table, type_), "forfeit", "use", "dress")
    assert (table.spaces(1, master=True)[0] in table.options) is fits


def test_even_an_apprentices_bonus_makes_a_dress():
    """Deluxe, "Level II": a further action, regardless of the training."""
    table = dressmaker(Silk())
    table.turn(extra_dress(table, "apprentice"), "forfeit", "use", "dress", "sell")
    assert table.me.livre == 25


def test_even_a_masters_bonus_makes_no_master_dress():
    """Deluxe, "Level II": not with this action, whoever plays the card."""
    table = dressmaker(Silk(), master=True)
    table.turn(extra_dress(table, "master"), "forfeit")
    assert table.asked is None


# -- fund ------------------------------------------------------------------------------------------


def statues(*costs: int):
    return lambda board: changed(
        board, statues=tuple(decoration(f"test-{cost}", cost=cost) for cost in costs)
    )


@pytest.mark.parametrize(("level", "discount"), [(3, 5), (6, 10)])
def test_a_further_fund_action_for_less(level, discount):
    """Deluxe, "Level III": 5 Livre less; "Level VI": 10 Livre less."""
    table = Table(board=statues(12, 25, 26))
    funder = card(level, "fund")
    table.turn(funder, "forfeit", "use")
    assert table.asked == "fund_decoration"
    assert ("test-25" in table.options) is (level == 6)
    assert "test-26" not in table.options
    table.answer("test-12")
    assert table.me.livre == 15 - (12 - discount)
    assert table.state.decorations == {"test-12": ME}


@pytest.mark.parametrize("level", [3, 6])
def test_a_discount_larger_than_the_cost_makes_it_free(level):
    """Ruling 19: nothing is paid, and nothing is paid out."""
    table = Table(board=statues(3))
    table.me.livre = 0
    table.turn(card(level, "fund"), "forfeit", "use", "test-3")
    assert table.me.livre == 0
    assert table.events_of(LivrePaid) == []


def test_the_fountain_rule_holds_for_the_bonus_too():
    """2013, "6. Fund a Decoration": not more than one space per row."""
    table = Table()
    table.me.livre = 100
    upper = [space.id for space in table.board.fountain_upper]
    table.decorate(ME, upper[0])
    table.turn(card(6, "fund"), "forfeit", "use")
    assert not set(upper) & set(table.options)
    assert table.board.fountain_lower[0].id in table.options


def test_no_further_fund_action_without_a_space_to_pay():
    """Ruling 9."""
    table = Table()
    table.me.livre = 0
    discounted = table.new_card("funder", type="apprentice", bonus=Fund(effect="fund", discount=1))
    table.turn(discounted, "forfeit")
    assert table.asked is None
    for each in table.board.decorations:
        table.decorate(LEFT, each)
    table.me.livre = 100
    table.turn(card(6, "fund"), "forfeit")
    assert table.asked is None
