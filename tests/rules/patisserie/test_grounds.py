"""The reasons for a play hold at once, and each is true by the rules."""

from collections.abc import Mapping

import pytest

from rococo_desktop.rules.patisserie.components.models import GOODS
from rococo_desktop.rules.patisserie.events import NoticeGiven, RecipeDiscarded
from rococo_desktop.rules.patisserie.grounds import grounds, hand_grounds
from rococo_desktop.rules.patisserie.model import State
from tests.rules.patisserie.table import ASSISTANT, CHEF, ME, Table

INGREDIENTS = ("honey", "nuts", "egg")


def with_units(material: str, number: int) -> Table:
    """Return a table at which I own so many units of one material and none of the others."""
    table = Table()
    for good in GOODS:
        setattr(table.me, good, number if good == material else 0)
    if material in INGREDIENTS:
        table.tiles(*(table.new_tile(f"tile-{n}", **{material: 1}) for n in range(number)))
    return table


def worth(_: str) -> float:
    """Return the points of a bonus."""
    return 1.6


def reasons(table: Table, before: State, *thrown: str) -> dict[str, Mapping[str, object]]:
    """Return the values of each reason for the way to the present position, for me.

    On the way I discarded the recipes ``thrown``.
    """
    events = [RecipeDiscarded(ME, each) for each in thrown]
    return {
        each.key.removeprefix("patisserie-advice-"): each.values
        for each in grounds(table.rules, before, table.state, ME, events, worth)
    }


def completed(table: Table, *recipes: str) -> list[object]:
    """Return the recipes that the reasons for taking some call ready to be baked."""
    before = table.state.copy()
    table.store(*recipes)
    found = reasons(table, before)
    ready = found["completes"]["recipes"] if "completes" in found else ()
    assert isinstance(ready, tuple)
    return list(ready)


@pytest.mark.parametrize("material", [*GOODS, *INGREDIENTS])
@pytest.mark.parametrize(("units", "ready"), [(1, ["tart"]), (2, ["cake", "tart"])])
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


def test_a_recipe_that_is_nearly_ready_says_what_it_lacks() -> None:
    table = with_units("flour", 1)
    before = table.state.copy()
    tart = table.new_recipe("tart", flour=2, egg=1, prestige=2)
    table.store(tart)
    missing = (1, 0, 0, 0, 0, 1)
    assert reasons(table, before)["lacks"] == {"recipe": tart, "points": 2, "missing": missing}
    before = table.state.copy()
    table.me.butter += 1
    assert reasons(table, before).keys() == {"stored"}, "nothing needs butter"
    table.me.flour += 1
    found = reasons(table, before)["toward"]
    flour, egg = (1, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 1)
    assert found == {"recipe": tart, "brought": flour, "missing": egg}
    table.tiles(table.new_tile("tile", egg=1))
    found = reasons(table, before)
    assert found["fills"] == {"recipe": tart, "points": 2, "missing": missing}
    assert not {"toward", "lacks", "completes"} & found.keys()
    table.store(table.new_recipe("cake", flour=5, sugar=5))
    assert "lacks" not in reasons(table, before), "ten units are far away"


@pytest.mark.parametrize(("sugar", "rivals"), [(2, None), (1, ("arlette",))])
def test_a_recipe_within_reach_counts_what_a_stored_one_uses(
    sugar: int, rivals: tuple[str, ...] | None
) -> None:
    """Who plans to bake the one is told that the other comes before it."""
    table = with_units("sugar", sugar)
    table.store(table.new_recipe("arlette", sugar=1), table.new_recipe("tower", sugar=1, nuts=3))
    flan = table.new_recipe("flan", sugar=1, egg=2, prestige=3)
    before = table.state.copy()
    table.store(flan)
    told = {"recipe": flan, "points": 3, "missing": (0, 0, 0, 0, 0, 2)}
    key, more = ("lacks_shared", {"rivals": rivals}) if rivals else ("lacks", {})
    assert reasons(table, before)[key] == {**told, **more}, "the tower is far away"
    before = table.state.copy()
    table.tiles(table.new_tile("tile", egg=1))
    key = "toward_shared" if rivals else "toward"
    egg = (0, 0, 0, 0, 0, 1)
    assert reasons(table, before)[key] == {"recipe": flan, "brought": egg, "missing": egg, **more}


def test_a_recipe_on_display_counts_what_a_stored_one_uses() -> None:
    table = with_units("sugar", 1)
    table.store(table.new_recipe("arlette", sugar=1))
    table.state.recipes[0] = pie = table.new_recipe("pie", sugar=1, flour=1, prestige=3)
    before = table.state.copy()
    table.me.flour += 1
    assert reasons(table, before)["display_shared"] == {
        "recipe": pie,
        "points": 3,
        "brought": (1, 0, 0, 0, 0, 0),
        "rivals": ("arlette",),
    }


