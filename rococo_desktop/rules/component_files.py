"""Component files, built-in or an owner's, read as tables; an invalid file has a reason."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeAlias

from rococo_desktop.engine.errors import DocumentError
from rococo_desktop.engine.parsing import parse_toml
from rococo_desktop.engine.reasons import Reason, because, by_system
from rococo_desktop.rules.foreign import one_line

Table: TypeAlias = "dict[str, Any]"
"""A table of a TOML file."""


MAX_BYTES = 128 * 1024
"""The size limit of a components file, in bytes; ours take half of that.

What edits an owner's file needs the square of its size.
"""


class ComponentsError(Exception):
    """An unusable components file: the file, the path of a field (or ""), and the reason."""

    def __init__(self, file: Path, field: str, reason: Reason) -> None:
        self.file = file
        self.field = one_line(field)
        self.reason = reason
        super().__init__(": ".join(part for part in (str(file), self.field, reason.key) if part))


def read_toml(file: Path) -> Table:
    """Return the tables of a TOML file; raises ComponentsError."""
    return tables_of(read_bytes(file), file)


def read_bytes(file: Path) -> bytes:
    """Return a file's bytes; raises ComponentsError."""
    try:
        if not file.is_file():
            raise ComponentsError(file, "", because("file-not_a_file"))
        with file.open("rb") as stream:
            data = stream.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = because("file-unreadable", reason=by_system(error))
        raise ComponentsError(file, "", reason) from None
    if len(data) > MAX_BYTES:
        raise ComponentsError(file, "", because("file-too_large", limit=MAX_BYTES))
    return data


def tables_of(data: bytes, file: Path) -> Table:
    """Return the tables in a TOML file's bytes; raises ComponentsError."""
    try:
        return parse_toml(data)
    except DocumentError as error:
        raise ComponentsError(file, "", because(error.key, **error.values)) from None
