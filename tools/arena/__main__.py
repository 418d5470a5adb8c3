"""``dev.py arena``: computer players meet in many games, with the seats rotated over shared seeds.

``arena --players 4 --games 400 level6 greedy`` plays one table. ``arena --bars`` plays the tables
at which a game's players are measured, until each has ``--games`` games with the present players:
those with an uncertain result first, of these the one with the fewest games. ``arena --bars
level6`` plays only those of that player. It can be stopped at any moment, and the same command goes
on.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor

from rococo_desktop.ai.bot import BUDGET
from rococo_desktop.engine.match import SetupError
from rococo_desktop.games import GAMES
from tools.arena import bars, records
from tools.arena.meeting import Meeting, Tally, arena, fingerprints, workers
from tools.arena.players import bot_named
from tools.training import card

BLOCK = 20
"""The games of a table that are played before another one comes next."""
FIRST_SEED = 1_000_001
"""The first seed of a table at which a game's players are measured."""


def main(arguments: Sequence[str]) -> int:
    """Play an arena and print its table, or go on with the bars of a game."""
    parser = argparse.ArgumentParser("dev.py arena", description=__doc__)
    parser.add_argument(
        "bots", nargs="*",
        help="one player for each seat: its name, level5@REVISION with the network of a revision,"
        " or a network's file; a network from before features were appended plays without them,"
        " and any other number of features is refused",
    )  # fmt: skip
    parser.add_argument(
        "--players", type=int, help="the number of seats; one name is for all others"
    )
    parser.add_argument("--games", type=int, help="200 by default, 400 at each of the bars")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", default=next(iter(GAMES)), choices=[*GAMES])
    parser.add_argument("--expansions", nargs="*", default=())
    parser.add_argument("--edition", default="")
    parser.add_argument("--budget", type=int, default=BUDGET)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument(
        "--record", action="store_true", help=f"keep the results in {bars.PAGE.name}"
    )
    parser.add_argument("--bars", action="store_true", help="play and record the bars of the game")
    options = parser.parse_args(arguments)
    names: list[str] = options.bots
    if not names and not options.bars:
        parser.error("name the players, or ask for the bars")
    try:
        for name in names:
            bot_named(options.game, name)
    except ValueError as error:
        parser.error(str(error))
    with workers(options.processes) as pool:
        if options.bars:
            return measure(options.game, names, options.games or 400, pool)
        if options.players:
            names += names[-1:] * (options.players - len(names))
        meeting = Meeting(
            options.game, tuple(names), tuple(options.expansions), options.edition, options.budget
        )
        try:
            _ = meeting.match
        except SetupError as error:
            parser.error(f"such a game cannot be played: {error}")
        tallies = arena(meeting, options.games or 200, options.seed, pool)
        if not tallies[names[0]].games:
            print("Stopped before a seed was played from every seat.", file=sys.stderr)
            return 1
        print(table(tallies))
        if options.record:
            known = pool.submit(fingerprints, meeting).result()
            network = card.shipped_digest(options.game)
            records.add(meeting, tallies, options.seed, known, network)
            show_bars(options.game)
    return 0


def measure(game: str, names: Sequence[str], games: int, pool: ProcessPoolExecutor) -> int:
    """Play the bars whose first player is named, or all, until each has that many games."""
    chosen = [bar for bar in bars.bars_of(game) if not names or bar.meeting.bots[0] in names]
    present = {bar: pool.submit(fingerprints, bar.meeting) for bar in chosen}
    try:
        now = {bar: future.result() for bar, future in present.items()}
        lines = records.read(game)
        while (bar := bars.next_bar(now, lines, games)) is not None:
            seed = records.next_seed(bar.meeting, lines, FIRST_SEED)
            tallies = arena(bar.meeting, BLOCK, seed, pool)
            played = tallies[bar.meeting.bots[0]].games
            if played:
                network = card.shipped_digest(game)
                lines.append(records.add(bar.meeting, tallies, seed, now[bar], network))
                show_bars(game)
                print(f"{bar.section}\n{table(tallies)}", flush=True)
            if played < BLOCK:
                break
    except KeyboardInterrupt:
        print("Stopped; the same command goes on from here.")
    return 0


def show_bars(game: str) -> None:
    """Renew the page that shows the bars of a game, and the card of its network."""
    bars.renew(bars.PAGE, game, bars.bars_of(game), records.read(game))
    card.write(records.file_of(game).parent)


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


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    sys.exit(main(sys.argv[1:]))
