"""The chronicle: one line for each finished game, for the statistics and the list of past games.

The file is append-only. A game that was taken back and ended otherwise, also from an earlier save,
has several lines; the last one counts. A line that cannot be read is skipped and left as it is.
"""

import os
import re
import stat
from collections import Counter, defaultdict
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Literal, NamedTuple, Self

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from rococo_desktop.engine.codec import Json
from rococo_desktop.games import FIRST_GAME, MOST_SEATS
from rococo_desktop.session.errors import UnreadableError
from rococo_desktop.session.files import files
from rococo_desktop.session.seats import HUMAN, RIVAL
from rococo_desktop.session.session import AnySession
from rococo_desktop.session.setup import GameKey, Name

MAX_BYTES = 8 * 1024 * 1024
"""The number of bytes that are read, from the end: eight thousand games of five players."""
MAX_POINTS = 9999
SEVERAL = "several"
"""The kind of player where people and computer players, or several of these, shared a seat."""
LAST = 200
"""The number of games that are listed one by one."""

_MARK = re.compile(rb'"game":"([0-9a-f]{16})"')

Points = Annotated[int, Field(ge=0, le=MAX_POINTS)]


class Result(BaseModel):
    """The result of one player."""

    model_config = ConfigDict(frozen=True, strict=True, extra="ignore")

    kind: Annotated[str, Field(min_length=1, max_length=40)]
    name: Name
    total: Points
    items: Annotated[
        dict[Annotated[str, Field(pattern=r"^[a-z_]{1,40}$")], Points], Field(max_length=40)
    ]


class FinishedGame(BaseModel):
    """A finished game; ``game`` identifies it, however often its end is taken back.

    ``finished`` is in seconds since 1970, UTC. ``of`` is the key of the game played.
    """

    model_config = ConfigDict(frozen=True, strict=True, extra="ignore")

    version: Literal[1] = 1
    game: Annotated[str, Field(pattern=r"^[0-9a-f]{16}$")]
    of: GameKey = FIRST_GAME
    finished: Annotated[int, Field(ge=0, le=2**40)]
    edition: Annotated[str, Field(max_length=40)]
    expansions: Annotated[tuple[str, ...], Field(strict=False, max_length=20)] = ()
    players: Annotated[tuple[Result, ...], Field(strict=False, min_length=1, max_length=MOST_SEATS)]
    winners: Annotated[tuple[int, ...], Field(strict=False, min_length=1)]

    @model_validator(mode="after")
    def _winners_play(self) -> Self:
        if not set(self.winners) <= set(range(len(self.players))):
            raise ValueError("winners: must be seats of the game")
        return self


class Tally(NamedTuple):
    """The record of a person, or of a kind of bot, in all games with the key ``of``.

    ``name`` is empty for a kind of bot.
    """

    of: str
    kind: str
    name: str
    games: int
    wins: float
    """The number of victories; a shared one counts as a fraction."""
    best: int
    bests: dict[int, int]
    """The best total by the number of players, automatic rivals not counted, fewest first."""
    mean: float
    totals: tuple[int, ...]
    """The totals of the seats, from the oldest game to the newest."""
    items: dict[str, float]
    """The mean points of a seat by item of the score sheet."""


class Chronicle(NamedTuple):
    """The tallies of all lines, and the last games."""

    tallies: tuple[Tally, ...]
    games: tuple[FinishedGame, ...]
    """The last games, the oldest first."""
    damaged: int
    """The number of lines that cannot be read."""
    marks: frozenset[str] = frozenset()
    """The digests of all games."""


def finished_game(session: AnySession, finished: int) -> FinishedGame:
    """Return the line for a game that is over; ``finished`` is in seconds since 1970."""
    setup, score = session.setup, session.score()
    return FinishedGame(
        game=setup.id or _digest(session),
        of=setup.game,
        finished=finished,
        edition=setup.edition,
        expansions=setup.expansions,
        players=tuple(
            Result(
                kind=session.players.of(seat) or SEVERAL,
                name=plan.name,
                total=max(0, sheet.total),
                items={item.item: max(0, item.points) for item in sheet.items},
            )
            for seat, (plan, sheet) in enumerate(zip(setup.seats, score.players, strict=True))
        ),
        winners=score.winners,
    )


def _digest(session: AnySession) -> str:
    """Return a digest of what stays the same in a game without an id, whoever plays its seats."""
    what: Json = session.setup.model_dump(mode="json")
    if isinstance(what, dict):
        what = {**what, "game": session.setup.game, "seats": list(session.setup.names)}
    return sha256(files.canonical_json(what)).hexdigest()[:16]


def read_chronicle(path: Path) -> Chronicle:
    """Return the chronicle of a file, read line by line; raises OSError if it cannot be read."""
    found: dict[str, FinishedGame] = {}
    damaged = 0
    for line in _lines(path):
        game = _game(line)
        if game is None:
            damaged += 1
        else:
            found.pop(game.game, None)
            found[game.game] = game
    games = tuple(found.values())
    return Chronicle(tallies(games), games[-LAST:], damaged, frozenset(found))


