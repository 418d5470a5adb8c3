"""Main action 3 (2013, "3. Make a Dress"; Deluxe, "3. Tailor a Garment")."""

import pytest

from rococo_desktop.rules.rococo.components.models import Notions, Silk
from rococo_desktop.rules.rococo.events import (
    DressMade,
    DressRented,
    DressSold,
    LivreGained,
    LivrePaid,
    NotionsGained,
    NotionsPaid,
    ResourcesSpent,
    ResourceTaken,
)
from tests.rules.rococo.table import LEFT, ME, Table, changed, space, with_hall


def dressmaker(*tiles: Silk, **dress) -> Table:
    """Return a table with one dress, in the free window, and these bales on the rack."""
    table = Table()
    table.workshop(table.new_dress(**dress))
    table.rack(*[table.new_tile(f"tile-{i}", silk) for i, silk in enumerate(tiles)])
    return table


# -- paying ----------------------------------------------------------------------------------------


def test_the_window_the_silk_the_thread_and_the_lace_are_paid():
    """Deluxe, "3. Tailor a Garment": the cost of the window and everything that the tile shows."""
    table = Table()
    windows = table.board.workshop
    dress = table.new_dress(silk=Silk(yellow=1, red=1), thread=1, lace=1)
    table.workshop(dress, None)
    table.rack(table.new_tile("a", Silk(yellow=1)), table.new_tile("b", Silk(red=1)))
    table.turn("journeyman", "make_dress")
    assert (table.asked, table.options) == ("make_dress", (dress,))
    table.answer(dress)
    assert table.me.livre == 15 - windows[-2]
    assert (table.me.thread, table.me.lace, table.me.resources) == (0, 0, [])
    assert table.state.resource_discard == ["a", "b"]
    assert table.state.workshop == [None] * len(windows)
    assert table.events_of(LivrePaid) == [LivrePaid(ME, windows[-2], "make_dress")]
    assert table.events_of(NotionsPaid) == [NotionsPaid(ME, 1, 1, "make_dress")]
    assert table.events_of(ResourcesSpent) == [ResourcesSpent(ME, ("a", "b"), "make_dress")]
    assert table.events_of(DressMade) == [DressMade(ME, dress, "journeyman")]


def test_each_window_has_its_price():
    """2013, "3. Make a Dress": the costs stated above the dress, 0 to 8 Livre."""
    table = Table()
    for window, price in enumerate(table.board.workshop):
        table.me.livre = 20
        dress = table.new_dress(f"dress-{window}", silk=Silk())
        table.state.workshop[window] = dress
        table.turn("journeyman", "make_dress", dress)
        assert table.me.livre == 20 - price


@pytest.mark.parametrize(
    "lacking",
    [
        {"silk": Silk(yellow=2)},
        {"silk": Silk(yellow=1, blue=1)},
        {"thread": 2},
        {"lace": 2},
    ],
)
def test_everything_that_is_shown_is_needed(lacking):
    """Deluxe, "3. Tailor a Garment": enough resources to match all of those depicted."""
    table = dressmaker(Silk(yellow=1), **lacking)
    table.turn("master")
    assert "make_dress" not in table.options


def test_the_money_for_the_window_is_needed():
    """Deluxe, "3. Tailor a Garment": one must pay the cost of the window."""
    table = Table()
    price = table.board.workshop[0]
    table.state.workshop[0] = table.new_dress(silk=Silk())
    table.me.livre = price - 1
    table.turn("master")
    assert "make_dress" not in table.options
    table.me.livre = price
    table.turn("master")
    assert "make_dress" in table.options


def test_without_a_dress_it_cannot_be_chosen():
    """Deluxe, "3. Tailor a Garment", notes: not without a tile in the display."""
    table = Table()
    table.turn("master")
    assert "make_dress" not in table.options


def test_silk_tiles_are_no_thread_and_no_lace():
    """Deluxe, "3. Tailor a Garment", important: tiles on the rack are silk only."""
    both = Notions(mode="all", thread=1, lace=1)
    table = Table()
    table.me.thread = table.me.lace = 0
    table.rack(table.new_tile("a", Silk(yellow=2), both), table.new_tile("b", Silk(red=2), both))
    table.workshop(table.new_dress(thread=1))
    table.turn("master")
    assert "make_dress" not in table.options


