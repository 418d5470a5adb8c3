"""An owner's corrections: a file in the format of the built-in ones, merged over them by id.

A table with a `source` is an entry, whose fields are corrected; any other holds entries or further
tables. TOML has no null, so `"none"` removes a field that a piece may lack.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any, NamedTuple

from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.reasons import Reason, because
from rococo_desktop.rules.component_files import Table

OURS = ("id", "set", "source", "designed")
"""The fields that only the program sets."""

BOARDS = "boards"
"""The tables of the sides of a board."""

Path = tuple[str, ...]


class CorrectionError(ValueError):
    """An invalid correction; `field` is its path."""

    def __init__(self, path: Path, reason: Reason) -> None:
        self.field = ".".join(path)
        self.reason = reason
        super().__init__(f"{self.field}: {reason.key}")


class Corrections(NamedTuple):
    """The values that the owner of a game may correct.

    The tables in `closed` cannot be corrected. Entries may also be added to (`add = true`) and
    removed from (`remove = true`) the board tables in `open`, whose number of entries no text
    gives. The fields in `removable` may be `"none"`.
    """

    closed: tuple[str, ...] = ("constants",)
    open: tuple[str, ...] = ()
    removable: tuple[str, ...] = ()

    def merge(self, base: Table, owner: Table) -> tuple[Table, tuple[str, ...]]:
        """Return the tables with the owner's corrections, and the paths of the corrected fields.

        Raises CorrectionError if a correction cannot be merged.
        """
        corrected: list[str] = []
        known = {kind: base[kind] for kind in base if kind not in self.closed}
        merged = self._tables(known, owner, (), corrected)
        return {kind: merged.get(kind, base[kind]) for kind in base}, tuple(corrected)

    def _tables(self, base: Table, owner: Any, path: Path, corrected: list[str]) -> Table:
        is_open = path[:1] == (BOARDS,) and path[-1] in self.open
        merged = dict(base)
        for key, value in _table(owner, path).items():
            place = (*path, key)
            if is_open and isinstance(value, dict) and not {"add", "remove"}.isdisjoint(value):
                self._change(merged, base, value, place, corrected)
                continue
            known = base.get(key)
            if not isinstance(known, dict):
                raise _unknown((each for each in base if isinstance(base[each], dict)), place)
            correct = self._entry if "source" in known else self._tables
            merged[key] = correct(known, value, place, corrected)
        return merged

    def _change(
        self, merged: Table, base: Table, owner: Table, path: Path, corrected: list[str]
    ) -> None:
        """Add an entry to an open table, or remove it."""
        id = path[-1]
        if "add" in owner:
            fields = {key: value for key, value in owner.items() if key != "add"}
            if owner["add"] is not True or id in base:
                raise CorrectionError((*path, "add"), because("wrong-add"))
            merged[id] = self._entry({"source": "owner"}, fields, path, corrected)
        elif id not in base:
            raise _unknown(base, path)
        elif owner != {"remove": True}:
            raise CorrectionError((*path, "remove"), because("wrong-remove"))
        else:
            del merged[id]
            corrected.append(".".join(path))

    def _entry(self, base: Table, owner: Any, path: Path, corrected: list[str]) -> Table:
        fields = _table(owner, path)
        merged = dict(base)
        for key, value in fields.items():
            if key in OURS:
                raise CorrectionError((*path, key), because("wrong-ours"))
            if key in self.removable and value == "none":
                merged.pop(key, None)
            else:
                merged[key] = value
            corrected.append(".".join((*path, key)))
        if fields:
            merged["source"] = "owner"
            merged["designed"] = [key for key in base.get("designed", ()) if key not in fields]
        return merged


def _unknown(known: Iterable[str], path: Path) -> CorrectionError:
    near = get_close_matches(path[-1], list(known), 1)
    reason = because("wrong-unknown_near", near=near[0]) if near else because("wrong-unknown")
    return CorrectionError(path, reason)


def _table(value: Any, path: Path) -> Table:
    if not isinstance(value, dict):
        raise CorrectionError(path, because("wrong-table"))
    return value


NOTHING = "none"
"""The value of a field that a piece lacks."""


class Group(NamedTuple):
    """A field that holds several values; the form shows those named here."""

    values: Mapping[str, Json]
    """The default for a value that a file omits."""
    absent: str = ""
    """The value that is ``NOTHING`` if the piece lacks the field; empty if it never does."""


class Printed(NamedTuple):
    """The fields of a game's component files that are printed values."""

    hidden: frozenset[str]
    """Fields that are not printed, or identify the piece; ``table.field`` in one table only."""
    choices: Mapping[str, tuple[str, ...]]
    """The possible values of a field by its path."""
    groups: Mapping[str, Group]
    """The fields that hold several values by name; ``table.field`` in one table only."""
    lacking: Mapping[str, str]
    """By table the group that its entries may lack."""

    def hides(self, table: str, field: str) -> bool:
        """Return whether a field of the entries of a table is not shown."""
        return not self.hidden.isdisjoint((field, f"{table}.{field}"))

    def group(self, table: str, field: str) -> Group | None:
        """Return the group of a field; None for a single value."""
        return self.groups.get(f"{table}.{field}") or self.groups.get(field)
