"""Jewelry with a rented dress (Deluxe, "Jewelry Box", "3. Tailor a Garment")."""

import pytest

from rococo_desktop.rules.rococo.base.make_dress import NO_PLACE, PlaceDress
from rococo_desktop.rules.rococo.book import Context
from rococo_desktop.rules.rococo.components.bonuses import SilkColor
from rococo_desktop.rules.rococo.components.models import Notions, Silk
from rococo_desktop.rules.rococo.events import LivrePaid, ResourceDrawn
from rococo_desktop.rules.rococo.jewelry_box.components import GainJewelry, PrestigeWithJewelry
from rococo_desktop.rules.rococo.jewelry_box.events import JewelryTaken
from rococo_desktop.rules.rococo.jewelry_box.tailor import NO_JEWELER, OTHER_GUEST
from rococo_desktop.rules.rococo.obstacles import short_of
from tests.rules.rococo.jewelry_box.box import CHEAPEST, PRICES, SILK_COLORS, BoxTable, jewel
from tests.rules.rococo.table import LEFT, ME, changed


def placing(
    color: SilkColor = "yellow", *display: str | None, jeweler: bool = True, livre: int = 50
) -> BoxTable:
    """A Journeyman has made a dress of the color and asks where it goes."""
    table = BoxTable()
    if jeweler:
        table.funded()
    table.display(*display)
    dress = table.new_dress(color=color)
    table.workshop(dress)
    table.rack(table.new_tile("silk", Silk(**{color: 1})))
    table.me.livre = livre
    table.turn("journeyman", "make_dress", dress)
    assert table.asked == "place_dress"
    return table


def space_of(table: BoxTable) -> str:
    return next(option for option in table.options if option in table.board.spaces)


def obstacles(table: BoxTable) -> dict[str, object]:
    frame = table.state.frames[-1]
    assert isinstance(frame, PlaceDress)
    return dict(frame.candidates(Context(table.rules, table.state, None)))


@pytest.mark.parametrize("color", SILK_COLORS)
@pytest.mark.parametrize("other", SILK_COLORS)
def test_a_necklace_goes_with_a_ladys_dress_and_a_ring_with_a_coat(color, other):
    """Deluxe, "3. Tailor a Garment", 2: any of both colors."""
    tile = jewel(other)
    table = placing(color, tile)
    fits = (color in ("yellow", "red")) == (other in ("yellow", "red"))
    assert (tile in table.options) == fits
    assert obstacles(table)[tile] == (None if fits else OTHER_GUEST)


def test_it_needs_a_decoration_of_the_jewelers():
    """Deluxe, "3. Tailor a Garment", 1, and the note on "6. Fund a Decoration"."""
    table = placing("yellow", jewel("yellow"), jeweler=False)
    assert obstacles(table)[jewel("yellow")] == NO_JEWELER
    table = placing("yellow", jewel("yellow"), jeweler=False)
    table.funded(LEFT)
    assert obstacles(table)[jewel("yellow")] == NO_JEWELER


@pytest.mark.parametrize("place", range(len(PRICES)))
def test_it_costs_what_stands_beneath_the_space(place):
    """Deluxe, "3. Tailor a Garment", 3."""
    tile, below = jewel("red"), len(PRICES) - 1 - place
    table = placing("yellow", tile, *[None] * below, livre=30)
    before = table.me.livre
    assert jewel("red") in table.options
    table.answer(tile)
    assert table.me.livre == before - PRICES[place]
    assert table.events_of(LivrePaid)[-1] == LivrePaid(ME, PRICES[place], "jewelry")


def test_it_is_not_had_on_credit():
    """Deluxe, "3. Tailor a Garment", 3: one must pay."""
    table = placing("yellow", jewel("yellow"))
    table.me.livre = CHEAPEST - 1
    assert obstacles(table)[jewel("yellow")] == short_of(livre=1)


