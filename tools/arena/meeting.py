"""Many games of one set-up, with the seats rotated over shared seeds, and their results."""

from __future__ import annotations

import signal
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from math import sqrt
from typing import NamedTuple

from rococo_desktop.ai.arena import play
from rococo_desktop.ai.bot import BUDGET
from rococo_desktop.ai.learned import compute_by
from rococo_desktop.engine.match import AnyMatch
from rococo_desktop.engine.score import lead
from tools.arena.players import bot_named, fingerprint
from tools.training.fast import fastest
from tools.training.student import match_of

Z = 1.96
"""The half width of a 95 % interval in standard deviations."""


class Meeting(NamedTuple):
    """The set-up of all games of an arena."""

    game: str
    bots: tuple[str, ...]
    expansions: tuple[str, ...] = ()
    edition: str = ""
    budget: int = BUDGET

    @property
    def match(self) -> AnyMatch:
        """Return the match of its games; raises SetupError if they cannot be played."""
        return match_of(self.game, len(self.bots), self.expansions, self.edition)


class Result(NamedTuple):
    """A game: by place in the list of players, the share of the win and the lead."""

    shares: tuple[float, ...]
    leads: tuple[int, ...]
    totals: tuple[int, ...]


class Won:
    """Games that somebody played, and how many of them were won."""

    games: int
    wins: float

    @property
    def rate(self) -> float:
        """Return the fraction of games won; a shared win counts in part."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Return Wilson's 95 % interval of the rate."""
        return wilson(self.wins, self.games)


@dataclass
class Tally(Won):
    """The results of one name in the list; the names of equal players are counted together."""

    games: int = 0
    wins: float = 0.0
    leads: list[int] = field(default_factory=list)
    totals: int = 0

    def add(self, share: float, lead: int, total: int) -> None:
        """Count a game."""
        self.games += 1
        self.wins += share
        self.leads.append(lead)
        self.totals += total

    @property
    def lead(self) -> tuple[float, float]:
        """Return the mean lead, and the half width of its 95 % interval."""
        mean = sum(self.leads) / self.games
        spread = sum((lead - mean) ** 2 for lead in self.leads) / max(1, self.games - 1)
        return mean, Z * sqrt(spread / self.games)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a rate."""
    rate, shrink = wins / games, 1 + Z * Z / games
    middle = (rate + Z * Z / (2 * games)) / shrink
    half = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games)) / shrink
    return max(0.0, middle - half), min(1.0, middle + half)


def meet(meeting: Meeting, seed: int, turn: int) -> Result:
    """Play a game of a seed in which the first of the list sits ``turn`` seats further."""
    match, seats = meeting.match, len(meeting.bots)
    places = [(seat - turn) % seats for seat in range(seats)]
    bots = [bot_named(meeting.game, meeting.bots[place]) for place in places]
    state, _ = play(match, bots, seed, budget=meeting.budget)
    score = match.score(state)
    totals = [sheet.total for sheet in score.players]
    shares, leads, own = [0.0] * seats, [0] * seats, [0] * seats
    for seat, place in enumerate(places):
        shares[place] = (seat in score.winners) / len(score.winners)
        leads[place] = lead(totals, seat)
        own[place] = totals[seat]
    return Result(tuple(shares), tuple(leads), tuple(own))


def arena(
    meeting: Meeting, games: int, seed: int, pool: ProcessPoolExecutor, say: bool = True
) -> dict[str, Tally]:
    """Return the tally of each name after at least ``games`` games, whole rounds of the seats.

    If it is interrupted, only seeds that were played from every seat count; short games would
    count too often otherwise, and some seats more than others.
    """
    seats = len(meeting.bots)
    tasks = [(seed + number, turn) for number in range(-(-games // seats)) for turn in range(seats)]
    results: dict[int, list[Result]] = {}
    pending = {pool.submit(meet, meeting, *task): task for task in tasks}
    try:
        for done, future in enumerate(as_completed(pending), 1):
            results.setdefault(pending[future][0], []).append(future.result())
            if say and sys.stderr.isatty():
                print(f"{done} of {len(tasks)} games", end="\r", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        for future in pending:
            future.cancel()
    tallies = {name: Tally() for name in meeting.bots}
    for round_of_seats in results.values():
        for result in round_of_seats if len(round_of_seats) == seats else ():
            for place, name in enumerate(meeting.bots):
                tallies[name].add(result.shares[place], result.leads[place], result.totals[place])
    return tallies


def fingerprints(meeting: Meeting) -> dict[str, str]:
    """Return the fingerprint of each player in the set-up of a meeting."""
    return {
        name: fingerprint(meeting.match, bot_named(meeting.game, name), meeting.budget)
        for name in dict.fromkeys(meeting.bots)
    }


def workers(processes: int) -> ProcessPoolExecutor:
    """Return the processes that play games."""
    return ProcessPoolExecutor(processes, initializer=_begin)


def _begin() -> None:
    """Let a worker end its game when the arena is interrupted, and compute fast."""
    compute_by(fastest())
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
