"""The checks of the component files: one clear line for anything that contradicts the rulebook."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from rococo_desktop.rules.component_files import ComponentsError
from rococo_desktop.rules.patisserie.components.load import FOLDER, LIBRARY, Library, validated
from tests.rules.component_errors import line, sentences, words

Tables = dict[str, Any]
Change = Callable[[Tables], object]


@pytest.fixture
def tables() -> Tables:
    return deepcopy(LIBRARY.tables())


def test_our_files_pass(tables: Tables) -> None:
    assert validated(Path("base.toml"), tables) == LIBRARY.load()
    assert LIBRARY.doubts(LIBRARY.load()) == ()


def test_our_files_are_read_once() -> None:
    assert LIBRARY.load() is LIBRARY.load(None)


def put(*path: str, value: object) -> Change:
    """Set a field; "*" stands for every entry of a table."""

    def change(tables: Tables) -> None:
        found = [tables]
        for key in path[:-1]:
            found = [
                inner
                for table in found
                for inner in (table.values() if key == "*" else [table[key]])
            ]
        for table in found:
            table[path[-1]] = value

    return change


def less(*path: str) -> Change:
    def change(tables: Tables) -> None:
        inner = tables
        for key in path[:-1]:
            inner = inner[key]
        del inner[path[-1]]

    return change


def no_cards_of(effect: str) -> Change:
    """Give every card with an effect the next card's bonus."""

    def change(tables: Tables) -> None:
        other = "move_dish" if effect != "move_dish" else "deliver_one"
        for card in tables["staff"].values():
            if card["deck"] == "numbered" and card["bonus"]["effect"] == effect:
                card["bonus"] = {"effect": other}

    return change


def level_four(tables: Tables) -> None:
    for card in tables["staff"].values():
        if card.get("level") == 4:
            card["level"] = 3


def both(*path: str, value: object) -> Change:
    """Set a field on both sides of the board."""

    def change(tables: Tables) -> None:
        for name in ("small", "large"):
            put("boards", name, *path, value=value)(tables)

    return change


COIN = {"gain": "coins", "amount": 1}