def test_excess_bales_are_lost():
    """Deluxe, "3. Tailor a Garment": several tiles may be given; what is too much is lost."""
    table = dressmaker(Silk(yellow=2), Silk(yellow=2, blue=1), silk=Silk(yellow=3))
    table.turn("master", "make_dress", "dress")
    assert table.asked == "place_dress"
    assert table.me.resources == []
    assert table.state.resource_discard == ["tile-0", "tile-1"]


def test_the_player_chooses_which_tiles_to_give():
    """2013, "3. Make a Dress": one can surrender several tiles to match the bales needed."""
    table = dressmaker(Silk(yellow=1, red=1), Silk(yellow=1, blue=1), Silk(yellow=1))
    table.turn("master", "make_dress", "dress")
    assert (table.asked, table.options) == ("pay_silk", ("tile-0", "tile-1", "tile-2"))
    table.answer("tile-1")
    assert table.me.resources == ["tile-0", "tile-2"]
    assert table.asked == "place_dress"


def test_no_payment_with_a_tile_too_many_is_offered():
    """Ruling 12: a payment of which a tile could be left out is never better."""
    table = dressmaker(Silk(yellow=2), Silk(yellow=1, red=1), Silk(yellow=1, blue=1), Silk(red=2))
    table.components.dresses["dress"] = changed(
        table.components.dresses["dress"], silk=Silk(yellow=2)
    )
    table.turn("master", "make_dress", "dress")
    assert table.options == ("tile-0", "tile-1+tile-2")


def test_tiles_with_the_same_silk_are_alike():
    """Ruling 13: the one that lies on the rack longest is given, and nothing is asked."""
    table = dressmaker(Silk(yellow=1), Silk(yellow=1))
    table.turn("master", "make_dress", "dress")
    assert table.asked == "place_dress"
    assert table.me.resources == ["tile-1"]


def test_a_dress_without_silk_costs_no_tile():
    """Deluxe, "3. Tailor a Garment": only what the tile shows is needed."""
    table = dressmaker(Silk(yellow=1), silk=Silk())
    table.turn("master", "make_dress", "dress")
    assert table.me.resources == ["tile-0"]
    assert table.events_of(ResourcesSpent) == []


def test_a_thimble_needs_a_master():
    """Deluxe, "3. Tailor a Garment": some patterns can only be tailored by a Master."""
    table = dressmaker(Silk(yellow=1), master=True)
    table.turn("journeyman")
    assert "make_dress" not in table.options
    table.turn("master", "make_dress")
    assert table.options == ("dress",)


# -- renting ---------------------------------------------------------------------------------------


def made_by(card: str, table: Table | None = None) -> Table:
    table = dressmaker(silk=Silk()) if table is None else table
    table.turn(card, "make_dress", "dress")
    assert table.asked == "place_dress"
    return table


def test_a_masters_dress_fits_every_free_space():
    """Deluxe, "Rent the Garment": any empty guest space of the five halls, never the terrace."""
    table = made_by("master")
    assert table.options == (*table.board.spaces, "sell")


@pytest.mark.parametrize("thimble", [False, True])
def test_master_spaces_go_by_the_maker_and_not_by_the_tile(thimble):
    """Deluxe, "Rent the Garment", b: whether or not the tile shows a thimble."""
    table = made_by("master", dressmaker(silk=Silk(), master=thimble))
    assert set(table.spaces(1, master=True)) <= set(table.options)


def test_a_journeymans_dress_does_not_go_to_master_spaces():
    """Deluxe, "Rent the Garment", b: only if the garment was made by a Master."""
    table = made_by("journeyman")
    spaces = table.board.spaces.values()
    assert table.options == (*[space.id for space in spaces if not space.master], "sell")


def test_taken_spaces_are_not_offered():
    """Deluxe, "Rent the Garment", a: an empty guest space."""
    table = dressmaker(silk=Silk())
    table.rent(LEFT, table.spaces(1)[0])
    table.rent(ME, table.spaces(2)[0])
    made_by("master", table)
    assert not {table.spaces(1)[0], table.spaces(2)[0]} & set(table.options)


def test_the_dress_stands_on_the_space_with_the_players_marker():
    """Deluxe, "Rent the Garment", c; its prestige comes at the end of the game."""
    table = made_by("journeyman")
    where = table.spaces(1)[0]
    table.answer(where)
    assert table.state.guests == {where: ("dress", ME)}
    assert table.me.prestige == 0
    assert table.events_of(DressRented) == [DressRented(ME, "dress", where)]
    assert table.asked is None