def test_the_tile_lies_before_the_player_and_the_dress_must_be_rented():
    """Ruling 51; Deluxe, "3. Tailor a Garment": rent it out along with that Garment."""
    table = placing("yellow", jewel("red"))
    table.answer(jewel("red"))
    assert (table.own.tiles, table.own.worn) == ([jewel("red")], {"dress": jewel("red")})
    assert jewel("red") not in table.jeweler.display
    assert table.events_of(JewelryTaken) == [JewelryTaken(ME, jewel("red"), "dress")]
    assert table.asked == "place_dress"
    assert "sell" not in table.options
    space = space_of(table)
    table.answer(space)
    assert table.state.guests[space] == ("dress", ME)


def test_one_tile_goes_with_a_dress():
    """Deluxe, "3. Tailor a Garment": you may acquire 1 Jewelry tile."""
    table = placing("yellow", jewel("red"), jewel("red", 2))
    table.answer(jewel("red"))
    assert jewel("red", 2) not in table.options
    assert jewel("red", 2) not in obstacles(table)


def test_a_sold_dress_takes_no_jewelry():
    """Deluxe, "3. Tailor a Garment": if you sell, everything remains as it was."""
    table = placing("yellow", jewel("yellow"))
    table.answer("sell")
    assert table.asked is None
    assert table.own.tiles == []


def test_it_may_be_left():
    """Deluxe, "3. Tailor a Garment": you *may* acquire a tile."""
    table = placing("yellow", jewel("yellow"))
    table.answer(space_of(table))
    assert table.own.tiles == []


def test_without_a_free_guest_space_there_is_no_jewelry():
    """Ruling 51; Deluxe, "3. Tailor a Garment": it goes with a Garment that is rented."""
    table = placing("yellow", jewel("yellow"))
    for space in table.board.spaces.values():
        if not space.master:
            table.rent(LEFT, space.id)
    assert obstacles(table)[jewel("yellow")] == NO_PLACE
    assert table.options != ()


@pytest.mark.parametrize(("answer", "thread"), [("silk", 0), ("thread", 1)])
def test_a_tile_of_the_dresss_main_color_brings_a_random_resource_tile(answer, thread):
    """Deluxe, "3. Tailor a Garment": draw one; keep it as silk or discard it, at once."""
    table = placing("green", jewel("green"))
    drawn = table.tile(Silk(green=2))
    table.lift(drawn)
    table.state.resource_bag.append(drawn)
    table.me.thread = 0
    table.answer(jewel("green"))
    assert table.asked == "keep_resource"
    assert table.events_of(ResourceDrawn) == [ResourceDrawn(ME, drawn)]
    table.answer(answer)
    assert (table.me.resources == [drawn], table.me.thread) == (answer == "silk", thread)
    assert table.asked == "place_dress"


def test_another_color_brings_no_resource_tile():
    """Deluxe, "3. Tailor a Garment": only if the colors match."""
    table = placing("green", jewel("blue"))
    table.answer(jewel("blue"))
    assert table.events_of(ResourceDrawn) == []
    assert table.asked == "place_dress"


def test_the_main_color_counts_not_the_silk():
    """Deluxe, "Components": even with a second color, each Garment has only 1 main color."""
    table = BoxTable()
    table.funded()
    table.display(jewel("red"))
    dress = table.new_dress(color="yellow", silk=Silk(yellow=1, red=2))
    table.workshop(dress)
    table.rack(table.new_tile("silk", Silk(yellow=1, red=2)))
    table.turn("journeyman", "make_dress", dress, jewel("red"))
    assert table.events_of(ResourceDrawn) == []


def test_nothing_is_drawn_from_an_empty_bag():
    """Ruling 5: bag and discards are empty, so there is no tile to gain."""
    table = placing("green", jewel("green"))
    table.state.resource_bag, table.state.resource_discard = [], []
    table.answer(jewel("green"))
    assert table.asked == "place_dress"


