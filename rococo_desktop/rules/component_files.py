"""Component files, built-in or an owner's, read as tables; an invalid file has a reason."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, TypeAlias

from rococo_desktop.engine.reasons import Reason, because, by_system
from rococo_desktop.rules.validation import one_line

Table: TypeAlias = "dict[str, Any]"
"""A table of a TOML file."""

MAX_BYTES = 1024 * 1024
"""The size limit of a components file, in bytes."""


class ComponentsError(Exception):
    """An unusable components file: the file, the path of a field (or ""), and the reason."""

    def __init__(self, file: Path, field: str, reason: Reason) -> None:
        self.file = file
        self.field = one_line(field)
        self.reason = reason
        super().__init__(": ".join(part for part in (str(file), self.field, reason.key) if part))


def read_toml(file: Path) -> Table:
    """Return the tables of a TOML file; raise ComponentsError if it is unreadable or too large."""
    try:
        if not file.is_file():
            raise ComponentsError(file, "", because("file.not_a_file"))
        with file.open("rb") as stream:
            data = stream.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = because("file.unreadable", reason=by_system(error))
        raise ComponentsError(file, "", reason) from None
    if len(data) > MAX_BYTES:
        raise ComponentsError(file, "", because("file.too_large", limit=MAX_BYTES))
    try:
        return tomllib.loads(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise ComponentsError(file, "", because("file.not_utf8", byte=error.start)) from None
    except (ValueError, RecursionError) as error:
        raise ComponentsError(file, "", _not_toml(str(error))) from None


def _not_toml(message: str) -> Reason:
    """Return the reason for a message of the standard library's parser, with the place if any."""
    if place := re.search(r"\(at line (\d+), column (\d+)\)$", message):
        return because("wrong.toml", line=int(place[1]), column=int(place[2]))
    return because("wrong.toml_end" if message.endswith("end of document)") else "wrong.not_toml")
