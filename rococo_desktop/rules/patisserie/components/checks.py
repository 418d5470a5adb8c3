"""The known facts about the printed components, as checks of the component files.

The rulebook prints no table, but it gives the counts and shows some pieces. Our own values and an
owner's corrections must satisfy the same facts. Each check yields the path of a field and a reason;
`docs/components-patisserie.md` names the source of each fact. Assumptions without a source are in
`doubts` instead, because an owner of the box may know better.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations, pairwise

from rococo_desktop.engine.reasons import (
    Problem,
    Value,
    because,
    counted,
    id_twice,
    must_be,
    one_of,
    unless,
)
from rococo_desktop.rules.entries import Step, Strict

from . import bonuses as b
from .board_checks import PLAYERS, TABLES, boards, both_boards
from .models import GOODS, Amounts, Gain, Recipe, SoloAction, Staff
from .tables import ComponentsTable

SETS: Mapping[str, Mapping[str, int]] = {
    "start": {"staff": 4},
    "base": {
        "recipes": 45,
        "ingredients": 50,
        "staff": 76,
        "table_bonuses": 11,
        "special_bonuses": 6,
        "solo": 30,
    },
    "promo_special_bonuses": {"special_bonuses": 3},
    "promo_table_bonuses": {"table_bonuses": 3},
    "promo_staff": {"staff": 3},
    "promo_start_staff": {"staff": 2},
}
"""The number of pieces of each set: the start staff, the base game and the four promos."""

NUMBERED = 68
LEVELS = {1: 21, 2: 14, 3: 14, 4: 7}
"""The minimum number of cards of each level, which five players need."""

START_BONUSES = ("gain_coins", "buy_goods", "acquire_ingredient")

START_GOODS = {"flour": 2, "sugar": 1, "butter": 1}
FLOUR_PRICE = 0
SUGAR_PRICES = 3
SUGAR_PRICE = 8
"""The price of `SUGAR_PRICES` units of sugar, the most that can be bought at once."""
BAKE_ORDER = 3
DECORATE_ORDER = 2


def _steps(*steps: tuple[int, int]) -> tuple[Step, ...]:
    return tuple(Step(*step) for step in steps)


LISTED: tuple[b.Bonus, ...] = (
    b.PrestigeByTable(steps=_steps((2, 1), (3, 2), (4, 3))),
    b.MoveDish(),
    b.BuyButter(cost=2),
    b.CoinsByMarkers(amount=2),
    b.CoinsByTables(amount=2),
    b.DrawIngredients(number=1),
    b.CopyBonus(),
    b.CoinsByTable(amount=2),
    b.DrawRecipes(number=2),
    b.BakeSaving(),
    b.CoinsByDecorations(amount=2),
    b.DecorateOne(cost=1),
    b.CoinsByStaff(steps=_steps((4, 12), (8, 9), (10, 6))),
    b.DeliverOne(),
    b.AcquireRecipe(),
    b.PlaceCheaper(discount=4),
    b.TakeRecipe(),
    b.PrestigeByTables(steps=_steps((2, 1), (3, 2), (5, 3))),
    b.CoinsByDishes(amount=2),
    b.PrestigeForCoins(cost=5, times=8),
    b.PrestigeByDecorations(steps=_steps((1, 1), (3, 2), (5, 3))),
    b.DrawIngredients(number=2),
    b.TakeIngredient(),
)
"""The bonuses of numbered cards as the overview shows them. Some cards have other numbers."""

FAMILIES = (*{bonus.effect: None for bonus in LISTED}, "pay_for_action", "prestige_by_dishes")
"""The bonuses of numbered cards; the pictures of the last two are lost."""


def problems(table: ComponentsTable) -> Iterator[Problem]:
    """Yield all problems of the components, the most basic first."""
    for check in (
        _counts,
        _recipes,
        _ingredients,
        _start_staff,
        _numbered_staff,
        _stars,
        _steps_rise,
        _table_bonuses,
        _special_bonuses,
        _goods,
        boards,
        both_boards,
        _solo,
        _ids,
    ):
        yield from check(table)


def _sets(numbers: Mapping[str, int]) -> tuple[Value, ...]:
    return counted((number, because(f"wrong-set-{name}")) for name, number in numbers.items())


def _counts(table: ComponentsTable) -> Iterator[Problem]:
    for kind in SETS["base"]:
        expected = {name: pieces[kind] for name, pieces in SETS.items() if kind in pieces}
        found = Counter(piece.set for piece in getattr(table, kind).values())
        if found != expected:
            shown = {name: found[name] for name in (*expected, *found)}
            yield kind, because("wrong-number", expected=_sets(expected), found=_sets(shown))


def _recipes(table: ComponentsTable) -> Iterator[Problem]:
    recipes = table.recipes.values()
    if not any(_are_recipes_of_the_example(*pair) for pair in combinations(recipes, 2)):
        yield "recipes", because("wrong-example_recipes")
    for prestige in (4, 5):
        if not any(recipe.prestige == prestige for recipe in recipes):
            yield "recipes", because("wrong-no_dish", prestige=prestige)
    for recipe in recipes:
        needs = (*recipe.ingredients, *(recipe.good(good) for good in GOODS))
        yield from unless(f"recipes.{recipe.id}", any(needs), "wrong-no_needs")


def _are_recipes_of_the_example(one: Recipe, other: Recipe) -> bool:
    goods = tuple(one.good(good) + other.good(good) for good in GOODS)
    ingredients = one.ingredients + other.ingredients
    return (goods, ingredients) == ((1, 2, 0), Amounts(1, 1, 1)) and one.chef != other.chef


def _ingredients(table: ComponentsTable) -> Iterator[Problem]:
    tiles = table.ingredients.values()
    yield from unless("ingredients", any(tile.topping for tile in tiles), "wrong-no_topping")
    yield from unless("ingredients", not all(tile.topping for tile in tiles), "wrong-only_toppings")
    if not any(sum(tile.ingredients) > 1 for tile in tiles):
        yield "ingredients", because("wrong-single_ingredients")
    for tile in tiles:
        if not any(tile.ingredients) and not tile.topping:
            yield f"ingredients.{tile.id}", because("wrong-empty_tile")


def _deck(table: ComponentsTable, deck: str) -> list[Staff]:
    return [card for card in table.staff.values() if card.deck == deck]


def _start_staff(table: ComponentsTable) -> Iterator[Problem]:
    for card in _deck(table, "start"):
        yield from _deck_fields(card, level=False, condition=False)
        if card.set == "start":
            yield from one_of(f"staff.{card.id}.bonus.effect", card.bonus.effect, START_BONUSES)


def _deck_fields(card: Staff, *, level: bool, condition: bool) -> Iterator[Problem]:
    """Check that exactly a numbered card has a level, and exactly a ✦ card a condition."""
    for field, has, wanted in (
        ("level", card.level is not None, level),
        ("condition", card.condition is not None, condition),
    ):
        if has != wanted:
            key = "wrong-missing" if wanted else "wrong-unknown_field"
            yield f"staff.{card.id}.{field}", because(key)


def _numbered_staff(table: ComponentsTable) -> Iterator[Problem]:
    cards = _deck(table, "numbered")
    if len(cards) != NUMBERED:
        yield "staff", because("wrong-numbered", expected=NUMBERED, found=len(cards))
    for card in cards:
        yield from _deck_fields(card, level=True, condition=False)
        yield from one_of(f"staff.{card.id}.bonus.effect", card.bonus.effect, FAMILIES)
    levels = Counter(card.level for card in cards)
    for level, least in LEVELS.items():
        if levels[level] < least:
            yield "staff", because("wrong-few_cards", least=least, level=level, found=levels[level])
    printed = {repr(card.bonus) for card in cards}
    for bonus in LISTED:
        yield from unless("staff", repr(bonus) in printed, "wrong-not_listed", effect=bonus.effect)
    effects = {card.bonus.effect for card in cards}
    for effect in FAMILIES:
        yield from unless("staff", effect in effects, "wrong-not_listed", effect=effect)


def _stars(table: ComponentsTable) -> Iterator[Problem]:
    cards = _deck(table, "star")
    for card in cards:
        yield from _deck_fields(card, level=False, condition=True)
    base = [card for card in cards if card.set == "base"]
    three = b.GainPrestige(amount=3)
    two = b.GainPrestige(amount=2)
    plain = b.DishFilter(kind="plain")
    shown: tuple[tuple[list[Staff], b.Condition, b.Bonus], ...] = (
        (base, b.Holding(condition="ingredients", number=5), three),
        (cards, b.Holding(condition="prestige", number=5), three),
        (cards, b.Dishes(condition="dishes", number=3, dishes=plain), three),
        (cards, b.Bare(condition="bare"), two),
    )
    for among, condition, bonus in shown:
        if not any(card.condition == condition and card.bonus == bonus for card in among):
            yield "staff", because("wrong-no_star", condition=_key(condition))


def _key(condition: Strict) -> Value:
    fields = condition.model_dump()
    dishes = fields.get("dishes", {}).get("kind")
    return " ".join(
        str(part) for part in (fields["condition"], dishes, fields.get("number")) if part
    )


def _steps_rise(table: ComponentsTable) -> Iterator[Problem]:
    for card in table.staff.values():
        steps = getattr(card.bonus, "steps", ())
        if any(low.start >= high.start for low, high in pairwise(steps)):
            yield f"staff.{card.id}.bonus.steps", because("wrong-rising")


def _table_bonuses(table: ComponentsTable) -> Iterator[Problem]:
    tiles = table.table_bonuses.values()
    five = b.DishFilter(lowest=5, highest=5)
    shown: tuple[tuple[str, b.DishFilter, Gain], ...] = (
        ("base", b.DishFilter(kind="honey"), Gain(gain="coins", amount=3)),
        ("promo_table_bonuses", b.DishFilter(kind="untopped"), Gain(gain="coins", amount=2)),
        ("promo_table_bonuses", five, Gain(gain="flour")),
        ("promo_table_bonuses", b.DishFilter(), Gain(gain="coins_by_posts")),
    )
    for group, dishes, reward in shown:
        if not any((t.set, t.dishes, t.reward) == (group, dishes, reward) for t in tiles):
            effect = reward.gain
            yield "table_bonuses", because("wrong-no_table_bonus", dishes=dishes.kind, gain=effect)


def _special_bonuses(table: ComponentsTable) -> Iterator[Problem]:
    tiles = table.special_bonuses.values()
    nuts = b.DishFilter(kind="nuts")
    modest, grand = b.DishFilter(lowest=2, highest=4), b.DishFilter(lowest=5, highest=6)
    shown: tuple[tuple[str, b.Condition], ...] = (
        ("base", b.Holding(condition="decorations", number=3)),
        ("promo_special_bonuses", b.Dishes(condition="dishes", number=3, dishes=nuts)),
        ("promo_special_bonuses", b.Dishes(condition="dishes", number=4, dishes=modest)),
        ("promo_special_bonuses", b.Dishes(condition="dishes", number=3, dishes=grand)),
    )
    for group, condition in shown:
        if not any((tile.set, tile.condition) == (group, condition) for tile in tiles):
            yield "special_bonuses", because("wrong-no_special", condition=_key(condition))
    for tile in tiles:
        path = f"special_bonuses.{tile.id}.prestige"
        if set(tile.prestige) != set(PLAYERS):
            yield path, because("wrong-must_be", values=tuple(PLAYERS))
        for name, spaces in tile.prestige.items():
            if any(high < low for high, low in pairwise(spaces)):
                yield f"{path}.{name}", because("wrong-falling")


def _goods(table: ComponentsTable) -> Iterator[Problem]:
    yield from unless("goods", set(table.goods) == set(GOODS), "wrong-must_be", values=GOODS)
    for good, track in table.goods.items():
        path = f"goods.{good}"
        yield from must_be(f"{path}.start", track.start, START_GOODS[good])
        least = max(track.start, len(track.prices))
        yield from unless(f"{path}.maximum", track.maximum >= least, "wrong-at_least", n=least)
        if any(low >= high for low, high in pairwise(track.prices)):
            yield f"{path}.prices", because("wrong-rising")
    if table.goods["flour"].prices[0] != FLOUR_PRICE:
        yield "goods.flour.prices", because("wrong-flour_price", price=FLOUR_PRICE)
    sugar = table.goods["sugar"].prices
    if len(sugar) != SUGAR_PRICES or sugar[-1] != SUGAR_PRICE:
        reason = because("wrong-sugar_price", number=SUGAR_PRICES, price=SUGAR_PRICE)
        yield "goods.sugar.prices", reason


def _solo(table: ComponentsTable) -> Iterator[Problem]:
    """Check that each card names a place of the board that one to three players use."""
    board = table.boards["small"]
    columns = len(next(iter(board.rows.values())).prices)
    places = (*board.areas, *board.hosts)
    for card in table.solo.values():
        path = f"solo.{card.id}"
        decision = card.decision
        if decision.recipe >= len(board.recipes.prices):
            reason = because("wrong-at_most", n=len(board.recipes.prices) - 1)
            yield f"{path}.decision.recipe", reason
        if decision.column >= columns:
            yield f"{path}.decision.column", because("wrong-at_most", n=columns - 1)
        yield from one_of(f"{path}.decision.place", decision.place, places)
        for action in card.actions:
            yield from _order(path, action)
    recipes = {card.decision.recipe for card in table.solo.values()}
    if len(recipes) < len(board.recipes.prices):
        yield "solo", because("wrong-not_pointed_at", things="recipes")
    if len({card.decision.column for card in table.solo.values()}) < columns:
        yield "solo", because("wrong-not_pointed_at", things="rows")
    if {card.decision.table for card in table.solo.values()} != set(TABLES):
        yield "solo", because("wrong-not_pointed_at", things="tables")
    if {card.decision.place for card in table.solo.values()} != set(places):
        yield "solo", because("wrong-not_pointed_at", things="areas, hosts")


def _order(path: str, action: SoloAction) -> Iterator[Problem]:
    length = {"bake": BAKE_ORDER, "decorate": DECORATE_ORDER}.get(action.action, 0)
    if sorted(action.order) != list(range(length)):
        yield f"{path}.actions", because("wrong-order", action=action.action, n=length)


def _ids(table: ComponentsTable) -> Iterator[Problem]:
    """Check that no two pieces or spaces share an id, because options are ids."""
    pieces = [id for kind in SETS["base"] for id in getattr(table, kind)]
    for name, board in table.boards.items():
        places = (*board.spaces, *board.areas, *board.posts, *board.hosts)
        yield from id_twice(f"boards.{name}", (*pieces, *places))
