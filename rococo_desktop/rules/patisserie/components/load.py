"""Loading of the built-in components and an owner's corrections, with the same checks for both."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rococo_desktop.engine.reasons import Problem
from rococo_desktop.resources import resource_path
from rococo_desktop.rules.component_files import ComponentsError, Table
from rococo_desktop.rules.corrections import Corrections
from rococo_desktop.rules.library import ComponentLibrary
from rococo_desktop.rules.validation import read_form

from .checks import problems
from .doubts import doubts
from .models import Components
from .tables import ComponentsTable

FOLDER = resource_path("components", "patisserie")

PIECES = ("recipes", "ingredients", "staff", "table_bonuses", "special_bonuses", "solo")
"""The tables whose entries are tiles and cards."""

PLACES = ("rows", "spaces", "posts", "hosts")
"""The tables of a board whose entries have ids."""


class Library(ComponentLibrary[Components]):
    """The components of the base game and the promos."""

    # No text gives the numbers of rows, spaces, posts, areas and hosts.
    corrections = Corrections(open=(*PLACES, "areas"), removable=("bonus", "level"))

    def __init__(self, folder: Path = FOLDER) -> None:
        super().__init__(folder, ("base", "promos"))

    def doubts(self, components: Components) -> tuple[Problem, ...]:
        return tuple(doubts(components))

    def _read(
        self, file: Callable[[str], Path], tables: Table, corrected: tuple[str, ...]
    ) -> Components:
        return validated(file(self.files[0]), tables, corrected)


LIBRARY = Library()


def validated(file: Path, tables: Table, corrected: tuple[str, ...] = ()) -> Components:
    """Return the components of all tables; raise ComponentsError at the first problem."""
    table = read_form(file, ComponentsTable, tables, PIECES, PLACES)
    for field, reason in problems(table):
        raise ComponentsError(file, field, reason)
    return table.components(corrected)
