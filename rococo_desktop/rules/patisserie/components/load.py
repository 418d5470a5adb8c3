"""Loading of the built-in components and an owner's corrections, with the same checks for both."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

from rococo_desktop.engine.reasons import Problem
from rococo_desktop.resources import resource_path
from rococo_desktop.rules.component_files import ComponentsError, Table, read_toml
from rococo_desktop.rules.corrections import CorrectionError, Corrections
from rococo_desktop.rules.validation import read_form

from .checks import problems
from .doubts import doubts
from .models import Components
from .tables import ComponentsTable

FOLDER = resource_path("components", "patisserie")
"""The folder of the built-in files."""

FILES = ("base", "promos")
"""The names of the built-in files; later ones add to the tables of the first."""

PIECES = ("recipes", "ingredients", "staff", "table_bonuses", "special_bonuses", "solo")
"""The tables whose entries are tiles and cards."""

PLACES = ("rows", "spaces", "posts", "hosts")
"""The tables of a board whose entries have ids."""

CORRECTIONS = Corrections(open=(*PLACES, "areas"), removable=("bonus", "level"))
"""The owner's corrections; no text gives the numbers of rows, spaces, posts, areas and hosts."""


class Library:
    """The components of the base game and the promos, read from a ``folder``."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = FOLDER if folder is None else folder

    def load(self, owner_file: Path | None = None) -> Components:
        """Return the components, with the corrections of ``owner_file`` if given.

        Raises ComponentsError if a file is invalid.
        """
        if owner_file is None:
            return self._ours[1]
        return self.corrected_by(read_toml(owner_file), owner_file)

    def doubts(self, components: Components) -> tuple[Problem, ...]:
        """Return the doubts about loaded components, as warnings."""
        return tuple(doubts(components))

    def tables(self) -> Table:
        """Return the tables of the built-in files, unprocessed; do not modify them."""
        return self._ours[0]

    def corrected_by(self, owner: Table, file: Path) -> Components:
        """Return the components with the corrections of an owner's tables.

        Raises ComponentsError, with the name of `file`, if they are invalid.
        """
        try:
            merged, corrected = CORRECTIONS.merge(self.tables(), owner)
        except CorrectionError as error:
            raise ComponentsError(file, error.field, error.reason) from None
        return validated(file, merged, corrected)

    @cached_property
    def _ours(self) -> tuple[Table, Components]:
        tables: Table = {}
        for name in FILES:
            for kind, entries in read_toml(self._file(name)).items():
                tables[kind] = tables.get(kind, {}) | entries
        return tables, validated(self._file(FILES[0]), tables)

    def _file(self, name: str) -> Path:
        return self.folder / f"{name}.toml"


LIBRARY = Library()


def validated(file: Path, tables: Table, corrected: tuple[str, ...] = ()) -> Components:
    """Return the components of all tables; raise ComponentsError at the first problem."""
    table = read_form(file, ComponentsTable, tables, PIECES, PLACES)
    for field, reason in problems(table):
        raise ComponentsError(file, field, reason)
    return table.components(corrected)
