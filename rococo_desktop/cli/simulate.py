"""``simulate``: bots play whole games without a window."""

import argparse
import errno
import os
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import BinaryIO, NamedTuple

from rococo_desktop.ai.arena import play
from rococo_desktop.cli.output import UsageError, owner_shelf, write_json
from rococo_desktop.engine.match import AnyMatch, Setup
from rococo_desktop.engine.score import Score
from rococo_desktop.engine.state import State
from rococo_desktop.games import GAMES
from rococo_desktop.kinds.kind import GameKind
from rococo_desktop.session.errors import SaveError, reason
from rococo_desktop.session.journal.save_document import save_document
from rococo_desktop.session.saves.saves import write_document
from rococo_desktop.session.seats import MAX_SEED, SeatPlan
from rococo_desktop.session.setup import GameSetup, rival_seats

MAX_GAMES = 10_000_000


class Played(NamedTuple):
    """A whole game: the last state, every answer, the score, and the seconds of play."""

    seed: int
    state: State
    answers: list[str]
    score: Score
    seconds: float


def timed(kind: GameKind, match: AnyMatch, bots: Sequence[str], seed: int) -> Played:
    """Return a game that was played by bots."""
    began = perf_counter()
    state, answers = play(match, [kind.players[name] for name in bots], seed)
    result = match.score(state)
    return Played(seed, state, answers, result, perf_counter() - began)


def run(options: argparse.Namespace, incoming: BinaryIO, out: BinaryIO) -> None:  # noqa: ARG001
    """Play the games, and print one JSON result per line or a table; raises SetupError."""
    kind = GAMES[options.game]
    setup = Setup(options.players, options.edition, options.expansions)
    kind.check(setup)
    bots = _bots(kind, options.bots, options.players)
    if not 1 <= options.games <= MAX_GAMES:
        raise UsageError(f"rococo_desktop simulate: --games: must be 1 to {MAX_GAMES}")
    if not 0 <= options.seed <= MAX_SEED - options.games + 1:
        raise UsageError(f"rococo_desktop simulate: --seed: must be 0 to {MAX_SEED} in every game")
    if options.record is not None:
        _check_record(Path(options.record))
        _check_seats(kind, bots)
    match = kind.match(setup, owner_shelf()[kind.key])
    seats = (*bots, *(seat.kind for seat in rival_seats(setup.players, setup.expansions, kind.key)))
    table = None if options.json else Table(out, seats)
    for seed in range(options.seed, options.seed + options.games):
        played = timed(kind, match, bots, seed)
        if table is not None:
            table.add(played)
        else:
            write_json(
                out,
                {
                    "seed": seed,
                    "seats": seats,
                    "totals": [sheet.total for sheet in played.score.players],
                    "winners": played.score.winners,
                    "decisions": len(played.answers),
                    "seconds": round(played.seconds, 6),
                },
            )
    if table is not None:
        table.end()
    if options.record is not None:
        _record(Path(options.record), kind, match, bots, played)


def _bots(kind: GameKind, names: tuple[str, ...], players: int) -> tuple[str, ...]:
    """Return a bot's name for each seat; a single name is for all seats."""
    for name in names:
        if name not in kind.players:
            known = ", ".join(kind.players)
            raise UsageError(f"rococo_desktop simulate: --bots: {name!r} is none of {known}")
    bots = names * players if len(names) == 1 else names
    if len(bots) != players:
        raise UsageError(
            f"rococo_desktop simulate: --bots: must be one name or {players}, not {len(names)}"
        )
    return bots


def _check_seats(kind: GameKind, bots: Sequence[str]) -> None:
    """Refuse to record a player that no seat of a save can have."""
    for name in bots:
        if name not in kind.bots:
            raise UsageError(
                f"rococo_desktop simulate: --record: no seat of a save can be {name!r}"
            )


def _check_record(path: Path) -> None:
    """Refuse a path that no file can be written to, before a game is played."""
    try:
        if path.is_dir():
            problem = errno.EISDIR
        elif not path.parent.exists():
            problem = errno.ENOENT
        elif not path.parent.is_dir():
            problem = errno.ENOTDIR
        elif not os.access(path.parent, os.W_OK):
            problem = errno.EACCES
        else:
            return
    except (OSError, ValueError) as error:
        raise SaveError("file-unwritable", file=path, reason=reason(error)) from None
    raise SaveError("file-unwritable", file=path, reason=reason(OSError(problem, "")))


def _record(
    path: Path, kind: GameKind, match: AnyMatch, bots: Sequence[str], played: Played
) -> None:
    seats = tuple(
        SeatPlan(kind=bot, name=f"{bot[:20].capitalize()} {seat + 1}")
        for seat, bot in enumerate(bots)
    ) + rival_seats(len(bots), match.setup.expansions, kind.key)
    setup = GameSetup(
        game=kind.key,
        seats=seats,
        edition=match.setup.edition,
        expansions=match.setup.expansions,
        seed=played.seed,
    )
    write_document(save_document(setup, match, played.state, played.answers), path)


class Table:
    """A table of the results for people: a line per game, then a summary per seat."""

    def __init__(self, out: BinaryIO, bots: Sequence[str]) -> None:
        self._out = out
        self._bots = bots
        self._games = 0
        self._decisions = 0
        self._seconds = 0.0
        self._totals = [0] * len(bots)
        self._wins = [0.0] * len(bots)
        heads = "".join(f"{f'{seat} {bot}'[:12]:>13}" for seat, bot in enumerate(bots))
        self._line(f"{'seed':>17}{heads}  winners")

    def add(self, played: Played) -> None:
        totals = [sheet.total for sheet in played.score.players]
        winners = played.score.winners
        self._games += 1
        self._decisions += len(played.answers)
        self._seconds += played.seconds
        for seat, total in enumerate(totals):
            self._totals[seat] += total
        for seat in winners:
            self._wins[seat] += 1 / len(winners)
        shown = "".join(f"{total:>13}" for total in totals)
        self._line(f"{played.seed:>17}{shown}  {' '.join(map(str, winners))}")

    def end(self) -> None:
        self._line("")
        self._line(f"{'seat':>17}{'bot':>13}{'wins':>13}{'mean total':>13}")
        for seat, bot in enumerate(self._bots):
            wins = f"{100 * self._wins[seat] / self._games:.1f} %"
            mean = f"{self._totals[seat] / self._games:.1f}"
            self._line(f"{seat:>17}{bot[:12]:>13}{wins:>13}{mean:>13}")
        seconds = max(self._seconds, 1e-9)
        self._line(
            f"{self._games} games, {self._decisions} decisions in {self._seconds:.2f} s of play: "
            f"{self._games / seconds:.1f} games/s, {self._decisions / seconds:.0f} decisions/s"
        )

    def _line(self, text: str) -> None:
        self._out.write(text.encode() + b"\n")
        self._out.flush()
