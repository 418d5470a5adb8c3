"""Files that people export from the game: the table of the final scoring."""

import csv
from collections.abc import Iterable, Sequence
from io import StringIO
from pathlib import Path

from rococo_desktop.session.errors import MessageError, reason
from rococo_desktop.session.files.files import write_atomically

FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""The characters that start a formula in a spreadsheet."""


class ExportError(MessageError):
    """A file that cannot be written; the sentence names it and gives the reason."""


def table_bytes(rows: Iterable[Sequence[str | int]]) -> bytes:
    """Return a table as comma-separated values in UTF-8, with the mark that spreadsheets need."""
    text = StringIO(newline="")
    csv.writer(text, lineterminator="\r\n").writerows(
        [_harmless(cell) for cell in row] for row in rows
    )
    return text.getvalue().encode("utf-8-sig")


def _harmless(cell: str | int) -> str | int:
    """Return a cell that no spreadsheet takes for a formula."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA) else cell


def write_export(path: Path, data: bytes) -> None:
    """Write a new file, all or nothing; raises ExportError, also if the file exists."""
    try:
        if path.exists():
            raise ExportError("export-taken", file=path)
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, data)
    except OSError as error:
        raise ExportError("file-unwritable", file=path, reason=reason(error)) from None
