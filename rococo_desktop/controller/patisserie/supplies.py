"""What is left of ingredient tiles, recipes and staff, as far as everybody may know it."""

from collections.abc import Iterator

from rococo_desktop.controller.patisserie.faces import Faces
from rococo_desktop.controller.table.supplies import PileRow, Supply, pile_row, supply_row
from rococo_desktop.rules.patisserie import remaining
from rococo_desktop.rules.patisserie.view import View
from rococo_desktop.words.patisserie.pieces import ROMAN

TILES, RECIPES, STAFF = "ingredient_tiles", "recipes", "staff"


def supplies(faces: Faces, view: View) -> Iterator[Supply]:
    """Yield the tiles by ingredients, the recipes by prestige, and the staff by level."""
    rules, texts = faces.rules, faces.catalogue
    example = {remaining.kind_of_tile(tile): tile.id for tile in rules.ingredients.values()}
    yield Supply(
        TILES,
        [
            supply_row(
                texts,
                TILES,
                each,
                faces.wording.tile(example[each.kind]),
                *each.kind.split("-"),
                face=faces.tile(example[each.kind]),
            )
            for each in remaining.tiles_remaining(rules, view)
        ],
        _pile(faces, TILES, "ingredient", view.ingredient_bag_size, len(view.ingredient_discard)),
        pictured=True,
    )
    recipes = []
    for each in remaining.recipes_remaining(rules, view):
        prestige, _, chef = each.kind.partition("-")
        name = faces.text("supplies-chef" if chef else "supplies-anybody", n=int(prestige))
        signs = ("recipe", *([remaining.CHEF] if chef else []))
        recipes.append(supply_row(texts, RECIPES, each, name, *signs, mark=prestige))
    yield Supply(
        RECIPES,
        recipes,
        _pile(faces, RECIPES, "recipe", view.recipe_bag_size, len(view.recipe_discard)),
    )
    yield Supply(
        STAFF,
        [
            supply_row(texts, STAFF, each, level, face=faces.pile, mark=level)
            for each in remaining.staff_remaining(rules, view)
            for level in [ROMAN[int(each.kind)]]
        ],
        _pile(faces, STAFF, "staff", view.staff_deck_size),
    )


def _pile(faces: Faces, sort: str, sign: str, number: int, discarded: int | None = None) -> PileRow:
    return pile_row(sort, sign, faces.text(f"supplies-{sort}"), number, discarded)
