"""An owner's corrections: a file in the same format, merged by id over the built-in tables.

TOML has no null, so `"none"` removes a reward, a bonus or a scoring. Guest spaces and decorations,
whose number no text gives, may also be added (`add = true`) and removed (`remove = true`).
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any

from rococo_desktop.engine.reasons import Reason, because
from rococo_desktop.rules.component_files import Table

SECTIONS = ("workshop", "warehouse", "hire", "fireworks", "all_halls")
PIECES = ("dresses", "resources", "employees", "decorations")
"""The tables whose entries may belong to an expansion."""

OPEN_TABLES = ("spaces", "decorations")
OURS = ("id", "set", "source", "designed")
REMOVABLE = ("reward", "bonus", "scoring")


class CorrectionError(ValueError):
    """An invalid correction; `field` is its path."""

    def __init__(self, path: tuple[str, ...], reason: Reason) -> None:
        self.field = ".".join(path)
        self.reason = reason
        super().__init__(f"{self.field}: {reason.key}")


def merge(base: Table, owner: Table) -> tuple[Table, tuple[str, ...]]:
    """Return the tables with the owner's corrections, and the paths of the corrected fields.

    Raises CorrectionError if a correction cannot be merged.
    """
    merged: Table = dict(base)
    corrected: list[str] = []
    for kind, entries in owner.items():
        if kind == "boards":
            merged[kind] = _boards(base[kind], entries, corrected)
        elif kind in PIECES and kind in base:
            merged[kind] = _entries(base[kind], entries, (kind,), corrected)
        elif kind in base and kind != "constants":
            merged[kind] = _own(base[kind], entries, (kind,), corrected)
        else:
            raise _unknown(kind, [known for known in base if known != "constants"], ())
    return merged, tuple(corrected)


def _unknown(key: str, known: Any, path: tuple[str, ...]) -> CorrectionError:
    near = get_close_matches(key, list(known), 1)
    reason = because("wrong.unknown_near", near=near[0]) if near else because("wrong.unknown")
    return CorrectionError((*path, key), reason)


def _table(value: Any, path: tuple[str, ...]) -> Table:
    if not isinstance(value, dict):
        raise CorrectionError(path, because("wrong.table"))
    return value


def _boards(base: Table, owner: Any, corrected: list[str]) -> Table:
    merged = dict(base)
    for name, parts in _table(owner, ("boards",)).items():
        if name not in base:
            raise _unknown(name, base, ("boards",))
        board = merged[name] = dict(base[name])
        path = ("boards", name)
        for key, value in _table(parts, path).items():
            if key in SECTIONS:
                board[key] = _entry(board[key], value, (*path, key), corrected)
            elif key in ("halls", *OPEN_TABLES):
                board[key] = _entries(board[key], value, (*path, key), corrected)
            else:
                raise _unknown(key, (*SECTIONS, "halls", *OPEN_TABLES), path)
    return merged


def _own(base: Table, owner: Any, path: tuple[str, ...], corrected: list[str]) -> Table:
    """Merge an expansion's own tables; a table with a source is an entry, others hold entries."""
    merged = dict(base)
    for key, value in _table(owner, path).items():
        if key not in base:
            raise _unknown(key, base, path)
        correct = _entry if "source" in base[key] else _own
        merged[key] = correct(base[key], value, (*path, key), corrected)
    return merged


def _entries(base: Table, owner: Any, path: tuple[str, ...], corrected: list[str]) -> Table:
    merged = dict(base)
    for id, value in _table(owner, path).items():
        fields = dict(_table(value, (*path, id)))
        can_change = len(path) > 1 and path[-1] in OPEN_TABLES
        if can_change and "add" in fields:
            if fields.pop("add") is not True or id in base:
                raise CorrectionError((*path, id, "add"), because("wrong.add"))
            merged[id] = _entry({"source": "owner"}, fields, (*path, id), corrected)
        elif id not in base:
            raise _unknown(id, base, path)
        elif can_change and "remove" in fields:
            if fields != {"remove": True}:
                raise CorrectionError((*path, id, "remove"), because("wrong.remove"))
            del merged[id]
            corrected.append(".".join((*path, id)))
        else:
            merged[id] = _entry(base[id], fields, (*path, id), corrected)
    return merged


def _entry(base: Table, owner: Any, path: tuple[str, ...], corrected: list[str]) -> Table:
    fields = _table(owner, path)
    merged = dict(base)
    for key, value in fields.items():
        if key in OURS:
            raise CorrectionError((*path, key), because("wrong.ours"))
        if key in REMOVABLE and value == "none":
            merged.pop(key, None)
        else:
            merged[key] = value
        corrected.append(".".join((*path, key)))
    if fields:
        merged["source"] = "owner"
        merged["designed"] = [key for key in base.get("designed", ()) if key not in fields]
    return merged
