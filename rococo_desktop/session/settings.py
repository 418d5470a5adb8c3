"""The settings that the program remembers for its user."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

from rococo_desktop.games import FIRST_GAME, MOST_SEATS
from rococo_desktop.rules.foreign import and_more
from rococo_desktop.session.errors import MessageError, UnreadableError
from rococo_desktop.session.files import files
from rococo_desktop.session.files.locks import alone_at
from rococo_desktop.session.plain import Limits, Tolerant, read_leniently, written
from rococo_desktop.session.reasons import message_at
from rococo_desktop.session.seats import SeatPlan, UndoPolicy

MAX_BYTES = 64 * 1024

ShortText = Annotated[str, Limits(0, 40)]
KeyText = Annotated[str, Limits(0, 80)]
"""A key in Qt's portable form; with all modifiers a long name has nearly 50 characters."""
Expansions = Annotated[tuple[ShortText, ...], Limits(0, 20)]
Volume = Literal["off", "soft", "on", "loud"]
Answers = Annotated[tuple[Annotated[str, Limits(0, 200)], ...], Limits(1, 400)]
Seats = Annotated[tuple[SeatPlan, ...], Limits(0, MOST_SEATS)]


@dataclass(frozen=True, kw_only=True)
class Arrangement(Tolerant):
    """The choices for the last game of a kind, offered again for the next one."""

    edition: ShortText = ""
    """Empty for the game's first edition."""
    expansions: Expansions = ()
    seats: Seats = ()


@dataclass(frozen=True, kw_only=True)
class Settings(Tolerant):
    """The settings; a file may lack any of them, and unknown ones in it are dropped."""

    language: Annotated[str, Limits(0, 20)] = ""
    """The code of a language; empty for the system's."""
    motion: Literal["on", "reduced"] = "on"
    estimate: Literal["shown", "hidden"] = "shown"
    """Whether the current score estimate is shown during play."""
    pace: Literal["calm", "brisk", "at_once"] = "calm"
    """How long bots wait so that people can follow."""
    talk: Literal["spoken", "silent"] = "spoken"
    """Whether bots say a few words at their deeds."""
    spoken: Literal["short", "normal", "everything"] = "normal"
    """How much is said to a screen reader by itself."""
    sound: Volume = "on"
    music: Volume = "on"
    ambience: Volume = "on"
    """What is heard around the table: the salon, the kitchen, the garden of the menu."""
    screen: Literal["window", "full"] = "window"
    maximized: bool = True
    """Whether the window was maximized when it was closed; true at first."""
    width: Annotated[int, Limits(1, 100_000)] = 1280
    height: Annotated[int, Limits(1, 100_000)] = 800
    """The size of the window when it was last not maximized, in device-independent pixels."""
    scale: Literal["fit", "100", "125", "150", "175", "200"] = "fit"
    """The size of everything, in percent of the smallest; or as large as fits."""
    theme: Literal["system", "light", "evening", "contrast"] = "system"
    """The light of everything; "system" is what the system asks for."""
    seen_component_notice: bool = False
    lessons: Annotated[tuple[ShortText, ...], Limits(0, 200)] = ()
    """The lessons taken, each as ``game/key``."""
    left_lessons: Annotated[dict[ShortText, Answers], Limits(0, 20)] = field(default_factory=dict)
    """The lessons that were left, by ``game/key``: the number of the step, and all answers."""
    coach: Literal["on", "off"] = "off"
    """Whether a tutor advises a person who plays alone against computer players."""
    hints: Literal["on", "off"] = "on"
    """Whether hints may be requested."""
    patience: Literal["quick", "normal", "patient"] = "normal"
    """How long computer players that search may think."""
    challenges: Annotated[tuple[ShortText, ...], Limits(0, 1000)] = ()
    """The challenges met, each as ``game/key/stars``."""
    welcomed: bool = False
    """Whether the user has chosen how to begin: with lessons or without."""
    game: ShortText = FIRST_GAME
    """The key of the game that was played last."""
    edition: ShortText = ""
    expansions: Expansions = ()
    undo: UndoPolicy = "free"
    bonuses: Literal["taken", "asked"] = "taken"
    """Whether a bonus that only gives is taken without a question."""
    hands: Literal["secret", "open"] = "secret"
    """Whether a curtain comes down between two people at the same screen."""
    turns: Literal["held", "passed"] = "held"
    """Whether people with secret hands hand over their turns themselves, or by the last answer."""
    keys: Annotated[dict[ShortText, KeyText], Limits(0, 100)] = field(default_factory=dict)
    """The keys that were changed, by action."""
    seats: Seats = ()
    """The seats of the last game of ``game``."""
    others: Annotated[dict[ShortText, Arrangement], Limits(0, 20)] = field(default_factory=dict)
    """The choices for the last game of each other kind."""

    def changed(self, **changes: object) -> "Settings":
        """Return the settings with changes; raises TypeError for a name that is none of them."""
        values: dict[str, Any] = {**vars(self), **changes}
        return Settings(**values)

    def stars(self, game: str, challenge: str) -> int:
        """Return the stars noted for a challenge; 0 if none are."""
        mark = f"{game}/{challenge}/"
        noted = [each.removeprefix(mark) for each in self.challenges if each.startswith(mark)]
        return max((int(each) for each in noted if each.isdecimal()), default=0)

    def arrangement(self, game: str) -> Arrangement:
        """Return the choices for the last game of a kind."""
        if game == self.game:
            return Arrangement(edition=self.edition, expansions=self.expansions, seats=self.seats)
        return self.others.get(game, Arrangement())

    def played(self, game: str, arrangement: Arrangement) -> dict[str, object]:
        """Return the settings that change when a game is begun."""
        others = {**self.others, self.game: self.arrangement(self.game)}
        others.pop(game, None)
        return {"game": game, "others": others, **vars(arrangement)}


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
            settings = settings.changed(**change(settings))
        store_settings(settings, path)


def load_settings(path: Path) -> tuple[Settings, MessageError | None]:
    """Return the settings, and a notice if the file is damaged; bad values become defaults."""
    if not files.is_there(path):
        return Settings(), None
    try:
        document = files.parse_json(files.read_bounded(path, MAX_BYTES))
        if not isinstance(document, dict):
            raise UnreadableError("settings-not_settings")
    except UnreadableError as error:
        return Settings(), MessageError("settings-damaged", file=path, problem=error)
    settings, problems = read_leniently(Settings, document)
    if not problems:
        return settings, None
    (place, reason), *others = problems
    problem = message_at(place, and_more(reason, len(others)))
    return settings, MessageError("settings-partly", file=path, problem=problem)


def store_settings(settings: Settings, path: Path) -> None:
    """Write the settings, all or nothing; raises OSError."""
    files.private_folder(path.parent)
    document = json.dumps(written(settings), indent=2, ensure_ascii=False)
    files.write_atomically(path, document.encode() + b"\n", private=True)
