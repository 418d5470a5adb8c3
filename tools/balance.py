"""Checks the design of the components by games of bots, and prints the results as tables.

``python tools/balance.py --games 200 --players 3 4`` plays games of equal bots; ``--strategies``
lets each one-sided strategy play against balanced bots.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from rococo_desktop.ai.rococo.bots import BOTS
from rococo_desktop.rules.rococo.components.bonuses import SILK_COLORS, MakeDress
from rococo_desktop.rules.rococo.components.models import Components
from tools.bot_games import STRATEGIES, GameRecord, game_for, play

FEW = 0.1
"""Components taken less often than this per game are listed."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the games of the command line and print the tables."""
    options = _parser().parse_args(arguments)
    for players in options.players:
        print(f"\n## {players} players, {options.games} games of {', '.join(options.bots)}\n")
        records = played(_tables(options.bots, players, options.games), options)
        report(records, game_for(players, options.components, options.expansions).rules.components)
    if options.strategies:
        players = options.players[-1]
        print(f"\n## One-sided strategies against {players - 1} balanced bots\n")
        for name in STRATEGIES:
            tables = _tables([name] + ["greedy"] * (players - 1), players, options.games)
            strategy(name, played(tables, options))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Check the components with bot games.")
    parser.add_argument("--games", type=int, default=100, help="games for each row")
    parser.add_argument("--players", type=int, nargs="+", default=[3, 4], choices=range(2, 6))
    parser.add_argument(
        "--bots", nargs="+", default=["greedy"], choices=sorted({*BOTS, *STRATEGIES})
    )
    parser.add_argument("--strategies", action="store_true", help="play one-sided strategies too")
    parser.add_argument("--seed", type=int, default=0, help="seed of the first game")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--components", type=Path, help="a file of an owner's corrections")
    parser.add_argument("--expansions", type=_keys, default=(), metavar="A,B,..")
    return parser


def _keys(text: str) -> tuple[str, ...]:
    return tuple(text.split(","))


def _tables(bots: Sequence[str], players: int, games: int) -> list[list[str]]:
    """Return the bots by seat for each game: they rotate by one seat per game."""
    seats = [bots[seat % len(bots)] for seat in range(players)]
    return [seats[-(game % players) :] + seats[: -(game % players)] for game in range(games)]


def played(tables: Sequence[Sequence[str]], options: argparse.Namespace) -> list[GameRecord]:
    """Return the records of games at the tables, played by ``--processes`` processes."""
    seeds = range(options.seed, options.seed + len(tables))
    with get_context("spawn").Pool(options.processes) as pool:
        games = (
            (table, seed, options.components, options.expansions)
            for table, seed in zip(tables, seeds, strict=True)
        )
        return pool.starmap(play, games, chunksize=4)


def report(records: Sequence[GameRecord], components: Components) -> None:
    """Print what games of equal bots show about the components."""
    players = records[0].players
    drawn = [record.drawn for record in records]
    rows = [
        ("dresses drawn, mean (least to most)", f"{fmean(drawn):.1f} ({min(drawn)}–{max(drawn)})"),
        ("total, mean", _mean(total for r in records for total in r.totals)),
        ("winner's total, mean", _mean(max(r.totals) for r in records)),
        ("last one's total, mean", _mean(min(r.totals) for r in records)),
        ("dresses made by a player", _mean(r.made.total() / players for r in records)),
        ("dresses rented by a player", _mean(r.rented.total() / players for r in records)),
        ("dresses sold by all players", f"{fmean(r.sold.total() for r in records):.2f}"),
        ("dresses sold in a round, of 100 games", _sold_by_round(records)),
        ("Livre for a dress sold, mean", _price(records, components)),
        ("decorations of a player", _mean(r.funded.total() / players for r in records)),
        ("employees hired by a player", _mean(r.hired.total() / players for r in records)),
        ("employees deputed by a player", _mean(r.deputed.total() / players for r in records)),
    ]
    _table(("measure", "value"), rows)
    _table(("points from", "mean", "share"), _shares(records))
    _table(
        ("after round", *(str(number) for number in range(1, 8))),
        [("Livre, mean", *(_mean(v for r in records for v in r.livre[n]) for n in range(7)))],
    )
    wins = _seat_wins(records)
    _table(
        ("seat, from the start player", *(str(seat + 1) for seat in range(players)), "spread"),
        [("wins", *(f"{100 * win:.1f} %" for win in wins), f"{100 * (max(wins) - min(wins)):.1f}")],
    )
    actions = sum((r.actions for r in records), Counter[str]())
    _table(
        ("main action", *actions),
        [("share", *(f"{100 * n / actions.total():.0f} %" for n in actions.values()))],
    )
    _makers(records, components)
    _colors(records, components)
    _components(records, components)
    _dresses(records, components)


def strategy(name: str, records: Sequence[GameRecord]) -> None:
    """Print the results of a one-sided strategy against balanced bots."""
    fair = 1 / records[0].players
    wins = mine = others = 0.0
    for record in records:
        seat = record.bots.index(name)
        wins += (seat in record.winners) / len(record.winners)
        mine += record.totals[seat]
        others += (sum(record.totals) - record.totals[seat]) / (record.players - 1)
    games = len(records)
    print(
        f"| {name} | {100 * wins / games:.1f} % (fair {100 * fair:.0f} %) "
        f"| {mine / games:.1f} | {others / games:.1f} |"
    )


def _mean(values: Iterable[float]) -> str:
    return f"{fmean(values):.1f}"


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    print("| " + " | ".join(head) + " |")
    print("|" + "---|" * len(head))
    for row in rows:
        print("| " + " | ".join(row) + " |")
    print()