def add_to_chronicle(path: Path, *games: FinishedGame) -> None:
    """Append the games whose ends are not there yet; raises OSError if the file is unwritable."""
    marks = {game.game for game in games}
    ends: dict[str, FinishedGame] = {}
    for line in _lines(path):
        if marks.intersection(_marks(line)) and (told := _game(line)) is not None:
            ends[told.game] = told
    new = [game for game in games if not _is_end(game, ends.get(game.game))]
    if not new:
        return
    files.private_folder(path.parent)
    with files.open_regular(path, os.O_RDWR | os.O_CREAT, files.PRIVATE) as stream:
        if os.name != "nt" and stat.S_IMODE(os.fstat(stream.fileno()).st_mode) & ~files.PRIVATE:
            os.fchmod(stream.fileno(), files.PRIVATE)
        end = stream.seek(0, os.SEEK_END)
        stream.seek(max(0, end - 1))
        whole = stream.read(1) in (b"", b"\n")
        added = b"".join(files.canonical_json(game.model_dump(mode="json")) + b"\n" for game in new)
        left = memoryview((b"" if whole else b"\n") + added)
        try:
            while left:
                left = left[stream.write(left) :]
            files.sync(stream)
        except OSError:
            stream.truncate(end)
            raise


def marks_in(path: Path, marks: Iterable[str]) -> set[str]:
    """Return those of the games' marks whose lines are there; raises OSError."""
    wanted = set(marks)
    lines = (line for line in _lines(path) if wanted.intersection(_marks(line)))
    return wanted & {told.game for line in lines if (told := _game(line)) is not None}


def tallies(games: Iterable[FinishedGame]) -> tuple[Tally, ...]:
    """Return the tallies of each kind of game: people first, then bots by their kind.

    In both groups, the one with the most games comes first. A seat that several shared counts for
    none of them.
    """
    accounts: defaultdict[tuple[str, str, str], _Account] = defaultdict(_Account)
    for game in games:
        table = sum(player.kind != RIVAL for player in game.players)
        for seat, player in enumerate(game.players):
            if player.kind == SEVERAL:
                continue
            key = (game.of, player.kind, player.name if player.kind == HUMAN else "")
            won = 1 / len(game.winners) if seat in game.winners else 0.0
            accounts[key].add(game.game, table, player, won)
    found = [account.tally(*key) for key, account in accounts.items()]
    return tuple(sorted(found, key=lambda tally: (tally.kind != HUMAN, -tally.games)))


class _Account:
    """The sums for one person, or for all bots of a kind."""

    def __init__(self) -> None:
        self._games: set[str] = set()
        self._wins = 0.0
        self._totals: list[int] = []
        self._bests: dict[int, int] = {}
        self._items: Counter[str] = Counter()

    def add(self, game: str, table: int, result: Result, wins: float) -> None:
        """Add a seat's result at a table of so many; a kind of bot may have several seats there."""
        self._games.add(game)
        self._wins += wins
        self._totals.append(result.total)
        self._bests[table] = max(self._bests.get(table, 0), result.total)
        for item, points in result.items.items():
            self._items[item] += points

    def tally(self, of: str, kind: str, name: str) -> Tally:
        seats = len(self._totals)
        return Tally(
            of=of,
            kind=kind,
            name=name,
            games=len(self._games),
            wins=self._wins,
            best=max(self._totals),
            bests=dict(sorted(self._bests.items())),
            mean=sum(self._totals) / seats,
            totals=tuple(self._totals),
            items={item: points / seats for item, points in sorted(self._items.items())},
        )


def _is_end(game: FinishedGame, last: FinishedGame | None) -> bool:
    """Return whether the last line of a game has this end of it, whenever that was."""
    return last is not None and last.model_copy(update={"finished": game.finished}) == game


def _marks(line: bytes) -> list[str]:
    """Return what may be the digest of a line's game, without reading the line."""
    return [mark.decode() for mark in _MARK.findall(line)]


def _game(line: bytes) -> FinishedGame | None:
    """Return the game of a line; None if the line is damaged."""
    try:
        return FinishedGame.model_validate(files.parse_json(line))
    except (UnreadableError, ValidationError):
        return None


def _lines(path: Path) -> list[bytes]:
    """Return the complete, non-empty lines in the last MAX_BYTES of a file."""
    try:
        with files.open_regular(path, os.O_RDONLY) as stream:
            start = max(0, stream.seek(0, os.SEEK_END) - MAX_BYTES)
            stream.seek(start)
            lines = stream.read(MAX_BYTES).splitlines()
    except FileNotFoundError:
        return []
    return [line for line in lines[1 if start else 0 :] if line]
