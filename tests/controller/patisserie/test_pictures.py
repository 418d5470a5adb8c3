"""Every piece of La Pâtisserie Rococo has its pictures, and all of them are drawn by us."""

from fnmatch import fnmatch

import pytest
from PySide6.QtGui import QBitmap, QImage, QPainter, QRegion
from PySide6.QtSvg import QSvgRenderer

from rococo_desktop.resources import resource_path
from rococo_desktop.rules.patisserie.components.load import Library
from tools.art.emblems import laurel
from tools.art.patisserie.pastries import PASTRIES, sketch
from tools.art.patisserie.tables import EDGE, HEM, PART, SIDE
from tools.art.patisserie.write import pictures
from tools.art.pen import Art

IMAGES = resource_path("images")
BY_HAND = ("cook/*", "festival-*", "garden", "sign/*", "staff/back", "staff/mentor")
"""The pictures of La Pâtisserie Rococo whose files people draw; all others are families."""


def test_every_recipe_has_a_pastry_of_its_own() -> None:
    recipes = Library().load().recipes
    assert {f"pastry-{name}" for name in PASTRIES} == set(recipes)
    assert len({pastry.draw for pastry in PASTRIES.values()}) == len(recipes)


def test_the_files_are_what_the_scripts_draw() -> None:
    drawn = {name: art.svg() for name, art in pictures()}
    files = {
        file.relative_to(IMAGES).with_suffix("").as_posix(): file.read_text(encoding="utf-8")
        for file in (IMAGES / "patisserie").rglob("*.svg")
    }
    by_hand = {
        name for name in files if any(fnmatch(name, f"patisserie/{pattern}") for pattern in BY_HAND)
    }
    assert files.keys() - by_hand == drawn.keys()
    assert [name for name, text in drawn.items() if files[name] != text] == []


def painted(art: Art, scale: int) -> QImage:
    width, height = (int(side) for side in art.size)
    page = QImage(scale * width, scale * height, QImage.Format.Format_ARGB32)
    page.fill(0)
    painter = QPainter(page)
    QSvgRenderer(art.svg().encode()).render(painter)
    painter.end()
    return page


def test_the_wreath_of_a_winner_is_whole() -> None:
    page = painted(laurel(), 4)
    inked = QRegion(QBitmap.fromImage(page.createAlphaMask())).boundingRect()
    assert page.rect().adjusted(1, 1, -1, -1).contains(inked)


@pytest.mark.parametrize("hour", ["day", "evening"])
def test_beside_the_folds_of_a_cloth_is_only_its_shadow(hour: str) -> None:
    page = painted(dict(pictures())[f"patisserie/table/cloth-{hour}"], 4)
    faint = {
        page.pixelColor(x, y).alpha()
        for side in (0, 4 * int(3 * PART - SIDE + 3))
        for x in range(side, side + 4 * int(SIDE - 3))
        for y in range(4 * (int(EDGE) + 3), 4 * int(HEM))
    }
    assert max(faint) < 128


@pytest.mark.parametrize("name", PASTRIES)
def test_a_sketch_is_as_large_as_its_page_and_whole(name: str) -> None:
    """Nothing of the dish is cut off; at most a narrow margin is left at each edge."""
    art = sketch(name)
    page = painted(art, 4)
    inked = QRegion(QBitmap.fromImage(page.createAlphaMask())).boundingRect()
    left, top, right, bottom = PASTRIES[name].drawn
    margins = (
        (inked.left(), left == 0),
        (inked.top(), top == 0),
        (page.width() - 1 - inked.right(), right == 120),
        (page.height() - 1 - inked.bottom(), bottom == 120),
    )
    assert all(0 < margin <= 14 or at_the_edge for margin, at_the_edge in margins), margins
