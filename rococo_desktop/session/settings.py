"""The settings that the program remembers for its user."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from rococo_desktop.games import FIRST_GAME, MOST_SEATS
from rococo_desktop.session import files
from rococo_desktop.session.errors import MessageError, UnreadableError
from rococo_desktop.session.locks import alone_at
from rococo_desktop.session.reasons import validation_message
from rococo_desktop.session.setup import SeatPlan, UndoPolicy

MAX_BYTES = 64 * 1024

ShortText = Annotated[str, Field(max_length=40)]
KeyText = Annotated[str, Field(max_length=80)]
"""A key in Qt's portable form; with all modifiers a long name has nearly 50 characters."""


class Arrangement(BaseModel):
    """The choices for the last game of a kind, offered again for the next one."""

    model_config = ConfigDict(frozen=True, strict=True, extra="ignore")

    edition: Annotated[str, Field(max_length=40)] = ""
    """Empty for the game's first edition."""
    expansions: Annotated[tuple[ShortText, ...], Field(strict=False, max_length=20)] = ()
    seats: Annotated[tuple[SeatPlan, ...], Field(strict=False, max_length=MOST_SEATS)] = ()


class Settings(BaseModel):
    """The settings; a file may lack any of them, and unknown ones in it are dropped."""

    model_config = ConfigDict(frozen=True, strict=True, extra="ignore")

    language: Annotated[str, Field(max_length=20)] = ""
    """The code of a language; empty for the system's."""
    motion: Literal["on", "reduced"] = "on"
    estimate: Literal["shown", "hidden"] = "shown"
    """Whether the current score estimate is shown during play."""
    pace: Literal["calm", "brisk", "at_once"] = "calm"
    """How long bots wait so that people can follow."""
    sound: Literal["on", "off"] = "on"
    screen: Literal["window", "full"] = "window"
    maximized: bool = True
    """Whether the window was maximized when it was closed; true at first."""
    width: Annotated[int, Field(ge=1, le=100_000)] = 1280
    height: Annotated[int, Field(ge=1, le=100_000)] = 800
    """The size of the window when it was last not maximized, in device-independent pixels."""
    scale: Literal["fit", "100", "125", "150", "175", "200"] = "fit"
    """The size of everything, in percent of the smallest; or as large as fits."""
    theme: Literal["light", "evening"] = "light"
    seen_component_notice: bool = False
    lessons: Annotated[tuple[ShortText, ...], Field(strict=False, max_length=200)] = ()
    """The lessons taken, each as ``game/key``."""
    coach: Literal["on", "off"] = "off"
    """Whether a tutor advises a person who plays alone against computer players."""
    hints: Literal["on", "off"] = "on"
    """Whether hints may be requested."""
    patience: Literal["quick", "normal", "patient"] = "normal"
    """How long computer players that search may think."""
    challenges: Annotated[tuple[ShortText, ...], Field(strict=False, max_length=1000)] = ()
    """The challenges met, each as ``game/key/stars``."""
    welcomed: bool = False
    """Whether the user has chosen how to begin: with lessons or without."""
    game: ShortText = FIRST_GAME
    """The key of the game that was played last."""
    edition: Annotated[str, Field(max_length=40)] = ""
    expansions: Annotated[tuple[ShortText, ...], Field(strict=False, max_length=20)] = ()
    undo: UndoPolicy = "free"
    bonuses: Literal["taken", "asked"] = "taken"
    """Whether a bonus that only gives is taken without a question."""
    hands: Literal["secret", "open"] = "secret"
    """Whether a curtain comes down between two people at the same screen."""
    turns: Literal["held", "passed"] = "held"
    """Whether people with secret hands hand over their turns themselves, or by the last answer."""
    keys: Annotated[dict[ShortText, KeyText], Field(max_length=100)] = {}
    """The keys that were changed, by action."""
    seats: Annotated[tuple[SeatPlan, ...], Field(strict=False, max_length=MOST_SEATS)] = ()
    """The seats of the last game of ``game``."""
    others: Annotated[dict[ShortText, Arrangement], Field(max_length=20)] = {}
    """The choices for the last game of each other kind."""

    def arrangement(self, game: str) -> Arrangement:
        """Return the choices for the last game of a kind."""
        if game == self.game:
            return Arrangement(edition=self.edition, expansions=self.expansions, seats=self.seats)
        return self.others.get(game, Arrangement())

    def played(self, game: str, arrangement: Arrangement) -> dict[str, object]:
        """Return the settings that change when a game is begun."""
        others = {**self.others, self.game: self.arrangement(self.game)}
        others.pop(game, None)
        return {"game": game, "others": others, **dict(arrangement)}


Change: TypeAlias = Callable[[Settings], Mapping[str, object]]
"""What changes, given the settings as they are: those on the disk may differ from the window's."""


def change_settings(path: Path, changes: Sequence[Change], ours: Settings) -> None:
    """Make changes to what the file holds now, which another window may have written.

    If there is nothing that can be read, ``ours`` are written, which have the changes already.
    Raises OSError.
    """
    files.private_folder(path.parent)
    with alone_at(path):
        there, damage = load_settings(path)
        settings = there if path.exists() and damage is None else ours
        for change in changes:
            settings = settings.model_copy(update=dict(change(settings)))
        store_settings(settings, path)


def load_settings(path: Path) -> tuple[Settings, MessageError | None]:
    """Return the settings, and a notice if the file is damaged; bad values become defaults."""
    if not files.is_there(path):
        return Settings(), None
    try:
        document = files.parse_json(files.read_bounded(path, MAX_BYTES))
        if not isinstance(document, dict):
            raise UnreadableError("settings.not_settings")
    except UnreadableError as error:
        return Settings(), MessageError("settings.damaged", file=path, problem=error)
    try:
        return Settings.model_validate(document), None
    except ValidationError as error:
        bad = {finding["loc"][0] for finding in error.errors()}
        good = {name: value for name, value in document.items() if name not in bad}
        notice = MessageError("settings.partly", file=path, problem=validation_message(error))
        return Settings.model_validate(good), notice


def store_settings(settings: Settings, path: Path) -> None:
    """Write the settings, all or nothing; raises OSError."""
    files.private_folder(path.parent)
    files.write_atomically(path, settings.model_dump_json(indent=2).encode() + b"\n", private=True)
