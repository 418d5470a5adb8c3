"""Deluxe, "Festivity Dresses": four dresses that are never sold and bring prestige when made."""

import pytest

from rococo_desktop.engine.match import Setup
from rococo_desktop.rules.events import BonusUsed, PrestigeGained
from rococo_desktop.rules.rococo.base.make_dress import (
    EXTRA_MASTER,
    NEVER_SOLD,
    NO_PLACE,
    SELL,
    MakeDress,
)
from rococo_desktop.rules.rococo.base.prepare import show_dresses
from rococo_desktop.rules.rococo.book import Context
from rococo_desktop.rules.rococo.components.models import Extra, Silk
from rococo_desktop.rules.rococo.events import (
    DressesRevealed,
    DressRented,
    LivrePaid,
    NotionsPaid,
    ResourcesSpent,
)
from rococo_desktop.rules.rococo.festivity_dresses import FestivityMixedIn, mix_in, problems
from rococo_desktop.rules.rococo.rulebook import LIBRARY, Rococo
from tests.rules.component_errors import sentences
from tests.rules.rococo.components.test_design import formula
from tests.rules.rococo.table import COMPONENTS, LEFT, ME, Table, changed

KEY = "festivity_dresses"
EXTRA = LIBRARY.load().extras[KEY]
DRESSES = EXTRA.dresses
COUPLES, DECORATIONS, LADIES, GENTLEMEN = DRESSES


def new_table() -> Table:
    return Table(expansions=(KEY,))


def make(table: Table, dress: str) -> int:
    """Let a Master make the dress; return the prestige that it brings before it is placed."""
    table.design(dress)
    table.turn("master", "make_dress", dress)
    assert table.asked == "place_dress"
    return table.me.prestige


# -- when they come into the bag -------------------------------------------------------------------


def test_they_are_set_aside_until_the_first_preparation_is_over():
    """Deluxe, "Festivity Dresses": set aside until after you have completed phase 1."""
    game = Rococo(Setup(3, expansions=(KEY,)), LIBRARY.load())
    for seed in range(20):
        state, events = game.start(seed)
        kinds = [type(event) for event in events]
        assert kinds.index(DressesRevealed) < kinds.index(FestivityMixedIn)
        assert not {*DRESSES} & {*state.workshop}
        assert {*DRESSES} < {*state.dress_bag}