def test_a_drawn_tile_without_a_lower_half_is_kept():
    """Ruling 11."""
    table = placing("green", jewel("green"))
    table.state.resource_bag.append(
        table.new_tile("plain", Silk(red=1), Notions(mode="none", thread=0, lace=0))
    )
    table.answer(jewel("green"))
    assert table.me.resources == ["plain"]
    assert table.asked == "place_dress"


def test_a_master_without_a_free_ordinary_space_may_use_a_masters():
    """2013, "Rent out the Dress": Master guest spaces are for what a Master made."""
    table = BoxTable()
    table.funded()
    table.display(jewel("red"))
    for space in table.board.spaces.values():
        if not space.master:
            table.rent(LEFT, space.id)
    dress = table.new_dress()
    table.workshop(dress)
    table.rack(table.new_tile("silk", Silk(yellow=1)))
    table.turn("master", "make_dress", dress)
    assert jewel("red") in table.options


# -- dresses that bring jewelry (Expert Tailoring) -------------------------------------------------


def bringing(bonus: object, *display: str, jeweler: bool = True) -> BoxTable:
    table = BoxTable()
    if jeweler:
        table.funded()
    table.display(*display)
    dress = table.new_dress(color="yellow")
    table.components.dresses[dress] = changed(table.components.dresses[dress], rented=bonus)
    table.workshop(dress)
    table.rack(table.new_tile("silk", Silk(yellow=1)))
    table.turn("journeyman", "make_dress", dress)
    return table


ANY_JEWELRY = GainJewelry(effect="gain_jewelry")
FOR_JEWELRY = PrestigeWithJewelry(effect="prestige_with_jewelry", amount=2)


def test_a_dress_that_gains_jewelry_gains_any_for_free():
    """Deluxe, "Expert Tailoring": 1 Jewelry of ANY color, with a place at the jeweler's."""
    table = bringing(ANY_JEWELRY, jewel("red"), jewel("blue"))
    before = table.me.livre
    table.answer(table.plain_space())
    assert table.options == (jewel("red"), jewel("blue"))
    table.answer(jewel("blue"))
    assert table.own.tiles == [jewel("blue")]
    assert table.me.livre == before
    assert table.asked is None


def test_a_dress_that_gains_jewelry_of_its_color_draws_a_tile():
    """Deluxe, "Expert Tailoring": if it matches the color, 1 random Resource tile."""
    table = bringing(ANY_JEWELRY, jewel("yellow"))
    table.answer(table.plain_space())
    assert table.asked == "choose_jewelry"
    table.answer(jewel("yellow"))
    assert len(table.events_of(ResourceDrawn)) == 1


def test_a_dress_gains_no_jewelry_without_the_jeweler_or_without_tiles():
    """Deluxe, "Expert Tailoring": when you already have a token on the Jewelers board."""
    for table in (bringing(ANY_JEWELRY, jewel("red"), jeweler=False), bringing(ANY_JEWELRY)):
        table.answer(table.plain_space())
        assert table.asked is None
        assert table.own.tiles == []


def test_a_bought_tile_stays_with_its_dress_when_another_one_is_gained():
    """Ruling 52; Deluxe, "Expert Tailoring": the free tile comes beside the bought one."""
    table = bringing(ANY_JEWELRY, jewel("red"), jewel("blue"))
    table.answer(jewel("red"), table.plain_space(), jewel("blue"))
    assert table.own.tiles == [jewel("red"), jewel("blue")]
    assert table.own.worn == {"dress": jewel("red")}


@pytest.mark.parametrize(("color", "prestige"), [("yellow", 2), ("red", 0), (None, 0)])
def test_a_dress_that_rewards_jewelry_of_its_color(color, prestige):
    """Deluxe, "Expert Tailoring": 2 points if you also acquire Jewelry that matches the color."""
    table = bringing(FOR_JEWELRY, jewel(color or "yellow"))
    if color:
        table.answer(jewel(color))
        if table.asked == "keep_resource":
            table.answer("silk")
    table.answer(table.plain_space())
    assert table.me.prestige == prestige