@pytest.mark.parametrize(
    ("change", "field", "message"),
    [
        (less("recipes", "pastry-sable"), "recipes", "45 × of the base game, not 44"),
        (less("ingredients", "tile-egg-1"), "ingredients", "50 × of the base game, not 49"),
        (less("solo", "solo-01"), "solo", "30 × of the base game, not 29"),
        (less("staff", "star-bare"), "staff", "3 × of the promo with star staff"),
        (put("recipes", "*", "chef", value=False), "recipes", "1 flour, 2 sugar"),
        (put("recipes", "*", "prestige", value=5), "recipes", "be worth 4 prestige"),
        (put("recipes", "*", "prestige", value=4), "recipes", "be worth 5 prestige"),
        (
            lambda tables: tables["recipes"]["pastry-sable"].update(flour=0, butter=0),
            "recipes.pastry-sable",
            "must need something",
        ),
        (put("ingredients", "*", "topping", value=True), "ingredients", "must have no topping"),
        (put("ingredients", "*", "topping", value=False), "ingredients", "must have a topping"),
        (
            lambda tables: [
                tile.update(honey=1, nuts=0, egg=0) for tile in tables["ingredients"].values()
            ],
            "ingredients",
            "two ingredients or more",
        ),
        (
            lambda tables: tables["ingredients"]["tile-egg2-1"].update(egg=0, topping=False),
            "ingredients.tile-egg2-1",
            "must have an ingredient or a topping",
        ),
        (put("staff", "start-chef-1", "level", value=1), "staff.start-chef-1.level", "unknown"),
        (
            put("staff", "start-chef-1", "bonus", value={"effect": "move_dish"}),
            "staff.start-chef-1.bonus.effect",
            "must be one of gain_coins, buy_goods, acquire_ingredient",
        ),
        (less("staff", "staff-1-01", "level"), "staff.staff-1-01.level", "is missing"),
        (
            put("staff", "staff-1-01", "condition", value={"condition": "bare"}),
            "staff.staff-1-01.condition",
            "unknown field",
        ),
        (
            put("staff", "staff-1-01", "bonus", value={"effect": "gain_prestige", "amount": 1}),
            "staff.staff-1-01.bonus.effect",
            "must be one of prestige_by_table",
        ),
        (put("staff", "staff-1-01", "deck", value="star"), "staff", "68 numbered cards, not 67"),
        (level_four, "staff", "at least 7 cards of level 4, not 0"),
        (no_cards_of("bake_saving"), "staff", "bonus bake_saving"),
        (no_cards_of("pay_for_action"), "staff", "bonus pay_for_action"),
        (no_cards_of("move_dish"), "staff", "bonus move_dish"),
        (less("staff", "star-ingredients", "condition"), "staff.star-ingredients.", "is missing"),
        (
            put(
                "staff", "star-ingredients", "bonus", value={"effect": "gain_prestige", "amount": 2}
            ),
            "staff",
            "condition ingredients 5",
        ),
        (
            put("staff", "star-plain", "condition", value={"condition": "bare"}),
            "staff",
            "condition dishes plain 3",
        ),
        (
            put(
                "staff",
                "staff-1-01",
                "bonus",
                value={"effect": "prestige_by_tables", "steps": [[2, 1], [2, 2]]},
            ),
            "staff.staff-1-01.bonus.steps",
            "higher than the one before",
        ),
        (
            put("table_bonuses", "table-honey", "reward", value=COIN),
            "table_bonuses",
            "coins for honey",
        ),
        (
            put("table_bonuses", "table-five", "reward", value=COIN),
            "table_bonuses",
            "flour for any",
        ),
        (
            put("special_bonuses", "special-decorations", "condition", value={"condition": "bare"}),
            "special_bonuses",
            "condition decorations 3",
        ),
        (
            put("special_bonuses", "special-nuts", "prestige", value={"small": [2]}),
            "special_bonuses.special-nuts.prestige",
            "must be small, large",
        ),
        (
            put("special_bonuses", "special-egg", "prestige", "small", value=[2, 3]),
            "special_bonuses.special-egg.prestige.small",
            "higher than the one before",
        ),
        (less("goods", "butter"), "goods", "must be flour, sugar, butter"),
        (put("goods", "sugar", "start", value=2), "goods.sugar.start", "must be 1"),
        (put("goods", "butter", "maximum", value=1), "goods.butter.maximum", "at least 3"),
        (put("goods", "butter", "prices", value=[3, 3]), "goods.butter.prices", "higher"),
        (put("goods", "flour", "prices", value=[1, 2]), "goods.flour.prices", "must cost 0"),
        (put("goods", "sugar", "prices", value=[2, 5, 7]), "goods.sugar.prices", "cost 8"),
        (put("goods", "sugar", "prices", value=[2, 8]), "goods.sugar.prices", "3 units"),
        (less("boards", "large"), "boards", "must be small, large"),
        (put("boards", "small", "players", value=[2]), "boards.small.players", "must be 1, 2, 3"),
        (
            put("boards", "small", "hire", "prices", value=[2, 2, 3, 5]),
            "boards.small.hire.prices",
            "must be 2, 2, 3, 4",
        ),
        (
            put("boards", "small", "recipes", "prices", value=[2, 1, 0]),
            "boards.small.recipes.prices",
            "at least 4 entries",
        ),
        (
            put("boards", "large", "rows", "row-2", "prices", value=[1, 2]),
            "boards.large.rows.row-2.prices",
            "5 prices",
        ),
        (
            put("boards", "large", "rows", "row-1", "clears", value=True),
            "boards.large.rows",
            "must be cleared",
        ),
        (
            put(
                "boards",
                "small",
                "rows",
                "row-4",
                value={"source": "owner", "prices": [0, 0, 1], "clears": True},
            ),
            "boards.small.rows",
            "at most 3 entries",
        ),
        (
            lambda tables: [less("boards", "large", "rows", f"row-{n}")(tables) for n in (1, 2)],
            "boards.large.rows",
            "at least 2 entries",
        ),
        (less("boards", "small", "tables", "left"), "boards.small.tables", "must be top, left"),
        (
            put("boards", "small", "tables", "left", "second", value=7),
            "boards.small.tables.left.second",
            "less than the first",
        ),
        (
            put("boards", "small", "spaces", "*", "table", value="top"),
            "boards.small.tables.left",
            "must have a space",
        ),
        (
            put("boards", "small", "spaces", "top-2", "bonus", value={"gain": "recipe"}),
            "boards.small.spaces.top-2.bonus.gain",
            "must be one of coins, draw_ingredient",
        ),
        (
            put(
                "boards", "small", "spaces", "top-2", "bonus", value={"gain": "flour", "amount": 2}
            ),
            "boards.small.spaces.top-2.bonus.amount",
            "must be 1",
        ),
        (
            put("boards", "small", "areas", "area-top-left", "tables", value=["top", "top"]),
            "boards.small.areas.area-top-left.tables",
            "two different tables",
        ),
        (
            less("boards", "small", "posts", "post-top-left-2"),
            "boards.small.areas.area-top-left",
            "one space on the left and one on the right",
        ),
        (
            put(
                "boards",
                "small",
                "posts",
                "post-far-1",
                value={"source": "owner", "area": "area-far", "side": "left", "cost": 3},
            ),
            "boards.small.posts.post-far-1.area",
            "must be one of area-top-left",
        ),
        (
            put("boards", "small", "posts", "post-top-left-1", "prestige", value=0),
            "boards.small.posts.post-top-left-1.prestige",
            "more than 0",
        ),
        (
            put("boards", "small", "posts", "post-top-left-2", "prestige", value=1),
            "boards.small.posts.post-top-left-2.prestige",
            "must be 0 on the right",
        ),
        (
            put("boards", "small", "posts", "post-top-left-1", "bonus", value=COIN),
            "boards.small.posts.post-top-left-1.bonus",
            "must not be there on the left",
        ),
        (
            less("boards", "small", "posts", "post-top-left-2", "bonus"),
            "boards.small.posts.post-top-left-2.bonus",
            "is missing",
        ),
        (
            put("boards", "small", "posts", "post-top-left-2", "bonus", value=COIN),
            "boards.small.posts.post-top-left-2.bonus.gain",
            "must be one of recipe",
        ),
        (
            lambda tables: [
                less("boards", "small", "hosts", f"host-{n}")(tables) for n in range(3, 7)
            ],
            "boards.small.hosts",
            "at least 3 entries",
        ),
        (
            lambda tables: [
                tables["boards"][name]["rows"]["row-1"].update(prices=[1] * number)
                for name, number in (("small", 3), ("large", 5))
            ],
            "boards",
            "full top row must cost 2",
        ),
        (
            lambda tables: [
                tables["boards"][name]["rows"]["row-2"].update(prices=[1] * number)
                for name, number in (("small", 3), ("large", 5))
            ],
            "boards",
            "second row from the bottom must cost 0",
        ),
        (both("tables", "*", "second", value=0), "boards", "worth 4 and 2"),
        (both("spaces", "*", "bonus", value=COIN), "boards", "must give 3 coins"),
        (
            lambda tables: [
                post.update(cost=8)
                for board in tables["boards"].values()
                for post in board["posts"].values()
            ],
            "boards",
            "must cost 7 and give an ingredient tile",
        ),
        (
            both("areas", "area-top-left", "tables", value=["middle", "left"]),
            "boards",
            "between 'top' and 'left'",
        ),
        (both("hosts", "*", "cost", value=9), "boards", "noble host must cost 14"),
        (
            put("solo", "solo-01", "decision", "recipe", value=6),
            "solo.solo-01.decision.recipe",
            "at most 5",
        ),
        (
            put("solo", "solo-01", "decision", "column", value=3),
            "solo.solo-01.decision.column",
            "at most 2",
        ),
        (
            put("solo", "solo-01", "decision", "place", value="host-9"),
            "solo.solo-01.decision.place",
            "must be one of area-top-left",
        ),
        (
            put("solo", "solo-01", "actions", value=[{"action": "bake", "order": [0, 1]}]),
            "solo.solo-01.actions",
            "of bake must hold each number below 3",
        ),
        (put("solo", "*", "decision", "recipe", value=1), "solo", "each of these: recipes"),
        (put("solo", "*", "decision", "column", value=1), "solo", "each of these: rows"),
        (put("solo", "*", "decision", "table", value="top"), "solo", "each of these: tables"),
        (put("solo", "*", "decision", "place", value="host-1"), "solo", "each of these: areas"),
        (
            put(
                "boards",
                "small",
                "spaces",
                "host-1",
                value={"source": "owner", "table": "top"},
            ),
            "boards.small",
            "the id host-1 is used twice",
        ),
        (put("recipes", value=[]), "recipes", "must be a table"),
        (put("boards", value=1), "boards", "must be a table"),
        (put("boards", "small", value=1), "boards.small", "must be a table"),
        (less("constants"), "constants", "is missing"),
        (put("years", value=1), "years", "unknown field"),
    ],
)
def test_what_contradicts_the_rulebook(
    tables: Tables, change: Change, field: str, message: str
) -> None:
    change(tables)
    with pytest.raises(ComponentsError) as caught:
        validated(Path("base.toml"), tables)
    assert caught.value.field.startswith(field)
    assert message in words(caught.value.reason)
    assert line(caught.value).startswith(f"base.toml: {field}")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (put("recipes", "pastry-sable", "prestige", value=1), "must be 2 to 6, not 1"),
        (put("recipes", "pastry-sable", "honey", value=1), None),
        (
            lambda tables: [
                recipe.update(honey=1)
                for recipe in tables["recipes"].values()
                if not recipe["honey"] + recipe["nuts"] + recipe["egg"]
            ],
            "at least three must need neither honey nor nuts nor egg",
        ),
        (put("staff", "start-chef-1", "training", value="assistant"), "2 chefs and 2 assistants"),
        (
            put("staff", "star-goods", "bonus", value={"effect": "gain_coins", "amount": 9}),
            "a star card must give prestige",
        ),
        (
            lambda tables: [
                card.update(training="chef")
                for card in tables["staff"].values()
                if card.get("level") == 4
            ],
            "chefs and assistants of level 4",
        ),
        (
            put("table_bonuses", "table-nuts", "reward", value=COIN),
            "one an ingredient tile of the display",
        ),
        (
            put("special_bonuses", "special-egg", "prestige", "small", value=[5]),
            "at least 2 entries",
        ),
        (
            put("boards", "small", "recipes", "prices", value=[0, 1, 2, 3, 4, 5]),
            "must not rise to the right",
        ),
        (
            put("boards", "small", "rows", "row-3", "prices", value=[1, 0, 0]),
            "must not become dearer",
        ),
        (
            lambda tables: [
                less("boards", "large", "hosts", f"host-{n}")(tables) for n in (1, 2, 3, 9)
            ],
            "must be at least 6",
        ),
    ],
)
def test_what_is_doubted_but_kept(tables: Tables, change: Change, message: str | None) -> None:
    change(tables)
    found = sentences(LIBRARY.doubts(validated(Path("base.toml"), tables)))
    assert bool(found) == (message is not None)
    if message is not None:
        assert message in found[0]


def test_tables_too_deep_for_json() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(ComponentsError):
        validated(Path("base.toml"), {"recipes": {"a": {"flour": deep}}})


def test_a_missing_file_of_ours_is_named(tmp_path: Path) -> None:
    (tmp_path / "base.toml").write_text(
        (FOLDER / "base.toml").read_text(encoding="utf-8"), encoding="utf-8"
    )
    with pytest.raises(ComponentsError) as caught:
        Library(tmp_path).load()
    assert caught.value.file == tmp_path / "promos.toml"