def test_goods_that_no_stored_recipe_lacks_are_for_several_or_for_the_display() -> None:
    table = with_units("sugar", 2)
    table.store(table.new_recipe("tart", sugar=2), table.new_recipe("cake", sugar=1))
    before = table.state.copy()
    table.me.sugar += 1
    brought, needed = (0, 1, 0, 0, 0, 0), (0, 3, 0, 0, 0, 0)
    found = reasons(table, before)
    assert found["enough"]["recipes"] == ("tart", "cake"), "it had been there for one of them only"
    assert "completes" not in found
    assert found["together"] == {"brought": brought, "recipes": ("tart", "cake"), "needed": needed}
    before = table.state.copy()
    table.me.flour += 1
    assert reasons(table, before).keys() == {"stored"}
    pie, flan = table.new_recipe("pie", flour=1, prestige=3), table.new_recipe("flan", flour=9)
    before.recipes[:2] = table.state.recipes[:2] = [flan, pie]
    found = reasons(table, before)
    flour = (1, 0, 0, 0, 0, 0)
    assert found == {"display": {"recipe": pie, "points": 3, "brought": flour}}
    before.players[ME].flour = table.me.flour = 1
    table.me.flour += 1
    points = table.rules.recipes[flan].prestige
    told = {"brought": flour, "recipe": flan, "points": points, "n": 1}
    assert reasons(table, before) == {"wanted": told}, "the other one had its flour"


def test_what_could_be_baked_before_is_no_reason() -> None:
    """Another recipe only takes the place of the one with which there was not enough."""
    table = with_units("sugar", 1)
    table.store(table.new_recipe("tart", sugar=1, prestige=5), table.new_recipe("cake", sugar=1))
    before = table.state.copy()
    table.me.recipes.remove("tart")
    assert not {"completes", "enough"} & reasons(table, before).keys(), "the cake was ready, too"


def test_a_recipe_that_stays_far_away_is_not_called_near() -> None:
    table = with_units("sugar", 0)
    table.store(table.new_recipe("tower", sugar=2, egg=3))
    before = table.state.copy()
    table.me.sugar = 1
    assert reasons(table, before).keys() == {"toward_far"}


def test_a_topping_for_a_dish_is_none_that_was_there() -> None:
    table = Table()
    table.tiles(table.new_tile("old", topping=True))
    table.me.racks[:2] = [table.new_recipe("tart", prestige=4), None]
    before = table.state.copy()
    table.tiles("old", table.new_tile("new", topping=True))
    assert reasons(table, before).keys() == {"topping_later"}, "the old one is for the tart"


def test_notice_says_what_it_brings_and_what_goes() -> None:
    table = Table()
    notice, constants = [NoticeGiven(ME, CHEF)], table.constants
    state = table.state
    (told,) = grounds(table.rules, state, state, ME, notice, worth)
    assert told.key == "patisserie-advice-notice_worth"
    coins = constants.chef_notice
    assert told.values == {"staff": CHEF, "amount": coins, "points": round(worth(CHEF))}
    (told,) = grounds(table.rules, state, state, ME, notice, lambda _: 0.2)
    assert told.key == "patisserie-advice-notice_little"


def test_a_topping_and_a_dish_say_what_they_are_for() -> None:
    table = Table()
    before = table.state.copy()
    table.tiles(table.new_tile("tile", topping=True))
    assert reasons(table, before).keys() == {"topping_later"}
    dish = table.new_recipe("tart", prestige=4)
    before.players[ME].racks[0] = table.me.racks[0] = dish
    assert reasons(table, before)["topping"] == {"recipe": dish}
    before.players[ME].racks[0] = None
    assert reasons(table, before)["baked"] == {"recipe": dish, "points": 4}
    bonus = table.new_table_bonus("honor", dishes={"kind": "any"}, reward={"gain": "coins"})
    table.state.table_bonuses["left"] = bonus
    told = {"recipe": dish, "points": 4, "table": "left", "reward": bonus}
    assert reasons(table, before)["baked_rewarded"] == told


