"""The games that were left or crashed, which can be continued from their journals."""

import contextlib
import os
import stat
from itertools import islice
from pathlib import Path
from typing import BinaryIO, NamedTuple

from rococo_desktop.engine.parsing import MAX_BYTES
from rococo_desktop.games import FIRST_GAME
from rococo_desktop.session.errors import JournalError, MessageError, UnreadableError
from rococo_desktop.session.files.files import newest, open_regular
from rococo_desktop.session.files.locks import Lock, lock
from rococo_desktop.session.journal.journal import naming
from rococo_desktop.session.journal.journal_file import SUFFIX
from rococo_desktop.session.journal.journal_lines import (
    CHECKSUM,
    MAX_JOURNAL,
    complete_lines,
    headed,
    last_round,
    line_of,
)

MOST = 100
"""The largest number of unfinished games that are offered, the latest."""
_OPENING = b'{"format":"rococo-journal",'


class GameFile(NamedTuple):
    """A file of a game; ``problem`` says why it cannot be continued, or is None."""

    path: Path
    changed: float
    """When it was written, in seconds since 1970."""
    names: tuple[str, ...] = ()
    round: int = 0
    problem: MessageError | None = None
    game: str = FIRST_GAME


def find_unfinished(folder: Path) -> list[GameFile]:
    """Return the latest games in ``folder`` that nobody is playing, the latest first.

    A journal whose first line was never finished belongs to no game, and is removed.
    """
    files: list[tuple[float, Path]] = []
    with contextlib.suppress(UnreadableError):  # the next write there reports it
        files = newest(folder, SUFFIX)
    games = (_unfinished(path, changed) for changed, path in files)
    return list(islice((game for game in games if game is not None), MOST))


def _unfinished(path: Path, changed: float) -> GameFile | None:
    """Return the game of a journal; None if it is being played, or if there never was one."""
    try:
        with naming(path), open_regular(path, os.O_RDWR) as stream:
            if lock(stream) is Lock.TAKEN:
                return None
            data = stream.read(MAX_JOURNAL + 1)
            if _is_beginning(data):
                _unlink(path, stream)
                return None
        texts = complete_lines(data)
        save = headed(texts)[0].save
        number = last_round(map(line_of, reversed(texts)), save)
    except JournalError as error:
        why = error.values.get("problem", error)  # without the name of the file
        if not isinstance(why, MessageError):
            why = MessageError("file-unreadable", reason=why)
        return GameFile(path, changed, problem=why)
    return GameFile(path, changed, save.setup.names, number, None, save.setup.game)


def delete_unfinished(path: Path) -> None:
    """Remove the journal of a game that nobody is playing; raises JournalError."""
    with naming(path), contextlib.suppress(FileNotFoundError):
        if not stat.S_ISREG(path.lstat().st_mode):
            path.unlink()
            return
        with open_regular(path, os.O_RDWR) as stream:
            if lock(stream) is Lock.TAKEN:
                raise JournalError("journal-in_use")
            _unlink(path, stream)


def _is_beginning(data: bytes) -> bool:
    """Return whether a file is the remains of a first line that was never finished."""
    digits, text = data[:CHECKSUM], data[CHECKSUM + 1 : CHECKSUM + 1 + len(_OPENING)]
    if len(data) > MAX_BYTES:
        return False
    ours = not digits.strip(b"0123456789abcdef") and _OPENING.startswith(text)
    return b"\n" not in data and (ours or not data.strip(b"\0"))


def _unlink(path: Path, stream: BinaryIO) -> None:
    if os.name == "nt":
        stream.close()  # Windows does not remove an open file
    path.unlink()
