"""Every piece of La Pâtisserie Rococo has its pictures, and all of them are drawn by us."""

from fnmatch import fnmatch

from rococo_desktop.resources import resource_path
from rococo_desktop.rules.patisserie.components.load import Library
from tools.art.patisserie.pastries import PASTRIES
from tools.art.patisserie.write import pictures

IMAGES = resource_path("images")
BY_HAND = ("cook/*", "festival", "garden", "sign/*", "staff/back", "staff/mentor")
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
