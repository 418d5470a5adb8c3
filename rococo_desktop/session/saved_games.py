"""The files in the folder of saved games; they are not checked for being playable."""

from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from rococo_desktop.engine.codec import Json
from rococo_desktop.games import FIRST_GAME
from rococo_desktop.session.errors import UnreadableError
from rococo_desktop.session.files import listed, parse_json, read_bounded

SUFFIX = ".rococo"
"""The suffix of a saved game, by which the system opens it with this program."""
OLD_SUFFIX = ".json"
"""The suffix in earlier versions."""


class SavedGame(NamedTuple):
    """A file; it has no names if it cannot be read as a saved game."""

    path: Path
    changed: float
    """When it was written, in seconds since 1970."""
    names: tuple[str, ...]
    round: int
    game: str = FIRST_GAME


class SavedGames(NamedTuple):
    """The newest files, and the names of all files without suffix."""

    newest: tuple[SavedGame, ...]
    names: frozenset[str]


def find_saved(folder: Path, most: int) -> SavedGames:
    """Return the ``most`` newest saved games of a folder, the newest first.

    Raises UnreadableError.
    """
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
