"""The reasons for a play hold at once, and each is true by the rules."""

from collections.abc import Mapping

import pytest

from rococo_desktop.rules.patisserie.components.models import GOODS
from rococo_desktop.rules.patisserie.grounds import grounds, hand_grounds
from rococo_desktop.rules.patisserie.model import State
from tests.rules.patisserie.table import CHEF, ME, Table

INGREDIENTS = ("honey", "nuts", "egg")


def with_units(material: str, number: int) -> Table:
    """Return a table at which I own so many units of one material and none of the others."""
    table = Table()
    for good in GOODS:
        setattr(table.me, good, number if good == material else 0)
    if material in INGREDIENTS:
        table.tiles(*(table.new_tile(f"tile-{n}", **{material: 1}) for n in range(number)))
    return table


def completed(table: Table, *recipes: str) -> list[object]:
    """Return the recipes that the reasons for taking some call ready to be baked."""
    before = table.state.copy()
    table.store(*recipes)
    found = grounds(table.rules, before, table.state, ME)
    return [each.values["recipe"] for each in found if each.key == "patisserie-advice-completes"]


@pytest.mark.parametrize("material", [*GOODS, *INGREDIENTS])
@pytest.mark.parametrize(("units", "ready"), [(1, ["tart"]), (2, ["tart", "cake"])])
def test_two_recipes_are_ready_only_if_there_is_enough_for_both(
    material: str, units: int, ready: list[str]
) -> None:
    table = with_units(material, units)
    needs = {material: 1}
    cake, tart = table.new_recipe("cake", **needs), table.new_recipe("tart", prestige=5, **needs)
    assert completed(table, cake, tart) == ready


def test_a_recipe_that_takes_the_egg_of_a_better_one_is_no_reason() -> None:
    table = with_units("egg", 1)
    table.store(table.new_recipe("tart", egg=1, prestige=5))
    assert completed(table, table.new_recipe("cake", egg=1)) == []


@pytest.mark.parametrize("material", [*GOODS, *INGREDIENTS])
def test_the_pair_that_is_ready_can_be_baked(material: str) -> None:
    """What the reasons call ready together, the rules offer together."""
    for units in (1, 2, 3):
        table = with_units(material, units)
        needs = [1, 2, 1]
        recipes = [table.new_recipe(f"r{n}", **{material: need}) for n, need in enumerate(needs)]
        ready = completed(table, *recipes)
        table.turn(CHEF, "bake")
        assert "+".join(sorted(map(str, ready))) in table.options


def reasons(table: Table, before: State) -> dict[str, Mapping[str, object]]:
    """Return the values of each reason for the way to the present position, for me."""
    return {
        each.key.removeprefix("patisserie-advice-"): each.values
        for each in grounds(table.rules, before, table.state, ME)
    }


def test_a_recipe_that_is_nearly_ready_says_what_it_lacks() -> None:
    table = with_units("flour", 1)
    before = table.state.copy()
    table.store(table.new_recipe("tart", flour=2, egg=1))
    assert reasons(table, before)["lacks"] == {"recipe": "tart", "missing": (1, 0, 0, 0, 0, 1)}
    before = table.state.copy()
    table.me.butter += 1
    assert "lacks" not in reasons(table, before), "butter brings it no nearer"
    table.me.flour += 1
    assert reasons(table, before)["lacks"]["missing"] == (0, 0, 0, 0, 0, 1)
    table.store(table.new_recipe("cake", flour=5, sugar=5))
    assert reasons(table, before)["lacks"]["recipe"] == "tart", "ten units are far away"


def test_a_recipe_is_thrown_away_for_what_it_lacks_or_is_worth() -> None:
    table = with_units("flour", 2)
    needy, poor = table.new_recipe("needy", egg=3, prestige=9), table.new_recipe("poor", prestige=1)
    table.store(needy, poor, table.new_recipe("fine", egg=2, prestige=5))
    held = table.state.copy()
    table.me.recipes.remove(needy)
    missing = (0, 0, 0, 0, 0, 3)
    assert reasons(table, held)["farthest"] == {"recipe": needy, "missing": missing}
    table.state.players[ME].recipes = [each for each in held.players[ME].recipes if each != poor]
    found = reasons(table, held)
    assert found["least"] == {"recipe": poor, "points": 1}
    assert "farthest" not in found
    table.me.recipes = [needy, poor]
    found = reasons(table, held)
    assert found["lacks"] == {"recipe": "fine", "missing": (0, 0, 0, 0, 0, 2)}
    assert not {"farthest", "least"} & found.keys(), "needy lacks more, poor is worth less"


def test_a_card_that_is_put_away_is_the_least_only_if_it_is() -> None:
    rules = Table().rules
    hand = list(rules.staff)[:3]
    first, *_ = hand_grounds(rules, hand, 1.0, 2.0)
    assert first.key.endswith("bonus_least")
    assert not [each for each in hand_grounds(rules, hand, 2.0, 2.0) if "bonus" in each.key]


def test_staff_is_hired_for_the_rounds_that_are_left() -> None:
    table = Table()
    card = next(
        each.id for each in table.rules.staff.values() if each.deck not in ("start", "star")
    )
    table.state.round = table.rules.constants.rounds - 1
    before = table.state.copy()
    table.me.hired.append(card)
    assert reasons(table, before)["hires"] == {"card": card, "rounds": 1}
    before.round = table.state.round = table.rules.constants.rounds
    assert "hires" not in reasons(table, before)
