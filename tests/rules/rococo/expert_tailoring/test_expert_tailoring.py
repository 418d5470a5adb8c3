"""Deluxe, "Expert Tailoring": dresses that bring something when they are placed."""

import pytest

from rococo_desktop.engine.match import Setup
from rococo_desktop.rules.rococo.base.make_dress import NEVER_SOLD, NO_PLACE, SELL, MakeDress
from rococo_desktop.rules.rococo.base.prepare import pass_start_player
from rococo_desktop.rules.rococo.book import Context
from rococo_desktop.rules.rococo.components.bonuses import GainLivre
from rococo_desktop.rules.rococo.components.models import Extra, Notions, Silk
from rococo_desktop.rules.rococo.events import (
    DressRented,
    DressSold,
    EmployeeDeputed,
    FavorClaimed,
    LivreGained,
    ResourceTaken,
)
from rococo_desktop.rules.rococo.expert_tailoring import GainFavor, problems
from rococo_desktop.rules.rococo.jewelry_box.slots import BOARD, OWN
from rococo_desktop.rules.rococo.rulebook import LIBRARY, Rococo
from tests.rules.component_errors import sentences
from tests.rules.rococo.components.test_design import formula
from tests.rules.rococo.table import COMPONENTS, LEFT, ME, RIGHT, Table, changed, space, with_hall

KEY, BOX = "expert_tailoring", "jewelry_box"
EXTRA = LIBRARY.load().extras[KEY]
DRESSES = EXTRA.dresses
FAVOR, DEPUTE, TILE, LIVRE = "expert-favor", "expert-depute", "expert-tile", "expert-livre"
JEWELRY, MATCH = "expert-jewelry", "expert-match"
MINE = (FAVOR, DEPUTE, TILE, LIVRE)
"""Those whose effect needs no other expansion."""

PLACE = "place"


def new_table(reward: str | None = None, amount: int = 1, card: str = "master") -> Table:
    """Return a table whose hall 2 has one place, with this reward."""
    place = space(PLACE, kind=reward, amount=amount)
    table = Table(expansions=(KEY,), board=with_hall(2, spaces=(place,)))
    table.staff(*[table.new_card(f"clerk-{i}", type="apprentice") for i in range(5)], card)
    return table


def rent(table: Table, dress: str, card: str = "master") -> None:
    table.design(dress)
    table.turn(card, "make_dress", dress, PLACE)


# -- from the start, rented only -------------------------------------------------------------------


def test_they_are_in_the_bag_from_the_start():
    """Deluxe, "Expert Tailoring": add the Garments to the Garment bag during the Setup Phase."""
    state = Rococo(Setup(3, expansions=(KEY,)), LIBRARY.load()).start(1).state
    assert {*state.dress_bag, *filter(None, state.workshop)} == {*COMPONENTS.dresses, *MINE}


@pytest.mark.parametrize("dress", [dress for dress in MINE if dress != LIVRE])
def test_they_can_only_be_rented(dress):
    """Deluxe, "Expert Tailoring": these Garments can only be rented."""
    table = new_table()
    table.design(dress)
    table.turn("master", "make_dress", dress)
    assert SELL not in table.options
    assert PLACE in table.options


@pytest.mark.parametrize("dress", [dress for dress in MINE if dress != LIVRE])
def test_without_a_free_place_they_cannot_be_tailored(dress):
    """Deluxe, "Expert Tailoring": if there is no available space, they cannot be tailored."""
    table = new_table()
    table.design(dress)
    for each in table.board.spaces:
        table.rent(LEFT, each)
    game = Context(table.rules, table.state, None)
    assert dict(MakeDress(ME, "master").candidates(game)) == {dress: NO_PLACE}
    table.turn("master")
    assert "make_dress" not in table.options


def test_the_one_that_may_be_sold_needs_no_place():
    """Deluxe, "Expert Tailoring": with the exception of the green (2013: red) lady's gown."""
    table = new_table()
    table.design(LIVRE)
    for each in table.board.spaces:
        table.rent(LEFT, each)
    table.turn("master", "make_dress", LIVRE)
    assert table.options == (SELL,)


def test_they_are_not_made_where_they_must_be_sold():
    """Ruling 42: an extra dress that must be sold is none of these, but the one that may be."""
    table = new_table()
    game = Context(table.rules, table.state, None)
    wish = MakeDress(ME, "master", extra=True, only=SELL)
    table.design(DEPUTE)
    assert dict(wish.candidates(game)) == {DEPUTE: NEVER_SOLD}
    table.design(LIVRE)
    assert dict(wish.candidates(game)) == {LIVRE: None}


