"""Our design agrees with docs/components-patisserie.md."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from rococo_desktop.rules.patisserie.components.load import LIBRARY
from rococo_desktop.rules.patisserie.components.models import Board, Recipe
from tests.rules.sources import sources_of

COMPONENTS = LIBRARY.load()
DOCUMENT = (Path(__file__).parents[4] / "docs" / "components-patisserie.md").read_text(
    encoding="utf-8"
)
BOARDS = tuple(COMPONENTS.boards.values())


def cost(recipe: Recipe) -> float:
    ingredients = sum(recipe.ingredients)
    chef = 1.5 if recipe.chef else 0
    return recipe.flour + 2.5 * (recipe.sugar + ingredients) + 3 * recipe.butter + chef


@pytest.mark.parametrize("recipe", COMPONENTS.recipes.values(), ids=lambda recipe: recipe.id)
def test_prestige_follows_from_what_a_dish_needs(recipe: Recipe) -> None:
    limits = {2: 4.5, 3: 6.5, 4: 9.5, 5: 12.5, 6: 100}
    assert recipe.prestige == next(worth for worth, most in limits.items() if cost(recipe) <= most)


def test_no_two_recipes_need_the_same_unless_the_goods_differ() -> None:
    """Three pairs of tiles are alike; more would make the pastries mere names."""
    alike = Counter(
        (each.flour, each.sugar, each.butter, each.ingredients, each.chef)
        for each in COMPONENTS.recipes.values()
    )
    assert max(alike.values()) <= 2
    assert sum(number > 1 for number in alike.values()) <= 3


def test_the_bag_holds_enough_of_each_ingredient() -> None:
    """The kinds differ in how common they are, not in how scarce."""
    needed = [
        sum(each.ingredients[kind] for each in COMPONENTS.recipes.values()) for kind in range(3)
    ]
    held = [
        sum(each.ingredients[kind] for each in COMPONENTS.ingredients.values()) for kind in range(3)
    ]
    assert all(has >= need for need, has in zip(needed, held, strict=True))


def test_the_first_dishes_can_be_baked_with_what_all_have_at_the_start() -> None:
    start = {good: track.start for good, track in COMPONENTS.goods.items()}
    bakeable = [
        recipe
        for recipe in COMPONENTS.recipes.values()
        if all(recipe.good(good) <= number for good, number in start.items())
    ]
    assert len(bakeable) >= 30


def test_all_tables_are_served_alike() -> None:
    for board in BOARDS:
        areas = Counter(table for area in board.areas for table in area.tables)
        assert areas == {"top": 3, "left": 2, "middle": 2, "right": 2, "bottom": 3}


def test_dearer_hosts_are_worth_more() -> None:
    for board in BOARDS:
        costs = [host.cost for host in board.hosts]
        prestige = [host.prestige for host in board.hosts]
        assert costs == sorted(set(costs))
        assert prestige == sorted(prestige)


def test_dearer_posts_are_worth_more() -> None:
    for board in BOARDS:
        left = sorted((area.left.cost, area.left.prestige) for area in board.areas)
        assert [prestige for _, prestige in left] == sorted(prestige for _, prestige in left)


def spread(values: list[object]) -> int:
    numbers = Counter(values).values()
    return max(numbers) - min(numbers)


def test_decisions_point_everywhere_about_equally_often() -> None:
    decisions = [card.decision for card in COMPONENTS.solo.values()]
    assert spread([each.recipe for each in decisions]) == 0
    assert spread([each.column for each in decisions]) == 0
    assert spread([each.table for each in decisions]) == 0
    assert spread([each.place for each in decisions]) <= 1
    assert spread([(each.table, each.end) for each in decisions]) == 0


def pieces(board: Board) -> tuple[str, ...]:
    return (
        ", ".join(f"{host.cost}: {host.prestige}" for host in board.hosts),
        *(f"{table.first} / {table.second}, {len(table.spaces)}" for table in board.tables),
    )


def test_the_document_shows_the_values() -> None:
    for board in BOARDS:
        for shown in pieces(board):
            assert shown in DOCUMENT
    for tile in COMPONENTS.special_bonuses.values():
        for spaces in tile.prestige.values():
            assert ", ".join(map(str, spaces)) in DOCUMENT
    for good, track in COMPONENTS.goods.items():
        prices = ", ".join(map(str, track.prices))
        assert f"| {good} | {track.start} | {track.maximum} | {prices} |" in DOCUMENT
    for source, number in sources_of(COMPONENTS).items():
        assert f"| {number} |" in next(
            line for line in DOCUMENT.splitlines() if line.startswith(f"| `{source}`")
        )


def test_the_example_of_the_document(tmp_path: Path) -> None:
    example = DOCUMENT.partition("```toml\n")[2].partition("```")[0]
    file = tmp_path / "components-patisserie.toml"
    file.write_text(example, encoding="utf-8")
    assert len(LIBRARY.load(file).corrected) == 8
