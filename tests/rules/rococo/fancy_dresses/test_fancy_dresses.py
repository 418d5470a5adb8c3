"""Deluxe, "Fancy Dresses": dearer dresses and more tiles, and nothing else."""

from statistics import fmean

import pytest

from rococo_desktop.engine.match import Setup
from rococo_desktop.rules.rococo.components.models import Extra, Resource
from rococo_desktop.rules.rococo.fancy_dresses import doubts, problems
from rococo_desktop.rules.rococo.rulebook import LIBRARY, Rococo
from tests.rules.component_errors import sentences
from tests.rules.rococo.components.test_design import formula
from tests.rules.rococo.table import COMPONENTS, ME, Table, changed

KEY = "fancy_dresses"
EXTRA = LIBRARY.load().extras[KEY]
DRESSES, TILES = EXTRA.dresses, EXTRA.resources


def start(seed: int, *expansions: str):
    return Rococo(Setup(3, expansions=expansions), LIBRARY.load()).start(seed).state


def test_the_dresses_are_in_the_bag_from_the_start():
    """Deluxe, "Fancy Dresses": simply add the Garment tiles to the draw bag."""
    state = start(1, KEY)
    there = {*state.dress_bag, *filter(None, state.workshop)}
    assert there == {*COMPONENTS.dresses, *DRESSES}
    shown = {dress for seed in range(20) for dress in start(seed, KEY).workshop}
    assert shown & {*DRESSES}, "none is ever shown in round 1"


def test_the_tiles_are_in_the_bag_from_the_start():
    """Deluxe, "Fancy Dresses": simply add the Resource tiles to the draw bag."""
    state = start(1, KEY)
    displayed = (tile for segment in state.warehouse for tile in segment if tile)
    assert {*state.resource_bag, *displayed} == {*COMPONENTS.resources, *TILES}
    assert not {*TILES} & {*start(1).resource_bag}


def test_four_dresses_more_expensive_and_more_rewarding():
    """Deluxe, "Fancy Dresses": 4 new Garment tiles, more expensive and more rewarding."""
    assert len(DRESSES) == 4
    base = COMPONENTS.dresses.values()
    for dress in DRESSES.values():
        assert dress.value > max(each.value for each in base)
        assert dress.prestige > max(each.prestige for each in base)
        assert dress.silk.total + dress.thread + dress.lace + dress.master > 4


def test_five_tiles_with_new_combinations():
    """Deluxe, "Fancy Dresses": 5 new Resource tiles with new combinations of Resources."""

    def faces(tiles: dict[str, Resource]) -> list[object]:
        return [(tile.silk, tile.notions) for tile in tiles.values()]

    assert len(TILES) == len(set(faces(TILES))) == 5
    assert not set(faces(TILES)) & set(faces(COMPONENTS.resources))


@pytest.mark.parametrize("dress", DRESSES)
def test_each_is_made_and_rented_like_any_other(dress):
    """Deluxe, "Fancy Dresses": they seamlessly integrate into the basic game."""
    table = Table(expansions=(KEY,))
    table.design(dress)
    space = table.spaces(2)[0]
    table.turn("master", "make_dress", dress, space)
    assert table.state.guests == {space: (dress, ME)}
    assert table.points("dresses") == DRESSES[dress].prestige


@pytest.mark.parametrize("dress", DRESSES)
def test_each_is_sold_for_its_value(dress):
    """Deluxe, "Fancy Dresses": they seamlessly integrate into the basic game."""
    table = Table(expansions=(KEY,))
    table.design(dress)
    table.turn("master", "make_dress", dress, "sell")
    assert table.me.livre == 15 + DRESSES[dress].value


@pytest.mark.parametrize("tile", TILES)
def test_each_tile_is_kept_or_traded_like_any_other(tile):
    """Deluxe, "2. Acquire Resources": keep it as silk, or discard it for thread and lace."""
    notions = TILES[tile].notions
    table = Table(expansions=(KEY,))
    table.segment(tile)
    table.turn("apprentice", "acquire", tile)
    if notions.mode == "none":
        assert table.me.resources == [tile]
        return
    assert table.options == ("silk", "notions")
    table.answer("notions")
    assert (table.me.thread, table.me.lace) == (1 + notions.thread, 1 + notions.lace)


def test_a_fancy_dress_watches_the_fireworks():
    """Deluxe, "Fancy Dresses": big points, especially in connection with the Fireworks Display."""
    table = Table(expansions=(KEY,))
    best = max(DRESSES.values(), key=lambda dress: dress.prestige)
    triple = next(each for each in table.board.fireworks.spaces if each.multiplier == 3)
    table.rent(ME, table.spaces(1)[0], best.id)
    table.decorate(ME, triple.id)
    assert table.points("dresses") == 3 * best.prestige


# -- the design ------------------------------------------------------------------------------------


def test_values_follow_the_formula_of_the_base_game():
    """docs/components.md, "Fancy Dresses": the base game's formula, carried on beyond 28."""
    assert {id: dress.value for id, dress in DRESSES.items()} == {
        id: formula(dress) for id, dress in DRESSES.items()
    }
    for dress in DRESSES.values():
        assert dress.prestige == (5 if dress.value < 34 else 6)


def test_supply_and_demand_stay_as_even_as_they_were():
    """docs/components.md, "Fancy Dresses": the tiles bring the silk that the dresses ask for."""
    dresses = [*COMPONENTS.dresses.values(), *DRESSES.values()]
    tiles = [*COMPONENTS.resources.values(), *TILES.values()]
    for color in ("yellow", "green", "red", "blue"):
        demand = sum(dress.silk.of(color) for dress in dresses)
        supply = sum(tile.silk.of(color) for tile in tiles)
        assert 0.7 <= supply / demand <= 0.9


def test_two_or_three_of_them_turn_up():
    """Deluxe, "Fancy Dresses": an average of 2 or 3 in a game with 3 or 4 players.

    docs/components.md, "What the bots measured": so many dresses are drawn in such a game.
    """
    share = len(DRESSES) / (len(COMPONENTS.dresses) + len(DRESSES))
    drawn = {3: 25.3, 4: 30.4}
    assert all(2 <= share * number <= 3 for number in drawn.values())
    assert 2 <= share * fmean(drawn.values()) <= 3


# -- what is refused -------------------------------------------------------------------------------


def with_dress(**fields: object) -> Extra:
    first, *others = DRESSES.values()
    return changed(EXTRA, dresses={each.id: each for each in [changed(first, **fields), *others]})


@pytest.mark.parametrize(
    ("extra", "problem"),
    [
        (changed(EXTRA, dresses={}), "there must be 4"),
        (changed(EXTRA, resources={}), "there must be 5, not 0"),
        (with_dress(sellable=False), "nothing of its own"),
    ],
)
def test_what_the_rulebook_does_not_allow_is_refused(extra, problem):
    """Deluxe, "Fancy Dresses": 4 and 5 tiles."""
    assert any(problem in found for found in sentences(problems(extra)))
    assert list(problems(EXTRA)) == []


@pytest.mark.parametrize(
    ("extra", "doubt"),
    [
        (with_dress(value=28), "must be more than 28"),
        (with_dress(prestige=4), "must be more than 4"),
        (with_dress(silk=DRESSES["fancy-blue"].silk), "needs yellow silk"),
    ],
)
def test_what_is_unlike_our_guess_is_doubted(extra, doubt):
    """Deluxe, "Fancy Dresses": "more expensive and more rewarding"; that each is so we guess."""
    (said,) = sentences(doubts(extra))
    assert doubt in said
    assert list(problems(extra)) == []
