"""The files in the folder of saved games; whether their tables are playable is not checked."""

from pathlib import Path
from typing import NamedTuple

from rococo_desktop.session.errors import RenameError, UnreadableError
from rococo_desktop.session.files.files import listed, newest, rename
from rococo_desktop.session.saves.saves import read_document
from rococo_desktop.session.saves.unfinished import GameFile

SUFFIX = ".rococo"
"""The suffix of a saved game, by which the system opens it with this program."""
OLD_SUFFIX = ".json"
"""The suffix in earlier versions."""


class SavedGames(NamedTuple):
    """The newest files, and the names of all files without suffix."""

    newest: tuple[GameFile, ...]
    names: frozenset[str]


def find_saved(folder: Path, most: int) -> SavedGames:
    """Return the ``most`` newest saved games of a folder, the newest first.

    Raises UnreadableError.
    """
    files = newest(folder, SUFFIX, OLD_SUFFIX)
    return SavedGames(
        tuple(_saved(path, changed) for changed, path in files[:most]),
        frozenset(path.stem for _, path in files),
    )


def rename_saved(path: Path, name: str) -> None:
    """Give a saved game another name; raises RenameError or UnreadableError.

    A name is taken whatever its case and its file's suffix, as in the list.
    """
    others = [each for end in (SUFFIX, OLD_SUFFIX) for each in listed(path.parent, end)]
    if any(each.stem.casefold() == name.casefold() for each in others if each.name != path.name):
        raise RenameError("rename.taken", name=name)
    rename(path, path.with_name(f"{name}{path.suffix}"))


def _saved(path: Path, changed: float) -> GameFile:
    try:
        document = read_document(path)
    except UnreadableError as error:
        return GameFile(path, changed, problem=error)
    return GameFile(path, changed, document.setup.names, document.round, None, document.game)
