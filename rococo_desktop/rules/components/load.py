"""Read the components: our file, and over it the owner's corrections, both by the same checks."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from functools import lru_cache
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from rococo_desktop.resources import resource_path

from .checks import problems
from .corrections import CorrectionError, Table, merge
from .models import Components
from .tables import ComponentsTable

MAX_BYTES = 1024 * 1024
"""The largest components file that is read."""


class ComponentsError(Exception):
    """A components file that cannot be used; the text is one line with file, field and reason."""

    def __init__(self, file: Path, field: str, message: str) -> None:
        """Keep the parts beside the line that shows them."""
        self.file = file
        self.field = _one_line(field)
        self.message = _one_line(message)
        super().__init__(": ".join(part for part in (str(file), self.field, self.message) if part))


def _one_line(text: str, limit: int = 300) -> str:
    """The text without line breaks and control characters, not longer than the limit."""
    shown = "".join(sign if sign.isprintable() else " " for sign in text[: limit + 1])
    return shown if len(shown) <= limit else shown[:limit] + "..."


def load(owner_file: Path | None = None) -> Components:
    """The components, with the owner's corrections if a file is named; else ComponentsError."""
    return _default()[1] if owner_file is None else corrected_by(read_toml(owner_file), owner_file)


def base_file() -> Path:
    """The components file of the base game."""
    return resource_path("components", "rococo", "base.toml")


@lru_cache(maxsize=1)
def _default() -> tuple[Table, Components]:
    file = base_file()
    tables = read_toml(file)
    return tables, validated(file, tables)


def base_tables() -> Table:
    """The tables of our own file, as they stand there; not to be changed."""
    return _default()[0]


def corrected_by(owner: Table, file: Path) -> Components:
    """The components with the corrections of an owner's tables, which errors say are in `file`."""
    base, ours = _default()
    try:
        tables, corrected = merge(base, owner)
    except CorrectionError as error:
        raise ComponentsError(file, error.field, str(error)) from None
    components = validated(file, tables, corrected)
    _same_bonuses(file, ours, components)
    return components


def read_toml(file: Path) -> Table:
    """The tables of a TOML file of at most `MAX_BYTES`; ComponentsError if it cannot be read."""
    try:
        if not file.is_file():
            raise ComponentsError(file, "", "is not a file")
        with file.open("rb") as stream:
            data = stream.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        raise ComponentsError(file, "", f"cannot be read: {error}") from None
    if len(data) > MAX_BYTES:
        raise ComponentsError(file, "", f"is larger than {MAX_BYTES} bytes")
    try:
        return tomllib.loads(data.decode("utf-8"))
    except UnicodeDecodeError:
        raise ComponentsError(file, "", "is not a text in UTF-8") from None
    except (ValueError, RecursionError) as error:
        raise ComponentsError(file, "", f"is not TOML: {error}") from None


def _with_ids(entries: Any) -> Any:
    """The entries of a table, each with its own name as `id`."""
    if not isinstance(entries, dict):
        return entries
    return {
        id: {"id": id, **each} if isinstance(each, dict) else each for id, each in entries.items()
    }


def validated(file: Path, tables: Table, corrected: tuple[str, ...] = ()) -> Components:
    """The components of a file's tables; ComponentsError at the first thing that is wrong."""
    whole = dict(tables)
    for kind in ("dresses", "resources", "employees"):
        whole[kind] = _with_ids(whole.get(kind))
    if isinstance(whole.get("boards"), dict):
        whole["boards"] = {
            name: board | {kind: _with_ids(board.get(kind)) for kind in ("spaces", "decorations")}
            if isinstance(board, dict)
            else board
            for name, board in whole["boards"].items()
        }
    try:
        # By way of JSON, because strict validation takes lists for tuples only from there.
        table = ComponentsTable.model_validate_json(json.dumps(whole, default=str))
    except ValidationError as error:
        raise ComponentsError(file, *_first_error(error)) from None
    except (ValueError, RecursionError) as error:
        raise ComponentsError(file, "", str(error)) from None
    for field, message in problems(table):
        raise ComponentsError(file, field, message)
    return table.components(corrected)


def _first_error(error: ValidationError) -> tuple[str, str]:
    """The path and the message of the first thing that a validation found."""
    errors = error.errors(include_url=False, include_context=False)
    first = errors[0]
    field = ".".join(str(part) for part in first["loc"] if part != "[key]")
    message = first["msg"].removeprefix("Value error, ")
    if first["type"] in ("extra_forbidden", "unexpected_keyword_argument"):
        message = "unknown field"
    elif isinstance(first["input"], str | int | float):
        message += f", not {first['input']!r}"
    others = len(errors) - 1
    return field, message + (f" (and {others} more)" if others else "")


def _same_bonuses(file: Path, ours: Components, theirs: Components) -> None:
    """The rulebook lists the bonuses of each level: cards may exchange, but not change them."""

    def printed(components: Components) -> Counter[tuple[int | None, str]]:
        return Counter(
            (card.level, repr((card.bonus, card.scoring))) for card in components.employees.values()
        )

    expected = printed(ours)
    found = printed(theirs)
    for card in theirs.employees.values():
        key = (card.level, repr((card.bonus, card.scoring)))
        if found[key] > expected[key]:
            level = "start cards" if card.level is None else f"level {card.level}"
            raise ComponentsError(
                file,
                f"employees.{card.id}",
                f"the rulebook does not list this bonus once more for the {level}",
            )