def test_they_are_mixed_in_well():
    """Deluxe, "Festivity Dresses": add the 4 tiles to the Garment bag and mix them in well."""
    game = Rococo(Setup(3, expansions=(KEY,)), LIBRARY.load())
    bags = [game.start(seed).state.dress_bag for seed in range(40)]
    places = {bag.index(COUPLES) // 10 for bag in bags}
    assert places == {0, 1, 2, 3}
    others = [[dress for dress in bag if dress not in DRESSES] for bag in bags]
    plain = [Rococo(Setup(3), COMPONENTS).start(seed).state.dress_bag for seed in range(40)]
    assert all(mixed != before for mixed, before in zip(others, plain, strict=True))


def test_only_the_first_round_brings_them():
    """Deluxe, "Festivity Dresses": phase 1 "for the first Round"."""
    table = new_table()
    bag = list(table.state.dress_bag)
    table.state.round = 2
    table.run(mix_in)
    assert table.state.dress_bag == bag


def test_the_base_games_chance_stays_as_it_was():
    """A stream of their own mixes them in: the first displays of an old seed are the same."""
    state = Rococo(Setup(4, expansions=(KEY,)), LIBRARY.load()).start(5).state
    plain = Rococo(Setup(4), COMPONENTS).start(5).state
    assert state.workshop == plain.workshop
    assert state.employee_stack == plain.employee_stack
    assert state.resource_bag == plain.resource_bag
    assert {**plain.streams, KEY: state.streams[KEY]} == state.streams


def test_a_made_one_never_comes_back():
    """They are rented and stay on the board; in the bag there is nothing but what was there."""
    table = new_table()
    make(table, LADIES)
    table.answer(table.spaces(3)[0])
    assert LADIES not in (*table.state.dress_bag, *table.state.dress_discard)


def test_one_that_nobody_makes_is_cleared_like_any_other():
    """Deluxe, "Festivity Dresses": tailored just like all other Garments; so they are cleared."""
    table = new_table()
    table.workshop(LADIES, GENTLEMEN)
    table.run(show_dresses)
    assert {LADIES, GENTLEMEN} <= {*table.state.dress_discard}


# -- never sold ------------------------------------------------------------------------------------


@pytest.mark.parametrize("dress", DRESSES)
def test_it_can_never_be_sold(dress):
    """Deluxe, "Festivity Dresses": they can never be sold."""
    table = new_table()
    make(table, dress)
    assert SELL not in table.options
    assert set(table.options) == set(table.board.spaces)


@pytest.mark.parametrize("dress", DRESSES)
def test_without_a_free_place_it_cannot_be_made(dress):
    """Ruling 41: it could be neither rented nor sold."""
    table = new_table()
    table.design(dress)
    for space in table.board.spaces:
        table.rent(LEFT, space)
    wish = MakeDress(ME, "master")
    assert dict(wish.candidates(Context(table.rules, table.state, None))) == {dress: NO_PLACE}
    table.turn("master")
    assert "make_dress" not in table.options


def test_a_place_that_only_a_master_may_use_is_none_for_a_journeyman():
    """Ruling 41, and Deluxe, "3. Tailor a Garment": Master spaces need a Master."""
    table = new_table()
    table.design(LADIES)
    for hall in range(1, 6):
        for space in table.spaces(hall):
            table.rent(LEFT, space)
    table.turn("journeyman")
    assert "make_dress" not in table.options
    table.turn("master")
    assert "make_dress" in table.options


def test_it_is_not_made_where_it_must_be_sold():
    """Ruling 42: an extra dress that must be sold is none of these."""
    table = new_table()
    for dress, obstacle in ((LADIES, NEVER_SOLD), (DECORATIONS, EXTRA_MASTER)):
        table.design(dress)
        wish = MakeDress(ME, "master", extra=True, only=SELL)
        assert dict(wish.candidates(Context(table.rules, table.state, None))) == {dress: obstacle}


# -- the bonus when it is made ---------------------------------------------------------------------


def test_2_points_for_each_couple():
    """Deluxe, "Prestige Point Bonuses": 2 points for each set of a gown and a frock coat.

    "Regardless of their colors and where they have been placed."
    """
    table = new_table()
    table.rent_colors(ME, "yellow", "red", "red", "red", "green", "blue")
    table.rent_colors(LEFT, "green", "blue")
    assert make(table, COUPLES) == 4


def test_1_point_for_each_decoration_without_the_all_halls_bonus():
    """Deluxe, "Prestige Point Bonuses": 1 for each token on Decorations, not All Halls."""
    table = new_table()
    table.decorate_any(ME, 3)
    table.decorate(LEFT, table.board.fountain_upper[0].id)
    table.state.all_halls = [ME]
    assert make(table, DECORATIONS) == 3


def test_1_point_for_each_yellow_dress():
    """Deluxe, "Prestige Point Bonuses": 1 for each of your blue gowns (2013: yellow)."""
    table = new_table()
    table.rent_colors(ME, "yellow", "yellow", "red", "green")
    table.rent_colors(LEFT, "yellow")
    assert make(table, LADIES) == 2


def test_1_point_for_each_green_coat():
    """Deluxe, "Prestige Point Bonuses": 1 for each of your pink frock coats (2013: green)."""
    table = new_table()
    table.rent_colors(ME, "green", "green", "green", "blue", "yellow")
    table.rent_colors(LEFT, "green")
    assert make(table, GENTLEMEN) == 3


@pytest.mark.parametrize("dress", DRESSES)
def test_the_dress_itself_does_not_count(dress):
    """Ruling 43: when the bonus is gained, the dress is not on the board yet."""
    table = new_table()
    assert make(table, dress) == 0
    table.answer(table.spaces(3)[0])
    assert table.me.prestige == 0
    assert table.events_of(PrestigeGained) == []


def test_the_couple_that_it_completes_does_not_count():
    """Ruling 43: the couple is there only after the dress is placed."""
    table = new_table()
    table.rent_colors(ME, "blue")
    assert DRESSES[COUPLES].guest == "lady"
    assert make(table, COUPLES) == 0


def test_first_the_cost_and_the_resources_then_the_points_then_the_place():
    """Deluxe, "Festivity Dresses": after the cost is paid; then the tile is placed as usual."""
    table = new_table()
    table.rent_colors(ME, "yellow")
    table.design(LADIES)
    table.workshop(LADIES, None)
    table.turn("master", "make_dress", LADIES)
    assert table.events_of(DressRented) == []
    table.answer(table.spaces(4)[0])
    order = (LivrePaid, NotionsPaid, ResourcesSpent, PrestigeGained, DressRented)
    told = [type(event) for event in table.events]
    assert [kind for kind in told if kind in order] == [*order]
    assert table.events_of(PrestigeGained) == [PrestigeGained(ME, 1, LADIES)]


def test_while_the_silk_is_chosen_nothing_is_gained_yet():
    """Deluxe, "Festivity Dresses": after a player has spent the required Resources."""
    table = new_table()
    table.rent_colors(ME, "yellow")
    table.design(LADIES)
    table.rack(*[table.new_tile(f"bale-{i}", Silk(yellow=1)) for i in range(3)])
    table.turn("master", "make_dress", LADIES)
    assert table.asked == "pay_silk"
    assert table.me.prestige == 0
    table.answer(table.options[0])
    assert table.me.prestige == 1


def test_the_bonus_is_no_employees_bonus():
    """Deluxe, "Festivity Dresses": one-time only and immediate; nobody is asked about it."""
    table = new_table()
    table.decorate_any(ME, 2)
    make(table, DECORATIONS)
    table.answer(table.spaces(4)[0])
    assert table.events_of(BonusUsed) == []


# -- the design ------------------------------------------------------------------------------------


def test_they_are_worth_a_little_less_than_others():
    """docs/components.md, "Festivity Dresses": fewer points where the bonus is rich."""
    for id, dress in DRESSES.items():
        assert 18 <= formula(dress) <= 23
        assert dress.prestige == 3 - (id in (COUPLES, DECORATIONS))
        assert dress.value == 0
    assert {dress.color for dress in DRESSES.values()} == {"yellow", "green", "red", "blue"}


# -- what is refused -------------------------------------------------------------------------------


def with_dress(**fields: object) -> Extra:
    first, *others = DRESSES.values()
    return changed(EXTRA, dresses={each.id: each for each in [changed(first, **fields), *others]})


@pytest.mark.parametrize(
    ("extra", "problem"),
    [
        (changed(EXTRA, dresses={}), "there must be 4"),
        (with_dress(sellable=True), "never sold"),
        (with_dress(made=None), "none of the 4 bonuses"),
        (with_dress(made=DRESSES[LADIES].made), "none of the 4 bonuses"),
        (with_dress(rented=DRESSES[LADIES].made), "nothing when it is rented"),
    ],
)
def test_what_the_rulebook_does_not_allow_is_refused(extra, problem):
    """Deluxe, "Festivity Dresses": 4 dresses, four bonuses, never sold."""
    assert any(problem in found for found in sentences(problems(extra)))
    assert list(problems(EXTRA)) == []
