"""The supplies of employees, dresses and tiles; expansions add theirs."""

from collections.abc import Iterator

from rococo_desktop.controller.rococo.faces import Faces, bales
from rococo_desktop.controller.table.supplies import PileRow, Supply, pile_row, supply_row
from rococo_desktop.rules.rococo.components.bonuses import SILK_COLORS
from rococo_desktop.rules.rococo.remaining import (
    dresses_remaining,
    employees_remaining,
    tiles_remaining,
)
from rococo_desktop.rules.rococo.view import View
from rococo_desktop.texts import capital
from rococo_desktop.words.rococo.pieces import ROMAN


def base_supplies(faces: Faces, view: View) -> Iterator[Supply]:
    """Yield the supplies of the base game, known from ``view``."""
    rules, wording, texts = faces.rules, faces.wording, faces.catalogue
    yield Supply(
        "employees",
        [
            supply_row(texts, "employees", each, ROMAN[int(each.kind)])
            for each in employees_remaining(rules, view)
        ],
    )
    names = {color: capital(wording.color(color)) for color in SILK_COLORS}
    yield Supply(
        "dresses",
        [
            supply_row(texts, "dresses", each, names[color], f"silk-{color}")
            for color, each in zip(SILK_COLORS, dresses_remaining(rules, view), strict=True)
        ],
    )
    silks = {"-".join(bales(tile.silk)): tile.silk for tile in rules.resources.values()}
    yield Supply(
        "tiles",
        [
            supply_row(
                texts,
                "tiles",
                each,
                wording.silk(silks[each.kind]),
                *(f"silk-{color}" for color in each.kind.split("-")),
            )
            for each in tiles_remaining(rules, view)
        ],
        pictured=True,
    )


def base_piles(faces: Faces, view: View) -> Iterator[PileRow]:
    """Yield the stack of employees, and the bags of tiles and dresses."""
    texts, tiles, dresses = faces.catalogue, view.resource_discard, view.dress_discard
    stack = texts.text("window.market.employee_stack")
    yield pile_row("employees", "stack", stack, view.employee_stack_size)
    bag = texts.text("window.market.tile_stock")
    yield pile_row("tiles", "tile", bag, view.resource_bag_size, len(tiles))
    bag = texts.text("window.market.dress_stock")
    yield pile_row("dresses", "lady", bag, view.dress_bag_size, len(dresses))
