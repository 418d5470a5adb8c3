"""Lines that no game writes into its journal, but whose checksums are right."""

from pathlib import Path

from rococo_desktop.engine.codec import Json
from rococo_desktop.session.files.files import compact_json
from rococo_desktop.session.journal.journal_lines import CHECKSUM, chained


def add_line(path: Path, value: Json) -> None:
    """Write a line at the end of a journal that no window has open, or as the first of a new one.

    The checksum follows on from the line before.
    """
    lines = path.read_bytes().splitlines() if path.exists() else []
    text = compact_json(value)
    checksum = chained(lines[-1][:CHECKSUM].decode() if lines else "", text)
    with path.open("ab") as file:
        file.write(checksum.encode() + b" " + text + b"\n")
