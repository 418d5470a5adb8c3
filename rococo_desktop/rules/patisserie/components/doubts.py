"""Our assumptions about the printed components, as doubts about an owner's values.

A doubt is a warning, not an error: it has no source in the rulebook, and the printed value counts.
Each function yields the path of a field and a reason, as a check does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from rococo_desktop.engine.reasons import Problem, because, outside, unless

from .models import Components, Training

PRESTIGE = range(2, 7)
"""The prestige of dishes: the promos count those of 2, 3 or 4, and those of 5 or 6."""

REWARDS = ("recipe", "ingredient")
"""What the Mentor may gain from the displays, and no space of a table gives."""

START_STAFF: dict[Training, int] = {"chef": 2, "assistant": 2}


def doubts(components: Components) -> Iterator[Problem]:
    """Yield all deviations from our assumptions."""
    for check in (_recipes, _staff, _table_bonuses, _special_bonuses, _boards, _sizes):
        yield from check(components)


def _recipes(components: Components) -> Iterator[Problem]:
    for recipe in components.recipes.values():
        yield from outside(f"recipes.{recipe.id}.prestige", recipe.prestige, PRESTIGE)
    plain = sum(not any(recipe.ingredients) for recipe in components.recipes.values())
    yield from unless("recipes", plain >= 3, "wrong-few_plain")


def _staff(components: Components) -> Iterator[Problem]:
    start = Counter(card.training for card in components.staff.values() if card.set == "start")
    yield from unless("staff", start == START_STAFF, "wrong-start_trainings")
    for card in components.staff.values():
        if card.deck == "star" and card.bonus.effect != "gain_prestige":
            yield f"staff.{card.id}.bonus.effect", because("wrong-star_bonus")
    for level in (1, 2, 3, 4):
        trainings = {card.training for card in components.staff.values() if card.level == level}
        if len(trainings) < len(START_STAFF):
            yield "staff", because("wrong-level_trainings", level=level)


def _table_bonuses(components: Components) -> Iterator[Problem]:
    given = {tile.reward.gain for tile in components.table_bonuses.values() if tile.set == "base"}
    yield from unless("table_bonuses", given.issuperset(REWARDS), "wrong-no_reward")


def _special_bonuses(components: Components) -> Iterator[Problem]:
    for tile in components.special_bonuses.values():
        for name, spaces in tile.prestige.items():
            if len(spaces) < 2:
                yield f"special_bonuses.{tile.id}.prestige.{name}", because("wrong-too_few", n=2)


def _boards(components: Components) -> Iterator[Problem]:
    for name, board in components.boards.items():
        path = f"boards.{name}"
        if any(left < right for left, right in pairwise(board.recipe_prices)):
            yield f"{path}.recipes.prices", because("wrong-not_rising")
        for row in board.ingredient_rows:
            if any(fewer > more for fewer, more in pairwise(row.prices)):
                yield f"{path}.rows.{row.id}.prices", because("wrong-not_cheaper")


def _sizes(components: Components) -> Iterator[Problem]:
    """Check that the side for more players has no fewer places."""
    small, large = components.boards["small"], components.boards["large"]
    for kind, few, many in (
        ("spaces", len(small.spaces), len(large.spaces)),
        ("hosts", len(small.hosts), len(large.hosts)),
        ("posts", len(small.posts), len(large.posts)),
    ):
        yield from unless(f"boards.large.{kind}", many >= few, "wrong-at_least", n=few)
