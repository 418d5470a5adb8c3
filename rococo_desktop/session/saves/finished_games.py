"""Finished games kept as save documents, to be viewed and continued.

A file is named after the end of its game, in UTC, and the id in its line of the chronicle, then
what its player calls it. If a game ends again, the later file takes the place and the name of the
earlier one; an end that was taken back is a branch in it. The newest are kept; a line that was lost
or damaged is made again from its game, which is therefore removed only once its line is there.
"""

import re
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from rococo_desktop.kinds.kind import Shelf
from rococo_desktop.session.errors import MessageError, RenameError, UnreadableError
from rococo_desktop.session.files.files import listed, read_bounded, rename
from rococo_desktop.session.journal.save_document import SaveDocument
from rococo_desktop.session.saves.chronicle import (
    Chronicle,
    FinishedGame,
    add_to_chronicle,
    finished_game,
    marks_in,
)
from rococo_desktop.session.saves.saves import SUFFIX, read_end, write_into_folder

MOST = 200
"""The number of games that are kept: about 5 MB; the oldest are removed first."""

_NAME = re.compile(r"(\d{8}-\d{6})-([0-9a-f]{16})(?: (.+))?", re.DOTALL)
_STAMP = "%Y%m%d-%H%M%S"


class KeptGame(NamedTuple):
    """The file of a finished game; ``finished`` is in seconds since 1970."""

    path: Path
    finished: int
    mark: str
    name: str = ""
    """What its player calls it; empty if it was never renamed."""


class Recovered(NamedTuple):
    """What is in kept games, by digest: their results, or why one is not a finished game."""

    results: dict[str, FinishedGame]
    problems: dict[str, MessageError]


class Ended(NamedTuple):
    """A finished game: its result, its file, or both; one of them may be unreadable or missing."""

    result: FinishedGame | None
    kept: KeptGame | None
    problem: MessageError | None = None
    """Why the file is not a finished game, if there is no result either."""

    @property
    def finished(self) -> int:
        """Return when the game ended, in seconds since 1970."""
        if self.result is not None:
            return self.result.finished
        return 0 if self.kept is None else self.kept.finished


def keep_finished(folder: Path, document: SaveDocument, game: FinishedGame) -> None:
    """Keep a finished game, in place of an earlier end of it; raises SaveError."""
    earlier = [kept for kept in find_kept(folder) if kept.mark == game.game]
    if any(_holds(kept.path, document) for kept in earlier):
        return
    name = next((kept.name for kept in earlier if kept.name), "")
    path = folder / _file_name(game.finished, game.game, name)
    write_into_folder(document, path)
    for replaced in earlier:
        if replaced.path != path:
            with suppress(OSError):
                replaced.path.unlink()


def forget_oldest(folder: Path, chronicle: Path) -> None:
    """Remove the oldest games if there are too many, but none whose line would be lost with it.

    Raises OSError if the chronicle cannot be read.
    """
    old = find_kept(folder)[MOST:]
    safe = marks_in(chronicle, (game.mark for game in old)) if old else ()
    for game in old:
        if game.mark in safe:
            with suppress(OSError):
                game.path.unlink()


def rename_kept(kept: KeptGame, name: str) -> None:
    """Give a finished game another name; raises RenameError or UnreadableError."""
    folder = kept.path.parent
    others = [each.name.casefold() for each in find_kept(folder) if each.mark != kept.mark]
    if name.casefold() in others:
        raise RenameError("rename-taken", name=name)
    rename(kept.path, folder / _file_name(kept.finished, kept.mark, name))


def _file_name(finished: int, mark: str, name: str) -> str:
    stamp = datetime.fromtimestamp(finished, UTC).strftime(_STAMP)
    return f"{stamp}-{mark}{name and f' {name}'}{SUFFIX}"


def _holds(path: Path, document: SaveDocument) -> bool:
    """Return whether a file holds a document already."""
    try:
        return read_bounded(path) == document.to_json()
    except UnreadableError:
        return False


def find_kept(folder: Path) -> list[KeptGame]:
    """Return the finished games of a folder, the newest first; raises UnreadableError."""
    found = []
    for path in listed(folder, SUFFIX):
        name = _NAME.fullmatch(path.stem)
        with suppress(ValueError):
            if name is not None:
                ended = datetime.strptime(name[1], _STAMP).replace(tzinfo=UTC)
                found.append(KeptGame(path, int(ended.timestamp()), name[2], name[3] or ""))
    return sorted(found, key=lambda kept: (kept.finished, kept.mark), reverse=True)


def results_of(kept: Sequence[KeptGame], known: Chronicle, shelf: Shelf) -> Recovered:
    """Return the results of the kept games that are missing from the chronicle."""
    found = Recovered({}, {})
    for each in kept:
        if each.mark not in known.marks:
            try:
                line = finished_game(read_end(each.path, shelf), each.finished)
                found.results[each.mark] = line.model_copy(update={"game": each.mark})
            except UnreadableError as error:
                found.problems[each.mark] = error
    return found


def mend_chronicle(file: Path, missing: Sequence[FinishedGame]) -> None:
    """Add the lost lines; raises OSError."""
    add_to_chronicle(file, *sorted(missing, key=lambda each: each.finished))


def ended_games(kept: Sequence[KeptGame], known: Chronicle, recovered: Recovered) -> list[Ended]:
    """Return the finished games, the newest first; of many, those that the chronicle lists."""
    results = {game.game: game for game in known.games} | recovered.results
    files = {each.mark: each for each in kept}
    games = [
        Ended(results.get(mark), each, recovered.problems.get(mark))
        for mark, each in files.items()
        if mark in results or mark in recovered.problems
    ]
    games += [Ended(game, None) for mark, game in results.items() if mark not in files]
    return sorted(games, key=lambda each: each.finished, reverse=True)