def test_coins_are_for_what_a_recipe_lacks_or_for_a_host() -> None:
    table = Table()
    table.me.coins, table.me.sugar = 0, 0
    before = table.state.copy()
    best = max(table.board.hosts, key=lambda host: host.prestige)
    table.me.coins = most = max(host.cost for host in table.board.hosts)
    assert reasons(table, before)["affords"]["amount"] == most
    host = reasons(table, before)["affords"]["host"]
    assert table.board.host[str(host)].prestige == best.prestige
    tart = table.new_recipe("tart", sugar=1)
    before.players[ME].recipes = table.me.recipes = [tart]
    missing = (0, 1, 0, 0, 0, 0)
    assert reasons(table, before)["buys"] == {"amount": most, "recipe": tart, "missing": missing}
    table.state.round = table.constants.rounds
    table.me.hand = []
    assert reasons(table, before)["brings"] == {
        "amount": most,
        "each": table.constants.coins_per_prestige,
        "points": 1,
    }, "there is no turn in which to spend them"


def test_a_recipe_is_thrown_away_for_what_it_lacks_or_is_worth() -> None:
    table = with_units("flour", 2)
    needy, poor = table.new_recipe("needy", egg=3, prestige=9), table.new_recipe("poor", prestige=1)
    fine = table.new_recipe("fine", egg=2, prestige=5)
    table.store(needy, poor, fine)
    held = table.state.copy()
    table.me.recipes.remove(needy)
    missing = (0, 0, 0, 0, 0, 3)
    assert reasons(table, held, needy)["farthest"] == {"recipe": needy, "missing": missing}
    assert "farthest" not in reasons(table, held), "it was baked, not thrown away"
    table.me.recipes = [needy, fine]
    assert reasons(table, held, poor)["least"] == {"recipe": poor, "points": 1}
    table.me.recipes = [needy, poor]
    found = reasons(table, held, fine)
    assert found["discards"] == {"recipe": fine, "missing": (0, 0, 0, 0, 0, 2)}
    assert not {"farthest", "least"} & found.keys(), "needy lacks more, poor is worth less"


def test_a_recipe_that_is_ready_is_thrown_away_for_what_others_need() -> None:
    table = with_units("egg", 1)
    tart, cake = table.new_recipe("tart", egg=1), table.new_recipe("cake", egg=1)
    table.store(cake)
    held = table.state.copy()
    assert reasons(table, held, tart) == {"conflicts": {"recipes": (tart, cake)}}
    table.me.recipes = [table.new_recipe("plain")]
    hats = table.new_recipe("hats", chef=True)
    assert reasons(table, table.state.copy(), hats) == {"needs_chef": {"recipe": hats}}


def test_a_card_that_is_put_away_is_the_least_only_if_it_is() -> None:
    rules = Table().rules
    hand = list(rules.staff)[:3]
    card, *left = hand
    first, *_ = hand_grounds(rules, left, (), card, 1.0, 2.0)
    assert first.key.endswith("bonus_least")
    _, worth = hand_grounds(rules, left, (), card, 2.0, 2.0)
    assert worth.key.endswith("bonus_lost")
    _, slight = hand_grounds(rules, left, (), card, 0.2, 0.1)
    assert slight.key.endswith("bonus_slight")


def test_a_card_that_is_put_away_is_spared_where_there_are_enough_of_its_kind() -> None:
    rules = Table().rules
    for left, card, said in (
        ((CHEF, ASSISTANT), CHEF, "spare_chef"),
        ((ASSISTANT, ASSISTANT), CHEF, "hand"),
        ((ASSISTANT, ASSISTANT), ASSISTANT, "spare_assistant"),
    ):
        first, *_ = hand_grounds(rules, left, (), card, 2.0, 1.0)
        assert first.key == f"patisserie-advice-{said}"


def test_a_card_that_is_taken_says_what_it_does() -> None:
    table = Table()
    hat, plain = table.new_recipe("hat", chef=True), table.new_recipe("plain")

    def told(card: str, points: float) -> dict[str, Mapping[str, object]]:
        found = hand_grounds(table.rules, [CHEF, ASSISTANT], [hat, plain], card, points)
        return {each.key.removeprefix("patisserie-advice-"): each.values for each in found}

    assert told(CHEF, 0.9).keys() == {"bonus_worth", "chef_recipes", "hand"}
    assert told(CHEF, 0.9)["bonus_worth"] == {"staff": CHEF, "points": 1}
    assert told(CHEF, 0.9)["chef_recipes"] == {"recipes": (hat,)}
    assert told(ASSISTANT, 0.2).keys() == {"bonus_is", "hand"}


def test_staff_is_hired_for_the_rounds_that_are_left() -> None:
    table = Table()
    card = next(
        each.id for each in table.rules.staff.values() if each.deck not in ("start", "star")
    )
    table.state.round = table.rules.constants.rounds - 1
    before = table.state.copy()
    table.me.hired.append(card)
    assert reasons(table, before)["hires"] == {"staff": card, "rounds": 1}
    before.round = table.state.round = table.rules.constants.rounds
    assert reasons(table, before)["hires_now"] == {"staff": card, "rounds": 0}
