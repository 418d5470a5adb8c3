"""Phase 1: new ingredients and new recipes, and the bags they come from (rulebook, "Phase 1")."""

from rococo_desktop.rules.displays import cleared, draw, shifted
from rococo_desktop.rules.patisserie import events
from rococo_desktop.rules.patisserie.book import Context

INGREDIENTS = "ingredients"
RECIPES = "recipes"


def draw_ingredient(context: Context) -> str | None:
    """Draw a tile from the bag, refilled from the discards if empty; None if no tile is left."""
    state = context.state
    return draw(
        context,
        INGREDIENTS,
        state.ingredient_bag,
        state.ingredient_discard,
        events.IngredientBagRefilled,
    )


def draw_recipe(context: Context) -> str | None:
    """Draw a recipe from the bag, refilled from the discards if empty; None if none is left."""
    state = context.state
    return draw(context, RECIPES, state.recipe_bag, state.recipe_discard, events.RecipeBagRefilled)


def new_ingredients(context: Context) -> None:
    """A) Clear the lower part, shift the other tiles down, and fill from the top left."""
    state, rows = context.state, context.state.ingredients
    discarded = []
    for row, printed in zip(rows, context.rules.board.ingredient_rows, strict=True):
        if printed.clears:
            discarded += [tile for tile in row if tile is not None]
            row[:] = [None] * len(row)
    if discarded:
        state.ingredient_discard += discarded
        context.emit(events.IngredientsDiscarded, tuple(discarded))
    for column in range(context.rules.board.columns):
        kept = [row[column] for row in rows if row[column] is not None]
        for number, row in enumerate(rows):
            above = number - (len(rows) - len(kept))
            row[column] = kept[above] if above >= 0 else None
    revealed = []
    for row in rows:
        for column, tile in enumerate(row):
            if tile is None and (drawn := draw_ingredient(context)) is not None:
                row[column] = drawn
                revealed.append(drawn)
    if revealed:
        context.emit(events.IngredientsRevealed, tuple(revealed))


def new_recipes(context: Context) -> None:
    """B) Clear the two rightmost spaces, shift the other recipes right, and fill."""
    state = context.state
    state.recipes, discarded = cleared(state.recipes, context.rules.constants.cleared_recipes)
    if discarded:
        state.recipe_discard += discarded
        context.emit(events.RecipesDiscarded, discarded)
    shift_and_fill_recipes(context)


def shift_and_fill_recipes(context: Context) -> None:
    """Shift the recipes of the display to the right, and fill the others from right to left."""
    context.state.recipes, drawn = shifted(context.state.recipes, lambda: draw_recipe(context))
    if drawn:
        context.emit(events.RecipesRevealed, drawn)


def refill_recipes(context: Context) -> None:
    """After a turn, shift and fill if at least three recipe spaces are empty."""
    if context.state.recipes.count(None) >= context.rules.constants.refill_recipes:
        shift_and_fill_recipes(context)