def test_what_the_place_gives_comes_before_what_the_dress_brings():
    """Ruling 44: first the guest's reward, then the dress."""
    table = new_table("resource")
    table.segment(*table.state.resource_bag[:2])
    rent(table, FAVOR)
    assert table.asked == "take_reward"
    assert table.events_of(FavorClaimed) == []
    table.answer(table.options[0], "silk")
    assert table.events_of(FavorClaimed) == [FavorClaimed(ME)]


# -- the Queen's favor and 5 Livre -----------------------------------------------------------------


def test_the_favor_and_5_livre():
    """Deluxe, "Expert Tailoring": you get the Queen's Favor (if available) and 5 Livres."""
    table = new_table()
    rent(table, FAVOR)
    assert table.state.favor == ME
    assert table.me.livre == 15 + 5
    assert table.events_of(LivreGained) == [LivreGained(ME, 5, FAVOR)]
    table.state.start_player = LEFT
    table.run(pass_start_player)
    assert table.state.start_player == ME


@pytest.mark.parametrize("holder", [ME, RIGHT])
def test_5_livre_always(holder):
    """Deluxe, "Expert Tailoring": 5 Livres (always), also when the favor is taken."""
    table = new_table()
    table.state.favor = holder
    rent(table, FAVOR)
    assert table.state.favor == holder
    assert table.me.livre == 15 + 5
    assert table.events_of(FavorClaimed) == []


# -- deputing --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("type", "pay"), [("master", 10), ("journeyman", 7), ("apprentice", 4)])
def test_any_employee_may_be_deputed_for_the_usual_money(type, pay):
    """Deluxe, "Expert Tailoring": you may depute any one Employee. You gain the Livres."""
    table = new_table()
    table.me.discard = [
        table.new_card("goes", type=type, bonus=GainLivre(effect="gain_livre", amount=9))
    ]
    rent(table, DEPUTE)
    assert (table.asked, table.options) == ("use_bonus", ("use", "forfeit"))
    table.answer("use", "goes")
    assert table.me.livre == 15 + pay
    assert table.state.removed == ["goes"]
    assert table.me.staff_size() == 6


def test_but_not_for_the_bonus():
    """Deluxe, "Expert Tailoring": not the Bonus on the lower half of that card."""
    table = new_table()
    bonus = GainLivre(effect="gain_livre", amount=9)
    table.me.supply.append(table.new_card("goes", type="apprentice", bonus=bonus))
    rent(table, DEPUTE)
    table.answer("use", "goes")
    assert table.asked is None
    assert table.events_of(EmployeeDeputed) == [EmployeeDeputed(ME, "goes")]
    assert table.me.livre == 15 + 4


def test_who_made_the_dress_may_go_and_then_brings_no_bonus():
    """Ruling 45: the played card is of the staff too; deputed for money, it has no bonus left."""
    table = new_table()
    bonus = GainLivre(effect="gain_livre", amount=9)
    table.new_card("maker", type="journeyman", bonus=bonus)
    rent(table, DEPUTE, card="maker")
    table.answer("use", "maker")
    assert table.asked is None
    assert table.me.livre == 15 + 7
    assert table.state.removed == ["maker"]
    assert (table.me.played, table.me.discard) == (None, [])


def test_who_made_the_dress_keeps_the_bonus_if_another_goes():
    """Ruling 45, the other way round: only the deputed card's bonus is lost."""
    table = new_table()
    bonus = GainLivre(effect="gain_livre", amount=9)
    table.new_card("maker", type="journeyman", bonus=bonus)
    rent(table, DEPUTE, card="maker")
    table.answer("use", "clerk-1", "use")
    assert table.me.livre == 15 + 4 + 9
    assert table.me.discard == ["maker"]


def test_nobody_need_be_deputed():
    """Deluxe, "Expert Tailoring": you may depute."""
    table = new_table()
    rent(table, DEPUTE)
    table.answer("forfeit")
    assert (table.me.livre, table.state.removed) == (15, [])


def test_four_employees_must_remain():
    """Deluxe, "5. Depute this Employee": four must remain; nothing is asked with four."""
    table = new_table()
    table.staff(*table.me.supply[:3])
    rent(table, DEPUTE)
    assert table.me.staff_size() == 4
    assert table.asked is None


# -- a tile on display -----------------------------------------------------------------------------


def test_any_tile_on_display_free_of_charge():
    """Deluxe, "Expert Tailoring": any 1 Resource tile on display in the drawers for free."""
    table = new_table()
    first, second, third = table.state.resource_bag[:3]
    table.segment(first, second)
    table.segment(third, number=2)
    rent(table, TILE)
    assert (table.asked, set(table.options)) == ("take_reward", {first, second, third})
    table.answer(third)
    assert table.me.livre == 15
    assert table.events_of(ResourceTaken) == [ResourceTaken(ME, third)]


