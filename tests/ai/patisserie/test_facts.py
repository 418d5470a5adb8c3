"""The numbers in the coach's rules of thumb are those of the position."""

from itertools import islice

import pytest

from rococo_desktop.ai.patisserie.facts import facts
from rococo_desktop.engine.match import Setup
from rococo_desktop.rules.patisserie.components.load import LIBRARY
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.patisserie.turns import PlayCard
from rococo_desktop.session.teaching.coach import Coaching, tips
from tests.ai.patisserie.games import match_of, whole_game
from tests.rules.patisserie.table import CHEF, ME, Table


def told(match: Patisserie, state: State) -> dict[str, int]:
    assert state.pending is not None
    return dict(facts(match, match.look(state, frozenset({state.pending.seat}))).numbers)


def test_facts_are_those_of_the_kitchen_and_the_garden() -> None:
    match = match_of(3)
    seen: set[str] = set()
    for state in whole_game(3)[::9]:
        if (decision := state.pending) is None:
            continue
        known, player = told(match, state), state.players[decision.seat]
        chefs = sum(match.rules.staff[card].training == "chef" for card in player.hand)
        assert known["hand_chefs"] + known["hand_assistants"] == len(player.hand)
        assert known["hand_chefs"] == chefs
        assert known["racked"] + known["racks_free"] == match.rules.constants.racks
        assert known["bakeable"] <= known["recipes"] == len(player.recipes)
        assert known["bakeable"] <= known["racks_free"]
        assert known["pairs"] == sum(
            "+" in each for each in decision.options if decision.kind == "bake"
        )
        assert known["undecorated"] <= known["racked"]
        assert known["coins"] == player.coins
        assert not player.star or not known["stars_open"]
        seen |= {name for name, number in known.items() if number}
    assert {"bakeable", "racked", "toppings", "posts"} <= seen


def test_a_recipe_with_a_hat_is_bakeable_only_with_a_chef_in_the_hand() -> None:
    match = match_of(2)
    state = match.start(1).state.copy()
    recipe = next(id for id, each in match.rules.recipes.items() if each.chef)
    assert state.pending is not None
    player = state.players[state.pending.seat]
    needed = match.rules.recipes[recipe].ingredients
    tiles = [
        id
        for id, tile in match.rules.ingredients.items()
        if any(a and b for a, b in zip(tile.ingredients, needed, strict=True))
    ]
    state.ingredient_bag = [tile for tile in state.ingredient_bag if tile not in tiles]
    state.ingredients = [
        [None if tile in tiles else tile for tile in row] for row in state.ingredients
    ]
    state.recipe_bag = [each for each in state.recipe_bag if each != recipe]
    state.recipes = [each if each != recipe else None for each in state.recipes]
    player.recipes, player.ingredients = [recipe], tiles
    player.flour, player.sugar, player.butter = 6, 5, 4
    for hand, bakeable in ((["start-chef-1"], 1), (["start-assistant-1"], 0)):
        player.hand = hand
        assert told(match, state)["bakeable"] == bakeable


@pytest.mark.parametrize("eggs", [1, 2])
def test_the_coach_counts_the_recipes_for_which_everything_is_there_at_once(eggs: int) -> None:
    table = Table()
    table.store(table.new_recipe("cake", egg=1), table.new_recipe("tart", egg=1))
    table.tiles(table.new_tile("tile", egg=eggs))
    table.staff(CHEF)
    table.me.hand, table.me.unused = table.me.unused, []
    table.ask(PlayCard(ME))
    assert told(table.match, table.state)["bakeable"] == eggs
    table.me.hand = []
    table.turn(CHEF, "bake")
    assert told(table.match, table.state)["pairs"] == eggs - 1


@pytest.mark.parametrize("seat", [0, 1])
def test_in_a_whole_game_the_coach_has_something_to_say_at_most_questions(seat: int) -> None:
    match, coaching, said = match_of(3), Coaching("patisserie"), list[str]()
    for state in whole_game(3):
        if (decision := state.pending) is not None and decision.seat == seat:
            for tip in islice(coaching.due(decision.kind, told(match, state)), 1):
                coaching.note(tip)
                said.append(tip.key)
    assert len(set(said)) >= 12
    assert {"first_tray", "part_with", "first_card", "first_action"} <= set(said)


def test_each_tip_is_for_a_question_that_lights_a_part_of_this_table() -> None:
    parts = {
        "region:picker",
        "region:market",
        "region:garden",
        "region:kitchen",
        "region:prompt",
        "region:goods",
        "region:store",
    }
    assert {
        light for tip in tips("patisserie") for light in tip.light if "region:" in light
    } <= parts
    kinds = Patisserie(Setup(2), LIBRARY.load()).kernel.frame_types
    assert all(tip.asked in kinds for tip in tips("patisserie"))
