"""``dev.py arena``: computer players meet in many games, with the seats rotated over shared seeds.

A player is named by its key (`level3`, `greedy`), by its key at a revision (`level6@1a2b3c4`, which
plays with the networks of that commit), or by the path of a network (`networks/012.json`).
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import lru_cache
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

from rococo_desktop.ai.arena import play
from rococo_desktop.ai.bot import BUDGET, AnyBot
from rococo_desktop.ai.character import Character
from rococo_desktop.ai.learned import compute_by
from rococo_desktop.engine.match import AnyMatch, SetupError
from rococo_desktop.games import GAMES
from tools.dev.environment import ROOT
from tools.training import card
from tools.training.fast import FastNetwork
from tools.training.student import match_of

Z = 1.96
"""The half width of a 95 % interval in standard deviations."""


class Meeting(NamedTuple):
    """The set-up of all games of an arena."""

    game: str
    bots: tuple[str, ...]
    expansions: tuple[str, ...]
    edition: str
    budget: int


class Result(NamedTuple):
    """A game: by place in the list of players, the share of the win and the lead."""

    shares: tuple[float, ...]
    leads: tuple[int, ...]
    totals: tuple[int, ...]


@dataclass
class Tally:
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
    def rate(self) -> float:
        """Return the fraction of games won; a shared win counts in part."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Return Wilson's 95 % interval of the rate."""
        return wilson(self.wins, self.games)

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


@lru_cache(maxsize=64)
def bot_named(game: str, name: str) -> AnyBot:
    """Return a player; raises ValueError if there is none of that name."""
    bots = GAMES[game].players
    key, _, revision = name.partition("@")
    if revision:
        return _at(game, bots.get(key), key, revision)
    if name in bots:
        return bots[name]
    if Path(name).is_file() and (strongest := bots.get(LEARNED)) is not None:
        return _with(strongest, str(Path(name).resolve()))
    raise ValueError(f"{name} is none of {', '.join(bots)}, and no network's file")


PAGE = ROOT / "docs" / "opponents.md"
MARK = "<!-- {game}: dev.py arena --record writes what follows -->\n"
END = "<!-- {game}: end -->\n"
HEADS = """
| date | revision | table | player | games | wins | 95 % interval | lead |
|---|---|---|---|---|---|---|---|"""
LEARNED = "level5"
"""The player whose part a network's file takes."""


def _at(game: str, bot: AnyBot | None, key: str, revision: str) -> AnyBot:
    name = bot.judgement.network if isinstance(bot, Character) else None
    if name is None:
        raise ValueError(f"{key} has no network")
    path = f"resources/opponents/{game}/{name}.json"
    shown = subprocess.run(
        ["git", "show", f"{revision}:{path}"], cwd=ROOT, capture_output=True, check=False
    )
    if shown.returncode:
        raise ValueError(f"{revision} has no {path}")
    with tempfile.NamedTemporaryFile(suffix=".json", delete=False) as file:
        file.write(shown.stdout)
    return _with(bot, file.name)


def _with(bot: AnyBot | None, network: str) -> AnyBot:
    """Return a character that plays with another network."""
    if not isinstance(bot, Character):
        raise ValueError("only a character has a network")
    return replace(bot, judgement=bot.judgement.with_network(network))


def _match(meeting: Meeting) -> AnyMatch:
    return match_of(meeting.game, len(meeting.bots), meeting.expansions, meeting.edition)


def meet(meeting: Meeting, seed: int, turn: int) -> Result:
    """Play a game of a seed in which the first of the list sits ``turn`` seats further."""
    match, seats = _match(meeting), len(meeting.bots)
    places = [(seat - turn) % seats for seat in range(seats)]
    bots = [bot_named(meeting.game, meeting.bots[place]) for place in places]
    state, _ = play(match, bots, seed, budget=meeting.budget)
    score = match.score(state)
    totals = [sheet.total for sheet in score.players]
    shares, leads, own = [0.0] * seats, [0] * seats, [0] * seats
    for seat, place in enumerate(places):
        shares[place] = (seat in score.winners) / len(score.winners)
        others = [total for each, total in enumerate(totals) if each != seat]
        leads[place] = totals[seat] - max(others)
        own[place] = totals[seat]
    return Result(tuple(shares), tuple(leads), tuple(own))


