"""Loading of the built-in components and an owner's corrections, with the same checks for both."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cached_property
from itertools import chain
from pathlib import Path
from typing import Any

from rococo_desktop.engine.reasons import Problem, because, id_twice
from rococo_desktop.resources import resource_path
from rococo_desktop.rules.component_files import ComponentsError, Table
from rococo_desktop.rules.corrections import Corrections
from rococo_desktop.rules.library import ComponentLibrary
from rococo_desktop.rules.validation import read_form

from .checks import of_level, problems
from .doubts import doubts
from .models import Components
from .sets import ComponentSet, ExtraTable, tables_of
from .tables import ComponentsTable

FOLDER = resource_path("components", "rococo")

BASE = "base"
PIECES = ("dresses", "resources", "employees", "decorations")
"""The tables whose entries may belong to an expansion."""
PLACES = ("spaces", "decorations")
"""The tables of a board whose entries have ids."""


class Library(ComponentLibrary[Components]):
    """The components of the base game and the expansions ``sets``."""

    # No text gives the numbers of guest spaces and decorations.
    corrections = Corrections(open=PLACES, removable=("reward", "bonus", "scoring"))

    def __init__(self, sets: tuple[ComponentSet, ...] = (), folder: Path = FOLDER) -> None:
        super().__init__(folder, (BASE, *(each.key for each in sets)))
        self.sets = sets

    def doubts(self, components: Components) -> tuple[Problem, ...]:
        extras = components.extras
        expansions = (each.doubts(extras[each.key]) for each in self.sets if each.key in extras)
        return tuple(chain(doubts(components), *expansions))

    def corrected_by(self, owner: Table, file: Path) -> Components:
        components = super().corrected_by(owner, file)
        _same_bonuses(file, self.load(), components)
        return components

    def _read(
        self, file: Callable[[str], Path], tables: Table, corrected: tuple[str, ...]
    ) -> Components:
        """Return the components of merged tables; an entry's `set` names its expansion."""
        base = validated(file(BASE), _of_sets(tables, None, self._keys), corrected)
        extras = {}
        for each in self.sets:
            own = _of_sets(tables, each.key, self._keys)
            extra = read_form(file(each.key), self._tables[each.key], own, PIECES, ()).extra()
            for field, reason in each.problems(extra):
                raise ComponentsError(file(each.key), field, reason)
            extras[each.key] = extra
        ids = (entry.id for extra in extras.values() for entry in extra.entries)
        for field, reason in id_twice("", (*ids, *base.dresses, *base.resources, *base.employees)):
            raise ComponentsError(file(BASE), field, reason)
        return base.model_copy(update={"extras": extras})

    @cached_property
    def _tables(self) -> dict[str, type[ExtraTable]]:
        return tables_of(self.sets)

    @cached_property
    def _keys(self) -> frozenset[str]:
        return frozenset(each.key for each in self.sets)


def _of_sets(tables: Table, key: str | None, expansions: frozenset[str]) -> Table:
    """Return the part of the tables that belongs to an expansion, or to the base game (None)."""
    part: Table = {}
    for kind, entries in tables.items():
        if kind in PIECES:
            part[kind] = {
                id: entry for id, entry in entries.items() if _set_of(entry, expansions) == key
            }
        elif kind == key or (key is None and kind not in expansions):
            part[kind] = entries
    if key is None:
        part.pop("decorations", None)
    return part


def _set_of(entry: Any, expansions: frozenset[str]) -> str | None:
    named = entry.get("set") if isinstance(entry, dict) else None
    return named if named in expansions else None


def validated(file: Path, tables: Table, corrected: tuple[str, ...] = ()) -> Components:
    """Return the components of a file's tables; raise ComponentsError at the first problem."""
    table = read_form(file, ComponentsTable, tables, PIECES, PLACES)
    for field, reason in problems(table):
        raise ComponentsError(file, field, reason)
    return table.components(corrected)


def _same_bonuses(file: Path, ours: Components, theirs: Components) -> None:
    """Check the bonuses of each level: the rulebook lists them, so cards may only exchange them."""

    def printed(components: Components) -> Counter[tuple[int | None, str]]:
        return Counter(
            (card.level, repr((card.bonus, card.scoring))) for card in components.employees.values()
        )

    expected = printed(ours)
    found = printed(theirs)
    for card in theirs.employees.values():
        key = (card.level, repr((card.bonus, card.scoring)))
        if found[key] > expected[key]:
            reason = because("wrong-bonus", cards=of_level(card.level))
            raise ComponentsError(file, f"employees.{card.id}", reason)
