"""Who entered an owner's values: kept beside the owner's file, and what an import has replaced.

An origin belongs to an entry only as long as its fields are those that came with it; so a file that
was edited meanwhile, or never written, does no harm.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, JsonValue, ValidationError

from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.reasons import because
from rococo_desktop.rules.entries import Strict
from rococo_desktop.rules.foreign import is_legible
from rococo_desktop.rules.validation import refused
from rococo_desktop.session.errors import SaveError, UnreadableError, reason
from rococo_desktop.session.files.files import (
    compact_json,
    parse_json,
    private_folder,
    read_bounded,
    write_atomically,
)
from rococo_desktop.session.files.owner_file import EntryPath

LONGEST_NAME = 60
LONGEST_COPY = 120
LONGEST_REMARK = 300


def _legible(text: str) -> str:
    if text and not is_legible(text):
        raise refused(because("wrong-printable"))
    return text


Legible = AfterValidator(_legible)


class Origin(Strict):
    """Who entered some values, from which copy of the game, when, and with which version."""

    by: Annotated[str, Field(max_length=LONGEST_NAME), Legible] = ""
    box: Annotated[str, Field(max_length=LONGEST_COPY), Legible] = ""
    """The copy of the game: its edition, its printing, its language."""
    remark: Annotated[str, Field(max_length=LONGEST_REMARK), Legible] = ""
    made: Annotated[str, Field(pattern=r"^\d{4}-\d{2}-\d{2}$")]
    program: Annotated[str, Field(max_length=20), Legible]


class Came(Strict):
    """The fields of an entry as they came from somebody else."""

    origin: Origin
    fields: dict[str, JsonValue]


class Replaced(Strict):
    """What an entry was before an import: its fields, and whence they came; nothing if ours."""

    fields: dict[str, JsonValue] | None = None
    came: Came | None = None


class Origins(Strict):
    """The document beside the owner's file; the entries are by their paths, joined by dots."""

    format: Literal["rococo-desktop-origins"] = "rococo-desktop-origins"
    version: Literal[1] = 1
    own: Origin | None = None
    """What the owner said last about their own values."""
    came: dict[str, Came] = Field(default_factory=dict)
    imported: str = ""
    """The name of the file that was imported last; empty if that was undone."""
    replaced: dict[str, Replaced] = Field(default_factory=dict)
    """What the last import has replaced."""

    def of(self, entry: EntryPath, fields: Mapping[str, Json]) -> Origin | None:
        """Return whence the fields of an entry came; None if the owner has entered them."""
        came = self.came.get(".".join(entry))
        return came.origin if came is not None and came.fields == fields else None


def origins_file(owner_file: Path) -> Path:
    """Return the file of the origins beside an owner's file."""
    return owner_file.with_name(f"{owner_file.stem}-origins.json")


def read_origins(owner_file: Path) -> Origins:
    """Return the origins kept beside an owner's file; none if these cannot be read."""
    try:
        data = read_bounded(origins_file(owner_file))
        parse_json(data)
        return Origins.model_validate_json(data)
    except (UnreadableError, ValidationError):
        return Origins()


def write_origins(owner_file: Path, origins: Origins) -> None:
    """Write the origins beside an owner's file; raises SaveError."""
    file = origins_file(owner_file)
    try:
        private_folder(file.parent)
        data = compact_json(origins.model_dump(mode="json", exclude_defaults=True) | _MARKS)
        write_atomically(file, data, private=True)
    except OSError as error:
        raise SaveError("file-unwritable", file=file, reason=reason(error)) from None


_MARKS: dict[str, Json] = {"format": "rococo-desktop-origins", "version": 1}
