"""What the program remembers about its user's wishes."""

from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from rococo_desktop.session.errors import ToldError, UnreadableError
from rococo_desktop.session.files import (
    first_problem,
    parse_json,
    read_bounded,
    write_atomically,
)
from rococo_desktop.session.setup import SeatPlan, UndoPolicy

MAX_BYTES = 64 * 1024


class Settings(BaseModel):
    """The settings; a file may lack any of them, and what it has beyond them is left out."""

    model_config = ConfigDict(frozen=True, strict=True, extra="ignore")

    language: Annotated[str, Field(max_length=20)] = ""
    """The code of a language; empty for the system's."""
    motion: Literal["on", "reduced"] = "on"
    pace: Literal["calm", "brisk", "at_once"] = "brisk"
    """How long bots wait, so that people can follow."""
    screen: Literal["window", "full"] = "window"
    seen_component_notice: bool = False
    edition: Annotated[str, Field(max_length=40)] = "deluxe"
    undo: UndoPolicy = "free"
    seats: Annotated[tuple[SeatPlan, ...], Field(strict=False, max_length=5)] = ()
    """Who sat at the table last, offered again for the next game."""


def load_settings(path: Path) -> tuple[Settings, ToldError | None]:
    """Return the settings, and what was wrong if the file was damaged and defaults are used."""
    if not path.exists():
        return Settings(), None
    problem: str | UnreadableError
    try:
        return Settings.model_validate(parse_json(read_bounded(path, MAX_BYTES))), None
    except UnreadableError as error:
        problem = error
    except ValidationError as error:
        problem = first_problem(error)
    return Settings(), ToldError("settings.damaged", file=str(path), problem=problem)


def store_settings(settings: Settings, path: Path) -> None:
    """Write the settings, all or nothing; raises OSError if that cannot be done."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(path, settings.model_dump_json(indent=2).encode() + b"\n")