def test_the_tile_is_kept_or_discarded_as_usual():
    """Deluxe, "Expert Tailoring": keep it for the silk or discard it for Thread and/or Lace."""
    for answer, kept, thread in (("silk", 1, 0), ("thread", 0, 1)):
        table = new_table()
        tile = table.tile(Silk(yellow=2))
        table.segment(tile)
        rent(table, TILE)
        table.answer(tile)
        assert table.options == ("silk", "thread", "lace")
        table.answer(answer)
        assert (len(table.me.resources), table.me.thread) == (kept, thread)


def test_nothing_is_asked_when_no_tile_is_on_display():
    """There is nothing to take."""
    table = new_table()
    rent(table, TILE)
    assert table.asked is None


def test_a_tile_of_the_guest_and_one_of_the_dress():
    """Ruling 44: both are taken, one after the other."""
    table = new_table("resource")
    tiles = [table.tile(Silk(yellow=2)), table.tile(Silk(green=2))]
    table.segment(*tiles)
    rent(table, TILE)
    table.answer(tiles[0], "silk")
    assert (table.asked, table.options) == ("take_reward", (tiles[1],))
    table.answer(tiles[1], "silk")
    assert table.me.resources == tiles


# -- 14 Livre --------------------------------------------------------------------------------------


def test_14_livre_when_it_is_rented():
    """Deluxe, "Expert Tailoring": when you place or sell this Garment, gain 14 Livres."""
    table = new_table()
    rent(table, LIVRE)
    assert table.me.livre == 15 + 14
    assert table.events_of(DressRented) == [DressRented(ME, LIVRE, PLACE)]


def test_14_livre_when_it_is_sold_and_only_once():
    """Deluxe, "Expert Tailoring": 14 Livres if rented or sold."""
    table = new_table()
    table.design(LIVRE)
    table.turn("master", "make_dress", LIVRE, SELL)
    assert table.me.livre == 15 + 14
    assert table.events_of(DressSold) == [DressSold(ME, LIVRE)]


def test_it_counts_in_the_hall_and_is_worth_no_prestige():
    """Deluxe, "Expert Tailoring": representation and area majority, but no Prestige Points."""
    table = new_table()
    rent(table, LIVRE)
    assert table.points("dresses") == 0
    assert table.points("halls") == table.hall(2).first
    for hall in (1, 3, 4, 5):
        table.decorate(ME, table.hall(hall).musician.id)
    assert table.state.all_halls == []
    represented = new_table()
    for hall in (1, 3, 4, 5):
        represented.decorate(ME, represented.hall(hall).musician.id)
    rent(represented, LIVRE)
    assert represented.state.all_halls == [ME]


def test_on_the_terrace_it_is_worth_no_prestige_either():
    """Deluxe, "Expert Tailoring": it does not provide any Prestige Points."""
    table = Table(expansions=(KEY,))
    table.rent(ME, table.spaces(1)[0], LIVRE)
    table.decorate(ME, table.board.fireworks.spaces[0].id)
    assert table.points("dresses") == 0


def test_its_colour_counts_for_the_statues():
    """Ruling 46: it is a dress on the board in everything but its own prestige."""
    table = new_table()
    rent(table, LIVRE)
    table.decorate(ME, table.board.statues[0].id)
    assert table.points("statues") == table.rules.constants.statue_prestige_per_color


# -- with the Jewelry Box --------------------------------------------------------------------------


def jeweler_table(*jewels: str, served: bool = True) -> Table:
    """Return a table with these jewels on display, the cheapest last, and one place in hall 2."""
    board = with_hall(2, spaces=(space(PLACE),))
    table = Table(expansions=(BOX, KEY), board=board)
    table.staff(*[table.new_card(f"clerk-{i}", type="apprentice") for i in range(5)], "master")
    display = BOARD.of(table.state).display
    empty = len(display) - len(jewels)
    display[:] = [*[None] * empty, *jewels]
    if served:
        places = table.board.decorations.values()
        table.decorate(ME, next(each.id for each in places if each.group == "jeweler"))
    table.me.livre = 30
    return table


def jewelry_of(table: Table) -> list[str]:
    return OWN.of(table.me).tiles