def arena(
    meeting: Meeting, games: int, seed: int, processes: int, say: bool = True
) -> dict[str, Tally]:
    """Return the tally of each name after at least ``games`` games, whole rounds of the seats.

    If it is interrupted, only seeds that were played from every seat count; short games would
    count too often otherwise, and some seats more than others.
    """
    seats = len(meeting.bots)
    tasks = [(seed + number, turn) for number in range(-(-games // seats)) for turn in range(seats)]
    results: dict[int, list[Result]] = {}
    with ProcessPoolExecutor(processes, initializer=_begin) as pool:
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


def _begin() -> None:
    """Let a worker end its game when the arena is interrupted, and compute with numpy."""
    compute_by(FastNetwork)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)


def table(tallies: dict[str, Tally]) -> str:
    """Return the results as a table for people."""
    lines = [
        f"{'player':>24} {'games':>6} {'wins':>7} {'95 % interval':>16} {'lead':>12} {'points':>7}"
    ]
    for name, tally in tallies.items():
        low, high = tally.interval
        lead, half = tally.lead
        lines.append(
            f"{name:>24} {tally.games:>6} {100 * tally.rate:>5.1f} % "
            f"{100 * low:>6.1f} to {100 * high:.1f} % {lead:>+6.1f} ± {half:<4.1f}"
            f"{tally.totals / tally.games:>7.1f}"
        )
    return "\n".join(lines)


def main(arguments: Sequence[str]) -> int:
    """Play an arena and print its table."""
    parser = argparse.ArgumentParser("dev.py arena", description=__doc__)
    parser.add_argument("bots", nargs="+", help="one player for each seat")
    parser.add_argument(
        "--players", type=int, help="the number of seats; one name is for all others"
    )
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", default=next(iter(GAMES)), choices=[*GAMES])
    parser.add_argument("--expansions", nargs="*", default=())
    parser.add_argument("--edition", default="")
    parser.add_argument("--budget", type=int, default=BUDGET)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--record", action="store_true", help=f"keep the results in {PAGE.name}")
    options = parser.parse_args(arguments)
    bots: list[str] = options.bots
    if options.players:
        bots += bots[-1:] * (options.players - len(bots))
    try:
        for name in bots:
            bot_named(options.game, name)
    except ValueError as error:
        parser.error(str(error))
    meeting = Meeting(
        options.game, tuple(bots), tuple(options.expansions), options.edition, options.budget
    )
    try:
        _match(meeting)
    except SetupError as error:
        parser.error(f"such a game cannot be played: {error}")
    tallies = arena(meeting, options.games, options.seed, options.processes)
    if not tallies[bots[0]].games:
        print("Stopped before a seed was played from every seat.", file=sys.stderr)
        return 1
    print(table(tallies))
    if options.record:
        record(meeting, tallies, options.seed)
    return 0


def record(meeting: Meeting, tallies: dict[str, Tally], seed: int) -> None:
    """Add the results to the record of all arenas, and renew the page that shows it."""
    shown = subprocess.run(
        ["git", "describe", "--always"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    line = {
        "date": datetime.now(UTC).date().isoformat(),
        "revision": shown.stdout.strip(),
        "network": card.shipped_digest(meeting.game),
        "bots": meeting.bots,
        "edition": meeting.edition,
        "expansions": meeting.expansions,
        "budget": meeting.budget,
        "seed": seed,
        "results": {
            name: {
                "games": tally.games,
                "wins": round(100 * tally.rate, 1),
                "interval": [round(100 * end, 1) for end in tally.interval],
                "lead": [round(number, 1) for number in tally.lead],
            }
            for name, tally in tallies.items()
        },
    }
    file = ROOT / "training" / meeting.game / "arena.jsonl"
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(line) + "\n")
    card.write(file.parent)
    renew(
        PAGE,
        meeting.game,
        [json.loads(text) for text in file.read_text(encoding="utf-8").splitlines()],
    )


def renew(page: Path, game: str, lines: Sequence[dict[str, Any]]) -> None:
    """Write the table of all arenas of a game between its marks on the page, the newest last."""
    mark, end = MARK.format(game=game), END.format(game=game)
    before, _, rest = page.read_text(encoding="utf-8").partition(mark)
    after = rest.partition(end)[2]
    rows = [
        f"| {line['date']} | {line['revision']} | {_table_of(line)} | {name} | "
        f"{result['games']} | {result['wins']:g} % | "
        f"{result['interval'][0]:g} to {result['interval'][1]:g} % | "
        f"{result['lead'][0]:+g} ± {result['lead'][1]:g} |"
        for line in lines
        for name, result in [next(iter(line["results"].items()))]
    ]
    table = "\n".join([HEADS, *rows]) + "\n"
    page.write_text(before + mark + table + end + after, encoding="utf-8")


def _table_of(line: dict[str, Any]) -> str:
    """Return the players, and the conditions of their games."""
    extras = [*line["expansions"], *([line["edition"]] if line["edition"] else [])]
    return ", ".join(line["bots"]) + (f" ({', '.join(extras)})" if extras else "")


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    sys.exit(main(sys.argv[1:]))
