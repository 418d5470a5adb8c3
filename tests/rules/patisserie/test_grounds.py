"""The reasons for a play hold at once: what one recipe needs is not there for another."""

import pytest

from rococo_desktop.rules.patisserie.components.models import GOODS
from rococo_desktop.rules.patisserie.grounds import grounds
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