def _shares(records: Sequence[GameRecord]) -> list[tuple[str, str, str]]:
    points: Counter[str] = Counter()
    for record in records:
        for items in record.items:
            points.update(items)
    sheets = sum(record.players for record in records)
    everything = points.total()
    return [
        (item, f"{number / sheets:.1f}", f"{100 * number / everything:.0f} %")
        for item, number in points.items()
    ]


def _seat_wins(records: Sequence[GameRecord]) -> list[float]:
    """Return the win rate by the seat's distance from the first start player."""
    wins = [0.0] * records[0].players
    for record in records:
        for winner in record.winners:
            wins[(winner - record.first) % record.players] += 1 / len(record.winners)
    return [win / len(records) for win in wins]


def _sold_by_round(records: Sequence[GameRecord]) -> str:
    sold = sum((r.sold_in for r in records), Counter[int]())
    return ", ".join(f"{100 * sold[number] / len(records):.0f}" for number in range(1, 8))


def _price(records: Sequence[GameRecord], components: Components) -> str:
    """Return the average sale price of a dress, or a dash."""
    sold = sum((r.dresses_sold for r in records), Counter[str]())
    livre = sum(components.dresses[id].value * number for id, number in sold.items())
    return f"{livre / sold.total():.1f}" if sold else "–"


def _makers(records: Sequence[GameRecord], components: Components) -> None:
    """Print the results of players who hire an employee that makes a dress as a bonus."""
    rows = []
    for card in components.employees.values():
        if not isinstance(card.bonus, MakeDress):
            continue
        wins = rented = lead = 0.0
        hired = [r for r in records if card.id in r.employers]
        for record in hired:
            seat = record.employers[card.id]
            wins += (seat in record.winners) / len(record.winners)
            rented += record.rented[seat]
            lead += record.totals[seat] - fmean(record.totals)
        if hired:
            used = sum(record.bonuses[card.id] for record in records)
            rows.append(
                (
                    card.id,
                    f"{len(hired) / len(records):.2f}",
                    f"{used / len(records):.2f}",
                    f"{100 * wins / len(hired):.0f} %",
                    f"{lead / len(hired):+.1f}",
                    f"{rented / len(hired):.1f}",
                )
            )
    head = ("makes dresses", "hired", "used", "employer wins", "points ahead of the mean", "rents")
    _table(head, rows)


def _colors(records: Sequence[GameRecord], components: Components) -> None:
    """Print how often the dresses of each colour are made and sold, and their silk."""
    made = sum((r.dresses_made for r in records), Counter[str]())
    sold = sum((r.dresses_sold for r in records), Counter[str]())
    tiles = sum((r.tiles - r.traded for r in records), Counter[str]())
    games = len(records)
    rows = []
    for color in SILK_COLORS:
        dresses = [dress.id for dress in components.dresses.values() if dress.color == color]
        asked = sum(d.silk.of(color) * made[d.id] for d in components.dresses.values())
        kept = sum(t.silk.of(color) * tiles[t.id] for t in components.resources.values())
        number = sum(made[dress] for dress in dresses)
        rows.append(
            (
                color,
                f"{number / games:.1f}",
                f"{number / games / len(dresses):.2f}",
                f"{sum(sold[dress] for dress in dresses) / games:.1f}",
                f"{asked / games:.1f}",
                f"{kept / games:.1f}",
            )
        )
    head = ("colour", "made a game", "of each tile", "sold a game", "bales needed", "bales taken")
    _table(head, rows)


def _components(records: Sequence[GameRecord], components: Components) -> None:
    """Print what is rarely or never taken, for each kind of component."""
    board = components.board(records[0].players)
    games = len(records)
    kinds: dict[str, tuple[Iterable[str], list[Counter[str]]]] = {
        "dresses": (components.dresses, [r.dresses_made for r in records]),
        "tiles": (components.resources, [r.tiles for r in records]),
        "employees": (
            [card.id for card in components.employees.values() if card.level],
            [r.employees for r in records],
        ),
        "decorations": (board.decorations, [r.decorations for r in records]),
        "guest spaces": (board.spaces, [r.spaces for r in records]),
    }
    rows = []
    for kind, (ids, counters) in kinds.items():
        taken = sum(counters, Counter[str]())
        rates = sorted((taken[id] / games, id) for id in ids)
        seldom = [f"{id} {rate:.2f}" for rate, id in rates if rate < FEW] or ["–"]
        rows.append(
            (
                kind,
                f"{rates[0][0]:.2f} ({rates[0][1]})",
                f"{fmean(rate for rate, _ in rates):.2f}",
                f"{rates[-1][0]:.2f} ({rates[-1][1]})",
                ", ".join(seldom),
            )
        )
    head = ("taken in a game", "least", "mean", "most", f"less than {FEW}")
    _table(head, rows)


def _dresses(records: Sequence[GameRecord], components: Components) -> None:
    """Print the fate of each dress of an expansion."""
    shown, made, sold, points = (
        sum((getattr(r, counter) for r in records), Counter[str]())
        for counter in ("dresses_shown", "dresses_made", "dresses_sold", "dress_points")
    )
    rows = [
        (
            id,
            f"{shown[id] / len(records):.2f}",
            f"{made[id] / len(records):.2f}",
            f"{sold[id] / len(records):.2f}",
            f"{points[id] / (made[id] or 1):.1f}",
        )
        for id, dress in components.dresses.items()
        if dress.set != "base"
    ]
    if rows:
        _table(("in a game", "shown", "made", "sold", "points when made"), rows)


if __name__ == "__main__":
    sys.exit(main())
