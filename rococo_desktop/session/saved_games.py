"""What lies in the folder of saved games, without judging whether it can be played on."""

from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from rococo_desktop.engine.codec import Json
from rococo_desktop.games import FIRST_GAME
from rococo_desktop.session.errors import UnreadableError
from rococo_desktop.session.files import listed, parse_json, read_bounded

SUFFIX = ".rococo"
"""How the file of a saved game ends, so that the system knows which program opens it."""
OLD_SUFFIX = ".json"
"""How it ended before."""


class SavedGame(NamedTuple):
    """A file; without names it is no saved game that can be read."""

    path: Path
    changed: float
    """When it was written, in seconds since 1970."""
    names: tuple[str, ...]
    round: int
    game: str = FIRST_GAME


class SavedGames(NamedTuple):
    """The newest files, and the names of all, without their ending."""

    newest: tuple[SavedGame, ...]
    names: frozenset[str]


def find_saved(folder: Path, most: int) -> SavedGames:
    """Return the saved games of a folder, the newest first; raises UnreadableError."""
    files: list[tuple[float, Path]] = []
    for suffix in (SUFFIX, OLD_SUFFIX):
        for path in listed(folder, suffix):
            with suppress(OSError):
                files.append((path.stat().st_mtime, path))
    files.sort(reverse=True)
    return SavedGames(
        tuple(_saved(path, changed) for changed, path in files[:most]),
        frozenset(path.stem for _, path in files),
    )


def _saved(path: Path, changed: float) -> SavedGame:
    try:
        document = parse_json(read_bounded(path))
    except UnreadableError:
        document = None
    seats = _at(document, "setup", "seats")
    number = _at(document, "snapshot", "round")
    if not isinstance(seats, list) or not isinstance(number, int):
        return SavedGame(path, changed, (), 0)
    game = _at(document, "game")
    names = tuple(str(_at(seat, "name")) for seat in seats)
    return SavedGame(path, changed, names, number, game if isinstance(game, str) else FIRST_GAME)


def _at(document: Json, *path: str) -> Json:
    for name in path:
        document = document.get(name) if isinstance(document, dict) else None
    return document
