"""What arenas have shown so far: a line for each, in ``training/<game>/arena.jsonl``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from math import sqrt
from pathlib import Path
from typing import Any, TypeAlias

from rococo_desktop.ai.bot import BUDGET
from tools.arena.meeting import Meeting, Tally, Won
from tools.dev.environment import ROOT
from tools.training import store
from tools.training.revision import revision

Line: TypeAlias = dict[str, Any]
ARENA = "arena.jsonl"


@dataclass(frozen=True, slots=True)
class Pool(Won):
    """The results of the first player of a table, from all arenas with the present players."""

    games: int
    wins: float
    lead: tuple[float, float]
    """The mean lead over the best other seat, and the half width of its 95 % interval."""
    lines: tuple[Line, ...]


def file_of(game: str) -> Path:
    """Return the file with the lines of a game."""
    return ROOT / "training" / game / ARENA


def read(game: str) -> list[Line]:
    """Return the lines of a game, the oldest first."""
    return store.read_lines(file_of(game))


def add(
    meeting: Meeting,
    tallies: Mapping[str, Tally],
    seed: int,
    fingerprints: Mapping[str, str],
    network: str,
) -> Line:
    """Add the results of an arena to those of its game; ``network`` is the digest of its own."""
    line = {
        "date": datetime.now(UTC).date().isoformat(),
        "revision": revision(changes=False),
        "network": network,
        "bots": [*meeting.bots],
        "edition": meeting.edition,
        "expansions": [*meeting.expansions],
        "budget": meeting.budget,
        "seed": seed,
        "fingerprints": dict(fingerprints),
        "results": {
            name: {
                "games": tally.games,
                "wins": round(100 * tally.rate, 3),
                "interval": [round(100 * end, 1) for end in tally.interval],
                "lead": [round(number, 2) for number in tally.lead],
            }
            for name, tally in tallies.items()
        },
    }
    file = file_of(meeting.game)
    file.parent.mkdir(parents=True, exist_ok=True)
    store.add_line(file, line)
    return line


def lines_of(meeting: Meeting, lines: Sequence[Line]) -> list[Line]:
    """Return the lines of a meeting, by whichever players of these names."""
    return [
        line
        for line in lines
        if tuple(line["bots"]) == meeting.bots
        and sorted(line["expansions"]) == sorted(meeting.expansions)
        and line["edition"] == meeting.edition
        and line.get("budget", BUDGET) == meeting.budget
    ]


def next_seed(meeting: Meeting, lines: Sequence[Line], first: int) -> int:
    """Return a seed from which on no arena of the meeting has played."""
    seats = len(meeting.bots)
    used = [
        line["seed"] + -(-line["results"][meeting.bots[0]]["games"] // seats)
        for line in lines_of(meeting, lines)
        if "seed" in line
    ]
    return max(used, default=first)


def pooled(
    meeting: Meeting, lines: Sequence[Line], fingerprints: Mapping[str, str] | None = None
) -> Pool | None:
    """Return the results of a meeting with the players of ``fingerprints``; None if there are none.

    Without them, the players of the newest line are meant. Lines that have none are older.
    """
    own = [line for line in lines_of(meeting, lines) if "fingerprints" in line]
    if fingerprints is None and own:
        fingerprints = own[-1]["fingerprints"]
    own = [line for line in own if line["fingerprints"] == fingerprints]
    if not own:
        return None
    results = [line["results"][meeting.bots[0]] for line in own]
    games = sum(result["games"] for result in results)
    wins = sum(result["wins"] * result["games"] / 100 for result in results)
    lead = sum(result["lead"][0] * result["games"] for result in results) / games
    half = sqrt(sum((result["lead"][1] * result["games"]) ** 2 for result in results)) / games
    return Pool(games, wins, (lead, half), tuple(own))