def test_without_a_fitting_space_it_must_be_sold():
    """Deluxe, "3. Tailor a Garment", notes: no suitable guest space is left."""
    table = dressmaker(silk=Silk())
    for each in table.board.spaces.values():
        if not each.master:
            table.rent(LEFT, each.id)
    made_by("journeyman", table)
    assert table.options == ("sell",)


# -- rewards ---------------------------------------------------------------------------------------


def rewarded(kind: str, amount: int = 1) -> Table:
    """Return a table on which a dress has just been rented to a guest with this reward."""
    guest = space("reward", kind=kind, amount=amount)
    table = Table(board=with_hall(2, spaces=(guest,)))
    table.workshop(table.new_dress(silk=Silk()))
    table.segment(table.new_tile("a", Silk(red=1)), table.new_tile("b", Silk(red=2)), number=0)
    table.segment(table.new_tile("c", Silk(blue=2)), number=2)
    table.turn("journeyman", "make_dress", "dress", "reward")
    return table


@pytest.mark.parametrize("amount", [1, 3, 5])
def test_a_reward_of_livre(amount):
    """Deluxe, "Rent the Garment", d: gain the amount depicted, at once."""
    table = rewarded("livre", amount)
    assert table.me.livre == 15 + amount
    assert table.events_of(LivreGained) == [LivreGained(ME, amount, "reward")]
    assert table.asked is None


@pytest.mark.parametrize(("kind", "thread", "lace"), [("thread", 1, 0), ("lace", 0, 1)])
def test_a_reward_of_thread_or_lace(kind, thread, lace):
    """Deluxe, "Rent the Garment", d: gain one from the supply."""
    table = rewarded(kind)
    assert (table.me.thread, table.me.lace) == (1 + thread, 1 + lace)
    assert table.events_of(NotionsGained) == [NotionsGained(ME, thread, lace, "reward")]


def test_a_reward_of_a_tile_from_any_segment_free_of_charge():
    """Deluxe, "Rent the Garment", d: from any row, kept as silk or traded as usual."""
    table = rewarded("resource")
    assert (table.asked, table.options) == ("take_reward", ("a", "b", "c"))
    table.answer("b")
    assert table.asked == "keep_resource"
    table.answer("thread")
    assert table.me.livre == 15
    assert table.me.thread == 2
    assert table.state.warehouse[0][1] is None
    assert table.events_of(ResourceTaken) == [ResourceTaken(ME, "b")]


def test_a_reward_tile_must_be_taken_if_there_is_one():
    """Ruling 16: one gains it; there is no option to leave it."""
    table = rewarded("resource")
    assert set(table.options) == {"a", "b", "c"}


def test_a_reward_tile_is_gained_only_if_available():
    """Deluxe, "Rent the Garment", d: if available."""
    table = Table(board=with_hall(2, spaces=(space("reward", kind="resource"),)))
    table.workshop(table.new_dress(silk=Silk()))
    table.turn("journeyman", "make_dress", "dress", "reward")
    assert table.asked is None
    assert table.state.guests == {"reward": ("dress", ME)}


def test_a_space_without_a_reward_gives_nothing():
    """Deluxe, "Rent the Garment", d: only if the guest space offers one."""
    table = Table(board=with_hall(2, spaces=(space("plain"),)))
    table.workshop(table.new_dress(silk=Silk()))
    table.turn("journeyman", "make_dress", "dress", "plain")
    assert (table.me.livre, table.me.thread, table.me.lace) == (15, 1, 1)


# -- selling ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", [6, 28])
def test_a_sold_dress_brings_its_value_and_is_discarded(value):
    """Deluxe, "Sell Garment": the amount on the tile; the tile goes to the discards."""
    table = made_by("journeyman", dressmaker(silk=Silk(), value=value))
    table.answer("sell")
    assert table.me.livre == 15 + value
    assert table.state.dress_discard == ["dress"]
    assert table.state.guests == {}
    assert table.events_of(DressSold) == [DressSold(ME, "dress")]
    assert table.events_of(LivreGained) == [LivreGained(ME, value, "sale")]


def test_the_price_must_be_paid_before_the_sale():
    """Deluxe, "3. Tailor a Garment": first pay, then decide; the sale cannot pay the window."""
    table = Table()
    table.state.workshop[0] = table.new_dress(silk=Silk(), value=28)
    table.me.livre = table.board.workshop[0] - 1
    table.turn("master")
    assert "make_dress" not in table.options