def test_two_dresses_stay_in_the_box_without_it():
    """Deluxe, "Expert Tailoring": 2 of which can only be used with the Jewelry Box Expansion."""
    for expansions, there in (((KEY,), MINE), ((KEY, BOX), (*MINE, JEWELRY, MATCH))):
        game = Rococo(Setup(3, expansions=expansions), LIBRARY.load())
        state = game.start(1).state
        bag = {*state.dress_bag, *filter(None, state.workshop)}
        assert bag - {*COMPONENTS.dresses} == {*there}
    assert {*DRESSES} == {*MINE, JEWELRY, MATCH}


def test_jewelry_of_any_color_for_free():
    """Deluxe, "Expert Tailoring": 1 Jewelry of ANY color from the Jewelry display for free."""
    jewels = ("ring-blue-1", "necklace-red-1")
    table = jeweler_table(*jewels)
    rent(table, JEWELRY)
    assert table.events_of(DressRented) == [DressRented(ME, JEWELRY, PLACE)]
    assert table.options == jewels
    table.answer(jewels[0])
    assert (jewelry_of(table), table.me.livre) == ([jewels[0]], 30)
    assert table.asked is None


def test_jewelry_of_the_dress_color_brings_a_random_tile():
    """Deluxe, "Expert Tailoring": if it matches the Garment color, gain 1 tile from the bag."""
    table = jeweler_table("necklace-yellow-1")
    assert DRESSES[JEWELRY].color == "yellow"
    drawn = table.state.resource_bag[-1]
    while table.components.resources[drawn].notions.mode == "none":
        table.state.resource_bag.insert(0, table.state.resource_bag.pop())
        drawn = table.state.resource_bag[-1]
    rent(table, JEWELRY)
    table.answer("necklace-yellow-1")
    assert table.asked == "keep_resource"
    table.answer("silk")
    assert table.me.resources == [drawn]


def test_no_jewelry_without_a_place_at_the_jeweler():
    """Deluxe, "Expert Tailoring": if you already have a token on the Jewelers board."""
    table = jeweler_table("ring-blue-1", served=False)
    rent(table, JEWELRY)
    assert table.asked is None
    assert jewelry_of(table) == []


def test_2_points_with_jewelry_of_the_dress_color():
    """Deluxe, "Expert Tailoring": 2 Prestige Points if you also acquire matching Jewelry."""
    assert DRESSES[MATCH].color == "green"
    for jewel, points in (("ring-green-1", 2), ("ring-blue-1", 0)):
        table = jeweler_table(jewel)
        table.state.resource_bag.append(table.new_tile("drawn", Silk(red=1), Notions(mode="none")))
        table.design(MATCH)
        table.turn("master", "make_dress", MATCH, jewel, PLACE)
        assert jewelry_of(table) == [jewel]
        assert table.me.prestige == points


def test_no_points_without_jewelry():
    """Deluxe, "Expert Tailoring": the points are for acquiring Jewelry with this Garment."""
    table = jeweler_table("ring-green-1")
    OWN.of(table.me).tiles.append("ring-green-2")
    rent(table, MATCH)
    assert table.me.prestige == 0


# -- the design ------------------------------------------------------------------------------------


def test_points_are_those_of_the_cheapest_dresses():
    """docs/components.md, "Expert Tailoring": 2 or 3 by the recipe, less for what they bring."""
    for dress in DRESSES.values():
        assert 18 <= formula(dress) <= 20
        assert dress.prestige == (0 if dress.id == LIVRE else 2)
        assert dress.value == (14 if dress.id == LIVRE else 0)


# -- what is refused -------------------------------------------------------------------------------


def with_dress(id: str, **fields: object) -> Extra:
    return changed(EXTRA, dresses=DRESSES | {id: changed(DRESSES[id], **fields)})


@pytest.mark.parametrize(
    ("extra", "problem"),
    [
        (changed(EXTRA, dresses={}), "there must be"),
        (with_dress(FAVOR, sellable=True), "never sold"),
        (with_dress(LIVRE, sellable=False), "worth 14 Livre"),
        (with_dress(LIVRE, prestige=1), "worth 14 Livre"),
        (with_dress(LIVRE, color="yellow"), "worth 14 Livre"),
        (with_dress(FAVOR, rented=None), "when it is rented"),
        (with_dress(FAVOR, made=DRESSES[LIVRE].rented), "nothing when it is made"),
        (with_dress(FAVOR, rented=GainFavor(effect="gain_favor", amount=4)), "bring gain_favor"),
    ],
)
def test_what_the_rulebook_does_not_allow_is_refused(extra, problem):
    """Deluxe, "Expert Tailoring": six dresses, their bonuses, and the one that may be sold."""
    assert any(problem in found for found in sentences(problems(extra)))
    assert list(problems(EXTRA)) == []
