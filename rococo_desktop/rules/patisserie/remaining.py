"""The number of pieces of each kind by place, as far as it is public.

Tiles and recipes are drawn, kept and discarded openly, so that the unseen ones lie in the bag. Of
staff cards the levels are public, since the deck is built of them (rulebook, "Setup"); which
cards have been left in the box is not.
"""

from collections import Counter

from rococo_desktop.rules.patisserie.book import RuleBook
from rococo_desktop.rules.patisserie.components.models import IngredientTile, Recipe
from rococo_desktop.rules.patisserie.model import TRAYS
from rococo_desktop.rules.patisserie.set_up import LEVELS, deck_levels, level_cards, tray_levels
from rococo_desktop.rules.patisserie.view import View
from rococo_desktop.rules.remaining import Remaining, count
from rococo_desktop.rules.view import ids_in

TOPPING = "topping"
CHEF = "chef"
"""What kinds are called after, besides ingredients and prestige: a topping, and the (P)."""


def kind_of_tile(tile: IngredientTile) -> str:
    """Return the kind of a tile: its ingredients, and whether it has a topping."""
    found = [name for name, number in tile.ingredients._asdict().items() for _ in range(number)]
    return "-".join([*found, TOPPING] if tile.topping else found)


def kind_of_recipe(recipe: Recipe) -> str:
    """Return the kind of a recipe: its prestige, and whether it takes a Pastry Chef."""
    return f"{recipe.prestige}-{CHEF}" if recipe.chef else str(recipe.prestige)


def tiles_remaining(rules: RuleBook, seen: View) -> tuple[Remaining, ...]:
    """Return the numbers of ingredient tiles; those that a player has are in use."""
    kinds = {tile.id: kind_of_tile(tile) for tile in rules.ingredients.values()}
    shown = [tile for row in seen.ingredients for tile in row]
    owned = [
        tile
        for player in seen.players
        for tile in (*player.ingredients, *player.toppings, *player.decorations)
    ]
    in_use = {*owned, *ids_in(seen.frames)} - {*shown, *seen.ingredient_discard}
    order = sorted({*kinds.values()}, key=lambda kind: (TOPPING in kind, kind.count("-"), kind))
    return count(kinds, order, shown, in_use, seen.ingredient_discard)


def recipes_remaining(rules: RuleBook, seen: View) -> tuple[Remaining, ...]:
    """Return the numbers of recipes; those that a player has, and dishes, are in use."""
    kinds = {recipe.id: kind_of_recipe(recipe) for recipe in rules.recipes.values()}
    owned = [each for player in seen.players for each in (*player.recipes, *player.racks)]
    served = [dish for dish, _ in seen.dishes.values()]
    in_use = {*owned, *served, *ids_in(seen.frames)} - {*seen.recipes, *seen.recipe_discard}
    return count(kinds, sorted({*kinds.values()}), seen.recipes, in_use, seen.recipe_discard)


def staff_remaining(rules: RuleBook, seen: View) -> tuple[Remaining, ...]:
    """Return the numbers of staff cards by level: in the deck, offered, with players, and gone.

    Cards that players have set aside are face down among their own.
    """
    level_of = {card.id: card.level for card in rules.staff.values() if card.level is not None}
    to_come = Counter(deck_levels(rules)[: seen.staff_deck_size])
    offered = Counter(int(level_of[card]) for card in seen.hire if card in level_of)
    for level, tray in zip(tray_levels(rules, seen.round), TRAYS, strict=True):
        offered[level] += len(seen.tray(tray))
    owned: Counter[int] = Counter()
    for player in seen.players:
        owned.update(entry.level for entry in player.face_down)
        owned.update(int(level_of[card]) for card in player.used if card in level_of)
    rows = []
    for name in reversed(LEVELS):
        level, total = int(name), level_cards(rules, name)
        rest = total - to_come[level] - offered[level] - owned[level]
        counts = (to_come[level], offered[level], owned[level], rest)
        rows.append(Remaining(name, total, *counts))
    return tuple(rows)
