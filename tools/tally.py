"""Counts what computer players do in many games, of any game: ``.venv/bin/python -m tools.tally``.

``--game patisserie --players 2 3 4 --games 50 level5`` plays games of equal players. The tables say
how many points they make, where these come from, who wins by seat, how often each event happens to
a player, and which components are hardly ever taken.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import astuple, dataclass, field
from functools import partial
from statistics import fmean
from typing import Any, NamedTuple

from rococo_desktop.ai.arena import play
from rococo_desktop.cli.games import DOCUMENTS
from rococo_desktop.engine.events import Event, kind_of
from rococo_desktop.engine.state import State
from rococo_desktop.games import GAMES
from tools.arena.meeting import workers
from tools.arena.players import bot_named
from tools.training.student import match_of

SELDOM = 0.05
"""A component that is named less often in a game is listed."""


class Table(NamedTuple):
    """The set-up of a game in which one computer player has every seat."""

    game: str
    bot: str
    players: int
    expansions: tuple[str, ...]


@dataclass
class Record:
    """The counts of one game."""

    totals: list[int] = field(default_factory=list)
    winners: tuple[int, ...] = ()
    points: Counter[str] = field(default_factory=Counter)
    """The points of all players, by item of the score sheet."""
    events: Counter[str] = field(default_factory=Counter)
    """The events that happened to a player, by kind."""
    named: Counter[str] = field(default_factory=Counter)
    """The events that happened to a player, by the ids that they name."""

    def hear(self, _: State, events: tuple[Event, ...]) -> None:
        """Count what happened to players."""
        for event in events:
            if getattr(event, "seat", None) is not None:
                self.events[kind_of(type(event))] += 1
                self.named.update(set(_words(astuple(event))))


def _words(value: object) -> Iterator[str]:
    """Yield the words in a value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple | list):
        for each in value:
            yield from _words(each)


def played(table: Table, seed: int) -> Record:
    """Return the record of one game."""
    match, record = match_of(table.game, table.players, table.expansions), Record()
    bots = [bot_named(table.game, table.bot)] * table.players
    state, _ = play(match, bots, seed, hear=record.hear)
    score = match.score(state)
    record.totals = [sheet.total for sheet in score.players]
    record.winners = score.winners
    for sheet in score.players:
        record.points.update({item.item: item.points for item in sheet.items})
    return record


def components_of(game: str, expansions: tuple[str, ...]) -> dict[str, list[str]]:
    """Return the ids of all components, by their list in the components document."""
    kind = GAMES[game]
    document = DOCUMENTS[game].components(kind.library.load(), kind.editions[0], expansions)
    return {name: ids for name, part in document.items() if (ids := list(_ids(part)))}


def _ids(part: Any) -> Iterator[str]:
    """Yield every id in a part of a document."""
    if isinstance(part, dict):
        if isinstance(part.get("id"), str):
            yield part["id"]
        for each in part.values():
            yield from _ids(each)
    elif isinstance(part, list):
        for each in part:
            yield from _ids(each)


def report(table: Table, records: Sequence[Record]) -> Iterator[str]:
    """Yield the lines of the tables."""
    games = len(records)
    totals = [total for record in records for total in record.totals]
    best = fmean(max(record.totals) for record in records)
    yield f"\n## {table.players} players, {games} games of {table.bot}\n"
    mean, most = fmean(totals), max(totals)
    yield f"Points: {mean:.1f} on average, {best:.1f} for the winner, at most {most}."
    shares = [
        sum((seat in record.winners) / len(record.winners) for record in records) / games
        for seat in range(len(records[0].totals))
    ]
    yield "Wins by seat, in hundredths: " + ", ".join(f"{100 * share:.0f}" for share in shares)
    points = _sum(record.points for record in records)
    yield "\n| points from | a player | hundredths |\n|---|---|---|"
    for item, number in points.most_common():
        share = 100 * number / points.total()
        yield f"| {item} | {number / len(totals):.1f} | {share:.0f} |"
    yield "\n| event | a player and game |\n|---|---|"
    for event, number in _sum(record.events for record in records).most_common():
        yield f"| {event} | {number / len(totals):.2f} |"
    named = _sum(record.named for record in records)
    yield "\n| components | named in a game: least | median | most | seldom |"
    yield "|---|---|---|---|---|"
    for name, ids in components_of(table.game, table.expansions).items():
        often = sorted(named[each] / games for each in ids)
        seldom = [f"{each} {named[each]}" for each in ids if named[each] < SELDOM * games]
        middle = often[len(often) // 2]
        found = f"{often[0]:.2f} | {middle:.2f} | {often[-1]:.2f}"
        yield f"| {name} | {found} | {', '.join(seldom)} |"


def _sum(counters: Iterator[Counter[str]]) -> Counter[str]:
    found: Counter[str] = Counter()
    for each in counters:
        found.update(each)
    return found


def main() -> None:
    """Play the games of the command line and print the tables."""
    parser = argparse.ArgumentParser(description="Count what computer players do in many games.")
    parser.add_argument("bot", nargs="?", default="level5")
    parser.add_argument("--game", choices=sorted(GAMES), default="rococo")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--games", type=int, default=50, help="games for each number of players")
    parser.add_argument("--seed", type=int, default=0, help="seed of the first game")
    parser.add_argument("--expansions", nargs="*", default=[])
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    seeds = range(options.seed, options.seed + options.games)
    with workers(options.processes) as pool:
        for players in options.players:
            table = Table(options.game, options.bot, players, tuple(options.expansions))
            for line in report(table, list(pool.map(partial(played, table), seeds))):
                print(line, flush=True)


if __name__ == "__main__":
    main()
